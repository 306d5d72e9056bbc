/** Readings of one thing, one after another: an earlier one never ends after a later one, and puts back what it read before a change. */
export interface OneAtATime<T> {
  /** The one that is under way, else a new one. */
  any(): Promise<T>
  /** One that begins now or later, and so sees what its caller committed; callers of one moment share it. */
  fresh(): Promise<T>
  /** Comes when the one that is under way is over; never rejects. */
  rest(): Promise<void>
}

export function oneAtATime<T>(read: () => Promise<T>): OneAtATime<T> {
  let running: Promise<T> | undefined
  let following: Promise<T> | undefined
  const any = () => {
    running ??= read().finally(() => (running = undefined))
    return running
  }
  const rest = async () => {
    await running?.catch(() => {})
  }
  return {
    any,
    rest,
    fresh() {
      if (!running) return any()
      following ??= rest().then(() => {
        following = undefined
        return any()
      })
      return following
    },
  }
}

interface Thing<T> {
  read: () => Promise<T>
  callers: number
  readonly readings: OneAtATime<T>
}

/**
 * Readings of many things, each by its key: callers of one moment share one that begins no earlier than they came, with what the last of them
 * hands over to read it.
 */
export function sharedReadings<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const things = new Map<string, Thing<T>>()
  const add = (key: string, read: () => Promise<T>) => {
    const thing: Thing<T> = { read, callers: 0, readings: oneAtATime(() => thing.read()) }
    things.set(key, thing)
    return thing
  }
  return async (key, read) => {
    const thing = things.get(key) ?? add(key, read)
    thing.read = read
    thing.callers++
    try {
      return await thing.readings.fresh()
    } finally {
      thing.callers--
      if (thing.callers === 0) things.delete(key)
    }
  }
}

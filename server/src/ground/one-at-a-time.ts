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

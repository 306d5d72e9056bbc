const last = new Map<string, Promise<unknown>>()

/** Runs the changes of one checkout one after another: typed input is saved before the order is placed, never after. */
export async function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(id)
  const mine = before ? before.then(work, work) : work()
  last.set(id, mine)
  try {
    return await mine
  } finally {
    if (last.get(id) === mine) last.delete(id)
  }
}

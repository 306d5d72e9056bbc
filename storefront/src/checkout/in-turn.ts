const last = new Map<string, Promise<unknown>>()

/** Runs what is asked of one checkout one after another: what is typed is kept before the order is placed, never after. */
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

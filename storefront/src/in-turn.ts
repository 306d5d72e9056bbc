const last = new Map<string, Promise<unknown>>()

/**
 * Runs changes of one cart or checkout one after another: a press never overtakes the one before it, and typed input is saved before the
 * order is placed. For a browser: there is one person's of each.
 */
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

import { partsOf } from '../ground/parts.ts'

/** Most ids in one question: what a page may hold. */
const MOST_AT_ONCE = 100

/**
 * Loads many things at once: ids that are requested in the same turn of the event loop travel in one request per hundred, each id
 * once in its lifetime. A missing one is undefined.
 */
export function batch<T>(
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (id: string) => Promise<T | undefined> {
  const known = new Map<string, Promise<T | undefined>>()
  let waiting: string[] = []
  let pending: Promise<ReadonlyMap<string, T>> | undefined

  const loadAll = async (): Promise<ReadonlyMap<string, T>> => {
    // The others of this turn are written down first.
    await Promise.resolve()
    const ids = waiting
    waiting = []
    pending = undefined
    const pages = partsOf(ids, MOST_AT_ONCE).map((part) => load(part))
    return new Map((await Promise.all(pages)).flatMap((page) => [...page]))
  }
  return (id) => {
    const before = known.get(id)
    if (before) return before
    waiting.push(id)
    pending ??= loadAll()
    const one = pending.then((found) => found.get(id))
    known.set(id, one)
    return one
  }
}

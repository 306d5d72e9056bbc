/** Share of a bound that stays when something has to go. */
export const STAYS = 0.9

/**
 * Makes room in a map that holds `most` entries: the oldest tenth goes at once. The engine's maps look past each deleted entry whenever the first
 * one is looked for, so that one by one each costs thousands of steps.
 */
export function makeRoom(entries: Map<unknown, unknown>, most: number): void {
  if (entries.size >= most) letGo(entries, () => entries.size > most * STAYS)
}

/** Lets go of the oldest entries for as long as `isTooMuch`. */
export function letGo<Key>(
  entries: ReadonlyMap<Key, unknown> & { delete(key: Key): unknown },
  isTooMuch: () => boolean,
  remove: (key: Key) => unknown = (key) => entries.delete(key),
): void {
  for (const key of entries.keys()) {
    if (!isTooMuch()) return
    remove(key)
  }
}

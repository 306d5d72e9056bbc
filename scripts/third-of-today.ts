const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = 3

/** Those of the files that a run tries where every change is tried (`CI`): another third each day (UTC). At a desk all of them. */
export function thirdOfToday(files: readonly string[]): string[] {
  const today = Math.floor(Date.now() / DAY_MS) % DAYS
  return files.toSorted().filter((_, place) => !process.env.CI || place % DAYS === today)
}

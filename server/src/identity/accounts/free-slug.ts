import type { Queryable } from '../../ground/database.ts'
import { slugsLike } from './queries.ts'

const LONGEST = 60

/** Lower-case letters and digits of any script, dashes between. Says nothing of the address. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST) || 'member'

/** The slug itself, or with the least number behind it that nobody has. */
export async function freeSlug(db: Queryable, wish: string): Promise<string> {
  const slug = slugOf(wish)
  const taken = new Set((await db.rows(slugsLike, { prefix: slug })).map((row) => row.slug))
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? slug : `${slug}-${n}`
    if (!taken.has(candidate)) return candidate
  }
}

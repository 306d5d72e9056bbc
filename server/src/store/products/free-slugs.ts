import { freeSlug, MAX_SLUG_LENGTH, slugify } from '@fairground/domain/catalog/slug.ts'
import type { Queryable } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { findSlugs } from './queries.ts'

/** Leaves room for a number behind it. */
const MAX_BASE = MAX_SLUG_LENGTH - 8

interface Asked {
  readonly name: string
  readonly slug?: string
}

/**
 * Slugs in the order asked. One that follows the name gets the first free number behind it; one that the merchant chose
 * is refused when it is taken. The unique constraint has the last word.
 */
export async function freeSlugs(db: Queryable, asked: readonly Asked[]): Promise<string[]> {
  const bases = asked.map(({ name, slug }) => slugify(slug ?? name, 'product', MAX_BASE))
  const wanted = [...new Set(bases)]
  const rows = await db.rows(findSlugs, { slugs: wanted })
  const taken = new Set(rows.map((row) => row.slug))
  return asked.map(({ slug }, i) => {
    const base = bases[i]!
    if (slug !== undefined && taken.has(base)) throw new ApiError({ code: 'SLUG_TAKEN', slug: base })
    const free = freeSlug(base, (candidate) => taken.has(candidate))
    taken.add(free)
    return free
  })
}

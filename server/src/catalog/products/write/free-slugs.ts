import { freeSlug, MAX_SLUG_LENGTH, slugify } from '@fairground/domain/catalog/slug.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Queryable } from '../../../ground/database.ts'
import { findSlugs } from '../read/queries.ts'

/** Leaves room for a number behind it. */
const MAX_BASE = MAX_SLUG_LENGTH - 8

interface Sluggable {
  readonly name: string
  readonly slug?: string
}

/** A free slug, or the requested one that is in use. */
type SlugOutcome = { readonly ok: true; readonly slug: string } | { readonly ok: false; readonly slug: string }

/**
 * Slugs in the order of the items, each judged by itself. One that follows the name gets the first free number behind it and leaves old
 * addresses alone; one that the merchant chose is refused when it is in use. The unique constraint has the last word.
 */
export async function slugsByItem(db: Queryable, items: readonly Sluggable[]): Promise<SlugOutcome[]> {
  if (items.length === 0) return []
  const bases = items.map(({ name, slug }) =>
    slugify(slug ?? name, 'product', slug === undefined ? MAX_BASE : MAX_SLUG_LENGTH),
  )
  const wanted = [...new Set(bases)]
  const rows = await db.rows(findSlugs, { slugs: wanted })
  const used = new Set(rows.filter((row) => row.used).map((row) => row.slug))
  const taken = new Set(rows.map((row) => row.slug))
  return items.map(({ slug }, i): SlugOutcome => {
    const base = bases[i]!
    const isChosen = slug !== undefined
    if (isChosen && used.has(base)) return { ok: false, slug: base }
    const free = isChosen ? base : freeSlug(base, (candidate) => taken.has(candidate))
    used.add(free)
    taken.add(free)
    return { ok: true, slug: free }
  })
}

/** As `slugsByItem`; throws SLUG_TAKEN for the first that is in use. */
export async function freeSlugs(db: Queryable, items: readonly Sluggable[]): Promise<string[]> {
  return (await slugsByItem(db, items)).map((outcome) => {
    if (!outcome.ok) throw new ApiError({ code: 'SLUG_TAKEN', slug: outcome.slug })
    return outcome.slug
  })
}

import { freeSlug as firstFree, isReservedEventSlug, slugify } from '@fairground/domain/catalog/slug.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import { lockSlug, slugsLike } from './queries.ts'

/** The slug that a title gives. */
export const eventSlugOf = (title: string): string => slugify(title, 'event')

async function slugsInUse(tx: Tx, slug: string, except: string | null): Promise<Set<string>> {
  await tx.run(lockSlug, { slug })
  return new Set((await tx.rows(slugsLike, { slug, except })).map((row) => row.slug))
}

/** `slug`, or the first of `slug-1`, `slug-2` ... that no other event of the site has. `except` may keep its own. */
export async function freeSlug(tx: Tx, slug: string, except: string | null): Promise<string> {
  const used = await slugsInUse(tx, slug, except)
  return firstFree(slug, (candidate) => used.has(candidate) || isReservedEventSlug(candidate))
}

/** The organiser's slug, which both fields can carry; undefined when the title is to give it. */
export const slugIn = ({ slug, seoSettings }: { slug?: string; seoSettings?: { slug?: string } }): string | undefined =>
  slug || seoSettings?.slug || undefined

/** A chosen slug is used as it is, or refused. */
export async function chosenSlug(tx: Tx, slug: string, except: string | null): Promise<string> {
  if (eventSlugOf(slug) !== slug || isReservedEventSlug(slug)) throw new ApiError({ code: 'INVALID_SLUG_FORMAT', slug })
  if ((await slugsInUse(tx, slug, except)).has(slug)) throw new ApiError({ code: 'SLUG_ALREADY_IN_USE', slug })
  return slug
}

/** One slug per start of a recurring event: the base and the date, with a number where that is taken. */
export async function datedSlugs(tx: Tx, base: string, starts: readonly (Date | null)[]): Promise<string[]> {
  const used = await slugsInUse(tx, base, null)
  return starts.map((start) => {
    const dated = `${base}-${start?.toISOString().slice(0, 16).replace(/[T:]/g, '-') ?? 'tbd'}`
    const slug = firstFree(dated, (candidate) => used.has(candidate))
    used.add(slug)
    return slug
  })
}

const ATTEMPTS = 4

/** Two names may come to one slug ("A" with a number, "A 1"): who finds it taken looks again. */
export async function withFreeSlug<T>(attempt: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await attempt()
    } catch (error) {
      if (n === ATTEMPTS || violatedConstraint(error) !== 'events_slug') throw error
    }
  }
}

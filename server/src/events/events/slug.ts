import { freeSlug as firstFree, isReservedEventSlug, slugify } from '@fairground/domain/catalog/slug.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import { lockSlug, slugsLike } from './queries.ts'

/** The slug that a title gives. */
export const eventSlugOf = (title: string): string => slugify(title, 'event')

async function slugsFound(tx: Tx, slug: string, except: string | null): Promise<{ slug: string; used: boolean }[]> {
  await tx.run(lockSlug, { slug })
  return tx.rows(slugsLike, { slug, except })
}

/** Slugs that other events have, or have left: a title never takes an address that still leads somewhere. */
const slugsTaken = async (tx: Tx, slug: string, except: string | null): Promise<Set<string>> =>
  new Set((await slugsFound(tx, slug, except)).map((row) => row.slug))

/** `slug`, or the first of `slug-1`, `slug-2` ... that no other event of the site has or had. `except` may keep its own. */
export async function freeSlug(tx: Tx, slug: string, except: string | null): Promise<string> {
  const taken = await slugsTaken(tx, slug, except)
  return firstFree(slug, (candidate) => taken.has(candidate) || isReservedEventSlug(candidate))
}

/** The organiser's slug, which both fields can carry; undefined when the title is to give it. */
export const slugIn = ({ slug, seoSettings }: { slug?: string; seoSettings?: { slug?: string } }): string | undefined =>
  slug || seoSettings?.slug || undefined

/** A chosen slug is used as it is, or refused. It may be one that another event has left. */
export async function chosenSlug(tx: Tx, slug: string, except: string | null): Promise<string> {
  if (eventSlugOf(slug) !== slug || isReservedEventSlug(slug)) throw new ApiError({ code: 'INVALID_SLUG_FORMAT', slug })
  if ((await slugsFound(tx, slug, except)).some((row) => row.used && row.slug === slug))
    throw new ApiError({ code: 'SLUG_ALREADY_IN_USE', slug })
  return slug
}

/** One slug per date of a recurring event: the base and when it starts on the clocks of its zone, with a number where that is taken. */
export async function datedSlugs(tx: Tx, base: string, starts: readonly (string | null)[]): Promise<string[]> {
  const taken = await slugsTaken(tx, base, null)
  return starts.map((start) => {
    const dated = `${base}-${start?.slice(0, 16).replace(/[T:]/g, '-') ?? 'tbd'}`
    const slug = firstFree(dated, (candidate) => taken.has(candidate))
    taken.add(slug)
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

import type { Refusal } from '@fairground/contract/refusals.ts'
import { ALL_PRODUCTS_SLUG } from '@fairground/contract/stores/collection.ts'
import { freeSlug, MAX_SLUG_LENGTH, slugify } from '@fairground/domain/catalog/slug.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import { findTakenSlugs } from './queries.ts'

interface SlugWanted {
  readonly name: string
  /** Chosen: refused where it is taken. Else it follows the name. */
  readonly slug?: string | undefined
  /** Owner that may have the slug already. */
  readonly id?: string
}

const slugOf = ({ name, slug }: SlugWanted) => slugify(slug ?? name, 'collection', MAX_SLUG_LENGTH - 8)

/** Gives slugs one by one, none of them twice; throws `taken` for a chosen one that another category has. */
export async function slugGiver(
  tx: Tx,
  wanted: readonly SlugWanted[],
  taken: Refusal,
): Promise<(one: SlugWanted) => string> {
  const bases = wanted.map(slugOf)
  const rows = bases.length === 0 ? [] : await tx.rows(findTakenSlugs, { slugs: [...new Set(bases)] })
  const owners = new Map<string, string>([[ALL_PRODUCTS_SLUG, ''], ...rows.map(({ slug, id }) => [slug, id] as const)])
  return (one) => {
    const base = slugOf(one)
    const isFree = (slug: string) => !owners.has(slug) || owners.get(slug) === one.id
    if (one.slug !== undefined && !isFree(base)) throw new ApiError({ code: taken, slug: base })
    const free = freeSlug(base, (candidate) => !isFree(candidate))
    owners.set(free, one.id ?? free)
    return free
  }
}

/** Another writer took the slug between our look and our write. */
export const refusingTakenSlug = <T>(write: Promise<T>, taken: Refusal): Promise<T> =>
  write.catch((error: unknown) => {
    throw violatedConstraint(error) === 'collections_slug' ? new ApiError({ code: taken }) : error
  })

import type { Ctx } from '../../../ground/context.ts'
import { type VersionedProduct, versionsOfProducts } from './queries.ts'
import { type DropsOfReads, rememberedProducts } from './remembered.ts'

const MOST_SLUGS = 50_000
/** A list of which more than one product in so many was not known has the versions of all read with it the next time. */
const ONE_IN = 4

export interface FoundProduct extends VersionedProduct {
  readonly visible: boolean
}

interface NamedProduct extends FoundProduct {
  /** The slug is one that the product has left. */
  readonly moved: boolean
}

interface Page {
  readonly rows: readonly VersionedProduct[]
}

type Reader = Pick<Ctx, 'db' | 'isCurrent'>

/**
 * Versions of products, remembered in this process until something drops the cached answers that show the product (decision 1640). A first
 * request of an address, whose answer no cache has, then need not have the database say that nothing has changed. `read` reads what is not
 * remembered, and all for a caller whose last write this process has not read yet, or who sees what is hidden.
 */
export interface KnownVersions {
  byId<P extends FoundProduct>(
    reader: Reader,
    id: string,
    read: () => Promise<P | undefined>,
  ): Promise<FoundProduct | undefined>
  bySlug(reader: Reader, slug: string, read: () => Promise<NamedProduct | undefined>): Promise<NamedProduct | undefined>
  /** Versions of listed products, in the order of `ids`. */
  of(reader: Reader, ids: readonly string[]): Promise<readonly VersionedProduct[]>
  /** A list of products that everybody may see; `withVersions` is false where those that are not remembered are read afterwards. */
  list<P extends Page>(reader: Reader, read: (withVersions: boolean) => Promise<P>): Promise<P>
}

export function knownVersions(cache: DropsOfReads): KnownVersions {
  const slugs = new Map<string, { readonly id: string; readonly moved: boolean }>()
  /** Sites whose lists show what is remembered, most of it. */
  const familiar = new Set<string>()
  const products = rememberedProducts<FoundProduct>(cache, () => {
    slugs.clear()
    familiar.clear()
  })
  const note = (reader: Reader, began: number, { id, version, visible }: FoundProduct): boolean =>
    products.note(reader, began, id, { id, version, visible })
  const countUnknown = ({ db }: Reader, unknown: number, all: number) => {
    if (unknown * ONE_IN > all) familiar.delete(db.siteId)
    else familiar.add(db.siteId)
  }

  /** Versions of listed products of which those that are not remembered are read. */
  const completed = async (reader: Reader, ids: readonly string[]): Promise<VersionedProduct[]> => {
    const began = products.begin()
    const known = ids.map((id) => products.find(reader, id))
    const unknown = ids.filter((_, i) => !known[i])
    countUnknown(reader, unknown.length, ids.length)
    if (unknown.length === 0) return known as VersionedProduct[] // each is there
    const read = new Map<string, VersionedProduct>()
    for (const one of await reader.db.rows(versionsOfProducts, { ids: unknown })) {
      read.set(one.id, one)
      note(reader, began, one)
    }
    return ids.flatMap((id, i) => known[i] ?? read.get(id) ?? [])
  }

  return {
    async byId(reader, id, read) {
      const known = products.find(reader, id)
      if (known) return known
      const began = products.begin()
      const found = await read()
      if (found) note(reader, began, found)
      return found
    },
    async bySlug(reader, slug, read) {
      const key = `${reader.db.siteId} ${slug}`
      const named = slugs.get(key)
      const known = named && products.find(reader, named.id)
      if (known) return { ...known, moved: named.moved }
      const began = products.begin()
      const found = await read()
      if (found && note(reader, began, found)) {
        if (slugs.size >= MOST_SLUGS) slugs.clear()
        slugs.set(key, { id: found.id, moved: found.moved })
      }
      return found
    },
    of: completed,
    async list(reader, read) {
      if (!reader.isCurrent) return read(true)
      const began = products.begin()
      if (familiar.has(reader.db.siteId)) {
        const page = await read(false)
        return {
          ...page,
          rows: await completed(
            reader,
            page.rows.map(({ id }) => id),
          ),
        }
      }
      const page = await read(true)
      countUnknown(reader, page.rows.filter(({ id }) => !products.find(reader, id)).length, page.rows.length)
      for (const one of page.rows) note(reader, began, { ...one, visible: true })
      return page
    },
  }
}

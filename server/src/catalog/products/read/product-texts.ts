import type { Ctx } from '../../../ground/context.ts'
import { letGo, STAYS } from '../../../ground/oldest.ts'
import { lastingBytes } from '../../../http/written.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { loadVariants } from './list-products.ts'
import { findProducts, type VersionedProduct } from './queries.ts'

/** One way of writing a product. */
export interface ProductView {
  /** Equal keys write equal products alike. */
  readonly key: string
  /** `categories` where the view shows them. */
  write(found: CatalogProduct, categories: VersionedProduct['categories']): string
}

/** Categories that a view shows are part of the version. */
const versionOf = ({ version, categories }: VersionedProduct): string =>
  categories ? `${version} ${JSON.stringify(categories)}` : version

const MAX_BYTES = 24 * 1024 * 1024

/**
 * Products as they were last written, by view, in UTF-8. Callers bring the version that the database holds, so nothing needs to be
 * dropped: a text of another version is written again. A product that changes between the two statements is stored as newer
 * than its version, and is written once more at the next reading.
 */
export interface ProductTexts {
  /** In the order of `products`; one that was deleted a moment ago is left out. At most two statements, none for known versions. */
  of(ctx: Pick<Ctx, 'db'>, products: readonly VersionedProduct[], view: ProductView): Promise<Buffer[]>
}

export function productTexts(maxBytes = MAX_BYTES): ProductTexts {
  const stored = new Map<string, { version: string; text: Buffer }>()
  let bytes = 0

  const store = (key: string, version: string, text: Buffer) => {
    remove(key)
    bytes += text.length
    stored.set(key, { version, text })
    if (bytes > maxBytes) letGo(stored, () => bytes > maxBytes * STAYS, remove)
  }
  const remove = (key: string) => {
    bytes -= stored.get(key)?.text.length ?? 0
    stored.delete(key)
  }

  return {
    async of({ db }, products, view) {
      const keyOf = (id: string) => `${db.siteId} ${id} ${view.key}`
      const texts = new Map<string, Buffer>()
      for (const product of products) {
        const known = stored.get(keyOf(product.id))
        if (known?.version === versionOf(product)) texts.set(product.id, known.text)
      }
      const missing = products.filter(({ id }) => !texts.has(id))
      if (missing.length > 0) {
        const byId = new Map(missing.map((product) => [product.id, product]))
        const rows = await db.rows(findProducts, { ids: [...byId.keys()] })
        for (const found of await loadVariants(db, rows)) {
          const { id } = found.product
          const product = byId.get(id)! // found by its id
          const text = lastingBytes(view.write(found, product.categories))
          texts.set(id, text)
          store(keyOf(id), versionOf(product), text)
        }
      }
      return products.flatMap(({ id }) => texts.get(id) ?? [])
    },
  }
}

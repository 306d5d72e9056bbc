import type { Queryable } from '../../ground/database.ts'
import { isUuid } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import type { Sellables } from '../../sales/sellables/registry.ts'
import type { CatalogReference, Sellable } from '../../sales/sellables/sellable.ts'
import { obtainableProducts } from './queries.ts'
import type { Apps } from './reference.ts'

/** Offer of a reference now. Nothing is known of an item that is gone or hidden. */
export interface Offered {
  readonly name: string
  /** Path of the item's page, from the root of the site. */
  readonly path: string
  readonly obtainable: boolean
}

export interface Lookup {
  readonly sellables: Sellables
  readonly apps: Apps
}

/** As anybody sees them, in the order of the references. Without options a product stands for any of its variants. */
export async function offered(
  db: Queryable,
  { site, now }: { site: Site; now: Date },
  { sellables, apps }: Lookup,
  references: readonly CatalogReference[],
): Promise<(Offered | undefined)[]> {
  if (references.length === 0) return []
  const resolved = await sellables.resolve(references, { db, site, now, caller: { kind: 'anonymous' } })
  const whole = references.flatMap(({ appId, catalogItemId, options }) =>
    appId === apps.store && !options && isUuid(catalogItemId) ? [catalogItemId] : [],
  )
  const products = new Map(
    whole.length === 0
      ? []
      : (await db.rows(obtainableProducts, { ids: whole })).map((product) => [product.id, product]),
  )
  return references.map((reference, i) => {
    const sellable = resolved[i]
    if (sellable)
      return {
        name: [sellable.name, ...(sellable.ticket ? [] : sellable.descriptionLines.map(({ text }) => text))]
          .filter(Boolean)
          .join(', '),
        path: sellable.url?.relativePath ?? '/',
        // Required choices and texts are checked when it is bought.
        obtainable: !isWithheld(sellable) && sellable.quantityAvailable !== 0,
      }
    const product = reference.options ? undefined : products.get(reference.catalogItemId)
    return product && { name: product.name, path: `/products/${product.slug}`, obtainable: product.obtainable }
  })
}

/** An item with required choices, or one bought at an event's own checkout, can be had. */
const isWithheld = ({ unavailable }: Sellable): boolean =>
  unavailable !== undefined && !['MODIFIER_REQUIRED', 'TICKETS_IN_OTHER_CURRENCY'].includes(unavailable.code)

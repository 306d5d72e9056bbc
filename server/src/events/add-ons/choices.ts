import { STORE_APP_ID } from '../../catalog/products/sellable/sellable.ts'
import type { Sellables } from '../../sales/sellables/registry.ts'
import type { CatalogReference, ResolveFor, Sellable } from '../../sales/sellables/sellable.ts'
import { variantsOfProducts } from './queries.ts'

/** Goods of an add-on. */
interface Goods {
  readonly id: string
  readonly productId: string
  /** Null: any variant. */
  readonly variantId: string | null
}

/** Published id of the one variant of a product without options. */
const NO_VARIANT = '00000000-0000-0000-0000-000000000000'

const referenceOf = (productId: string, variantId: string): CatalogReference => ({
  appId: STORE_APP_ID,
  catalogItemId: productId,
  ...(variantId === NO_VARIANT ? {} : { options: { variantId } }),
})

/** Goods of add-ons as they are sold to the caller, by the id of the add-on: its variant, or each that is shown. */
export async function choicesOf(
  addOns: readonly Goods[],
  sellables: Sellables,
  context: ResolveFor,
): Promise<Map<string, Sellable[]>> {
  const products = [...new Set(addOns.filter(({ variantId }) => variantId === null).map(({ productId }) => productId))]
  const variants = products.length === 0 ? [] : await context.db.rows(variantsOfProducts, { productIds: products })
  const wanted = addOns.flatMap(({ id, productId, variantId }) =>
    (variantId === null
      ? variants.filter((one) => one.productId === productId).map((one) => one.variantId)
      : [variantId]
    ).map((variant) => ({ id, reference: referenceOf(productId, variant) })),
  )
  const found = await sellables.resolve(
    wanted.map(({ reference }) => reference),
    context,
  )
  const byId = new Map<string, Sellable[]>(addOns.map(({ id }) => [id, []]))
  for (const [place, { id }] of wanted.entries()) {
    const sellable = found[place]
    if (sellable) byId.get(id)?.push(sellable)
  }
  return byId
}

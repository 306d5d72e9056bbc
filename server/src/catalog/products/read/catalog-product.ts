import type { ProductRow, VariantRow } from './queries.ts'

/** A product with all its variants in their order. */
export interface CatalogProduct {
  readonly product: ProductRow
  readonly variants: readonly VariantRow[]
}

/** A product as it is shown: hidden variants are for administrators of the catalogue (decision 0440). */
export const shownTo = (found: CatalogProduct, { seesHidden }: { readonly seesHidden: boolean }): CatalogProduct =>
  seesHidden ? found : { product: found.product, variants: found.variants.filter((variant) => variant.visible) }

export function withVariants(products: readonly ProductRow[], variants: readonly VariantRow[]): CatalogProduct[] {
  const byProduct = Map.groupBy(variants, (variant) => variant.productId)
  return products.map((product) => ({ product, variants: byProduct.get(product.id) ?? [] }))
}

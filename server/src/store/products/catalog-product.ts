import type { ProductRow, VariantRow } from './queries.ts'

/** A product with all its variants in their order. */
export interface CatalogProduct {
  readonly product: ProductRow
  readonly variants: readonly VariantRow[]
}

export function withVariants(products: readonly ProductRow[], variants: readonly VariantRow[]): CatalogProduct[] {
  const byProduct = Map.groupBy(variants, (variant) => variant.productId)
  return products.map((product) => ({ product, variants: byProduct.get(product.id) ?? [] }))
}

/** Kind of a product (catalogue 1). Wire: `stores.products`, ProductType. */
export const ProductType = ['unspecified_product_type', 'physical', 'digital'] as const
export type ProductType = (typeof ProductType)[number]

/** Kind of a product (catalogue 3). Wire: `stores.products-v-3`, ProductType. */
export const ProductTypeV3 = ['PHYSICAL', 'DIGITAL'] as const
export type ProductTypeV3 = (typeof ProductTypeV3)[number]

/** Cached answers that show a product are dropped with it; a change of its stock drops them, too. */
export const productTags = ({ product }: { product: { id: string } }): string[] => [`product:${product.id}`]

/** A list goes with every product that it shows, and with any change of what there is to list. */
export const productListTags = ({ products }: { products: readonly { id: string }[] }): string[] => [
  'products',
  ...products.map(({ id }) => `product:${id}`),
]

import type { ProductRequestedField } from '@fairground/contract/enumerations/catalog.ts'

/** Cached answers that show a product are dropped with it; a change of its stock drops them, too. */
export const productTags = ({ product }: { product: { id: string } }): string[] => [`product:${product.id}`]

/** True when a view shows categories, which change though the product does not. */
export const showsCategories = (fields: readonly ProductRequestedField[]): boolean =>
  fields.some((f) => f === 'BREADCRUMBS_INFO' || f === 'ALL_CATEGORIES_INFO' || f === 'DIRECT_CATEGORIES_INFO')

/** With what else a view goes out of date. */
export const categoryTags = (fields: readonly ProductRequestedField[]): string[] =>
  showsCategories(fields) ? ['collections'] : []

/** A list that was found by something goes with the tree of categories and their names, too: it may have been found by them. */
export const foundTags = ({
  filter,
  cursorPaging,
}: {
  filter?: object
  cursorPaging?: { cursor?: string }
}): string[] => (filter || cursorPaging?.cursor ? ['collections'] : [])

/** A list goes with every product that it shows, and with any change of what there is to list. */
export const productListTags = ({ products }: { products: readonly { id: string }[] }): string[] => [
  'products',
  ...products.map(({ id }) => `product:${id}`),
]

import Type from 'typebox'
import { caller, operation } from '../operation.ts'
import { Guid, list, named, optional, text } from '../scalars.ts'
import { V3Product } from '../stores/product-v3.ts'
import { ProductAttachment } from './product-attachments.ts'

const VariantSupply = named(
  'VariantSupply',
  Type.Object({
    variantId: Guid,
    /** Units that can be bought from the shelf; absent where nobody counts them. */
    quantity: optional(Type.Integer()),
    /** None is in stock, and some are sold ahead. */
    preorder: optional(named('VariantPreorder', Type.Object({ message: optional(text(500)) }))),
  }),
)

export const getProductPage = operation({
  module: 'fairground.product-pages',
  name: 'getProductPage',
  summary:
    'Everything that the page of a product shows beside the product: the way to its category, what there is of each variant, files to download, and products near it. An address that the product has left answers, too.',
  method: 'GET',
  path: '/fairground/v1/product-pages/{slug}',
  who: caller,
  request: Type.Object({ slug: text(100, { minLength: 1 }) }),
  response: Type.Object({
    productId: Guid,
    /** From the top of the tree to the deepest category that the product is in. */
    breadcrumbs: list(
      named('ProductPlace', Type.Object({ categoryId: Guid, name: Type.String(), slug: Type.String() })),
      10,
    ),
    /** Supplies of the variants that the caller may see. */
    supplies: list(VariantSupply, 1000),
    /** Part that is paid with the order, as it is shown: "25%" of the price, or an amount of each unit. Absent where all is. */
    formattedDeposit: optional(Type.String()),
    /** Sounds, documents and archives among the product's media, in their order. */
    attachments: list(ProductAttachment, 50),
    /** Neighbours in its deepest category, then in those above; the newest of the shop where it is in none. With MEDIA_ITEMS_INFO and MIN_PRICE_VARIANT. */
    relatedProducts: list(V3Product, 4),
    /** Products of them of which nothing is in stock and something is sold ahead. */
    preorderProductIds: list(Guid, 4),
  }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const operations = [getProductPage] as const

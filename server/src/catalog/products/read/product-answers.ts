import type { TSchema } from 'typebox'
import { type RememberedOrders, rememberedOrders } from '../../../db/remembered-orders.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { itemsOf, lastingBytes, Written, writer } from '../../../http/written.ts'
import { productListTags, productTags } from './cache-tags.ts'
import { type KnownVersions, knownVersions } from './known-versions.ts'
import { type ProductTexts, type ProductView, productTexts } from './product-texts.ts'
import type { VersionedProduct } from './queries.ts'
import { type DropsOfReads, onDropOfProducts } from './remembered.ts'

export interface ProductAnswers {
  readonly known: KnownVersions
  readonly orders: RememberedOrders
  /** `{"product": ...}`. Throws PRODUCT_NOT_FOUND when it was deleted a moment ago. `tags`: with what else it goes out of date. */
  one(ctx: Ctx, product: VersionedProduct, view: ProductView, tags?: readonly string[]): Promise<Written>
  /** `{"products": [...], ...}` with the paging under its name. `tags`: as above. */
  list(
    ctx: Ctx,
    products: readonly VersionedProduct[],
    view: ProductView,
    written: Paging & { readonly tags?: readonly string[] },
  ): Promise<Written>
}

export interface Paging {
  readonly name: string
  readonly write: (paging: unknown) => string
  readonly value: unknown
}

const LIST = Buffer.from('{"products":[')

/** A view as an answer of its own, stored as it is sent. */
const whole = ({ key, write }: ProductView): ProductView => ({
  key: `${key} whole`,
  write: (found, categories) => `{"product":${write(found, categories)}}`,
})

/** Answers put together of products as they were last written. */
export function productAnswers(cache: DropsOfReads, texts: ProductTexts = productTexts()): ProductAnswers {
  const known = knownVersions(cache)
  const orders = rememberedOrders()
  onDropOfProducts(cache, { ofMany: orders.forget })
  return {
    known,
    orders,
    async one(ctx, product, view, tags = []) {
      const [text] = await texts.of(ctx, [product], whole(view))
      if (text === undefined) throw new ApiError({ code: 'PRODUCT_NOT_FOUND', productId: product.id })
      return new Written([text], [...productTags({ product }), ...tags])
    },
    async list(ctx, products, view, { name, write, value, tags = [] }) {
      const written = await texts.of(ctx, products, view)
      const rest = lastingBytes(`],"${name}":${write(value)}}`)
      return new Written([LIST, ...itemsOf(written), rest], [...productListTags({ products }), ...tags])
    },
  }
}

/** A writer of one named field of an object schema. */
export const fieldWriter = (schema: TSchema, name: string): ((value: unknown) => string) =>
  writer((schema as TSchema & { properties: Record<string, TSchema> }).properties[name]!) // an object's field, by its name

import type { TSchema } from 'typebox'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { Written, writer } from '../../../http/written.ts'
import { productListTags, productTags } from './cache-tags.ts'
import type { KnownVersions } from './known-versions.ts'
import { type ProductTexts, type ProductView, productTexts } from './product-texts.ts'
import type { VersionedProduct } from './queries.ts'

export interface ProductAnswers {
  readonly known: KnownVersions
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

const ONE = Buffer.from('{"product":')
const LIST = Buffer.from('{"products":[')
const COMMA = Buffer.from(',')
const END = Buffer.from('}')

/** Answers put together of products as they were last written. */
export function productAnswers(known: KnownVersions, texts: ProductTexts = productTexts()): ProductAnswers {
  return {
    known,
    async one(ctx, product, view, tags = []) {
      const [text] = await texts.of(ctx, [product], view)
      if (text === undefined) throw new ApiError({ code: 'PRODUCT_NOT_FOUND', productId: product.id })
      return new Written([ONE, text, END], [...productTags({ product }), ...tags])
    },
    async list(ctx, products, view, { name, write, value, tags = [] }) {
      const written = await texts.of(ctx, products, view)
      const parts = written.flatMap((text, i) => (i === 0 ? [text] : [COMMA, text]))
      const rest = Buffer.from(`],"${name}":${write(value)}}`)
      return new Written([LIST, ...parts, rest], [...productListTags({ products }), ...tags])
    },
  }
}

/** A writer of one named field of an object schema. */
export const fieldWriter = (schema: TSchema, name: string): ((value: unknown) => string) =>
  writer((schema as TSchema & { properties: Record<string, TSchema> }).properties[name]!) // an object's field, by its name

import { ApiError } from '../../http/api-error.ts'
import { type Caller, holdsScope } from '../../http/caller.ts'
import type { Ctx } from '../../http/context.ts'
import { type CatalogProduct, withVariants } from './catalog-product.ts'
import { isUuid } from './ids.ts'
import { findProduct, findProductBySlug, findVariants, type ProductRow } from './queries.ts'

/** Hidden products and cost are for administrators of the catalogue. */
export const seesHidden = (caller: Caller): boolean => holdsScope(caller, 'catalog.read')

const notFound = (product: Record<string, string>) => new ApiError({ code: 'PRODUCT_NOT_FOUND', ...product })

const shown = ({ caller }: Ctx, product: ProductRow | undefined): product is ProductRow =>
  product !== undefined && (product.visible || seesHidden(caller))

/** The product as this caller may see it; throws PRODUCT_NOT_FOUND. */
export async function getCatalogProduct(ctx: Ctx, id: string): Promise<CatalogProduct> {
  if (!isUuid(id)) throw notFound({ productId: id })
  const [product, variants] = await Promise.all([
    ctx.db.row(findProduct, { id }),
    ctx.db.rows(findVariants, { productIds: [id] }),
  ])
  if (!shown(ctx, product)) throw notFound({ productId: id })
  return { product, variants }
}

export async function getCatalogProductBySlug(ctx: Ctx, slug: string): Promise<CatalogProduct> {
  const product = await ctx.db.row(findProductBySlug, { slug })
  if (!shown(ctx, product)) throw notFound({ slug })
  return withVariants([product], await ctx.db.rows(findVariants, { productIds: [product.id] }))[0]!
}

import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { isUuid } from '../../../ground/ids.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import type { CatalogProduct } from './catalog-product.ts'
import type { KnownVersions } from './known-versions.ts'
import {
  findCategorised,
  findCategorisedBySlug,
  findProduct,
  findVariants,
  findVersion,
  findVersionBySlug,
  type ProductRow,
  type VersionedProduct,
} from './queries.ts'

const notFound = (product: Record<string, string>) => new ApiError({ code: 'PRODUCT_NOT_FOUND', ...product })

const shown = <P extends { readonly visible: boolean }>({ caller }: Ctx, product: P | undefined): product is P =>
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

/** As `getCatalogProduct`, without its variants. */
export async function getProductRow(ctx: Ctx, id: string): Promise<ProductRow> {
  const product = isUuid(id) ? await ctx.db.row(findProduct, { id }) : undefined
  if (!shown(ctx, product)) throw notFound({ productId: id })
  return product
}

interface Versions {
  /** With its categories, which change though it does not. */
  readonly categorised?: boolean
  /** Versions that are remembered. Absent: the database says. */
  readonly known?: KnownVersions
}

/** As `getCatalogProduct`, for those who need to know no more than whether it has changed. */
export async function getVersionedProduct(
  ctx: Ctx,
  id: string,
  { categorised = false, known }: Versions = {},
): Promise<VersionedProduct> {
  const read = () => ctx.db.row(categorised ? findCategorised : findVersion, { id })
  const product = isUuid(id)
    ? await (known && !categorised ? known.byId(ctx, id.toLowerCase(), read) : read())
    : undefined
  if (!shown(ctx, product)) throw notFound({ productId: id })
  return product
}

/** `moved`: it has another slug now, and this one is its only as long as no other product takes it. */
export async function getVersionedProductBySlug(
  ctx: Ctx,
  slug: string,
  { categorised = false, known }: Versions = {},
): Promise<VersionedProduct & { readonly moved: boolean }> {
  const read = () => ctx.db.row(categorised ? findCategorisedBySlug : findVersionBySlug, { slug })
  const product = await (known && !categorised ? known.bySlug(ctx, slug, read) : read())
  if (!shown(ctx, product)) throw notFound({ slug })
  return product
}

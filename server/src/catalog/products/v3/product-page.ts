import { getProductPage } from '@fairground/contract/fairground/product-pages.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { displayAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { formatPercent } from '@fairground/domain/rate.ts'
import type { RowOf } from '../../../db/statement.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Site } from '../../../ground/site.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { productListTags, productTags } from '../read/cache-tags.ts'
import { type CatalogProduct, shownTo } from '../read/catalog-product.ts'
import { getCatalogProduct, getVersionedProductBySlug } from '../read/find-product.ts'
import { variantInStock } from '../read/in-stock.ts'
import { readCatalog } from '../read/read-catalog.ts'
import { type CatalogDeps, wireContext } from '../read/view.ts'
import { attachmentsToWire } from './attachments.ts'
import { findDeposit, findNeighbours, findNewest, findPlaces } from './product-page-queries.ts'
import { productToWireV3 } from './wire.ts'

type Page = ResponseOf<typeof getProductPage>

const MOST_RELATED = 4

/** Beside a product on its page; the product itself is `getProductBySlug`. At most seven statements. */
export function productPageRoutes(api: Api, deps: CatalogDeps): void {
  mount(
    api,
    getProductPage,
    async ({ slug }, ctx): Promise<Page> => {
      const { id } = await getVersionedProductBySlug(ctx, slug)
      const [found, places, deposit] = await Promise.all([
        getCatalogProduct(ctx, id),
        ctx.db.rows(findPlaces, { id }),
        ctx.db.row(findDeposit, { id }),
      ])
      const context = wireContext(ctx, deps, false)
      const way = deepestWay(places)
      const related = await relatedTo(ctx, id, way)
      return {
        productId: id,
        breadcrumbs: way.map(({ id: categoryId, name, slug: at }) => ({ categoryId, name, slug: at })),
        supplies: suppliesOf(shownTo(found, context)),
        attachments: attachmentsToWire(found.product.doc),
        ...present({ formattedDeposit: deposit && depositInWords(deposit, ctx.site) }),
        relatedProducts: related.map((one) =>
          productToWireV3(one, { ...context, fields: ['MEDIA_ITEMS_INFO', 'MIN_PRICE_VARIANT'], withVariants: false }),
        ),
        preorderProductIds: related.filter(isSoldAheadAlone).map((one) => one.product.id),
      }
    },
    {
      cache: (_, { productId, relatedProducts }) => [
        ...productTags({ product: { id: productId } }),
        ...productListTags({ products: relatedProducts }),
        'collections',
      ],
    },
  )
}

/** "25%", or an amount. */
function depositInWords({ rate, amount }: RowOf<typeof findDeposit>, { locale, currency }: Site): string | undefined {
  if (amount !== null) return displayAmount(amount, currency, locale)
  if (rate === null) return undefined
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  return percent.format(Number(formatPercent(rate)) / 100)
}

interface Place {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly slug: string
  /** The product itself is in it, not only in one below. */
  readonly direct: boolean
}

/** From the top of the tree to the deepest category that the product is in; of several the merchant's first. */
export function deepestWay(places: readonly Place[]): readonly Place[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  const wayTo = (place: Place | undefined): Place[] =>
    place ? [...wayTo(place.parentId === null ? undefined : byId.get(place.parentId)), place] : []
  return places
    .filter(({ direct }) => direct)
    .map(wayTo)
    .reduce((longest, way) => (way.length > longest.length ? way : longest), [])
}

const suppliesOf = ({ variants }: CatalogProduct): Page['supplies'] =>
  variants.map((variant) => {
    const { quantity, ahead } = variantInStock(variant)
    return {
      variantId: variant.id,
      ...present({
        quantity: quantity === null ? undefined : Number(quantity),
        preorder:
          ahead === undefined
            ? undefined
            : variant.preorderMessage === null
              ? {}
              : { message: variant.preorderMessage },
      }),
    }
  })

/** Nothing of it is in stock, and something is sold ahead. */
function isSoldAheadAlone({ variants }: CatalogProduct): boolean {
  const stocks = variants.filter(({ visible }) => visible).map(variantInStock)
  return stocks.every(({ inStock }) => !inStock) && stocks.some(({ ahead }) => ahead !== undefined)
}

/** In the deepest category first, then in those above as long as there is room. */
async function relatedTo({ db }: Ctx, id: string, way: readonly Place[]): Promise<CatalogProduct[]> {
  const categoryIds = way.map((place) => place.id).reverse()
  const near =
    categoryIds.length > 0
      ? await db.rows(findNeighbours, { id, categoryIds, limit: 2 * MOST_RELATED })
      : await db.rows(findNewest, { id, limit: MOST_RELATED })
  const ids = [...new Set(near.map((one) => one.id))].slice(0, MOST_RELATED)
  const byId = new Map((await readCatalog(db, ids)).map((one) => [one.product.id, one]))
  return ids.flatMap((one) => byId.get(one) ?? [])
}

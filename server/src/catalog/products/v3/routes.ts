import type { ProductRequestedField } from '@fairground/contract/enumerations/catalog.ts'
import { V3Product } from '@fairground/contract/stores/product-v3.ts'
import * as contract from '@fairground/contract/stores/products-v-3.ts'
import { cursorPage } from '../../../db/pages.ts'
import type { Condition } from '../../../db/query-sql.ts'
import type { Ctx } from '../../../ground/context.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { writer } from '../../../http/written.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { categoryTags, foundTags, productListTags, productTags, showsCategories } from '../read/cache-tags.ts'
import { getVersionedProduct, getVersionedProductBySlug } from '../read/find-product.ts'
import { visibleOnly } from '../read/list-products.ts'
import { fieldWriter, type ProductAnswers } from '../read/product-answers.ts'
import type { ProductView } from '../read/product-texts.ts'
import { shownVersions, shownWithCategories, type VersionedProduct, versionedColumns } from '../read/queries.ts'
import { type CatalogDeps, requestsMerchantData, wireContext } from '../read/view.ts'
import { attachmentRoutes } from './attachments.ts'
import { productListV3 } from './list-products.ts'
import { priceChangeRoutes } from './price-changes.ts'
import { productPageRoutes } from './product-page.ts'
import { productRoutesByFilter } from './routes-by-filter.ts'
import { productSearchRoutes } from './routes-search.ts'
import { productSubscriptionRoutes } from './routes-subscriptions.ts'
import { variantRoutesV3 } from './routes-variants.ts'
import { productWriteRoutesV3 } from './routes-write.ts'
import { productToWireV3 } from './wire.ts'

type Fields = readonly ProductRequestedField[]

/** Catalogue 3. */
export function productRoutesV3(api: Api, deps: CatalogDeps, answers: ProductAnswers): void {
  const writeProduct = writer(V3Product)
  const writePaging = fieldWriter(contract.queryProducts.response, 'pagingMetadata')
  const viewOf = (ctx: Ctx, fields: Fields, withVariants: boolean): ProductView => {
    const context = { ...wireContext(ctx, deps, requestsMerchantData(ctx, fields)), fields, withVariants }
    const { currency, locale, merchant, seesHidden: all, showIn } = context
    return {
      key: `v3 ${currency} ${showIn?.code} ${showIn?.rate} ${locale} ${merchant} ${all} ${withVariants} ${[...new Set(fields)].sort().join(' ')}`,
      write: (found, categories) => writeProduct(productToWireV3(found, context, categories)),
    }
  }
  const { known } = answers
  const tags = (_: unknown, response: { product: { id: string } }) => productTags(response)
  const listed = { cache: (_: unknown, response: { products: readonly { id: string }[] }) => productListTags(response) }

  mount(
    api,
    contract.getProduct,
    async ({ productId, fields = [] }, ctx) =>
      answers.one(
        ctx,
        await getVersionedProduct(ctx, productId, { categorised: showsCategories(fields), known }),
        viewOf(ctx, fields, true),
        categoryTags(fields),
      ),
    { cache: tags },
  )
  mount(
    api,
    contract.getProductBySlug,
    async ({ slug, fields = [] }, ctx) => {
      const product = await getVersionedProductBySlug(ctx, slug, { categorised: showsCategories(fields), known })
      const moved = product.moved ? ['products'] : []
      return answers.one(ctx, product, viewOf(ctx, fields, true), [...moved, ...categoryTags(fields)])
    },
    { cache: tags },
  )

  const page = async (ctx: Ctx, query: Parameters<typeof cursorPage>[1], fields: Fields) => {
    const spec = { ...productListV3(ctx), columns: versionedColumns }
    const read = (shown: string) =>
      cursorPage<VersionedProduct>(spec, query, {
        db: ctx.db,
        where: shownTo(ctx),
        shown,
        cursors: ctx.cursors,
        now: ctx.now,
      })
    const { rows, paging } = showsCategories(fields)
      ? await read(shownWithCategories)
      : await known.list(ctx, (withVersions) => read(withVersions ? shownVersions : 'page.id'))
    const view = viewOf(ctx, fields, false)
    const written = { name: 'pagingMetadata', write: writePaging, value: paging }
    return answers.list(ctx, rows, view, { ...written, tags: [...foundTags(query), ...categoryTags(fields)] })
  }
  mount(api, contract.queryProducts, ({ query = {}, fields = [] }, ctx) => page(ctx, query, fields), listed)
  productSearchRoutes(api, answers, (ctx, fields) => viewOf(ctx, fields, false))
  productWriteRoutesV3(api, deps)
  productRoutesByFilter(api, deps)
  productSubscriptionRoutes(api)
  priceChangeRoutes(api)
  variantRoutesV3(api, deps)
  attachmentRoutes(api)
  productPageRoutes(api, deps)
}

const shownTo = ({ caller }: Ctx): Condition[] => (seesHidden(caller) ? [] : [visibleOnly])

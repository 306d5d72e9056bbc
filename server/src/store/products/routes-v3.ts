import type { ProductRequestedField } from '@fairground/contract/enumerations/product-requested-field.ts'
import { V3Product } from '@fairground/contract/stores/product-v3.ts'
import * as contract from '@fairground/contract/stores/products-v-3.ts'
import { countMatching, cursorPage } from '../../db/pages.ts'
import type { Condition } from '../../db/query-sql.ts'
import type { Ctx } from '../../http/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { writer } from '../../http/written.ts'
import { productListTags, productTags } from './cache-tags.ts'
import { getVersionedProduct, getVersionedProductBySlug, seesHidden } from './find-product.ts'
import { productListV3, visibleOnly } from './list-products.ts'
import { fieldWriter, type ProductAnswers } from './product-answers.ts'
import type { ProductView } from './product-texts.ts'
import { shownVersions, type VersionedProduct, versionedColumns } from './queries.ts'
import { searchWords } from './search-text.ts'
import { type CatalogDeps, wireContext } from './wire-context.ts'
import { productToWireV3 } from './wire-v3.ts'

type Fields = readonly ProductRequestedField[]
interface Search {
  readonly expression?: string
  readonly mode?: 'OR' | 'AND'
}

export function productRoutesV3(api: Api, deps: CatalogDeps, answers: ProductAnswers): void {
  const writeProduct = writer(V3Product)
  const writePaging = fieldWriter(contract.queryProducts.response, 'pagingMetadata')
  const viewOf = (ctx: Ctx, fields: Fields, withVariants: boolean): ProductView => {
    const context = { ...wireContext(ctx, deps, fields.includes('MERCHANT_DATA')), fields, withVariants }
    const { currency, locale, merchant } = context
    return {
      key: `v3 ${currency} ${locale} ${merchant} ${withVariants} ${[...new Set(fields)].sort().join(' ')}`,
      write: (found) => writeProduct(productToWireV3(found, context)),
    }
  }
  const tags = (_: unknown, response: { product: { id: string } }) => productTags(response)
  const listed = { cache: (_: unknown, response: { products: readonly { id: string }[] }) => productListTags(response) }

  mount(
    api,
    contract.getProduct,
    async ({ productId, fields = [] }, ctx) =>
      answers.one(ctx, await getVersionedProduct(ctx, productId), viewOf(ctx, fields, true)),
    { cache: tags },
  )
  mount(
    api,
    contract.getProductBySlug,
    async ({ slug, fields = [] }, ctx) =>
      answers.one(ctx, await getVersionedProductBySlug(ctx, slug), viewOf(ctx, fields, true)),
    { cache: tags },
  )

  const page = async (ctx: Ctx, query: Parameters<typeof cursorPage>[1], fields: Fields, at: 'query' | 'search') => {
    const spec = { ...productListV3(ctx.site.currency), columns: versionedColumns }
    const { rows, paging } = await cursorPage<VersionedProduct>(spec, query, {
      ...{ db: ctx.db, where: shownTo(ctx), shown: shownVersions, at, cursors: ctx.cursors, now: ctx.now },
    })
    const view = viewOf(ctx, fields, false)
    return answers.list(ctx, rows, view, { name: 'pagingMetadata', write: writePaging, value: paging })
  }
  mount(api, contract.queryProducts, ({ query = {}, fields = [] }, ctx) => page(ctx, query, fields, 'query'), listed)
  mount(
    api,
    contract.searchProducts,
    ({ search = {}, fields = [] }, ctx) =>
      page(ctx, { ...search, filter: withSearch(search.filter, search.search) }, fields, 'search'),
    listed,
  )
  mount(
    api,
    contract.countProducts,
    async ({ filter, search }, ctx) => ({
      count: await countMatching(productListV3(ctx.site.currency), withSearch(filter, search), {
        ...{ db: ctx.db, where: shownTo(ctx) },
      }),
    }),
    { cache: () => ['products'] },
  )
}

const shownTo = ({ caller }: Ctx): Condition[] => (seesHidden(caller) ? [] : [visibleOnly])

/**
 * The search as part of the filter, so that the cursor keeps it: each word (or, in OR mode, one of them) stands in name,
 * brand, SKU or description.
 */
export function withSearch(
  filter: Record<string, unknown> | undefined,
  { expression = '', mode = 'AND' }: Search = {},
): Record<string, unknown> | undefined {
  const words = searchWords(expression).map((word) => ({ searchText: { $contains: word } }))
  if (words.length === 0) return filter
  const search = mode === 'OR' ? { $or: words } : { $and: words }
  return filter === undefined ? search : { $and: [filter, search] }
}

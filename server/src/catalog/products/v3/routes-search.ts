import type { ProductRequestedField } from '@fairground/contract/enumerations/catalog.ts'
import { searchProducts } from '@fairground/contract/stores/product-search.ts'
import { countProducts } from '@fairground/contract/stores/products-v-3.ts'
import { countMatching } from '../../../db/pages.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { searchPage } from '../../search/search-page.ts'
import { searched, wordSearch } from '../../search/word-search.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { productListTags, showsCategories } from '../read/cache-tags.ts'
import { visibleOnly } from '../read/list-products.ts'
import { fieldWriter, type ProductAnswers } from '../read/product-answers.ts'
import type { ProductView } from '../read/product-texts.ts'
import { shownVersions, shownWithCategories, type VersionedProduct, versionedColumns } from '../read/queries.ts'
import { productListV3 } from './list-products.ts'

type ViewOf = (ctx: Ctx, fields: readonly ProductRequestedField[]) => ProductView

/** Catalogue v3: products by words, with aggregations; and how many there are. */
export function productSearchRoutes(api: Api, answers: ProductAnswers, viewOf: ViewOf): void {
  const writePaging = fieldWriter(searchProducts.response, 'pagingMetadata')
  const writeAggregations = fieldWriter(searchProducts.response, 'aggregationData')

  mount(
    api,
    searchProducts,
    async ({ search = {}, fields = [] }, ctx) => {
      const spec = { ...productListV3(ctx), columns: versionedColumns }
      const where = seesHidden(ctx.caller) ? [] : [visibleOnly]
      const shown = showsCategories(fields) ? shownWithCategories : shownVersions
      const found = await searchPage<VersionedProduct>(ctx, search, { spec, where, shown })
      const write = () => {
        const paging = writePaging(found.page.paging)
        return found.aggregationData
          ? `${paging},"aggregationData":${writeAggregations(found.aggregationData)}`
          : paging
      }
      const paging = { name: 'pagingMetadata', write, value: undefined }
      // Results depend on the tree of categories and on their names.
      return answers.list(ctx, found.page.rows, viewOf(ctx, fields), { ...paging, tags: ['collections'] })
    },
    { cache: (_, response) => productListTags(response) },
  )

  mount(
    api,
    countProducts,
    async ({ filter, search, returnNonVisibleProducts = false }, ctx) => {
      if (returnNonVisibleProducts && !seesHidden(ctx.caller))
        throw new ApiError({ code: 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS' })
      const words = search ? await wordSearch(ctx, search) : undefined
      const where = [...(words ? [searched(words)] : []), ...(returnNonVisibleProducts ? [] : [visibleOnly])]
      return { count: await countMatching(productListV3(ctx), filter, { db: ctx.db, where, at: '' }) }
    },
    { cache: () => ['products', 'collections'] },
  )
}

import * as contract from '@fairground/contract/stores/products-v-3-by-filter.ts'
import { present } from '@fairground/domain/present.ts'
import { isRefused, orRefused } from '../../../bulk/attempt.ts'
import { type TagMoves, tagMover } from '../../../bulk/tag-moves.ts'
import { requireCondition } from '../../../db/selects-all.ts'
import { InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { message } from '../../../ground/texts/message.ts'
import { answerBulk } from '../../../http/bulk-answers.ts'
import { type Api, mount } from '../../../http/mount.ts'
import type { CatalogDeps } from '../read/view.ts'
import { changeEach, type Next } from '../write/change-each.ts'
import { deleteProducts } from '../write/edit-product.ts'
import { reader } from '../write/field-reader.ts'
import type { ProductState } from '../write/product-state.ts'
import { adjusting } from './adjust-variants.ts'
import { changeChosen, chosenProducts, chunks } from './by-filter.ts'
import { productListV3 } from './list-products.ts'
import { withWritten } from './parse-product.ts'
import { checkAligned, ownVariants, readOwn, readPrices, withOwnVariants } from './parse-variants.ts'
import { v3References } from './references.ts'
import { withoutSections, withSections } from './section-moves.ts'
import { sentFields } from './sent-fields.ts'

const PRODUCT_FIELDS = [
  ...['name', 'description', 'plainDescription', 'visible', 'visibleInPos', 'media', 'seoData', 'taxGroupId', 'brand'],
  ...['infoSections', 'ribbon', 'additionalRibbons', 'mainCategoryId', 'physicalProperties', 'extendedFields', 'tags'],
  'purchaseEligibility',
]
const VARIANT_FIELDS = ['visible', 'price', 'revenueDetails', 'physicalProperties']

/** Operations on every product that a filter finds. */
export function productRoutesByFilter(api: Api, { publicUrl }: CatalogDeps): void {
  mount(api, contract.bulkUpdateProductsByFilter, async ({ product, fieldMask, filter = {}, search }, ctx) => {
    const wire = sentFields(product, fieldMask, PRODUCT_FIELDS)
    const [references] = await ctx.db.inTx((tx) => v3References(tx, [wire], { ...ctx, publicUrl }, false))
    if (!references || isRefused(references)) throw references
    return changeChosen(ctx, { filter, search }, (state) => {
      const read = reader(ctx.site.currency)
      const after = withWritten(state, wire, references, { read, newId: ctx.newId })
      read.done()
      return after
    })
  })

  mount(api, contract.bulkDeleteProductsByFilter, async (chosen, ctx) => {
    requireCondition(productListV3(ctx).fields, chosen.filter, chosen.search)
    for (const chunk of chunks(await chosenProducts(ctx, chosen))) await deleteProducts(ctx, chunk)
    return { jobId: ctx.newId() }
  })

  mount(api, contract.bulkUpdateProductVariantsByFilter, async ({ variant, fieldMask, ...chosen }, ctx) => {
    const wire = sentFields(variant, fieldMask, VARIANT_FIELDS)
    if (wire.price === null)
      throw new InvalidArgument([
        {
          field: 'variant.price',
          description: message('violations.notTakenAway'),
          violatedRule: 'OTHER',
          ruleName: 'CANNOT_REMOVE_VARIANT_ACTUAL_PRICE',
        },
      ])
    const { price } = wire
    return changeChosen(ctx, chosen, (state) => {
      const read = reader(ctx.site.currency)
      const prices = price ? readPrices(price, read, 'variant.price') : {}
      const variants = ownVariants(state).map((own) => ({ ...own, ...readOwn(wire, own, read, 'variant'), ...prices }))
      read.done()
      for (const { doc } of variants) checkAligned(state.doc.pricePerUnit, doc, 'variant')
      return withOwnVariants(state, variants)
    })
  })

  mount(api, contract.bulkAdjustProductVariantsByFilter, ({ filter, search, ...adjust }, ctx) =>
    changeChosen(ctx, { filter, search }, adjusting({ filter, ...adjust }, ctx.site.currency)),
  )

  mount(api, contract.bulkAddInfoSectionsToProductsByFilter, async ({ infoSectionIds, ...chosen }, ctx) =>
    changeChosen(ctx, chosen, await withSections(ctx, infoSectionIds)),
  )
  mount(api, contract.bulkRemoveInfoSectionsFromProductsByFilter, ({ infoSectionIds, ...chosen }, ctx) =>
    changeChosen(ctx, chosen, withoutSections(infoSectionIds)),
  )

  mount(api, contract.bulkUpdateProductTags, async ({ productIds, ...tags }, ctx) =>
    answerBulk(
      await changeEach(
        ctx,
        productIds.map((id) => ({ id })),
        withTags(present(tags)),
      ),
    ),
  )
  mount(api, contract.bulkUpdateProductTagsByFilter, ({ assignTags, unassignTags, ...chosen }, ctx: Ctx) =>
    changeChosen(ctx, chosen, withTags(present({ assignTags, unassignTags }))),
  )
}

/** Tags come, then others go; throws EMPTY_ASSIGN_AND_UNASSIGN_LISTS. */
function withTags(moves: TagMoves): Next {
  const moved = tagMover(moves)
  return (state) =>
    orRefused(
      (): ProductState => ({
        ...state,
        ...moved({ publicTags: [...state.publicTags], privateTags: [...state.privateTags] }),
      }),
    )
}

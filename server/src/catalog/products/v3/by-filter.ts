import type { Filter } from '@fairground/contract/paging.ts'
import type { SearchDetails } from '@fairground/contract/stores/product-search.ts'
import type { Static } from 'typebox'
import { idsOfAll } from '../../../bulk/ids-of-all.ts'
import { cursorPage } from '../../../db/pages.ts'
import type { Ctx } from '../../../ground/context.ts'
import { partsOf } from '../../../ground/parts.ts'
import { searched, wordSearch } from '../../search/word-search.ts'
import { changeEachIn, type Next } from '../write/change-each.ts'
import { productListV3 } from './list-products.ts'

/** Selects products. */
export interface Chosen {
  readonly filter: Static<typeof Filter>
  readonly search?: Static<typeof SearchDetails>
}

/** Products are changed so many at a time. */
const AT_ONCE = 100

/** Ids of the products that match, in their order. */
export async function chosenProducts(ctx: Ctx, { filter, search }: Chosen): Promise<string[]> {
  const { defaultSort: _, ...list } = productListV3(ctx)
  const words = search ? await wordSearch(ctx, search) : undefined
  const scope = { db: ctx.db, where: words ? [searched(words)] : [], at: '', cursors: ctx.cursors, now: ctx.now }
  return idsOfAll((cursorPaging) =>
    cursorPage<{ id: string }>({ ...list, columns: 'p.id' }, { filter, cursorPaging }, scope),
  )
}

/** Ids of as many products as are changed at once. */
export const chunks = (ids: readonly string[]): string[][] => partsOf(ids, AT_ONCE)

/** Changes every product that matches, or, when one is refused, none: one transaction. Returns the id of what was done. */
export async function changeChosen(ctx: Ctx, chosen: Chosen, next: Next): Promise<{ jobId: string }> {
  const ids = await chosenProducts(ctx, chosen)
  await ctx.db.inTx(async (tx) => {
    for (const chunk of chunks(ids)) {
      const outcomes = await changeEachIn(
        tx,
        ctx,
        chunk.map((id) => ({ id })),
        next,
      )
      // One that was deleted a moment ago no longer matches.
      const refused = outcomes.find(
        (one) => !one.ok && (!('code' in one.error) || one.error.code !== 'PRODUCT_NOT_FOUND'),
      )
      if (refused && !refused.ok) throw refused.error
    }
  })
  return { jobId: ctx.newId() }
}

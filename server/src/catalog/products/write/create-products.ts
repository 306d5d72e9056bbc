import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import type { ProductDraft } from '../model/product.ts'
import { freeSlugs } from './free-slugs.ts'
import { blankState, newProductState, type ProductState, withFields } from './product-state.ts'
import { racing } from './slug-races.ts'
import { insertStates } from './write-products.ts'

/** Makes products inside the caller's transaction: at most sixteen statements, however many. Returns them in the order of the drafts. */
export async function createProducts(
  tx: Tx,
  drafts: readonly ProductDraft[],
  moment: Pick<Ctx, 'now' | 'newId'>,
): Promise<readonly ProductState[]> {
  if (drafts.length === 0) return []
  const slugs = await freeSlugs(
    tx,
    drafts.map(({ name, slug, slugFrom = name }) => ({ name: slugFrom, slug })),
  )
  const states = drafts.map((draft, i) => newProductState(draft, slugs[i]!, moment.newId))
  return insertStates(tx, states, moment)
}

/** Makes one product of a blank one, with a slug that follows its name unless the merchant chose one. */
export const createProduct = (
  ctx: Ctx,
  first: (blank: ProductState) => ProductState,
  slug: string | undefined,
): Promise<ProductState> =>
  racing(ctx.db, async (tx) => {
    const state = first(blankState(ctx.newId()))
    const [own] = await freeSlugs(tx, [{ name: state.name, slug }])
    const whole = withFields({ ...blankState(state.id), slug: own! }, state, ctx.newId) // one slug for one product
    return (await insertStates(tx, [whole], ctx))[0]!
  })

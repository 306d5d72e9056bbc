import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import type { ProductDraft } from '../model/product.ts'
import { freeSlugs } from './free-slugs.ts'
import { newProductState, type ProductState } from './product-state.ts'
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
    drafts.map(({ name, slug, slugFrom = name }) => ({ name: slugFrom, ...(slug === undefined ? {} : { slug }) })),
  )
  const states = drafts.map((draft, i) => newProductState(draft, slugs[i]!, moment.newId))
  return insertStates(tx, states, moment)
}

export const createProduct = (ctx: Ctx, draft: ProductDraft): Promise<ProductState> =>
  racing(ctx.db, async (tx) => (await createProducts(tx, [draft], ctx))[0]!)

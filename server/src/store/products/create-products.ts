import type { Tx } from '../../db/database.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { freeSlugs } from './free-slugs.ts'
import type { ProductDraft } from './model.ts'
import { newProductState, type ProductState } from './product-state.ts'
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

const SLUG_RACES = 3

/**
 * Runs `write` again when another writer took a slug meanwhile: then the next free one is found.
 * A slug that the merchant chose is refused the second time.
 */
export async function retryingSlugs<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      if (violatedConstraint(error) !== 'products_slug') throw error
      if (attempt === SLUG_RACES) throw new ApiError({ code: 'SLUG_TAKEN' })
    }
  }
}

export const createProduct = (ctx: Ctx, draft: ProductDraft): Promise<ProductState> =>
  retryingSlugs(() => ctx.db.inTx(async (tx) => (await createProducts(tx, [draft], ctx))[0]!))

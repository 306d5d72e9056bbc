import type { Ctx } from '../../../ground/context.ts'
import { isUuid } from '../../../ground/ids.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { findProduct } from './queries.ts'

/** The rich description of a product; undefined where it has none, or the caller does not see it. */
export async function descriptionOf(ctx: Ctx, id: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const product = isUuid(id) ? await ctx.db.row(findProduct, { id }) : undefined
  return product && (product.visible || seesHidden(ctx.caller)) ? product.doc.richDescription : undefined
}

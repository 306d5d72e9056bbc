import type { updateTipChoice } from '@fairground/contract/ecom/tips.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { isPositive } from '@fairground/domain/money.ts'
import type { TipChoice } from '@fairground/domain/tips/tip.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { changeCheckout, reach } from '../checkouts/change-checkout.ts'
import { tipOnLines } from '../checkouts/chosen-tip.ts'
import { resolveLines } from '../lines/resolve-lines.ts'
import type { Sellables } from '../sellables/registry.ts'
import { checkoutOfFlow } from './queries.ts'

/** The caller's newest checkout of a purchase; administrators reach everybody's. */
async function ofFlow(ctx: Ctx, purchaseFlowId: string) {
  const found = await ctx.db.row(checkoutOfFlow, { flowId: purchaseFlowId, ownerId: reach(ctx) })
  if (!found) throw new ApiError({ code: 'CHECKOUT_NOT_FOUND' })
  return found
}

const plain = ({ tipType, value }: TipChoice): TipChoice => ({ tipType, value })

const isSame = (a: TipChoice | undefined, b: TipChoice | undefined): boolean =>
  a?.tipType === b?.tipType && a?.value === b?.value

/** Tip chosen at the checkout of a purchase; undefined where none was. */
export async function tipChoice(ctx: Ctx, purchaseFlowId: string): Promise<TipChoice | undefined> {
  const { tip } = (await ofFlow(ctx, purchaseFlowId)).doc
  return tip && plain(tip)
}

/** Sets the tip of a checkout, in place of the one before; a value of 0 takes it away, and the same one again changes nothing. Throws INVALID_TIP for one that the site does not take. */
export async function chooseTip(
  ctx: Ctx,
  sellables: Sellables,
  { purchaseFlowId, tipChoice: choice }: RequestOf<typeof updateTipChoice>,
): Promise<TipChoice | undefined> {
  const { id, status, doc: stored } = await ofFlow(ctx, purchaseFlowId)
  const chosen = isPositive(choice.value) ? choice : undefined
  if (status === 'OPEN' && isSame(stored.tip, chosen)) return chosen && plain(chosen)
  await changeCheckout(ctx, id, async ({ tip: before, ...doc }, db) => {
    const { lines } = await resolveLines({ ...ctx, db }, sellables, doc.lines)
    if (!chosen) return { doc, lines }
    if (tipOnLines(ctx.site, chosen, lines) === undefined) throw new ApiError({ code: 'INVALID_TIP' })
    return { doc: { ...doc, tip: { ...plain(chosen), id: before?.id ?? ctx.newId() } }, lines }
  })
  return chosen && plain(chosen)
}

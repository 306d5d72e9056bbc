import type { previewTip } from '@fairground/contract/ecom/tips.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { canonical } from '@fairground/domain/canonical.ts'
import { tipAmount } from '@fairground/domain/tips/tip.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Sellables } from '../sellables/registry.ts'
import { settingsToUse } from './settings.ts'

/** Minor units. */
export interface PreviewedTip {
  readonly subtotal: bigint
  readonly amount: bigint
}

/** Amount of a tip on lines that the caller prices. Throws CATALOG_ITEMS_NOT_FOUND where one is of nothing that the site sells. */
export async function preview(
  ctx: Ctx,
  sellables: Sellables,
  { lineItemInfo, tipChoice, tipSettingsId }: RequestOf<typeof previewTip>,
): Promise<PreviewedTip> {
  const { currency } = ctx.site
  const settings = await settingsToUse(ctx, tipSettingsId ?? undefined)
  const subtotal = lineItemInfo.reduce(
    (sum, { price, quantity }, i) =>
      sum + amountIn(price, currency, `lineItemInfo[${i}].price`) * BigInt(quantity ?? 1),
    0n,
  )
  const missing = await unsold(ctx, sellables, lineItemInfo)
  if (missing.length > 0) throw new ApiError({ code: 'CATALOG_ITEMS_NOT_FOUND', catalogItemIds: missing })
  const amount = tipAmount(tipChoice, settings, { subtotal, currency })
  if (amount === undefined) throw new ApiError({ code: 'INVALID_TIP' })
  return { subtotal, amount }
}

/** Ids of items that the site does not sell. All are looked up at once; those that only a choice makes for sale, each once. */
async function unsold(ctx: Ctx, sellables: Sellables, lines: RequestOf<typeof previewTip>['lineItemInfo']) {
  const references = [...new Map(lines.map(({ catalogReference: one }) => [canonical(one), one])).values()]
  const found = await sellables.resolve(references, ctx)
  const missing: string[] = []
  for (const [i, reference] of references.entries())
    if (!found[i] && !(await sellables.keepable(reference, ctx))) missing.push(reference.catalogItemId)
  return missing
}

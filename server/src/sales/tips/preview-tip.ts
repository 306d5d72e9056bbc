import type { previewTip } from '@fairground/contract/ecom/tips.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { tipAmount } from '@fairground/domain/tips/tip.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { amountIn } from '../payments/amount.ts'
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
  const missing = []
  for (const { catalogReference } of lineItemInfo)
    if (!(await sellables.keepable(catalogReference, ctx))) missing.push(catalogReference.catalogItemId)
  if (missing.length > 0) throw new ApiError({ code: 'CATALOG_ITEMS_NOT_FOUND', catalogItemIds: missing })
  const amount = tipAmount(tipChoice, settings, { subtotal, currency })
  if (amount === undefined) throw new ApiError({ code: 'INVALID_TIP' })
  return { subtotal, amount }
}

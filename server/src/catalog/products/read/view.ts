import type { ShownCurrency } from '@fairground/domain/convert.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'

/** The caller and site that a product is written for. */
export interface WireContext {
  readonly currency: string
  readonly locale: string
  /** Address of the storefront, without a slash at its end. */
  readonly publicUrl: string
  /** Cost and profit are shown. */
  readonly merchant: boolean
  /** Hidden variants and subscriptions are shown. */
  readonly seesHidden: boolean
  /** The currency that prices are shown in besides; undefined: the site's own alone. */
  readonly showIn?: ShownCurrency | undefined
}

export interface CatalogDeps {
  /** Address of the storefront, without a slash at its end. */
  readonly publicUrl: string
}

/** Context of how this caller sees a product; `merchant` data only for administrators. */
export const wireContext = (
  { site, caller, showIn }: Ctx,
  { publicUrl }: CatalogDeps,
  withCosts: boolean,
): WireContext => ({
  currency: site.currency,
  locale: site.locale,
  publicUrl,
  merchant: withCosts && seesHidden(caller),
  seesHidden: seesHidden(caller),
  showIn,
})

/** True where the request asks for costs and private tags; throws NO_PERMISSION_TO_READ_MERCHANT_DATA for callers who may not see them. */
export function requestsMerchantData({ caller }: Ctx, fields: readonly string[]): boolean {
  const requested = fields.includes('MERCHANT_DATA')
  if (requested && !seesHidden(caller)) throw new ApiError({ code: 'NO_PERMISSION_TO_READ_MERCHANT_DATA' })
  return requested
}

import type { Ctx } from '../../http/context.ts'
import { seesHidden } from './find-product.ts'
import type { WireContext } from './wire-v1.ts'

export interface CatalogDeps {
  /** Address of the storefront, without a slash at its end. */
  readonly publicUrl: string
}

/** How this caller sees a product; `merchant` data only when an administrator asks. */
export const wireContext = ({ site, caller }: Ctx, { publicUrl }: CatalogDeps, asksCosts: boolean): WireContext => ({
  currency: site.currency,
  locale: site.locale,
  publicUrl,
  merchant: asksCosts && seesHidden(caller),
})

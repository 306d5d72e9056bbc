import type { VariantRequestedField } from '@fairground/contract/enumerations/catalog.ts'
import * as versioning from '@fairground/contract/stores/catalog-versioning.ts'
import * as contract from '@fairground/contract/stores/read-only-variants-v-3.ts'
import type { Ctx } from '../../../ground/context.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { type CatalogDeps, requestsMerchantData, wireContext } from '../read/view.ts'
import { findVariantsByWords, readVariants } from './read-only-variants.ts'

export function variantRoutesV3(api: Api, deps: CatalogDeps): void {
  const contextOf = (ctx: Ctx, fields: readonly VariantRequestedField[]) => ({
    ...wireContext(ctx, deps, requestsMerchantData(ctx, fields)),
    fields,
    withVariants: true,
  })
  mount(api, contract.queryVariants, ({ query = {}, fields = [] }, ctx) =>
    readVariants(ctx, query, contextOf(ctx, fields)),
  )
  mount(api, contract.searchVariants, ({ search = {}, fields = [] }, ctx) =>
    findVariantsByWords(ctx, search, contextOf(ctx, fields)),
  )
  // Both catalogues are served over the same goods; the model is that of the newer one.
  mount(api, versioning.getCatalogVersion, async () => ({ catalogVersion: 'V3_CATALOG' as const }))
}

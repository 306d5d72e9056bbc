import * as contract from '@fairground/contract/stores/subscription-options.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import {
  assignOptions,
  createOptions,
  optionNotFound,
  removeOptions,
  setOneTimePurchases,
  updateOptions,
} from './edit-options.ts'
import { countProductsOfOption, findOptions, findProductsOfOption, type OptionRow } from './queries.ts'
import { optionToWire } from './wire.ts'

async function one(ctx: Ctx, given: string): Promise<OptionRow> {
  const row = await ctx.db.row(findOptions, { ids: [given] })
  if (!row) throw optionNotFound(given)
  return row
}

export function subscriptionOptionRoutes(api: Api): void {
  const wire = (ctx: Ctx) => (row: OptionRow) => optionToWire(row, ctx.site.currency)
  const first = async (ctx: Ctx, rows: Promise<OptionRow[]>) => ({ subscriptionOption: wire(ctx)((await rows)[0]!) }) // as many as were requested
  const single = () => 'subscriptionOption'
  const nth = (i: number) => `subscriptionOptions[${i}]`

  mount(api, contract.getSubscriptionOption, async ({ id }, ctx) => ({
    subscriptionOption: wire(ctx)(await one(ctx, id)),
  }))
  mount(
    api,
    contract.getProductIdsForSubscriptionOption,
    async ({ id: given, includeHiddenProducts = false, paging: { limit = 50, offset = 0 } = {} }, ctx) => {
      const { id } = await one(ctx, given)
      const withHidden = includeHiddenProducts && seesHidden(ctx.caller)
      const [products, count] = await Promise.all([
        ctx.db.rows(findProductsOfOption, { id, withHidden, limit, offset }),
        ctx.db.row(countProductsOfOption, { id, withHidden }),
      ])
      const productIds = products.map(({ productId }) => productId)
      return { productIds, metadata: { items: productIds.length, offset }, totalResults: count?.there ?? 0 }
    },
  )

  mount(api, contract.createSubscriptionOption, ({ subscriptionOption }, ctx) =>
    first(ctx, createOptions(ctx, [subscriptionOption], single)),
  )
  mount(api, contract.updateSubscriptionOption, ({ subscriptionOption }, ctx) =>
    first(ctx, updateOptions(ctx, [subscriptionOption], single)),
  )
  mount(api, contract.deleteSubscriptionOption, async ({ id }, ctx) => {
    await removeOptions(ctx, [id])
    return {}
  })
  mount(api, contract.bulkCreateSubscriptionOptions, async ({ subscriptionOptions }, ctx) => ({
    subscriptionOptions: (await createOptions(ctx, subscriptionOptions, nth)).map(wire(ctx)),
  }))
  mount(api, contract.bulkUpdateSubscriptionOptions, async ({ subscriptionOptions }, ctx) => ({
    subscriptionOptions: (await updateOptions(ctx, subscriptionOptions, nth)).map(wire(ctx)),
  }))
  mount(api, contract.bulkDeleteSubscriptionOptions, async ({ ids }, ctx) => {
    await removeOptions(ctx, ids)
    return {}
  })
  mount(api, contract.assignSubscriptionOptionsToProduct, async ({ productId, assignedSubscriptionOptions }, ctx) => {
    await assignOptions(ctx, productId, assignedSubscriptionOptions ?? [])
    return {}
  })
  mount(api, contract.allowOneTimePurchases, async ({ productId, allowed }, ctx) => {
    await setOneTimePurchases(ctx, productId, allowed)
    return {}
  })
}

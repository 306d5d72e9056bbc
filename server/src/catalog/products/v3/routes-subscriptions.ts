import * as contract from '@fairground/contract/stores/subscription-options.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { mayBeBoughtOnce, optionsOfProduct } from '../../subscription-options/of-product.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { getVersionedProduct } from '../read/find-product.ts'

/** Subscriptions of a product: for callers who may see the product. */
export function productSubscriptionRoutes(api: Api): void {
  mount(
    api,
    contract.getSubscriptionOptionsForProduct,
    async ({ productId, includeHiddenSubscriptionOptions = false }, ctx) => {
      const { id } = await getVersionedProduct(ctx, productId)
      const withHidden = includeHiddenSubscriptionOptions && seesHidden(ctx.caller)
      return { subscriptionOptions: await optionsOfProduct(ctx, id, { withHidden }) }
    },
  )
  mount(api, contract.getOneTimePurchasesStatus, async ({ productId }, ctx) => {
    const { id } = await getVersionedProduct(ctx, productId)
    return { allowed: await mayBeBoughtOnce(ctx, id) }
  })
}

import { getCheckoutContent } from '@fairground/contract/ecom/checkout-content.ts'
import * as contract from '@fairground/contract/ecom/checkout-settings.ts'
import { getCheckoutPage } from '@fairground/contract/fairground/checkout-page.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { changeCheckoutSettings } from './change-checkout-settings.ts'
import { contentOf } from './checkout-content.ts'
import { checkoutPageToWire, checkoutSettingsToWire } from './checkout-page.ts'

export function checkoutSettingsRoutes(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  mount(api, contract.getCheckoutSettings, async (_, { site }) => ({ checkoutSettings: checkoutSettingsToWire(site) }))
  mount(
    api,
    contract.updateCheckoutSettings,
    async ({ checkoutSettings, fieldMask }, ctx) => {
      const change = masked(checkoutSettings, fieldMask, contract.CheckoutSettingsChange, 'checkoutSettings')
      return {
        checkoutSettings: checkoutSettingsToWire(ctx.site, await changeCheckoutSettings(ctx, publicUrl, change)),
      }
    },
    { changesSite: true },
  )
  mount(api, getCheckoutContent, async (request, { site }) => ({ checkoutContent: contentOf(site, request) }))
  mount(api, getCheckoutPage, async (_, { site }) => checkoutPageToWire(site))
}

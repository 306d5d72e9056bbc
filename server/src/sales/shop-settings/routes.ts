import { getEcommerceSettings } from '@fairground/contract/ecom/ecommerce-settings.ts'
import { type Api, mount } from '../../http/mount.ts'
import { ecommerceSettings } from './ecommerce-settings.ts'

export function shopSettingsRoutes(api: Api): void {
  mount(api, getEcommerceSettings, async ({ fields }, ctx) => ({
    ecommerceSettings: await ecommerceSettings(ctx, fields),
    errors: [],
  }))
}

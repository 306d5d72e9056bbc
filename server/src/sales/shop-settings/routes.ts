import { getEcommerceSettings } from '@fairground/contract/ecom/ecommerce-settings.ts'
import { getOrdersSettings } from '@fairground/contract/ecom/orders-settings.ts'
import { type Api, mount } from '../../http/mount.ts'
import { ecommerceSettings } from './ecommerce-settings.ts'

export function shopSettingsRoutes(api: Api): void {
  mount(api, getEcommerceSettings, async ({ fields }, ctx) => ({
    ecommerceSettings: await ecommerceSettings(ctx, fields),
    errors: [],
  }))
  mount(api, getOrdersSettings, async () => ({
    ordersSettings: { inventoryUpdateTrigger: 'ON_ORDER_PLACED' as const, createInvoice: false },
  }))
}

import {
  type CheckoutSettings,
  type CheckoutSettingsChange,
  checkoutSettings,
} from '@fairground/client/generated/ecom.checkout-settings.ts'
import { queryOptions } from '@tanstack/react-query'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ checkoutSettings })

export type { CheckoutSettings, CheckoutSettingsChange }

export const checkoutSettingsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'checkout'],
    queryFn: async ({ signal }) => (await client.checkoutSettings.getCheckoutSettings({}, { signal })).checkoutSettings,
  })

export const saveCheckoutSettings = (change: CheckoutSettingsChange) =>
  client.checkoutSettings.updateCheckoutSettings({ checkoutSettings: change })

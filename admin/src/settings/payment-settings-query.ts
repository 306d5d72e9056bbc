import { paymentSettings } from '@fairground/client/generated/fairground.payment-settings.ts'
import { queryOptions } from '@tanstack/react-query'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'

export const paymentSettingsClient = staffClient({ paymentSettings })

export const paymentSettingsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'payments'],
    queryFn: ({ signal }) => paymentSettingsClient.paymentSettings.getPaymentSettings({}, { signal }),
  })

import { paymentSettings } from '@fairground/client/generated/fairground.payment-settings.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { staffClient } from '../staff-client.ts'
import { useLoaded } from '../use-loaded.ts'
import { OneFieldForm } from './one-field-form.tsx'
import { SETTINGS } from './settings-client.ts'
import { SettingsPage } from './settings-page.tsx'

const client = staffClient({ paymentSettings })

const paymentSettingsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'payments'],
    queryFn: ({ signal }) => client.paymentSettings.getPaymentSettings({}, { signal }),
  })

export async function loader() {
  await queryClient.ensureQueryData(paymentSettingsQuery())
  return null
}

const term = (text: string): string | undefined => {
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= 365 ? text : undefined
}

/** The page that sets the days to pay in person. */
export function Component() {
  const { manualPaymentDays } = useLoaded(paymentSettingsQuery())
  return (
    <SettingsPage title="Payments" lead="How long buyers have to pay.">
      <OneFieldForm
        id="days-to-pay"
        title="Paying in person"
        label="Days to pay in person"
        help="An order that is not paid by then is cancelled, and its goods and tickets go back on sale. Orders that are placed already keep their term."
        inputMode="numeric"
        value={String(manualPaymentDays)}
        read={term}
        mistake="Enter a whole number of days from 1 to 365."
        save={(days) => client.paymentSettings.setPaymentSettings({ manualPaymentDays: Number(days) })}
        done="Days to pay in person saved."
      />
    </SettingsPage>
  )
}

import { ticketSettings } from '@fairground/client/generated/fairground.ticket-settings.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { staffClient } from '../staff-client.ts'
import { useLoaded } from '../use-loaded.ts'
import { OneFieldForm } from './one-field-form.tsx'
import { SETTINGS } from './settings-client.ts'
import { SettingsPage } from './settings-page.tsx'

const client = staffClient({ ticketSettings })

const ticketSettingsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'tickets'],
    queryFn: ({ signal }) => client.ticketSettings.getTicketSettings({}, { signal }),
  })

export async function loader() {
  await queryClient.ensureQueryData(ticketSettingsQuery())
  return null
}

const PERCENT = /^\d{1,2}([.]\d{1,2})?$/
const percentage = (text: string): string | undefined => {
  const fee = text.replace(',', '.')
  return PERCENT.test(fee) ? fee : undefined
}

/** The service fee of tickets whose buyers or organiser bear one. */
export function Component() {
  const { serviceFee } = useLoaded(ticketSettingsQuery())
  return (
    <SettingsPage title="Tickets" lead="What buyers pay on top of the price of tickets with a service fee.">
      <OneFieldForm
        id="service-fee"
        title="Service fee"
        label="Service fee (%)"
        help="Enter 0 for no fee. Tickets already held or sold keep their fee."
        inputMode="decimal"
        value={serviceFee}
        read={percentage}
        mistake="Enter a percentage below 100 with at most two decimals, like 2.5."
        save={(fee) => client.ticketSettings.setTicketSettings({ serviceFee: fee })}
        done="Service fee saved."
      />
    </SettingsPage>
  )
}

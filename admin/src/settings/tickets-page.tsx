import { ticketSettings } from '@fairground/client/generated/fairground.ticket-settings.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { OneFieldForm } from './one-field-form.tsx'
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
    <SettingsPage title={t('admin.settings.tickets')} lead={t('admin.settings.whatBuyersPayOnTop')}>
      <OneFieldForm
        id="service-fee"
        title={t('admin.settings.serviceFee')}
        label={t('admin.settings.serviceFee2')}
        help={t('admin.settings.enter0ForNoFee')}
        inputMode="decimal"
        value={serviceFee}
        latest={async () => (await queryClient.fetchQuery({ ...ticketSettingsQuery(), staleTime: 0 })).serviceFee}
        read={percentage}
        mistake={t('admin.settings.enterAPercentageBelow100')}
        save={(fee) => client.ticketSettings.setTicketSettings({ serviceFee: fee })}
        done={t('admin.settings.serviceFeeSaved')}
      />
    </SettingsPage>
  )
}

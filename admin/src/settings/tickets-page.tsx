import { ticketSettings } from '@fairground/client/generated/fairground.ticket-settings.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { queryOptions } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { failureOf } from '../shell/failure.ts'
import { staffClient } from '../staff-client.ts'
import { useLoaded } from '../use-loaded.ts'
import { SettingAnchor } from './setting-anchor.tsx'
import { SETTINGS } from './settings-client.ts'
import { SettingsPage } from './settings-page.tsx'
import { useChange } from './use-change.ts'

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

/** The service fee of tickets whose buyers or organiser bear one. */
export function Component() {
  const { serviceFee } = useLoaded(ticketSettingsQuery())
  const lacks = useLacks('settings.write')
  const [wrong, setWrong] = useState<string>()
  const change = useChange({
    run: (fee: string) => client.ticketSettings.setTicketSettings({ serviceFee: fee }),
    done: 'Service fee saved.',
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fee = String(new FormData(event.currentTarget).get('serviceFee')).trim().replace(',', '.')
    const isPercent = PERCENT.test(fee)
    setWrong(isPercent ? undefined : 'Enter a percentage below 100 with at most two decimals, like 2.5.')
    if (isPercent) change.mutate(fee)
  }
  return (
    <SettingsPage title="Tickets" lead="What buyers pay on top of the price of tickets with a service fee.">
      <div className="max-w-measure">
        <Card title="Service fee">
          <SettingAnchor id="service-fee">
            <form noValidate onSubmit={submit} className="flex flex-col gap-3">
              <AdminTextField
                label="Service fee (%)"
                name="serviceFee"
                inputMode="decimal"
                defaultValue={serviceFee}
                help="Enter 0 for no fee. Tickets already held or sold keep their fee."
                error={wrong}
              />
              {change.error && (
                <p role="alert" className="text-danger">
                  {failureOf(change.error).title}
                </p>
              )}
              <Button type="submit" size="sm" disabledReason={lacks} pending={change.isPending} className="self-start">
                Save
              </Button>
            </form>
          </SettingAnchor>
        </Card>
      </div>
    </SettingsPage>
  )
}

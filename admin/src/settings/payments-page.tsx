import { paymentSettings } from '@fairground/client/generated/fairground.payment-settings.ts'
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

const isTerm = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= 365

/** The page that sets the days to pay in person. */
export function Component() {
  const { manualPaymentDays } = useLoaded(paymentSettingsQuery())
  const lacks = useLacks('settings.write')
  const [wrong, setWrong] = useState<string>()
  const change = useChange({
    run: (days: number) => client.paymentSettings.setPaymentSettings({ manualPaymentDays: days }),
    done: 'Days to pay in person saved.',
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const days = Number(String(new FormData(event.currentTarget).get('manualPaymentDays')).trim())
    setWrong(isTerm(days) ? undefined : 'Enter a whole number of days from 1 to 365.')
    if (isTerm(days)) change.mutate(days)
  }
  return (
    <SettingsPage title="Payments" lead="How long buyers have to pay.">
      <div className="max-w-measure">
        <Card title="Paying in person">
          <SettingAnchor id="days-to-pay">
            <form noValidate onSubmit={submit} className="flex flex-col gap-3">
              <AdminTextField
                label="Days to pay in person"
                name="manualPaymentDays"
                inputMode="numeric"
                defaultValue={String(manualPaymentDays)}
                help="An order that is not paid by then is cancelled, and its goods and tickets go back on sale. Orders that are placed already keep their term."
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

import { paymentSettings } from '@fairground/client/generated/fairground.payment-settings.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { staffClient } from '../staff-client.ts'
import { useLoaded } from '../use-loaded.ts'
import { OneFieldForm } from './one-field-form.tsx'
import { SettingAnchor } from './setting-anchor.tsx'
import { SettingProblem } from './setting-problem.tsx'
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

const term = (text: string): string | undefined => {
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= 365 ? text : undefined
}

/** Switches paying in person, and sets the days that there are for it. */
export function Component() {
  const { manualPaymentDays, manualPayments } = useLoaded(paymentSettingsQuery())
  return (
    <SettingsPage title="Payments" lead="Whether and how long buyers may wait to pay.">
      <PayInPerson checked={manualPayments} />
      <OneFieldForm
        id="days-to-pay"
        title="Time to pay"
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

function PayInPerson({ checked }: { checked: boolean }) {
  const lacks = useLacks('settings.write')
  const change = useChange({
    run: (manualPayments: boolean) => client.paymentSettings.setPaymentSettings({ manualPayments }),
    done: 'Saved.',
  })
  return (
    <div className="max-w-measure">
      <Card title="Paying in person">
        <SettingAnchor id="pay-in-person">
          <Toggle
            label="Buyers may pay in person"
            help="By bank transfer, in cash or at the door. Without this and without another way to pay, only free orders can be placed."
            // What is being saved shows at once, and goes back when it fails.
            checked={change.isPending ? change.variables : checked}
            disabled={lacks !== undefined || change.isPending}
            onChange={(wanted) => change.mutate(wanted)}
          />
        </SettingAnchor>
        <SettingProblem lacks={lacks} error={change.error} />
      </Card>
    </div>
  )
}

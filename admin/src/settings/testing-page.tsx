import { siteTesting } from '@fairground/client/generated/fairground.site-testing.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../query-client.ts'
import { meQuery, useLacks } from '../session/me.ts'
import { failureOf } from '../shell/failure.ts'
import { staffClient } from '../staff-client.ts'
import { useLoaded } from '../use-loaded.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { SETTINGS } from './settings-client.ts'
import { SettingsPage } from './settings-page.tsx'
import { useChange } from './use-change.ts'

const client = staffClient({ siteTesting })

const testingQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'testing'],
    queryFn: ({ signal }) => client.siteTesting.getSiteTesting({}, { signal }),
  })

export async function loader() {
  await queryClient.ensureQueryData(testingQuery())
  return null
}

type Change = { testPayments?: boolean; testMode?: boolean; confirmed?: boolean }

/** Switches test payments and test mode. On a public site switching on asks first. */
export function Component() {
  const testing = useLoaded(testingQuery())
  const lacks = useLacks('settings.write')
  const cache = useQueryClient()
  const [asking, setAsking] = useState<Change>()
  const change = useChange({
    run: async (wanted: Change) => {
      await client.siteTesting.setSiteTesting(wanted)
      setAsking(undefined)
      await cache.invalidateQueries({ queryKey: meQuery().queryKey })
    },
    done: 'Saved.',
  })
  const switchOn = (wanted: Change, on: boolean) => {
    if (on && location.protocol === 'https:') setAsking(wanted)
    else change.mutate(wanted)
  }
  const disabled = lacks !== undefined || change.isPending
  return (
    <SettingsPage title="Testing" lead="For trying the shop out. Switch both off before the first real sale.">
      <div className="flex max-w-measure flex-col gap-3">
        <Card title="Testing">
          <div className="flex flex-col gap-4">
            <Toggle
              label="Test payments"
              help="Anyone can pay with a test card. The order counts as paid and no money moves."
              checked={testing.testPayments}
              disabled={disabled}
              onChange={(testPayments) => switchOn({ testPayments }, testPayments)}
            />
            <Toggle
              label="Test mode"
              help="The site may set its own clock. Switching it off goes back to the real time."
              checked={testing.testMode}
              disabled={disabled}
              onChange={(testMode) => switchOn({ testMode }, testMode)}
            />
            {lacks && <p className="text-label font-normal text-ink-3">{lacks}</p>}
            {change.error && !asking && (
              <p role="alert" className="text-danger">
                {failureOf(change.error).title}
              </p>
            )}
          </div>
        </Card>
      </div>
      {asking && (
        <ChangeDialog
          title={asking.testPayments ? 'Switch on test payments?' : 'Switch on test mode?'}
          submit="Switch on"
          pending={change.isPending}
          error={change.error}
          onSubmit={(event) => {
            event.preventDefault()
            change.mutate({ ...asking, confirmed: true })
          }}
          onClose={() => {
            change.reset()
            setAsking(undefined)
          }}
        >
          <p>
            {asking.testPayments
              ? 'This site is public: anyone could then get goods and tickets without paying.'
              : 'This site is public: sales and tickets then follow a clock that can be moved.'}
          </p>
        </ChangeDialog>
      )}
    </SettingsPage>
  )
}

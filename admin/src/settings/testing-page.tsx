import { isRefusal } from '@fairground/client/errors.ts'
import { siteTesting } from '@fairground/client/generated/fairground.site-testing.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { queryClient } from '../query-client.ts'
import { meQuery, useLacks } from '../session/me.ts'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { SettingAnchor } from './setting-anchor.tsx'
import { SettingProblem } from './setting-problem.tsx'
import { SettingsPage } from './settings-page.tsx'

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
  const [confirming, setConfirming] = useState<Change>()
  const change = useChange({
    run: async (wanted: Change) => {
      await client.siteTesting.setSiteTesting(wanted)
      setConfirming(undefined)
      await cache.invalidateQueries({ queryKey: meQuery().queryKey })
    },
    done: t('admin.settings.saved'),
  })
  // The server knows whether the site is public: it refuses what has to be confirmed first.
  const set = (wanted: Change) =>
    change.mutate(wanted, {
      onError: (error) => isRefusal(error, 'TESTING_NOT_CONFIRMED') && setConfirming(wanted),
    })
  const disabled = lacks !== undefined || change.isPending
  // The new value shows at once, and goes back when saving fails.
  const shown = { ...testing, ...(change.isPending ? change.variables : {}) }
  return (
    <SettingsPage title={t('admin.settings.testing')} lead={t('admin.settings.forTryingTheShopOut')}>
      <div className="flex max-w-measure flex-col gap-3">
        <Card title={t('admin.settings.whileYouSetUp')}>
          <div className="flex flex-col gap-4">
            <SettingAnchor id="test-payments">
              <Toggle
                label={t('admin.settings.testPayments')}
                help={t('admin.settings.anyoneCanPayWithoutMoney')}
                checked={shown.testPayments}
                disabled={disabled}
                onChange={(testPayments) => set({ testPayments })}
              />
            </SettingAnchor>
            <SettingAnchor id="test-mode">
              <Toggle
                label={t('admin.settings.testMode')}
                help={t('admin.settings.youCanSetTheClock')}
                checked={shown.testMode}
                disabled={disabled}
                onChange={(testMode) => set({ testMode })}
              />
            </SettingAnchor>
            <SettingProblem lacks={lacks} error={confirming ? null : change.error} />
          </div>
        </Card>
      </div>
      {confirming && (
        <ChangeDialog
          title={
            confirming.testPayments ? t('admin.settings.switchOnTestPayments') : t('admin.settings.switchOnTestMode')
          }
          submit={t('admin.settings.switchOn')}
          pending={change.isPending}
          error={isRefusal(change.error, 'TESTING_NOT_CONFIRMED') ? null : change.error}
          onSubmit={() => change.mutate({ ...confirming, confirmed: true })}
          onClose={() => {
            change.reset()
            setConfirming(undefined)
          }}
        >
          <p>
            {confirming.testPayments
              ? t('admin.settings.thisSiteIsPublicAnyone')
              : t('admin.settings.thisSiteIsPublicSales')}
          </p>
        </ChangeDialog>
      )}
    </SettingsPage>
  )
}

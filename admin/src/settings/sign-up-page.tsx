import { Card } from '@fairground/ui/admin/card.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { rich, t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { SettingAnchor } from './setting-anchor.tsx'
import { SettingProblem } from './setting-problem.tsx'
import { providersQuery, settingsClient, signOnPolicyQuery } from './settings-client.ts'
import { SettingsPage } from './settings-page.tsx'

export async function loader() {
  await Promise.all([queryClient.ensureQueryData(signOnPolicyQuery()), queryClient.ensureQueryData(providersQuery())])
  return null
}

type Change = { requireOwnerApproval?: boolean; requireEmailVerification?: boolean }

export function Component() {
  const policy = useLoaded(signOnPolicyQuery())
  const lacks = useLacks('settings.write')
  const change = useChange({
    run: (signOnPolicy: Change) => settingsClient.signOnPolicy.updateSignOnPolicy({ signOnPolicy }),
    done: t('admin.settings.savedItAppliesToNew'),
  })
  // The new value shows at once, and goes back when saving fails.
  const shown = { ...policy, ...(change.isPending ? change.variables : {}) }
  return (
    <SettingsPage title={t('admin.settings.signUp')} lead={t('admin.settings.whatPeopleNeedToBecome')}>
      <div className="flex max-w-measure flex-col gap-3">
        <Card title={t('admin.settings.members')}>
          <div className="flex flex-col gap-4">
            <SettingAnchor id="approve-members">
              <Toggle
                label={t('admin.settings.approveNewMembersManually')}
                help={rich('admin.settings.theyWaitUnderMembersWaiting', {
                  link: (text) => (
                    <RouterLink
                      href={paths.members({ tab: 'waiting' })}
                      className="text-brand underline underline-offset-2"
                    >
                      {text}
                    </RouterLink>
                  ),
                })}
                checked={shown.requireOwnerApproval}
                disabled={lacks !== undefined || change.isPending}
                onChange={(requireOwnerApproval) => change.mutate({ requireOwnerApproval })}
              />
            </SettingAnchor>
            <SettingAnchor id="confirm-email">
              <Toggle
                label={t('admin.settings.verifyEmailAddresses')}
                help={t('admin.settings.newMembersEnterACode')}
                checked={shown.requireEmailVerification}
                disabled={lacks !== undefined || change.isPending}
                onChange={(requireEmailVerification) => change.mutate({ requireEmailVerification })}
              />
            </SettingAnchor>
            <SettingProblem lacks={lacks} error={change.error} />
          </div>
        </Card>
        <SettingAnchor id="other-accounts">
          <ProvidersCard />
        </SettingAnchor>
      </div>
    </SettingsPage>
  )
}

/** Providers that the operator of the server configures; named here so that nobody has to guess. */
function ProvidersCard() {
  const [provider] = useLoaded(providersQuery())
  return (
    <Card title={t('admin.settings.signInWithOtherAccounts')}>
      {provider ? (
        <p>
          {provider.staff && provider.members
            ? t('admin.settings.offeredToStaffAndMembers', { name: provider.name })
            : provider.staff
              ? t('admin.settings.offeredToStaff', { name: provider.name })
              : t('admin.settings.offeredToMembers', { name: provider.name })}
        </p>
      ) : (
        <p className="text-ink-2">
          {rich('admin.settings.noneThePersonWhoRuns', {
            mark: (text) => <code className="font-mono text-label">{text}</code>,
            mark2: (text) => <span className="whitespace-nowrap">{text}</span>,
          })}
        </p>
      )}
    </Card>
  )
}

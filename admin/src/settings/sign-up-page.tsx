import { Card } from '@fairground/ui/admin/card.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { useLoaded } from '../use-loaded.ts'
import { SettingAnchor } from './setting-anchor.tsx'
import { SettingProblem } from './setting-problem.tsx'
import { providersQuery, settingsClient, signOnPolicyQuery } from './settings-client.ts'
import { SettingsPage } from './settings-page.tsx'
import { useChange } from './use-change.ts'

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
    done: 'Saved. It applies to new sign-ups.',
  })
  // The new value shows at once, and goes back when saving fails.
  const shown = { ...policy, ...(change.isPending ? change.variables : {}) }
  return (
    <SettingsPage title="Sign-up" lead="What people need to become a member. It does not affect existing members.">
      <div className="flex max-w-measure flex-col gap-3">
        <Card title="Members">
          <div className="flex flex-col gap-4">
            <SettingAnchor id="approve-members">
              <Toggle
                label="Approve new members manually"
                help={
                  <>
                    They wait under{' '}
                    <RouterLink
                      href={paths.members({ tab: 'waiting' })}
                      className="text-brand underline underline-offset-2"
                    >
                      Members, Waiting
                    </RouterLink>{' '}
                    and cannot sign in until you approve them.
                  </>
                }
                checked={shown.requireOwnerApproval}
                disabled={lacks !== undefined || change.isPending}
                onChange={(requireOwnerApproval) => change.mutate({ requireOwnerApproval })}
              />
            </SettingAnchor>
            <SettingAnchor id="confirm-email">
              <Toggle
                label="Verify email addresses"
                help="New members enter a code from an email. Addresses verified by a sign-in provider count as verified."
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
    <Card title="Sign-in with other accounts">
      {provider ? (
        <p>
          “Continue with {provider.name}” is offered to{' '}
          {provider.staff && provider.members ? 'staff and members' : provider.staff ? 'staff' : 'members'}. Staff come
          in only if they were invited with the address that {provider.name} has verified.
        </p>
      ) : (
        <p className="text-ink-2">
          None. The person who runs the server can name an OpenID provider by the variables that begin with{' '}
          <code className="font-mono text-label">OIDC_</code>;{' '}
          <span className="whitespace-nowrap">docs/self-hosting.md</span> says how.
        </p>
      )}
    </Card>
  )
}

import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useFormats, useLacks } from '../../session/me.ts'
import { When } from '../../settings/when.tsx'
import { memberClient, sessionsQuery } from '../member-queries.ts'
import { useMemberChange } from '../use-member-change.ts'

/** Ways in which they sign in, and their sessions. */
export function SignInCard({ member }: { member: MemberDetails }) {
  const { loginEmail, loginEmailVerified, hasPassword, signInProviders, lastLoginDate, status } = member
  const { dateTime } = useFormats()
  const ways = [...(hasPassword ? ['Password'] : []), ...signInProviders.map((issuer) => hostOf(issuer))]
  return (
    <Card title="Sign-in">
      <div className="flex flex-col gap-4">
        <DetailsList
          details={[
            ...(loginEmail
              ? [
                  {
                    label: loginEmailVerified ? 'Email, verified' : 'Email, not verified',
                    value: (
                      <span className="flex flex-wrap items-center gap-1">
                        <a href={`mailto:${loginEmail}`} className="break-all text-brand hover:underline">
                          {loginEmail}
                        </a>
                        <CopyButton text={loginEmail} label="Copy the email address" />
                      </span>
                    ),
                  },
                ]
              : []),
            ...(status === 'OFFLINE'
              ? [{ label: 'Ways in', value: 'None: this is a contact.' }]
              : [
                  { label: 'Ways in', value: ways.join(', ') || 'None yet. Send them a link to choose a password.' },
                  { label: 'Last signed in', value: lastLoginDate ? dateTime(lastLoginDate) : 'Never' },
                ]),
          ]}
        />
        {status !== 'OFFLINE' && <Sessions memberId={member.id} />}
      </div>
    </Card>
  )
}

const hostOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).host : issuer)

function Sessions({ memberId }: { memberId: string }) {
  const lacks = useLacks('members.write')
  const { data: sessions } = useQuery(sessionsQuery(memberId))
  const end = useMemberChange({
    run: (sessionId: string | undefined) =>
      memberClient.memberDetails.endSessionsOfMember({ id: memberId, ...(sessionId ? { sessionId } : {}) }),
    done: (_, sessionId) => (sessionId ? 'Device signed out.' : 'Signed out everywhere.'),
  })
  if (!sessions?.length) return null
  return (
    <div className="flex flex-col gap-2 border-t border-border pt-3">
      <h3 className="font-sans text-label text-ink-3">Signed in</h3>
      <ul className="flex flex-col gap-1.5">
        {sessions.map(({ id, app, createdDate, lastUsedDate }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <span className="flex min-w-0 flex-col">
              <span className="truncate font-medium">{app || 'Deleted app'}</span>
              <span className="text-label font-normal text-ink-3">
                Since <When date={createdDate} />, used <When date={lastUsedDate} />
              </span>
            </span>
            <IconButton
              size="sm"
              label={`Sign out of ${app}`}
              icon={<LogOut size={16} strokeWidth={1.75} />}
              disabled={lacks !== undefined || end.isPending}
              onClick={() => end.mutate(id)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        disabledReason={lacks}
        pending={end.isPending}
        onClick={() => end.mutate(undefined)}
      >
        Sign out everywhere
      </Button>
    </div>
  )
}

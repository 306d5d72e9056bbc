import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import { present } from '@fairground/domain/present.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useFormats, useLacks } from '../../session/me.ts'
import { rich, t } from '../../texts.ts'
import { When } from '../../when.tsx'
import { memberClient, sessionsQuery } from '../member-queries.ts'
import { useMemberChange } from '../use-member-change.ts'

/** Ways in which they sign in, and their sessions. */
export function SignInCard({ member }: { member: MemberDetails }) {
  const { loginEmail, loginEmailVerified, hasPassword, signInProviders, lastLoginDate, status } = member
  const { dateTime } = useFormats()
  const ways = [
    ...(hasPassword ? [t('admin.members.password')] : []),
    ...signInProviders.map((issuer) => hostOf(issuer)),
  ]
  return (
    <Card title={t('admin.members.signIn')}>
      <div className="flex flex-col gap-4">
        <DetailsList
          details={[
            ...(loginEmail
              ? [
                  {
                    label: loginEmailVerified ? t('admin.members.emailVerified') : t('admin.members.emailNotVerified'),
                    value: (
                      <span className="flex flex-wrap items-center gap-1">
                        <a href={`mailto:${loginEmail}`} className="break-all text-brand hover:underline">
                          {loginEmail}
                        </a>
                        <CopyButton text={loginEmail} label={t('admin.members.copyTheEmailAddress')} />
                      </span>
                    ),
                  },
                ]
              : []),
            ...(status === 'OFFLINE'
              ? [{ label: t('admin.members.waysIn'), value: t('admin.members.noneThisIsAContact') }]
              : [
                  { label: t('admin.members.waysIn'), value: ways.join(', ') || t('admin.members.noneYetSendThemA') },
                  {
                    label: t('admin.members.lastSignedIn'),
                    value: lastLoginDate ? dateTime(lastLoginDate) : t('admin.members.never'),
                  },
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
      memberClient.memberDetails.endSessionsOfMember({
        id: memberId,
        ...present({ sessionId: sessionId || undefined }),
      }),
    done: (_, sessionId) => (sessionId ? t('admin.members.deviceSignedOut') : t('admin.members.signedOutEverywhere')),
  })
  if (!sessions?.length) return null
  return (
    <div className="flex flex-col gap-2 border-t border-border pt-3">
      <h3 className="font-sans text-label text-ink-3">{t('admin.members.signedIn')}</h3>
      <ul className="flex flex-col gap-1.5">
        {sessions.map(({ id, app, createdDate, lastUsedDate }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <span className="flex min-w-0 flex-col">
              <span className="truncate font-medium">{app || t('admin.members.deletedApp')}</span>
              <span className="text-label font-normal text-ink-3">
                {rich('admin.members.sinceAndUsed', {
                  since: () => <When date={createdDate} />,
                  used: () => <When date={lastUsedDate} />,
                })}
              </span>
            </span>
            <IconButton
              size="sm"
              label={t('admin.members.signOutOfApp', { app })}
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
        {t('admin.members.signOutEverywhere')}
      </Button>
    </div>
  )
}

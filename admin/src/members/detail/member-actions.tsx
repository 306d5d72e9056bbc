import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useLacks } from '../../session/me.ts'
import { MoreMenu } from '../../shell/more-menu.tsx'
import { DecideDialog, type Decision } from '../decide-members.tsx'
import { memberClient } from '../member-queries.ts'
import { useMemberChange } from '../use-member-change.ts'
import { MergeDialog } from './merge-dialog.tsx'

type Doing = Decision | 'merge' | 'password' | 'factors' | undefined

/** Why a mail for choosing a password cannot be sent; undefined when it can. */
const whyNoPasswordMail = ({ status, loginEmail }: MemberDetails): string | undefined =>
  loginEmail === undefined
    ? 'They have no sign-in address.'
    : status === 'OFFLINE'
      ? 'Contacts have no sign-in.'
      : status === 'BLOCKED'
        ? 'They are blocked.'
        : undefined

export function MemberActions({ member, name, within }: { member: MemberDetails; name: string; within: string }) {
  const lacks = useLacks('members.write')
  const navigate = useNavigate()
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const { id, status, activityStatus, loginEmail = '' } = member
  const isContact = status === 'OFFLINE'
  const muted = activityStatus === 'MUTED'
  const mute = useMemberChange({
    run: () => (muted ? memberClient.members.unmuteMember({ id }) : memberClient.members.muteMember({ id })),
    done: muted ? `${name} is no longer muted.` : `${name} muted.`,
  })
  const mail = useMemberChange({
    run: () => memberClient.membersAuthentication.sendSetPasswordEmail({ email: loginEmail }),
    done: `Email sent to ${loginEmail}.`,
    onDone: close,
  })
  const reset = useMemberChange({
    run: () => memberClient.factors.resetFactors({ memberId: id }),
    done: `${name} signs in with their password alone again.`,
    onDone: close,
  })
  return (
    <>
      {status === 'BLOCKED' && (
        <Button size="sm" disabledReason={lacks} onClick={() => setDoing('approve')}>
          Unblock
        </Button>
      )}
      <MoreMenu
        label="More actions"
        items={[
          {
            label: member.hasPassword ? 'Send a password reset' : 'Send a link to choose a password',
            disabledReason: lacks ?? whyNoPasswordMail(member),
            onSelect: () => setDoing('password'),
          },
          {
            label: muted ? 'Unmute' : 'Mute',
            disabledReason: lacks,
            onSelect: () => mute.mutate(undefined),
          },
          {
            label: 'Remove second factors',
            disabledReason: lacks ?? (isContact ? 'Contacts have no sign-in.' : undefined),
            onSelect: () => setDoing('factors'),
          },
          { label: 'Merge with another member', disabledReason: lacks, onSelect: () => setDoing('merge') },
          { kind: 'separator' },
          {
            label: 'Turn into a contact',
            disabledReason:
              lacks ?? (isContact ? 'Already a contact.' : status === 'BLOCKED' ? 'They are blocked.' : undefined),
            onSelect: () => setDoing('disconnect'),
          },
          ...(status === 'BLOCKED'
            ? []
            : [{ label: 'Block', tone: 'danger' as const, disabledReason: lacks, onSelect: () => setDoing('block') }]),
          { label: 'Delete', tone: 'danger', disabledReason: lacks, onSelect: () => setDoing('delete') },
        ]}
      />
      {doing === 'merge' && <MergeDialog member={member} name={name} onClose={close} />}
      {doing === 'password' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          tone="primary"
          title={`Send ${name} a link?`}
          description={`${loginEmail} gets a link to choose a password, valid for one day. Their current sign-in works until they use it.`}
          confirmLabel="Send email"
          pending={mail.isPending}
          onConfirm={() => mail.mutate(undefined)}
        />
      )}
      {doing === 'factors' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={`Remove ${name}’s second factors?`}
          description="For members who lost their phone and recovery codes. Removes authenticator apps, email codes and passkeys, and signs them out everywhere. Check first that the request is really theirs."
          confirmLabel="Remove second factors"
          pending={reset.isPending}
          onConfirm={() => reset.mutate(undefined)}
        />
      )}
      {doing !== undefined && doing !== 'merge' && doing !== 'password' && doing !== 'factors' && (
        <DecideDialog
          decision={doing}
          ids={[id]}
          name={name}
          onClose={close}
          onDone={() => {
            if (doing === 'delete') navigate(`${paths.members()}${within && `?${within}`}`, { replace: true })
          }}
        />
      )}
    </>
  )
}

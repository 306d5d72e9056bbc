import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import type { MenuItem } from '@fairground/ui/admin/opened-menu.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useLacks } from '../../session/me.ts'
import { MoreMenu } from '../../shell/more-menu.tsx'
import { t } from '../../texts.ts'
import { DecideDialog, type Decision } from '../decide-members.tsx'
import { memberClient } from '../member-queries.ts'
import { useMemberChange } from '../use-member-change.ts'
import { MergeDialog } from './merge-dialog.tsx'

type Doing = Decision | 'merge' | 'password' | 'factors' | undefined

/** Reason why a mail for choosing a password cannot be sent; undefined when it can. */
const whyNoPasswordMail = ({ status, loginEmail }: MemberDetails): string | undefined =>
  loginEmail === undefined
    ? t('admin.members.theyHaveNoSignIn')
    : status === 'OFFLINE'
      ? t('admin.members.contactsHaveNoSignIn')
      : status === 'BLOCKED'
        ? t('admin.members.theyAreBlocked')
        : undefined

interface MenuActs {
  readonly lacks: string | undefined
  readonly open: (doing: Doing) => void
  readonly mute: () => void
}

function menuOf(member: MemberDetails, { lacks, open, mute }: MenuActs): MenuItem[] {
  const { status, activityStatus } = member
  const isContact = status === 'OFFLINE'
  return [
    {
      label: member.hasPassword ? t('admin.members.sendAPasswordReset') : t('admin.members.sendALinkToChoose'),
      disabledReason: lacks ?? whyNoPasswordMail(member),
      onSelect: () => open('password'),
    },
    {
      label: activityStatus === 'MUTED' ? t('admin.members.unmute') : t('admin.members.mute'),
      disabledReason: lacks,
      onSelect: mute,
    },
    {
      label: t('admin.members.removeSecondFactors'),
      disabledReason: lacks ?? (isContact ? t('admin.members.contactsHaveNoSignIn') : undefined),
      onSelect: () => open('factors'),
    },
    {
      label: t('admin.members.mergeWithAnotherMember'),
      disabledReason: lacks,
      onSelect: () => open('merge'),
    },
    { kind: 'separator' },
    {
      label: t('admin.members.turnIntoAContact'),
      disabledReason:
        lacks ??
        (isContact
          ? t('admin.members.alreadyAContact')
          : status === 'BLOCKED'
            ? t('admin.members.theyAreBlocked')
            : undefined),
      onSelect: () => open('disconnect'),
    },
    ...(status === 'BLOCKED'
      ? []
      : [
          {
            label: t('admin.members.block'),
            tone: 'danger' as const,
            disabledReason: lacks,
            onSelect: () => open('block'),
          },
        ]),
    { label: t('admin.members.delete'), tone: 'danger', disabledReason: lacks, onSelect: () => open('delete') },
  ]
}

export function MemberActions({ member, name, within }: { member: MemberDetails; name: string; within: string }) {
  const lacks = useLacks('members.write')
  const navigate = useNavigate()
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const { id, status, activityStatus, loginEmail = '' } = member
  const muted = activityStatus === 'MUTED'
  const mute = useMemberChange({
    run: () => (muted ? memberClient.members.unmuteMember({ id }) : memberClient.members.muteMember({ id })),
    done: muted ? t('admin.members.nameIsNoLongerMuted', { name }) : t('admin.members.nameMuted', { name }),
  })
  const mail = useMemberChange({
    run: () => memberClient.membersAuthentication.sendSetPasswordEmail({ email: loginEmail }),
    done: t('admin.members.emailSentToLoginEmail', { loginEmail }),
    onDone: close,
  })
  const reset = useMemberChange({
    run: () => memberClient.factors.resetFactors({ memberId: id }),
    done: t('admin.members.nameSignsInWithTheir', { name }),
    onDone: close,
  })
  return (
    <>
      {status === 'BLOCKED' && (
        <Button size="sm" disabledReason={lacks} onClick={() => setDoing('approve')}>
          {t('admin.members.unblock')}
        </Button>
      )}
      <MoreMenu
        label={t('admin.members.moreActions')}
        items={menuOf(member, { lacks, open: setDoing, mute: () => mute.mutate(undefined) })}
      />
      {doing === 'merge' && <MergeDialog member={member} name={name} onClose={close} />}
      {doing === 'password' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          tone="primary"
          title={t('admin.members.sendNameALink', { name })}
          description={t('admin.members.loginEmailGetsALinkTo', { loginEmail })}
          confirmLabel={t('admin.members.sendEmail')}
          pending={mail.isPending}
          onConfirm={() => mail.mutate(undefined)}
        />
      )}
      {doing === 'factors' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('admin.members.removeNameSSecondFactors', { name })}
          description={t('admin.members.forMembersWhoLostTheir')}
          confirmLabel={t('admin.members.removeSecondFactors')}
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

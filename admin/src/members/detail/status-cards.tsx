import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useFormats, useLacks } from '../../session/me.ts'
import { t } from '../../texts.ts'
import { DecideDialog, decideAbout } from '../decide-members.tsx'
import { waitingFor } from '../member-words.ts'
import { useMemberChange } from '../use-member-change.ts'

/** Somebody waits: what for, and the two answers. */
export function WaitingCard({ member, name }: { member: MemberDetails; name: string }) {
  const lacks = useLacks('members.write')
  const { dateTime } = useFormats()
  const [rejecting, setRejecting] = useState(false)
  const approve = useMemberChange({
    run: () => decideAbout('approve', [member.id]),
    done: t('admin.members.nameApproved', { name }),
  })
  if (member.status !== 'PENDING') return null
  const approvable = member.pendingReasons.includes('PENDING_ADMIN_APPROVAL_REQUIRED')
  return (
    <section
      aria-labelledby="waiting"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-warning-soft px-4 py-3"
    >
      <Hourglass aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-warning" />
      <div className="min-w-48 grow basis-0">
        <h2 id="waiting" className="font-sans text-[0.875rem] font-semibold">
          {t('admin.members.registeredDateTimeAndWaits', { dateTime: dateTime(member.createdDate) })}
        </h2>
        <p className="text-admin text-ink-2">{waitingFor(member).join(' ')}</p>
      </div>
      <span className="flex gap-2">
        <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setRejecting(true)}>
          {t('admin.members.reject')}
        </Button>
        {approvable && (
          <Button
            size="sm"
            disabledReason={lacks}
            pending={approve.isPending}
            onClick={() => approve.mutate(undefined)}
          >
            {t('admin.members.approve')}
          </Button>
        )}
      </span>
      {rejecting && (
        <DecideDialog decision="reject" ids={[member.id]} name={name} onClose={() => setRejecting(false)} />
      )}
    </section>
  )
}

export function FactsCard({ member }: { member: MemberDetails }) {
  const { dateTime } = useFormats()
  return (
    <Card title={t('admin.members.details')}>
      <DetailsList
        details={[
          { label: t('admin.members.memberSince'), value: dateTime(member.createdDate) },
          { label: t('admin.members.lastChange'), value: dateTime(member.updatedDate) },
          {
            label: t('admin.members.memberID'),
            value: (
              <span className="flex items-center gap-1">
                <code className="font-mono text-label font-normal break-all">{member.id}</code>
                <CopyButton text={member.id} label={t('admin.members.copyTheMemberID')} />
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}

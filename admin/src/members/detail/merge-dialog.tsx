import { isRefusal } from '@fairground/client/errors.ts'
import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import type { Member } from '@fairground/client/generated/members.members.ts'
import { present } from '@fairground/domain/present.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { failureOf } from '../../failure.ts'
import { t } from '../../texts.ts'
import { MemberAvatar } from '../member-avatar.tsx'
import { memberClient, memberListQuery } from '../member-queries.ts'
import { nameOfMember, statusMark } from '../member-words.ts'
import { useMemberChange } from '../use-member-change.ts'

const SHOWN = 25

/** Finds the other one, says what will happen, and joins them into this member. */
export function MergeDialog({ member, name, onClose }: { member: MemberDetails; name: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [from, setFrom] = useState<Member>()
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...memberListQuery({ ...present({ q: q || undefined }), size: SHOWN }),
    enabled: q.length > 1,
  })
  const found = q.length > 1 ? (data?.members ?? []).filter(({ id }) => id !== member.id) : []
  const merge = useMemberChange({
    run: (id: string) => memberClient.memberDetails.mergeMembers({ id: member.id, from: id }),
    done: t('admin.members.mergedIntoName', { name }),
    quiet: true,
    onDone: onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('admin.members.mergeAnotherMemberIntoName', { name })}
      description={t('admin.members.forSomebodyWhoIsListed')}
      footer={
        <>
          {merge.error && (
            <span role="alert" className="me-auto self-center text-danger">
              {isRefusal(merge.error, 'MEMBERS_NOT_MERGEABLE')
                ? t('admin.members.thisIsAContactOpen')
                : failureOf(merge.error).title}
            </span>
          )}
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('admin.members.cancel')}
          </Button>
          <Button
            variant="danger"
            size="sm"
            pending={merge.isPending}
            disabledReason={from ? undefined : t('admin.members.chooseAMemberFirst')}
            onClick={() => from && merge.mutate(from.id)}
          >
            {t('admin.members.mergeMembers')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <AdminInput
          type="search"
          aria-label={t('admin.members.nameOrEmailOfThe')}
          placeholder={t('admin.members.nameOrEmailOfThe')}
          value={typed}
          maxLength={100}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setFrom(undefined)
          }}
        />
        {q.length > 1 && data && found.length === 0 && (
          <p className="text-ink-2">{t('admin.members.nobodyElseMatchesQ', { q })}</p>
        )}
        {found.length > 0 && (
          <fieldset className="max-h-64 min-w-0 overflow-y-auto rounded-card border border-border">
            <legend className="sr-only">{t('admin.members.theOtherMember')}</legend>
            {found.map((one) => (
              <Choice key={one.id} member={one} chosen={one.id === from?.id} onChoose={() => setFrom(one)} />
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}

function Choice({ member, chosen, onChoose }: { member: Member; chosen: boolean; onChoose: () => void }) {
  const [tone, words] = statusMark(member)
  const name = nameOfMember(member)
  return (
    <label className="flex cursor-pointer items-center gap-3 border-b border-border px-3 py-2 last:border-b-0 hover:bg-canvas has-checked:bg-sunken">
      <input type="radio" name="other" checked={chosen} onChange={onChoose} className="size-4.5 shrink-0" />
      <MemberAvatar name={name} picture={member.profile.photo?.url} />
      <span className="flex min-w-0 grow flex-col">
        <span className="truncate font-medium">{name}</span>
        <span className="truncate text-label font-normal text-ink-3">{member.loginEmail}</span>
      </span>
      <StatusPill tone={tone}>{words}</StatusPill>
    </label>
  )
}

import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { comingEventsQuery } from '../events/event-queries.ts'
import { latestOf } from '../forms/latest-of.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { StaffDialog } from './staff-dialog.tsx'
import { DOOR_STAFF, doorClient, doorStaffQuery, type StaffMember } from './staff-queries.ts'
import { mayDoWords, statusMarks } from './staff-words.ts'

export async function loader() {
  await Promise.all([queryClient.ensureQueryData(doorStaffQuery()), queryClient.ensureQueryData(comingEventsQuery())])
  return null
}

const icon = { size: 16, strokeWidth: 1.75 } as const

/** People who check guests in by a link: at which events, what else they may do, and if they have opened it. */
export function Component() {
  const { data: members, error } = useQuery(doorStaffQuery())
  const { data: events = [] } = useQuery(comingEventsQuery())
  if (!members) throw error ?? new Error('The door staff could not be loaded')
  const lacks = useLacks('guests.write')
  const [editing, setEditing] = useState<StaffMember | 'new'>()
  const [ending, setEnding] = useState<StaffMember>()
  const add = (
    <Button size="sm" disabledReason={lacks} onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" {...icon} /> {t('admin.door-staff.new')}
    </Button>
  )
  return (
    <Page title={t('admin.door-staff.title')} narrow>
      <PageHeader
        title={t('admin.door-staff.title')}
        back={{ label: t('admin.door-staff.events'), href: paths.events() }}
        linkAs={RouterLink}
        actions={members.length > 0 && add}
      />
      {members.length === 0 ? (
        <EmptyState title={t('admin.door-staff.none')} action={add}>
          {t('admin.door-staff.noneLead')}
        </EmptyState>
      ) : (
        <Card title={t('admin.door-staff.lead')} flush>
          <ul>
            {members.map((member) => (
              <StaffRow
                key={member.id}
                member={member}
                lacks={lacks}
                onEdit={() => setEditing(member)}
                onEnd={() => setEnding(member)}
              />
            ))}
          </ul>
        </Card>
      )}
      {editing && (
        <StaffDialog
          events={events}
          staff={editing === 'new' ? undefined : latestOf(members, editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {ending && (
        <EndDialog
          title={t('admin.door-staff.delete', { name: ending.name })}
          description={t('admin.door-staff.endsAtOnce')}
          confirmLabel={t('admin.door-staff.deleteIt')}
          done={t('admin.door-staff.deleted', { name: ending.name })}
          run={() => doorClient.deleteStaffMember({ staffMemberId: ending.id })}
          stale={DOOR_STAFF}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Page>
  )
}

type StaffRowProps = {
  member: StaffMember
  lacks: string | undefined
  onEdit: () => void
  onEnd: () => void
}

function StaffRow({ member, lacks, onEdit, onEnd }: StaffRowProps) {
  const { name, status, permissions, specificEvents, loginLink } = member
  const [tone, words] = statusMarks[status]
  const where = specificEvents
    ? t('admin.door-staff.eventsCount', { count: specificEvents.events.length })
    : t('admin.door-staff.allEvents')
  return (
    <li className="flex min-h-13 items-center gap-2 border-t border-border px-4 py-2">
      <div className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          <StatusPill tone={tone}>{words}</StatusPill>
        </span>
        <span className="text-ink-2">{dotted([where, ...permissions.map((act) => mayDoWords[act])])}</span>
      </div>
      {loginLink && <CopyButton text={loginLink} label={t('admin.door-staff.copyLink', { name })} />}
      <IconButton
        size="sm"
        label={t('admin.door-staff.change', { name })}
        disabled={lacks !== undefined}
        onClick={onEdit}
        icon={<Pencil {...icon} />}
      />
      <IconButton
        size="sm"
        label={t('admin.door-staff.delete', { name })}
        disabled={lacks !== undefined}
        onClick={onEnd}
        icon={<Trash2 {...icon} />}
      />
    </li>
  )
}

import type { Member } from '@fairground/client/generated/members.members.ts'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import type { Column } from '../list/data-table.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { MemberAvatar } from './member-avatar.tsx'
import { nameOfMember, statusMark } from './member-words.ts'

/** Columns that the user may hide. */
export const memberColumnNames = [
  { id: 'email', label: t('admin.members.email') },
  { id: 'status', label: t('admin.members.status') },
  { id: 'joined', label: t('admin.members.joined') },
  { id: 'seen', label: t('admin.members.lastSignedIn') },
]

const pill = (member: Member) => {
  const [tone, words] = statusMark(member)
  return <StatusPill tone={tone}>{words}</StatusPill>
}

/** `within` is the list's own query. */
export function memberColumns({ date, dateTime, ago }: Formats, now: Date, within: string): Column<Member>[] {
  return [
    {
      id: 'name',
      header: t('admin.members.member'),
      meta: { sortField: 'contact.firstName', className: 'max-w-72' },
      cell: ({ row: { original: member } }) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <MemberAvatar name={nameOfMember(member)} picture={member.profile.photo?.url} />
          <RouterLink href={paths.member(member.id, within)} className="min-w-0 truncate font-medium hover:underline">
            {nameOfMember(member)}
          </RouterLink>
        </span>
      ),
    },
    {
      id: 'email',
      header: t('admin.members.email'),
      meta: { sortField: 'loginEmail', className: 'max-w-72' },
      cell: ({ row: { original: member } }) => (
        <span className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 truncate">{member.loginEmail}</span>
          {member.status !== 'OFFLINE' && !member.loginEmailVerified && (
            <span className="shrink-0 text-label font-normal text-ink-3">{t('admin.members.notVerified')}</span>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('admin.members.status'),
      meta: { sortField: 'status', hideOrder: 3 },
      cell: ({ row }) => pill(row.original),
    },
    {
      id: 'joined',
      header: t('admin.members.joined'),
      meta: { sortField: 'createdDate', firstOrder: 'DESC', className: 'tabular-nums whitespace-nowrap', hideOrder: 2 },
      cell: ({ row: { original: member } }) => (
        <time dateTime={member.createdDate.toISOString()} title={dateTime(member.createdDate)}>
          {date(member.createdDate)}
        </time>
      ),
    },
    {
      id: 'seen',
      header: t('admin.members.lastSignedIn'),
      meta: { sortField: 'lastLoginDate', firstOrder: 'DESC', className: 'whitespace-nowrap', hideOrder: 1 },
      cell: ({ row: { original: member } }) =>
        member.lastLoginDate ? (
          <time dateTime={member.lastLoginDate.toISOString()} title={dateTime(member.lastLoginDate)}>
            {ago(member.lastLoginDate, now)}
          </time>
        ) : (
          <span className="text-ink-3">{t('admin.members.never')}</span>
        ),
    },
  ]
}

export const memberCard = (member: Member, { date }: Formats) => ({
  title: (
    <span className="flex items-center gap-2.5">
      <MemberAvatar name={nameOfMember(member)} picture={member.profile.photo?.url} />
      <span className="min-w-0 truncate">{nameOfMember(member)}</span>
    </span>
  ),
  end: pill(member),
  second: (
    <>
      <span className="min-w-0 truncate">{member.loginEmail}</span>
      <span className="ms-auto shrink-0 text-label font-normal text-ink-3">{date(member.createdDate)}</span>
    </>
  ),
})

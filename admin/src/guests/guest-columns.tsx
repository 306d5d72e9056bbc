import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import type { Column } from '../list/data-table.tsx'
import { t } from '../texts.ts'
import { type GuestLine, notAdmitted } from './guest-line.ts'
import { GuestMenu } from './guest-menu.tsx'
import { statusWords } from './guest-words.ts'
import type { GuestChanges } from './use-guest-changes.ts'

export const guestColumnNames = [
  { id: 'status', label: t('admin.guests.reply') },
  { id: 'party', label: t('admin.guests.guests') },
  { id: 'with', label: t('admin.guests.with') },
]

interface ColumnNeeds {
  readonly formats: Formats
  readonly changes: GuestChanges
  /** Reason why nothing can be changed; undefined where it can. */
  readonly lacks: string | undefined
}

export function guestColumns(needs: ColumnNeeds): Column<GuestLine>[] {
  const { formats, changes, lacks } = needs
  return [
    {
      id: 'name',
      header: t('admin.guests.guest'),
      meta: { sortField: 'name', className: 'min-w-52' },
      cell: ({ row: { original: line } }) => (
        <span className="flex flex-col py-1">
          <span className="font-medium">{line.name}</span>
          <span className="text-label font-normal text-ink-3">{line.email}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('admin.guests.reply'),
      meta: { sortField: 'status' },
      cell: ({ row }) => {
        const [tone, words] = statusWords[row.original.status]
        return <StatusPill tone={tone}>{words}</StatusPill>
      },
    },
    {
      id: 'party',
      header: t('admin.guests.guests'),
      meta: { numeric: true, sortField: 'totalGuests', firstOrder: 'DESC', hideOrder: 2 },
      cell: ({ row }) => formats.number(row.original.party),
    },
    {
      id: 'with',
      header: t('admin.guests.with'),
      meta: { className: 'max-w-56 truncate', hideOrder: 1 },
      cell: ({ row }) => row.original.detail,
    },
    {
      id: 'door',
      header: t('admin.guests.atTheDoor'),
      meta: { className: 'whitespace-nowrap' },
      cell: ({ row }) => <Door line={row.original} changes={changes} lacks={lacks} formats={formats} />,
    },
    {
      id: 'more',
      header: () => <span className="sr-only">{t('admin.guests.more')}</span>,
      cell: ({ row }) => <GuestMenu line={row.original} changes={changes} lacks={lacks} />,
    },
  ]
}

/** State of a guest at the door, and the button that lets them in or undoes it. */
export function Door({ line, changes, lacks, formats }: ColumnNeeds & { line: GuestLine }) {
  const reason = notAdmitted(line)
  const time = line.insideSince ? formats.time(line.insideSince) : ''
  return (
    <span className="flex items-center gap-2">
      {reason === undefined ? (
        <Button
          size="sm"
          variant="secondary"
          disabledReason={lacks}
          aria-label={t('admin.guests.checkInName', { name: line.name })}
          onClick={() => changes.checkIn(line)}
        >
          {t('admin.guests.checkIn')}
        </Button>
      ) : (
        line.inside > 0 && (
          <Button
            size="sm"
            variant="quiet"
            disabledReason={lacks}
            aria-label={t('admin.guests.undoTheCheckInOf', { name: line.name })}
            onClick={() => changes.undo(line)}
          >
            {t('admin.guests.undo')}
          </Button>
        )
      )}
      {line.inside > 0 && (
        <span className="text-label font-normal text-ink-2 tabular-nums">
          {line.party > 1
            ? t('admin.guests.someIn', {
                inside: formats.number(line.inside),
                party: formats.number(line.party),
                time,
              })
            : t('admin.guests.inTime', { time })}
        </span>
      )}
    </span>
  )
}

export function guestCard(line: GuestLine, needs: ColumnNeeds) {
  const [tone, words] = statusWords[line.status]
  return {
    title: line.name,
    end: <GuestMenu line={line} changes={needs.changes} lacks={needs.lacks} />,
    second: (
      <>
        {line.detail && (
          <span className="basis-full text-label font-normal wrap-anywhere text-ink-3">{line.detail}</span>
        )}
        <StatusPill tone={tone}>{words}</StatusPill>
        {line.party > 1 && <span>{t('admin.guests.numberGuests', { number: needs.formats.number(line.party) })}</span>}
        <Door line={line} {...needs} />
      </>
    ),
  }
}

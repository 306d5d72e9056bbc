import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import type { Column } from '../list/data-table.tsx'
import { type GuestLine, notAdmitted } from './guest-line.ts'
import { GuestMenu } from './guest-menu.tsx'
import { statusWords } from './guest-words.ts'
import type { GuestChanges } from './use-guest-changes.ts'

export const guestColumnNames = [
  { id: 'status', label: 'Reply' },
  { id: 'party', label: 'Guests' },
  { id: 'with', label: 'With' },
]

export interface ColumnNeeds {
  readonly formats: Formats
  readonly changes: GuestChanges
  /** Why nothing can be changed; undefined where it can. */
  readonly lacks: string | undefined
}

export function guestColumns(needs: ColumnNeeds): Column<GuestLine>[] {
  const { formats, changes, lacks } = needs
  return [
    {
      id: 'name',
      header: 'Guest',
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
      header: 'Reply',
      meta: { sortField: 'status' },
      cell: ({ row }) => {
        const [tone, words] = statusWords[row.original.status]
        return <StatusPill tone={tone}>{words}</StatusPill>
      },
    },
    {
      id: 'party',
      header: 'Guests',
      meta: { numeric: true, sortField: 'totalGuests', firstOrder: 'DESC', hideOrder: 2 },
      cell: ({ row }) => formats.number(row.original.party),
    },
    {
      id: 'with',
      header: 'With',
      meta: { className: 'max-w-56 truncate', hideOrder: 1 },
      cell: ({ row }) => row.original.detail,
    },
    {
      id: 'door',
      header: 'At the door',
      meta: { className: 'whitespace-nowrap' },
      cell: ({ row }) => <Door line={row.original} changes={changes} lacks={lacks} formats={formats} />,
    },
    {
      id: 'more',
      header: () => <span className="sr-only">More</span>,
      cell: ({ row }) => <GuestMenu line={row.original} changes={changes} lacks={lacks} />,
    },
  ]
}

/** State of a guest at the door, and the button that lets them in or undoes it. */
export function Door({ line, changes, lacks, formats }: ColumnNeeds & { line: GuestLine }) {
  const reason = notAdmitted(line)
  const time = line.insideSince && formats.time(line.insideSince)
  return (
    <span className="flex items-center gap-2">
      {reason === undefined ? (
        <Button
          size="sm"
          variant="secondary"
          disabledReason={lacks}
          aria-label={`Check in ${line.name}`}
          onClick={() => changes.checkIn(line)}
        >
          Check in
        </Button>
      ) : (
        line.inside > 0 && (
          <Button
            size="sm"
            variant="quiet"
            disabledReason={lacks}
            aria-label={`Undo the check-in of ${line.name}`}
            onClick={() => changes.undo(line)}
          >
            Undo
          </Button>
        )
      )}
      {line.inside > 0 && (
        <span className="text-label font-normal text-ink-2 tabular-nums">
          {line.party > 1
            ? `${formats.number(line.inside)} of ${formats.number(line.party)} in, ${time}`
            : `In, ${time}`}
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
        {line.party > 1 && <span>{needs.formats.number(line.party)} guests</span>}
        <Door line={line} {...needs} />
      </>
    ),
  }
}

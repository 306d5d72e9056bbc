import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ticketsQuery } from '../events/event-queries.ts'
import { useEventLacks } from '../events/use-event-lacks.ts'
import { failureOf } from '../failure.ts'
import { latestOf } from '../forms/latest-of.ts'
import { moved } from '../moved.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { isStale, useChange } from '../use-change.ts'

const icon = { size: 16, strokeWidth: 1.75 } as const

/** Texts of one kind of things that are sold with tickets. */
export interface SoldWords {
  readonly title: string
  readonly add: string
  readonly none: string
  /** Reason why nothing can be added to an event without tickets. */
  readonly ticketsFirst: string
  readonly moveUp: (name: string) => string
  readonly change: (name: string) => string
  readonly remove: (name: string) => string
  /** Consequence of removing one. */
  readonly removing: string
  readonly confirmRemoval: string
  readonly removed: (name: string) => string
}

interface SoldRow {
  readonly name: string
  readonly price: string
  readonly facts: readonly string[]
  readonly pills?: ReactNode
  readonly help?: string | undefined
}

export interface DialogOf<T> {
  readonly tickets: readonly TicketDefinition[]
  /** Undefined adds one. */
  readonly item: T | undefined
  readonly onClose: () => void
}

interface SoldList<T> {
  readonly revision: string
  readonly items: readonly T[]
}

interface SoldProps<T> {
  readonly event: Pick<Event, 'id' | 'status'>
  readonly words: SoldWords
  /** Undefined until it is read. */
  readonly list: SoldList<T> | undefined
  readonly error: Error | null
  readonly rowOf: (item: T, tickets: readonly TicketDefinition[]) => SoldRow
  /** Sets the whole list, in the order in which buyers see it. */
  readonly save: (revision: string, items: readonly T[]) => Promise<unknown>
  readonly dialog: (of: DialogOf<T>) => ReactNode
}

/** Card of things that are sold with the tickets of an event, which staff add, change, arrange and remove. */
export function SoldWithTickets<T extends { readonly id: string }>(props: SoldProps<T>) {
  const { event, words, list, error, dialog } = props
  const lacks = useEventLacks(event)
  const { data: tickets = [] } = useQuery(ticketsQuery([event.id]))
  const [adding, setAdding] = useState(false)
  return (
    <Card
      title={words.title}
      actions={
        <Button
          variant="secondary"
          size="sm"
          disabledReason={lacks ?? (tickets.length === 0 ? words.ticketsFirst : undefined)}
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden="true" {...icon} /> {words.add}
        </Button>
      }
    >
      {error && !list && <Failure error={error} />}
      {list?.items.length === 0 && <p className="text-ink-2">{words.none}</p>}
      {list && <Rows {...props} list={list} tickets={tickets} lacks={lacks} />}
      {adding && list && dialog({ tickets, item: undefined, onClose: () => setAdding(false) })}
    </Card>
  )
}

const Failure = ({ error }: { error: Error }) => (
  <p role="alert" className="text-danger">
    {failureOf(error).title}
  </p>
)

type RowsProps<T> = SoldProps<T> & {
  list: SoldList<T>
  tickets: readonly TicketDefinition[]
  lacks: string | undefined
}

function Rows<T extends { readonly id: string }>({ words, list, tickets, lacks, rowOf, save, dialog }: RowsProps<T>) {
  const { revision, items } = list
  const [editing, setEditing] = useState<T>()
  const [ending, setEnding] = useState<T>()
  const move = useChange({
    run: (at: number) => save(revision, moved(items, at, at - 1)),
    onFail: isStale,
    stale: ['tickets'],
  })
  const endingName = ending ? rowOf(ending, tickets).name : ''
  return (
    <>
      <ul className="flex flex-col">
        {items.map((item, at) => (
          <Row
            key={item.id}
            row={rowOf(item, tickets)}
            words={words}
            lacks={lacks}
            onUp={at === 0 ? undefined : () => move.mutate(at)}
            onEdit={() => setEditing(item)}
            onEnd={() => setEnding(item)}
          />
        ))}
      </ul>
      {move.error && <Failure error={move.error} />}
      {editing && dialog({ tickets, item: latestOf(items, editing), onClose: () => setEditing(undefined) })}
      {ending && (
        <EndDialog
          title={words.remove(endingName)}
          description={words.removing}
          confirmLabel={words.confirmRemoval}
          done={words.removed(endingName)}
          run={() =>
            save(
              revision,
              items.filter(({ id }) => id !== ending.id),
            )
          }
          stale={['tickets']}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

type RowProps = {
  row: SoldRow
  words: SoldWords
  lacks: string | undefined
  /** Absent for the first. */
  onUp: (() => void) | undefined
  onEdit: () => void
  onEnd: () => void
}

function Row({ row: { name, price, facts, pills, help }, words, lacks, onUp, onEdit, onEnd }: RowProps) {
  const button = (label: string) =>
    ({ size: 'sm', label, title: lacks ?? label, disabled: lacks !== undefined }) as const
  return (
    <li className="flex items-center gap-2 border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {pills}
          <span className="ms-auto tabular-nums">{price}</span>
        </div>
        <p className="text-label text-ink-3 tabular-nums">{dotted(facts)}</p>
        {help && <p className="text-label text-ink-2">{help}</p>}
      </div>
      {onUp && <IconButton {...button(words.moveUp(name))} onClick={onUp} icon={<ArrowUp {...icon} />} />}
      <IconButton {...button(words.change(name))} onClick={onEdit} icon={<Pencil {...icon} />} />
      <IconButton {...button(words.remove(name))} onClick={onEnd} icon={<Trash2 {...icon} />} />
    </li>
  )
}

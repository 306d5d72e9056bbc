import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { FilterChips } from '@fairground/ui/admin/filter-chips.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { eventQuery } from '../events/event-queries.ts'
import { DataTable } from '../list/data-table.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { GUEST_TABS, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { failureOf } from '../shell/failure.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { guestCard, guestColumnNames, guestColumns } from './guest-columns.tsx'
import { GuestDialog } from './guest-dialog.tsx'
import type { GuestLine } from './guest-line.ts'
import { type Answering, allGuests, guestListQuery } from './guest-queries.ts'
import { rsvpTabs, tabWords, ticketTabs } from './guest-words.ts'
import { guestsCsv } from './guests-csv.ts'
import { saveFile } from './save-file.ts'
import { type Beyond, useGuestChanges } from './use-guest-changes.ts'

const kindOf = ({ registration }: Event): Answering => registration?.initialType ?? 'TICKETING'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const event = await queryClient.ensureQueryData(eventQuery(params.eventId ?? ''))
  const choice = readChoice(new URL(request.url).search, GUEST_TABS)
  await queryClient.ensureQueryData(guestListQuery(event.id, kindOf(event), choice))
  return null
}

const NONE: GuestLine[] = []

export function Component() {
  const { eventId = '' } = useParams()
  const { data: event } = useQuery(eventQuery(eventId))
  if (!event) throw new Error('The event could not be loaded')
  return <Guests key={eventId} event={event} />
}

function Guests({ event }: { event: Event }) {
  const formats = useFormats()
  const lacks = useLacks('guests.write')
  const back = useLacks('events.read')
    ? { label: 'Guest lists', href: paths.guestLists() }
    : { label: event.title, href: paths.event(event.id) }
  const kind = kindOf(event)
  const { choice, pathTo, go } = useChoice(GUEST_TABS, (to) => paths.eventGuests(event.id, to))
  const { data, error, refetch } = useQuery(guestListQuery(event.id, kind, choice))
  const [edited, setEdited] = useState<GuestLine | 'new'>()
  const [removed, setRemoved] = useState<GuestLine>()
  const [beyond, setBeyond] = useState<Beyond>()
  const changes = useGuestChanges(event.id, { edit: setEdited, confirmRemoval: setRemoved, confirmBeyond: setBeyond })
  const look = useListLook('guests')
  const needs = { formats, changes, lacks }
  const lines = data?.lines ?? NONE
  const total = data?.total ?? 0
  const first = (choice.page - 1) * choice.size
  useCommand('create', kind === 'RSVP' && !lacks ? () => setEdited('new') : undefined)
  return (
    <Page title={`Guests of ${event.title}`}>
      <PageHeader
        title={`Guests of ${event.title}`}
        count={formats.number(total)}
        back={back}
        linkAs={RouterLink}
        actions={
          <>
            <ExportButton event={event} choice={choice} />
            {kind === 'RSVP' && (
              <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={() => setEdited('new')}>
                Add guest
              </Button>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-2.5">
        <Tabs
          label="Guest views"
          linkAs={RouterLink}
          tabs={(kind === 'RSVP' ? rsvpTabs : ticketTabs).map((tab) => ({
            label: tabWords[tab],
            href: paths.eventGuests(event.id, { tab, size: choice.size }),
            current: tab === choice.tab,
            count: countOf(tab, data?.counts),
          }))}
        />
        <FilterChips
          chips={choice.q ? [{ id: 'q', label: `Matches “${choice.q}”`, onRemove: () => go({ q: undefined }) }] : []}
          onClear={() => go({ q: undefined })}
        >
          <SearchBox label="Name or email" value={choice.q ?? ''} onSearch={(q) => go({ q: q || undefined }, true)} />
          <ListOptions look={look} columns={guestColumnNames} />
        </FilterChips>
        <StaleMark error={error} onRetry={refetch} />
        {lines.length === 0 ? (
          <EmptyState title={choice.q ? 'No match' : 'No guests yet'}>
            {choice.q
              ? `No guest in “${tabWords[choice.tab]}” matches “${choice.q}”.`
              : 'Guests appear here when they reply or have a ticket.'}
          </EmptyState>
        ) : (
          <>
            <DataTable
              label="Guests"
              columns={guestColumns(needs)}
              rows={lines}
              idOf={(line) => line.id}
              nameOf={(line) => line.name}
              card={(line) => guestCard(line, needs)}
              density={look.density}
              hidden={look.hidden}
              sort={choice.sort}
              {...(kind === 'RSVP' ? { onSort: (sort: string | undefined) => go({ sort }) } : {})}
            />
            <ListFooter
              size={choice.size}
              onSize={(size) => go({ size })}
              previousHref={choice.page > 1 ? pathTo({ page: choice.page - 1 }) : undefined}
              nextHref={first + lines.length < total ? pathTo({ page: choice.page + 1 }) : undefined}
            >
              {formats.number(first + 1)}–{formats.number(first + lines.length)} of {formats.number(total)}
            </ListFooter>
          </>
        )}
      </div>
      {edited && (
        <GuestDialog
          eventId={event.id}
          line={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <Confirmations
        removed={removed}
        beyond={beyond}
        onClose={() => {
          setRemoved(undefined)
          setBeyond(undefined)
        }}
        changes={changes}
      />
    </Page>
  )
}

type ConfirmationsProps = {
  removed: GuestLine | undefined
  beyond: Beyond | undefined
  onClose: () => void
  changes: ReturnType<typeof useGuestChanges>
}

/** Before a reply is deleted, and before somebody gets a place that the event does not have. */
function Confirmations({ removed, beyond, onClose, changes }: ConfirmationsProps) {
  return (
    <>
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={onClose}
        title={`Delete the reply of ${removed?.name}?`}
        description="Its places are free again at once. The guest is not notified. This cannot be undone."
        confirmLabel="Delete reply"
        onConfirm={() => {
          if (removed) changes.remove(removed)
          onClose()
        }}
      />
      <ConfirmDialog
        open={beyond !== undefined}
        onOpenChange={onClose}
        title={`Give ${beyond?.line.name} a place anyway?`}
        description={`${beyond?.why ?? ''} The event will have more guests than places.`}
        confirmLabel="Assign a place"
        tone="primary"
        onConfirm={() => {
          if (beyond) changes.giveStatus(beyond.line, beyond.status, true)
          onClose()
        }}
      />
    </>
  )
}

const counted = { coming: 'YES', waiting: 'WAITING', declined: 'NO' } as const

/** Undefined for tabs that are not counted by the answer. */
const countOf = (tab: string, counts: Readonly<Record<string, number>> | undefined): number | undefined =>
  tab in counted && counts ? (counts[counted[tab as keyof typeof counted]] ?? 0) : undefined

function ExportButton({ event, choice }: { event: Event; choice: ReturnType<typeof readChoice> }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const lines = await allGuests(event.id, kindOf(event), choice as Parameters<typeof allGuests>[2]) // read with these tabs
      saveFile(`${event.slug}-guests.csv`, guestsCsv(lines))
    } catch (error) {
      toast.error(failureOf(error).title)
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" size="sm" pending={busy} onClick={() => void save()}>
      Export CSV
    </Button>
  )
}

import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { eventQuery } from '../events/event-queries.ts'
import { EventTabs } from '../events/event-tabs.tsx'
import { PagedTable } from '../list/data-table.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { totalText } from '../list/paged-footer.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { GUEST_TABS, type GuestTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { eventFormQuery, questionsFor } from './answers.ts'
import { AnswersDialog } from './answers-dialog.tsx'
import { guestCard, guestColumnNames, guestColumns } from './guest-columns.tsx'
import { GuestDialog } from './guest-dialog.tsx'
import type { GuestLine } from './guest-line.ts'
import { type Answering, allGuests, doorCountsQuery, guestListQuery } from './guest-queries.ts'
import { rsvpTabs, tabWords, ticketTabs } from './guest-words.ts'
import { guestsCsv } from './guests-csv.ts'
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
  const seesEvent = !useLacks('events.read')
  const back = seesEvent
    ? { label: event.title, href: paths.event(event.id) }
    : { label: t('admin.guests.guestLists'), href: paths.guestLists() }
  const kind = kindOf(event)
  const list = useChoice(GUEST_TABS, (to) => paths.eventGuests(event.id, to))
  const { choice, go } = list
  const { data, error, refetch } = useQuery(guestListQuery(event.id, kind, choice))
  const [edited, setEdited] = useState<GuestLine | 'new'>()
  const [shown, setShown] = useState<GuestLine>()
  const [removed, setRemoved] = useState<GuestLine>()
  const [beyond, setBeyond] = useState<Beyond>()
  const changes = useGuestChanges(event.id, {
    edit: setEdited,
    showAnswers: setShown,
    confirmRemoval: setRemoved,
    confirmBeyond: setBeyond,
  })
  const look = useListLook('guests')
  const needs = { formats, changes, lacks }
  const lines = data?.lines ?? NONE
  useCommand('create', kind === 'RSVP' && !lacks ? () => setEdited('new') : undefined)
  return (
    <Page title={t('admin.guests.guestsOfTitle', { title: event.title })}>
      <PageHeader
        title={t('admin.guests.guestsOfTitle', { title: event.title })}
        count={totalText(formats.number(data?.total ?? 0), data?.isMore)}
        back={back}
        linkAs={RouterLink}
        actions={<Actions event={event} choice={choice} lacks={lacks} onAdd={() => setEdited('new')} />}
      />
      {seesEvent && <EventTabs event={event} current="guests" />}
      <div className="flex flex-col gap-2.5">
        <GuestTabs event={event} kind={kind} choice={choice} counts={data?.counts} />
        <ListSearch label={t('admin.guests.nameOrEmail')} choice={choice} go={go}>
          <ListOptions look={look} columns={guestColumnNames} />
        </ListSearch>
        <InsideCount eventId={event.id} />
        <StaleMark error={error} onRetry={refetch} />
        {lines.length === 0 ? (
          <NoGuests tab={choice.tab} q={choice.q} />
        ) : (
          <PagedTable
            label={t('admin.guests.guests')}
            columns={guestColumns(needs)}
            rows={lines}
            idOf={(line) => line.id}
            nameOf={(line) => line.name}
            card={(line) => guestCard(line, needs)}
            look={look}
            list={list}
            total={data?.total ?? 0}
            isMore={data?.isMore ?? false}
            sorts={kind === 'RSVP'}
          />
        )}
      </div>
      {edited && (
        <GuestDialog
          eventId={event.id}
          line={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {shown && <AnswersDialog eventId={event.id} line={shown} onClose={() => setShown(undefined)} />}
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

/** People who are in, of those who are expected: a ticket of a group counts as many as it lets in. */
function InsideCount({ eventId }: { eventId: string }) {
  const { data } = useQuery(doorCountsQuery(eventId))
  if (!data || data.expected === 0) return null
  const { inside, expected } = data
  return <p className="text-ink-2 tabular-nums">{t('admin.guests.insideOf', { inside, expected })}</p>
}

type ActionsProps = {
  event: Event
  choice: GuestChoice
  lacks: string | undefined
  onAdd: () => void
}

function Actions({ event, choice, lacks, onAdd }: ActionsProps) {
  return (
    <>
      <ExportButton
        name={`${event.slug}-guests.csv`}
        read={async () => {
          const [{ rows, missing }, { form }] = await Promise.all([
            allGuests(event.id, kindOf(event), choice),
            queryClient.fetchQuery({ ...eventFormQuery(event.id), staleTime: 0 }),
          ])
          const questions = questionsFor(
            { form },
            rows.map(({ answers }) => answers),
          )
          return { text: guestsCsv(rows, questions), missing }
        }}
      />
      {kindOf(event) === 'RSVP' && (
        <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={onAdd}>
          {t('admin.guests.addGuest')}
        </Button>
      )}
    </>
  )
}

function NoGuests({ tab, q }: { tab: GuestTab; q: string | undefined }) {
  return (
    <EmptyState title={q ? t('admin.guests.noMatch') : t('admin.guests.noGuestsYet')}>
      {q
        ? t('admin.guests.noGuestInValueMatches', { value: tabWords[tab], q })
        : t('admin.guests.guestsAppearHereWhenThey')}
    </EmptyState>
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
        title={t('admin.guests.deleteTheReplyOfName', { name: removed?.name ?? '' })}
        description={t('admin.guests.itsPlacesAreFreeAgain')}
        confirmLabel={t('admin.guests.deleteReply')}
        onConfirm={() => {
          if (removed) changes.remove(removed)
          onClose()
        }}
      />
      <ConfirmDialog
        open={beyond !== undefined}
        onOpenChange={onClose}
        title={t('admin.guests.giveNameAPlaceAnyway', { name: beyond?.line.name ?? '' })}
        description={t('admin.guests.whyTheEventWillHave', { why: beyond?.why ?? '' })}
        confirmLabel={t('admin.guests.assignAPlace')}
        tone="primary"
        onConfirm={() => {
          if (beyond) changes.giveStatus(beyond.line, beyond.status, true)
          onClose()
        }}
      />
    </>
  )
}

type GuestTabsProps = {
  event: Event
  kind: Answering
  choice: GuestChoice
  counts: Readonly<Record<string, number>> | undefined
}
type GuestChoice = ReturnType<typeof readChoice<GuestTab>>

function GuestTabs({ event, kind, choice, counts }: GuestTabsProps) {
  return (
    <Tabs
      label={t('admin.guests.guestViews')}
      linkAs={RouterLink}
      tabs={(kind === 'RSVP' ? rsvpTabs : ticketTabs).map((tab) => ({
        label: tabWords[tab],
        href: paths.eventGuests(event.id, { tab, size: choice.size }),
        current: tab === choice.tab,
        count: countOf(tab, counts),
      }))}
    />
  )
}

const counted = { coming: 'YES', waiting: 'WAITING', declined: 'NO' } as const

/** Undefined for tabs that are not counted by the answer. */
const countOf = (tab: string, counts: Readonly<Record<string, number>> | undefined): number | undefined =>
  tab in counted && counts ? (counts[counted[tab as keyof typeof counted]] ?? 0) : undefined

import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { DraftHeader } from '../events/draft-header.tsx'
import { eventQuery } from '../events/event-queries.ts'
import { EventTabs } from '../events/event-tabs.tsx'
import { failureOf } from '../failure.ts'
import { latestOf } from '../forms/latest-of.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { Page } from '../shell/page.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { venuesQuery } from '../venues/venue-queries.ts'
import { ItemDialog } from './item-dialog.tsx'
import { ItemList } from './item-list.tsx'
import { itemValues, movedTo, newItemValues } from './item-values.ts'
import { MoveDialog } from './move-dialog.tsx'
import { type EventItem, scheduleClient, scheduleQuery } from './schedule-queries.ts'

export async function loader({ params: { eventId = '' } }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(eventQuery(eventId)),
    queryClient.ensureQueryData(scheduleQuery(eventId)),
    queryClient.ensureQueryData(venuesQuery()),
  ])
  return null
}

/** Names of the rooms of the event's venue. */
function useRooms({ venue }: Event): string[] {
  const { rooms = [] } = useLoaded(venuesQuery()).find(({ id }) => id === venue?.venueId) ?? {}
  return rooms.map(({ name }) => name)
}

/** The draft of an event's schedule. Visitors see it when it is published. */
export function Component() {
  const { eventId = '' } = useParams()
  const { data: event } = useQuery(eventQuery(eventId))
  const { data, error } = useQuery(scheduleQuery(eventId))
  if (!event || !data) throw error ?? new Error('The schedule could not be loaded')
  const lacks = useLacks('events.write')
  const rooms = useRooms(event)
  const [editing, setEditing] = useState<EventItem | 'new'>()
  const [ending, setEnding] = useState<EventItem>()
  const [moving, setMoving] = useState(false)
  const { move, publish, discard, failed } = useScheduleChanges(eventId)
  const { items, draftNotPublished } = data
  const { startDate, timeZoneId = 'UTC' } = event.dateAndTimeSettings
  const item = editing && editing !== 'new' ? latestOf(items, editing) : undefined
  return (
    <Page title={t('admin.event-schedule.titleOf', { title: event.title })} narrow>
      <DraftHeader
        title={t('admin.event-schedule.schedule')}
        event={event}
        changed={draftNotPublished}
        isEmpty={items.length === 0}
        lacks={lacks}
        publish={publish}
        discard={discard}
      />
      <EventTabs event={event} current="schedule" />
      {failed && (
        <p role="alert" className="pb-3 text-danger">
          {failureOf(failed).title}
        </p>
      )}
      <div className="flex flex-col gap-3">
        {items.length === 0 && (
          <Card title={t('admin.event-schedule.schedule')}>
            <p className="text-ink-2">{t('admin.event-schedule.none')}</p>
          </Card>
        )}
        <ItemList
          items={items}
          lacks={lacks}
          moving={move.isPending}
          onMove={(one, target) => move.mutate(movedTo(items, one, target))}
          onEdit={setEditing}
          onDelete={setEnding}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => setEditing('new')}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.event-schedule.new')}
          </Button>
          {items.length > 0 && (
            <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => setMoving(true)}>
              {t('admin.event-schedule.moveAll')}
            </Button>
          )}
        </div>
      </div>
      {editing && (
        <ItemDialog
          eventId={eventId}
          item={item}
          initial={item ? itemValues(item) : newItemValues(items.at(-1), startDate, timeZoneId)}
          stages={[...new Set([...items.map(({ stageName }) => stageName), ...rooms])].filter(Boolean)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {moving && items[0] && <MoveDialog eventId={eventId} first={items[0]} onClose={() => setMoving(false)} />}
      {ending && (
        <EndDialog
          title={t('admin.event-schedule.delete', { name: ending.name })}
          description={t('admin.event-schedule.publishedStay')}
          confirmLabel={t('admin.event-schedule.deleteIt')}
          done={t('admin.event-schedule.deleted', { name: ending.name })}
          run={() => scheduleClient.deleteScheduleItem({ eventId, itemIds: [ending.id] })}
          stale={scheduleQuery(eventId).queryKey}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Page>
  )
}

function useScheduleChanges(eventId: string) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: scheduleQuery(eventId).queryKey })
  const move = useMutation({
    mutationFn: async (items: readonly EventItem[]) => {
      for (const { id, timeSlot } of items)
        await scheduleClient.updateScheduleItem({ eventId, itemId: id, item: { timeSlot } })
    },
    onSettled: refresh,
  })
  const publish = useMutation({
    mutationFn: () => scheduleClient.publishDraft({ eventId }),
    onSuccess: async () => {
      await refresh()
      toast(t('admin.event-schedule.publishedToast'))
    },
  })
  const discard = useMutation({ mutationFn: () => scheduleClient.discardDraft({ eventId }), onSuccess: refresh })
  return { move, publish, discard, failed: move.error ?? publish.error ?? discard.error }
}

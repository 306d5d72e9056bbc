import { isRefusal } from '@fairground/client/errors.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { templateClient } from '../event-templates/template-queries.ts'
import { eventClient, eventQuery, ticketsQuery } from '../events/event-queries.ts'
import { soldOf } from '../events/event-words.ts'
import { failureOf } from '../failure.ts'
import { Keep } from '../forms/keep.tsx'
import { outside, paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

const CancelDialog = lazy(() => import('../event-refunds/cancel-dialog.tsx'))
const NameDialog = lazy(() => import('../event-templates/name-dialog.tsx'))

type Action = 'cancel' | 'delete'

/** Publish, edit, copy, save as a template, cancel, delete: what the event's state allows; the rest says why not. */
export function EventActions({ event }: { event: Event }) {
  const navigate = useNavigate()
  const lacks = useLacks('events.write')
  const [confirming, setConfirming] = useState<Action>()
  const { publish, clone, remove } = useEventChanges(event, setConfirming)
  const tickets = useQuery(ticketsQuery([event.id]))
  const isDraft = event.status === 'DRAFT'
  const ticketless = event.registration?.type === 'TICKETING' && tickets.data?.length === 0
  useCommand('edit', lacks || event.status === 'CANCELED' ? undefined : () => navigate(paths.editEvent(event.id)))
  return (
    <>
      {event.status !== 'CANCELED' && !lacks && (
        <ButtonLink
          variant="secondary"
          size="sm"
          href={paths.editEvent(event.id)}
          linkAs={RouterLink}
          aria-keyshortcuts="E"
        >
          {t('admin.event.editDetails')}
        </ButtonLink>
      )}
      {isDraft && (
        <Button
          size="sm"
          disabledReason={lacks ?? (ticketless ? t('admin.event.addATicketFirst') : undefined)}
          pending={publish.isPending}
          onClick={() => publish.mutate()}
        >
          {t('admin.event.publishEvent')}
        </Button>
      )}
      <EventMenu event={event} lacks={lacks} onCopy={() => clone.mutate()} onConfirm={setConfirming} />
      <ConfirmDialogs event={event} confirming={confirming} onClose={() => setConfirming(undefined)} remove={remove} />
    </>
  )
}

type EventMenuProps = {
  event: Event
  lacks: string | undefined
  onCopy: () => void
  onConfirm: (action: Action) => void
}

function EventMenu({ event, lacks, onCopy, onConfirm }: EventMenuProps) {
  const navigate = useNavigate()
  const [saving, setSaving] = useState(false)
  const isDraft = event.status === 'DRAFT'
  const isOver = event.status === 'CANCELED' || event.status === 'ENDED'
  return (
    <>
      <MoreMenu
        label={t('admin.event.moreActions')}
        items={[
          {
            label: t('admin.event.viewThePage'),
            disabledReason: isDraft ? t('admin.event.aDraftHasNoPage') : undefined,
            onSelect: () => window.open(outside.event(event.slug), '_blank', 'noopener'),
          },
          ...(event.status === 'CANCELED'
            ? [{ label: t('admin.event.refunds'), onSelect: () => navigate(paths.eventRefunds(event.id)) }]
            : []),
          { label: t('admin.event.makeACopy'), disabledReason: lacks, onSelect: onCopy },
          {
            label: t('admin.event-templates.saveAs'),
            disabledReason: lacks,
            onSelect: () => setSaving(true),
          },
          { kind: 'separator' },
          {
            label: t('admin.event.cancelEvent'),
            tone: 'danger',
            disabledReason:
              lacks ??
              (isDraft ? t('admin.event.deleteDraftsInstead') : isOver ? t('admin.event.theEventIsOver') : undefined),
            onSelect: () => onConfirm('cancel'),
          },
          {
            label: t('admin.event.deleteEvent'),
            tone: 'danger',
            disabledReason: lacks,
            onSelect: () => onConfirm('delete'),
          },
        ]}
      />
      {saving && (
        <Suspense>
          <NameDialog
            title={t('admin.event-templates.saveAs')}
            description={t('admin.event-templates.saveAsHelp')}
            submit={t('admin.event-templates.save')}
            given={cutText(event.title, 100)}
            done={t('admin.event-templates.saved')}
            run={(name) => templateClient.createEventTemplate({ eventId: event.id, name })}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      )}
    </>
  )
}

type Change = { mutate: () => void; isPending: boolean }
type ConfirmDialogsProps = {
  event: Event
  confirming: Action | undefined
  onClose: () => void
  remove: Change
}

function ConfirmDialogs({ event, confirming, onClose, remove }: ConfirmDialogsProps) {
  const { data = [] } = useQuery(ticketsQuery([event.id]))
  const { sold } = soldOf(data)
  const guests = t('admin.list.countTicketIsSold', { count: sold })
  return (
    <Keep words={t('admin.event.keepEvent')}>
      {confirming === 'cancel' && (
        <Suspense>
          <CancelDialog
            event={event}
            sold={sold}
            description={t('admin.event.itsPageStaysAndSays', { guests })}
            onClose={onClose}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={confirming === 'delete'}
        onOpenChange={onClose}
        title={t('admin.event.deleteTitle', { title: event.title })}
        description={t('admin.event.itsPageIsDeletedToo', { guests })}
        confirmLabel={t('admin.event.deleteEvent')}
        confirmWord="delete"
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </Keep>
  )
}

/** An event that guests have places at cannot be deleted: its cancellation is offered instead. */
function useEventChanges(event: Event, onConfirm: (action: Action | undefined) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { wixEventsV2 } = eventClient
  const refresh = () => client.invalidateQueries({ queryKey: ['events'] })
  const onError = (error: Error) => void toast.error(failureOf(error).title)
  const done = (words: string) => async () => {
    await refresh()
    onConfirm(undefined)
    toast(words)
  }
  return {
    publish: useMutation({
      mutationFn: () => wixEventsV2.publishDraftEvent({ eventId: event.id }),
      onSuccess: done(t('admin.event.titleIsPublished', { title: event.title })),
      onError,
    }),
    clone: useMutation({
      mutationFn: () => wixEventsV2.cloneEvent({ eventId: event.id, draft: true }),
      onSuccess: async ({ event: copy }) => {
        await refresh()
        toast(t('admin.event.eventCopiedAsADraft'))
        navigate(paths.event(copy.id))
      },
      onError,
    }),
    remove: useMutation({
      mutationFn: () => wixEventsV2.deleteEvent({ eventId: event.id }),
      onSuccess: async () => {
        await navigate(paths.events())
        client.removeQueries({ queryKey: eventQuery(event.id).queryKey })
        await refresh()
        toast(t('admin.event.titleDeleted', { title: event.title }))
      },
      onError: (error) => {
        onError(error)
        onConfirm(isRefusal(error, 'EVENT_HAS_GUESTS') ? 'cancel' : undefined)
      },
    }),
  }
}

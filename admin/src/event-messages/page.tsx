import { Card } from '@fairground/ui/admin/card.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { eventQuery } from '../events/event-queries.ts'
import { EventTabs } from '../events/event-tabs.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { MessageDialog } from './message-dialog.tsx'
import {
  audienceWords,
  type EventMessage,
  kindWords,
  messagesQuery,
  notificationsQuery,
  statusWords,
} from './message-queries.ts'
import { NotificationCard, type NotificationName } from './notification-card.tsx'

export async function loader({ params: { eventId = '' } }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(eventQuery(eventId)),
    queryClient.ensureQueryData(notificationsQuery(eventId)),
    queryClient.ensureQueryData(messagesQuery(eventId)),
  ])
  return null
}

const OF_TICKETS = ['upcomingEventReminder', 'eventCancelation'] as const
const OF_ANSWERS = ['upcomingEventReminder', 'rsvpConfirmation', 'newSpotsAvailable', 'eventCancelation'] as const

/** Mails to the guests of an event: what is sent by itself, what the organiser writes, and what was sent. */
export function Component() {
  const { eventId = '' } = useParams()
  const { data: event } = useQuery(eventQuery(eventId))
  const { data: config, error } = useQuery(notificationsQuery(eventId))
  const { data: messages = [] } = useQuery(messagesQuery(eventId))
  const lacks = useLacks('events.write')
  const [writing, setWriting] = useState(false)
  const [unsaved] = useState(() => new Set<NotificationName>())
  if (!event || !config) throw error ?? new Error('The notifications could not be loaded')
  const names = event.registration?.initialType === 'RSVP' ? OF_ANSWERS : OF_TICKETS
  const draft = event.status === 'DRAFT' ? t('admin.event-messages.publishFirst') : undefined
  return (
    <Page title={t('admin.event-messages.titleOf', { title: event.title })} narrow>
      <PageHeader
        title={t('admin.event-messages.messages')}
        back={{ label: event.title, href: paths.event(eventId) }}
        linkAs={RouterLink}
        actions={
          <Button size="sm" disabledReason={lacks ?? draft} onClick={() => setWriting(true)}>
            <Send aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.event-messages.write')}
          </Button>
        }
      />
      <EventTabs event={event} current="messages" />
      <div className="flex flex-col gap-3">
        {names.map((name) => (
          <NotificationCard key={name} name={name} config={config} draft={draft} lacks={lacks} unsaved={unsaved} />
        ))}
        <Card title={t('admin.event-messages.log')} flush={messages.length > 0}>
          {messages.length === 0 ? (
            <p className="text-ink-2">{t('admin.event-messages.nothingSent')}</p>
          ) : (
            <ul>
              {messages.map((message) => (
                <LogRow key={message.id} message={message} />
              ))}
            </ul>
          )}
        </Card>
      </div>
      <LeaveGuard isDirty={() => unsaved.size > 0} />
      {writing && <MessageDialog event={event} onClose={() => setWriting(false)} />}
    </Page>
  )
}

const tones = { SENDING: 'info', DONE: 'success', STOPPED: 'warning' } as const

function LogRow({ message: { kind, subject, status, sent, total, createdDate, audience } }: { message: EventMessage }) {
  const { dateTime, number } = useFormats()
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-border px-4 py-2.5 last:border-b-0">
      <span className="min-w-0 grow font-medium break-words">{subject ?? kindWords[kind]}</span>
      <StatusPill tone={tones[status]}>{statusWords[status]}</StatusPill>
      <span className="w-full text-label text-ink-3 tabular-nums">
        {dateTime(createdDate)} · {(audience.statuses ?? []).map((one) => audienceWords[one]).join(', ')} ·{' '}
        {t('admin.event-messages.sentOf', { sent: number(sent), total: total === undefined ? '–' : number(total) })}
      </span>
    </li>
  )
}

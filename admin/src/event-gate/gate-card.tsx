import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useEventLacks } from '../events/use-event-lacks.ts'
import { failureOf } from '../failure.ts'
import { queryClient } from '../query-client.ts'
import { may, useFormats, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { GateDialog } from './gate-dialog.tsx'
import { type EventGate, gateQuery } from './gate-queries.ts'

/** Reads what the card shows, for the page that it is on. */
export async function load({ event }: { event: Event }): Promise<void> {
  if (await may('events.read')) await queryClient.prefetchQuery(gateQuery(event.id))
}

/** The queue in front of an event: its settings, and who waits, is let in and has bought. Nothing for staff who may not read events. */
export default function GateCard({ event }: { event: Event }) {
  const { id: eventId } = event
  const lacks = useEventLacks(event)
  const listLack = useLacks('events.read')
  const { data: gate, error } = useQuery({ ...gateQuery(eventId), enabled: !listLack })
  const [isSetting, setSetting] = useState(false)
  const { dateTime } = useFormats()
  if (listLack) return null
  return (
    <Card
      title={t('admin.event-gate.title')}
      actions={
        <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setSetting(true)}>
          <Settings2 aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.event-gate.settings')}
        </Button>
      }
    >
      {error && !gate && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}
        </p>
      )}
      {gate && <p className="text-ink-2">{stateIn(gate, dateTime)}</p>}
      {gate && (gate.enabled || gate.admittedInAll > 0) && <Numbers gate={gate} />}
      {gate && isSetting && (
        <GateDialog
          eventId={eventId}
          gate={gate}
          zone={event.dateAndTimeSettings.timeZoneId ?? 'UTC'}
          onClose={() => setSetting(false)}
        />
      )}
    </Card>
  )
}

function stateIn({ status, opensDate, admissionsPerMinute: count }: EventGate, write: (date: Date) => string): string {
  switch (status) {
    case 'OFF':
      return t('admin.event-gate.off')
    case 'BEFORE':
      return t('admin.event-gate.opens', { opens: opensDate ? write(opensDate) : '' })
    case 'OPEN':
      return t('admin.event-gate.open', { count })
    default:
      return status satisfies never
  }
}

function Numbers({ gate: { waiting, admitted, admittedInAll, bought } }: { gate: EventGate }) {
  const { number } = useFormats()
  const numbers = [
    [t('admin.event-gate.waiting'), waiting],
    [t('admin.event-gate.admitted'), admitted],
    [t('admin.event-gate.admittedInAll'), admittedInAll],
    [t('admin.event-gate.bought'), bought],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-4 pt-3 sm:grid-cols-4">
      {numbers.map(([name, count]) => (
        <div key={name}>
          <dt className="text-small text-ink-2">{name}</dt>
          <dd className="text-h3 font-semibold tabular-nums">{number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

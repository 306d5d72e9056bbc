import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { Meter } from '@fairground/ui/admin/meter.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../paths.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'

const RsvpDialog = lazy(() => import('./rsvp-dialog.tsx'))

/** Guests of an event without tickets, and their ways to answer. */
export function RsvpCard({ event }: { event: Event }) {
  const { number } = useFormats()
  const lacks = useLacks('events.write') ?? (event.status === 'CANCELED' ? 'The event is cancelled' : undefined)
  const [editing, setEditing] = useState(false)
  const { yesCount = 0, noCount = 0, waitlistCount = 0 } = event.summaries?.rsvps ?? {}
  const limit = event.registration?.rsvp?.limit
  return (
    <Card
      title="Guests"
      actions={
        <>
          <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setEditing(true)}>
            Registration
          </Button>
          <ButtonLink size="sm" href={paths.eventGuests(event.id)} linkAs={RouterLink}>
            Guest list
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {limit === undefined ? (
          <p className="tabular-nums">{number(yesCount)} coming, no limit</p>
        ) : (
          <Meter label="Coming" value={yesCount} max={limit} text={`${number(yesCount)} of ${number(limit)}`} />
        )}
        <DetailsList
          details={[
            { label: 'On the waiting list', value: <span className="tabular-nums">{number(waitlistCount)}</span> },
            { label: 'Not coming', value: <span className="tabular-nums">{number(noCount)}</span> },
          ]}
        />
      </div>
      {editing && (
        <Suspense>
          <RsvpDialog event={event} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  )
}

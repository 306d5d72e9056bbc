import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { Meter } from '@fairground/ui/admin/meter.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { paths } from '../paths.ts'
import { useFormats } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { isRegisteredHere, RegistrationButton } from './registration-button.tsx'

/** Guests of an event without tickets, and their ways to answer. */
export function RsvpCard({ event }: { event: Event }) {
  const { number } = useFormats()
  const { yesCount = 0, noCount = 0, waitlistCount = 0 } = event.summaries?.rsvps ?? {}
  const limit = event.registration?.rsvp?.limit
  return (
    <Card
      title={t('admin.event.guests')}
      actions={
        <>
          {isRegisteredHere(event) && <RegistrationButton event={event} />}
          <ButtonLink size="sm" href={paths.eventGuests(event.id)} linkAs={RouterLink}>
            {t('admin.event.guestList')}
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {limit === undefined ? (
          <p className="tabular-nums">{t('admin.event.numberComingNoLimit', { number: number(yesCount) })}</p>
        ) : (
          <Meter
            label={t('admin.event.coming')}
            value={yesCount}
            max={limit}
            text={t('admin.event.numberOfNumber2', { number: number(yesCount), number2: number(limit) })}
          />
        )}
        <DetailsList
          details={[
            {
              label: t('admin.event.onTheWaitingList'),
              value: <span className="tabular-nums">{number(waitlistCount)}</span>,
            },
            { label: t('admin.event.notComing'), value: <span className="tabular-nums">{number(noCount)}</span> },
          ]}
        />
      </div>
    </Card>
  )
}

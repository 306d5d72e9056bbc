import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { EventChangesInput } from '@fairground/client/generated/events.wix-events-v-2.ts'
import type { SeriesTicketChangesInput } from '@fairground/client/generated/fairground.event-series.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { t } from '../texts.ts'
import { seriesClient } from './series-queries.ts'

/** Dates of a series that a change is for. */
export type WhichDates = 'THIS' | 'LATER'

/** Choice of the dates that a change is for. */
export default function WhichDatesField({
  value,
  onChange,
  help = t('admin.event-dates.laterMoveAlike'),
}: {
  value: WhichDates
  onChange: (which: WhichDates) => void
  /** Effect of a change of all later dates on them. */
  help?: string
}) {
  return (
    <fieldset className="flex flex-col gap-1 rounded-card border border-border bg-surface p-4">
      <legend className="sr-only">{t('admin.event-dates.changeWhich')}</legend>
      <CheckboxField
        type="radio"
        name="dates"
        label={t('admin.event-dates.thisDateOnly')}
        checked={value === 'THIS'}
        onChange={() => onChange('THIS')}
      />
      <CheckboxField
        type="radio"
        name="dates"
        label={t('admin.event-dates.allLaterDates')}
        help={help}
        checked={value === 'LATER'}
        onChange={() => onChange('LATER')}
      />
    </fieldset>
  )
}

/** Stores the changes of a kind of ticket on its date and all later ones. */
export const storeLaterTickets = (
  { id, revision }: TicketDefinition,
  changes: SeriesTicketChangesInput,
): Promise<unknown> =>
  seriesClient.eventSeries.changeLaterTickets({ ticketDefinitionId: id, revision, ticketDefinition: changes })

/** Stores the changes of a date and all later ones. The address of the page is each date's own. */
export async function storeLaterChanges(eventId: string, { slug, ...shared }: EventChangesInput): Promise<void> {
  await seriesClient.eventSeries.changeLaterDates({ eventId, event: shared })
  if (slug !== undefined) await seriesClient.wixEventsV2.updateEvent({ event: { id: eventId, slug } })
}

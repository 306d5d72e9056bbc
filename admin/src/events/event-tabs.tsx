import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

type EventPart =
  | 'overview'
  | 'details'
  | 'seats'
  | 'accessCodes'
  | 'questions'
  | 'policies'
  | 'schedule'
  | 'guests'
  | 'messages'

/** Places of an event's pages, and the word for each. */
const partsOf = ({ id, registration }: Event): [part: EventPart, label: string, href: string][] => [
  ['overview', t('admin.events.overview'), paths.event(id)],
  ['details', t('admin.events.details'), paths.editEvent(id)],
  ...(registration?.initialType === 'TICKETING'
    ? ([
        ['seats', t('admin.event-seats.seats'), paths.eventSeats(id)],
        ['accessCodes', t('admin.event-access.accessCodes'), paths.eventAccess(id)],
      ] satisfies [EventPart, string, string][])
    : []),
  ['questions', t('admin.events.questions'), paths.eventForm(id)],
  ['policies', t('admin.event-policies.policies'), paths.eventPolicies(id)],
  ['schedule', t('admin.event-schedule.schedule'), paths.eventSchedule(id)],
  ['guests', t('admin.events.guests'), paths.eventGuests(id)],
  ['messages', t('admin.events.messages'), paths.eventMessages(id)],
]

/** Tabs of all pages of an event, on each of them. */
export function EventTabs({ event, current }: { event: Event; current: EventPart }) {
  return (
    <Tabs
      label={t('admin.events.partsOfEvent')}
      linkAs={RouterLink}
      tabs={partsOf(event).map(([part, label, href]) => ({ label, href, current: part === current }))}
    />
  )
}

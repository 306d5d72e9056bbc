import type {
  EventLocationType,
  InitialRegistrationType,
  RegistrationType,
} from '@fairground/contract/enumerations/events.ts'
import type { EventForm } from '@fairground/contract/events/event-form.ts'
import type { EventLocation } from '@fairground/contract/events/event-location.ts'
import type { RegistrationInput } from '@fairground/contract/events/event-registration.ts'
import type { EventImage, SeoSettings } from '@fairground/contract/events/event-shapes.ts'
import type { Static } from 'typebox'
import { json, textAs, type ValuesOf } from '../../db/statement.ts'

type RegistrationChoices = Static<typeof RegistrationInput>

/** Part of an event that is neither queried nor guarded. */
export interface EventDoc {
  shortDescription?: string
  detailedDescription?: string
  description?: Record<string, unknown>
  mainImage?: Static<typeof EventImage>
  /** Without the parts that are columns (type, name, city, country) only where they are not set. */
  location: Static<typeof EventLocation>
  /** Dates were given as "to be announced"; start and end, when there are any, are not shown. */
  dateAndTimeTbd?: boolean
  dateAndTimeTbdMessage?: string
  hideEndDate?: boolean
  showTimeZone?: boolean
  allowedGuestTypes?: RegistrationChoices['allowedGuestTypes']
  rsvp?: NonNullable<RegistrationChoices['rsvp']>
  tickets?: NonNullable<RegistrationChoices['tickets']>
  externalUrl?: string
  /** Registration is closed by hand, whatever its type. */
  registrationDisabled?: boolean
  seoSettings?: Static<typeof SeoSettings>
  /** The page of the event shows who comes. */
  guestListShown?: boolean
  /** It is at one of the venues, which is in a table of its own. */
  atVenue?: boolean
  /** Guests take part online; the link is in a table of its own. */
  online?: boolean
  form: Static<typeof EventForm>
  /** The organiser's next form, until it is published. */
  draftForm?: Static<typeof EventForm>
  /** The organiser chose the slug: it no longer follows the title. */
  slugChosen?: boolean
}

export const eventColumns = {
  id: 'uuid',
  slug: 'text',
  title: 'text',
  startAt: 'timestamptz?',
  endAt: 'timestamptz?',
  timeZone: 'text',
  publishedAt: 'timestamptz?',
  canceledAt: 'timestamptz?',
  locationType: textAs<EventLocationType>(),
  initialType: textAs<InitialRegistrationType>(),
  registrationType: textAs<RegistrationType>(),
  registrationPaused: 'bool',
  recurrenceId: 'uuid?',
  userId: 'uuid?',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<EventDoc>(),
} as const

export type EventRow = ValuesOf<typeof eventColumns>

/** Select list of `EventRow`, from `events e`. */
export const eventSelect = `e.id, e.slug, e.title, e.start_at as "startAt", e.end_at as "endAt", e.time_zone as "timeZone",
    e.published_at as "publishedAt", e.canceled_at as "canceledAt", e.location_type as "locationType",
    e.initial_type as "initialType", e.registration_type as "registrationType",
    e.registration_paused as "registrationPaused", e.recurrence_id as "recurrenceId", e.user_id as "userId",
    e.revision, e.created_at as "createdAt", e.updated_at as "updatedAt", e.doc`

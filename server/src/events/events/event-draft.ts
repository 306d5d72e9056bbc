import type {
  EventLocationType,
  InitialRegistrationType,
  RegistrationType,
} from '@fairground/contract/enumerations/events.ts'
import type { EventChanges } from '@fairground/contract/events/event-shapes.ts'
import { isTimeZone } from '@fairground/domain/events/event-time.ts'
import type { Static } from 'typebox'
import type { FieldViolation } from '../../ground/api-error.ts'
import { cleanHtml } from '../../ground/html/clean-html.ts'
import { cleanRichContent } from '../../ground/html/clean-rich-content.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { message } from '../../ground/texts/message.ts'
import { refuseUnknownCurrency } from '../event/event-currency.ts'
import type { EventDoc, EventRow } from '../event/event-row.ts'
import { defaultForm } from '../forms/default-form.ts'
import { enabledAfter, linkFaults } from '../online/online-access.ts'
import { required } from '../requests/required.ts'

export type Changes = Static<typeof EventChanges>

/** An event as its organiser writes it: what create, change and clone have in common. */
export interface EventDraft {
  readonly title: string
  readonly startAt: Date | null
  readonly endAt: Date | null
  readonly timeZone: string
  readonly locationType: EventLocationType
  readonly initialType: InitialRegistrationType
  readonly registrationType: RegistrationType
  readonly registrationPaused: boolean
  readonly doc: EventDoc
  /** An event that exists: how it takes guests was set when it was created. */
  readonly settled?: true
}

export const blankDraft = (timeZone: string): EventDraft => ({
  title: '',
  startAt: null,
  endAt: null,
  timeZone,
  locationType: 'VENUE',
  initialType: 'RSVP',
  registrationType: 'RSVP',
  registrationPaused: false,
  doc: { location: {}, form: defaultForm(textsIn('en')) },
})

export const draftOf = (row: EventRow): EventDraft => ({ ...row, settled: true })

/** Path of the currency within an event. */
export const CURRENCY = 'registration.tickets.currency'

/** Null empties, absent keeps. */
const after = <T>(change: T | null | undefined, before: T | undefined): T | undefined =>
  change === undefined ? before : (change ?? undefined)

const cleaned = (html: string | null | undefined) => (html ? cleanHtml(html) : html)

/** The draft with the fields that are present in `input` set. `field` is the wire path of `input`. */
export function changed(before: EventDraft, input: Changes, field: string, violations: FieldViolation[]): EventDraft {
  const dates = datesAfter(before, input, field, violations)
  const registration = registrationAfter(before, input, field, violations)
  violations.push(...linkFaults(input.onlineConferencing, `${field}.onlineConferencing`))
  const { doc } = before
  return {
    title: input.title ?? before.title,
    ...dates.columns,
    locationType: input.location?.type ?? before.locationType,
    ...registration.columns,
    doc: {
      ...doc,
      ...dates.doc,
      ...registration.doc,
      shortDescription: after(input.shortDescription, doc.shortDescription),
      detailedDescription: after(cleaned(input.detailedDescription), doc.detailedDescription),
      description: input.description
        ? cleanRichContent(input.description, `${field}.description`, violations)
        : after(input.description, doc.description),
      mainImage: after(input.mainImage, doc.mainImage),
      location: input.location ? { ...doc.location, ...input.location } : doc.location,
      seoSettings: input.seoSettings ? { ...doc.seoSettings, ...input.seoSettings } : doc.seoSettings,
      guestListShown: input.guestListSettings?.displayedPublicly ?? doc.guestListShown,
      online: enabledAfter(input.onlineConferencing, doc.online),
    },
  }
}

function datesAfter(before: EventDraft, input: Changes, field: string, violations: FieldViolation[]) {
  const given = input.dateAndTimeSettings
  const at = `${field}.dateAndTimeSettings`
  const tbd = given?.dateAndTimeTbd ?? before.doc.dateAndTimeTbd ?? false
  const startAt = given?.startDate ? new Date(given.startDate) : before.startAt
  const endAt = given?.endDate ? new Date(given.endDate) : before.endAt
  const timeZone = given?.timeZoneId ?? before.timeZone
  if (!isTimeZone(timeZone)) violations.push(notTimeZone(`${at}.timeZoneId`))
  if (!tbd && !given?.recurringEvents?.individualEventDates?.length && !given?.recurringEvents?.rule) {
    if (!startAt) violations.push(required(`${at}.startDate`))
    if (!endAt) violations.push(required(`${at}.endDate`))
  }
  if (startAt && endAt && endAt <= startAt) violations.push(notAfter(`${at}.endDate`))
  return {
    columns: { startAt, endAt, timeZone },
    doc: {
      dateAndTimeTbd: tbd || undefined,
      dateAndTimeTbdMessage: given?.dateAndTimeTbdMessage ?? before.doc.dateAndTimeTbdMessage,
      hideEndDate: given?.hideEndDate ?? before.doc.hideEndDate,
      showTimeZone: given?.showTimeZone ?? before.doc.showTimeZone,
    },
  }
}

const immutable = (field: string): FieldViolation => ({
  field,
  description: message('violations.initialType'),
  violatedRule: 'VALIDATION',
})

export const notTimeZone = (field: string): FieldViolation => ({
  field,
  description: message('violations.timeZone'),
  violatedRule: 'FORMAT',
})

export const notAfter = (field: string): FieldViolation => ({
  field,
  description: message('violations.afterStart'),
  violatedRule: 'VALIDATION',
})

function registrationAfter(before: EventDraft, input: Changes, field: string, violations: FieldViolation[]) {
  const given = input.registration
  const initialType = given?.initialType ?? before.initialType
  if (before.settled && initialType !== before.initialType)
    violations.push(immutable(`${field}.registration.initialType`))
  const external = after(given?.external, before.doc.externalUrl ? { url: before.doc.externalUrl } : undefined)
  const registrationType = registrationTypeAfter(before, given, initialType, external?.url)
  if (registrationType === 'EXTERNAL' && !external?.url) violations.push(required(`${field}.registration.external.url`))
  const currency = given?.tickets?.currency
  if (currency) refuseUnknownCurrency(currency, `${field}.${CURRENCY}`, violations)
  const rate = given?.tickets?.taxSettings?.rate
  if (rate !== undefined && !(Number(rate) >= 0.001 && Number(rate) <= 100)) {
    violations.push({
      field: `${field}.registration.tickets.taxSettings.rate`,
      description: message('violations.taxRate'),
      violatedRule: Number(rate) > 100 ? 'DECIMAL_LTE' : 'DECIMAL_GTE',
      data: { threshold: Number(rate) > 100 ? 100 : 0.001 },
    })
  }
  return {
    columns: {
      initialType,
      registrationType,
      registrationPaused: given?.registrationPaused ?? before.registrationPaused,
    },
    doc: {
      allowedGuestTypes: given?.allowedGuestTypes ?? before.doc.allowedGuestTypes,
      rsvp: given?.rsvp ? { ...before.doc.rsvp, ...given.rsvp } : before.doc.rsvp,
      tickets: given?.tickets ? { ...before.doc.tickets, ...given.tickets } : before.doc.tickets,
      externalUrl: external?.url,
      registrationDisabled: given?.registrationDisabled ?? before.doc.registrationDisabled,
    },
  }
}

/** An event has no registration, or sends guests elsewhere, or else takes what it was made for. */
function registrationTypeAfter(
  before: EventDraft,
  given: Changes['registration'],
  initialType: InitialRegistrationType,
  externalUrl: string | undefined,
): RegistrationType {
  const reopened = given?.registrationDisabled === false && !given.type
  const type = given?.type ?? (reopened ? initialType : before.registrationType)
  if (type === 'NONE') return 'NONE'
  if (externalUrl || given?.type === 'EXTERNAL') return 'EXTERNAL'
  return initialType
}

/** The first moment that the wire has no words for. */
const YEAR_10000 = Date.parse('+010000-01-01T00:00:00Z')

/** Dates that no request could give, as of a copy or of a date that moves with others: they end with the year 9999. */
export function beyondCalendar({ startAt, endAt, doc: { rsvp } }: EventDraft): FieldViolation[] {
  const dates = {
    'dateAndTimeSettings.startDate': startAt,
    'dateAndTimeSettings.endDate': endAt,
    'registration.rsvp.startDate': rsvp?.startDate,
    'registration.rsvp.endDate': rsvp?.endDate,
  }
  return Object.entries(dates)
    .filter(([, date]) => date && new Date(date).getTime() >= YEAR_10000)
    .map(([field]) => ({
      field: `event.${field}`,
      description: message('violations.afterYear9999'),
      violatedRule: 'VALIDATION',
    }))
}

import type { Event, EventChangesInput } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { instantOf } from '@fairground/domain/events/event-time.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { same } from '../forms/shared-edits.ts'
import { wall } from './wall.ts'

type Kind = NonNullable<Event['registration']>['initialType']

/** Settings of the registration of an event, as they are typed. Those of RSVP events have no tickets, and the other way round. */
export interface RegistrationValues {
  /** `HERE` by what the event was made for: replies or tickets. */
  way: 'HERE' | 'EXTERNAL' | 'NONE'
  externalUrl: string
  state: 'OPEN' | 'PAUSED' | 'CLOSED'
  membersOnly: boolean
  /** Places; empty: as many as come. */
  limit: string
  waitlist: boolean
  responseType: 'YES_ONLY' | 'YES_AND_NO'
  companions: string
  /** Wall times of the event's zone; empty when there is no bound. */
  opens: string
  closes: string
  /** Tickets that one order may have; empty: the site's limit. */
  perOrder: string
  /** Each ticket asks for its own guest. */
  eachGuest: boolean
  /** Holders may transfer their tickets. */
  transferable: boolean
  /** Buyers may cancel their tickets, until so many hours before it starts, and get so many percent back less a fee. */
  cancelable: boolean
  cancelHours: string
  cancelPercent: string
  cancelFee: string
  /** Buyers may change their tickets to another kind, until so many hours before it starts. */
  changeable: boolean
  changeHours: string
  /** So many times; empty: as often as they want. */
  changeTimes: string
  /** To other dates of its series. */
  changeDates: boolean
  /** To kinds that cost less, at the price that was paid. */
  changeCheaper: boolean
  changeRefunds: boolean
  changeDearer: boolean
  /** To events with these ids, with a space between them. */
  changeEvents: string
  holdMinutes: string
  currency: string
  taxName: string
  /** A percentage; empty: no tax. */
  taxRate: string
  taxAdded: boolean
  taxOnDonations: boolean
}

export function registrationValues({ registration, dateAndTimeSettings }: Event): RegistrationValues {
  const { type, rsvp, external, registrationDisabled, registrationPaused, allowedGuestTypes } = registration ?? {}
  const zone = dateAndTimeSettings.timeZoneId ?? 'UTC'
  return {
    way: type === 'EXTERNAL' || type === 'NONE' ? type : 'HERE',
    externalUrl: external?.url ?? '',
    state: registrationDisabled ? 'CLOSED' : registrationPaused ? 'PAUSED' : 'OPEN',
    membersOnly: allowedGuestTypes === 'MEMBER',
    limit: rsvp?.limit === undefined ? '' : String(rsvp.limit),
    waitlist: rsvp?.waitlistEnabled ?? false,
    responseType: rsvp?.responseType ?? 'YES_ONLY',
    companions: String(rsvp?.additionalGuestLimit ?? 10),
    opens: wall(rsvp?.startDate, zone),
    closes: wall(rsvp?.endDate, zone),
    ...ticketingValues(registration?.tickets),
  }
}

function ticketingValues(tickets: NonNullable<Event['registration']>['tickets']) {
  const { ticketLimitPerOrder, reservationDurationInMinutes, taxSettings: tax } = tickets ?? {}
  return {
    perOrder: ticketLimitPerOrder ? String(ticketLimitPerOrder) : '',
    eachGuest: tickets?.guestsAssignedSeparately ?? false,
    transferable: !(tickets?.ticketTransferDisabled ?? false),
    ...cancellationValues(tickets?.cancellation),
    changeable: tickets?.change?.allowed ?? false,
    changeHours: String(tickets?.change?.hoursBefore ?? 24),
    changeTimes: tickets?.change?.atMost === undefined ? '' : String(tickets.change.atMost),
    changeDates: tickets?.change?.otherDates ?? false,
    changeCheaper: tickets?.change?.toCheaper ?? false,
    changeRefunds: tickets?.change?.refundsDifference ?? false,
    changeDearer: tickets?.change?.toDearer ?? false,
    changeEvents: (tickets?.change?.eventIds ?? []).join(' '),
    holdMinutes: reservationDurationInMinutes === undefined ? '' : String(reservationDurationInMinutes),
    currency: tickets?.currency ?? '',
    taxName: tax?.name ?? '',
    taxRate: tax?.rate ?? '',
    taxAdded: tax?.type === 'ADDED_AT_CHECKOUT',
    taxOnDonations: tax?.appliedToDonations ?? false,
  }
}

type Cancellation = NonNullable<NonNullable<Event['registration']>['tickets']>['cancellation']

const cancellationValues = ({
  allowed = false,
  hoursBefore = 24,
  percent = 100,
  fee = '0',
}: Partial<NonNullable<Cancellation>> = {}) => ({
  cancelable: allowed,
  cancelHours: String(hoursBefore),
  cancelPercent: String(percent),
  cancelFee: isPositive(fee) ? fee : '',
})

/** Its type is sent whole: an event that registers here again has no address elsewhere. */
const wayMessage = ({ way, externalUrl, state }: RegistrationValues, kind: Kind) => ({
  type: way === 'HERE' ? kind : way,
  external: way === 'EXTERNAL' ? { url: externalUrl.trim() } : null,
  registrationPaused: state === 'PAUSED',
  registrationDisabled: state === 'CLOSED',
})

/** As the contract has it. Emptied fields are sent empty, so that it is emptied there, too. */
const rsvpMessage = (values: RegistrationValues, zone: string) => ({
  limit: values.limit.trim() === '' ? null : Number(values.limit),
  waitlistEnabled: values.waitlist,
  responseType: values.responseType,
  additionalGuestLimit: Number(values.companions),
  startDate: values.opens ? instantOf(values.opens, zone) : null,
  endDate: values.closes ? instantOf(values.closes, zone) : null,
})

const ticketsMessage = (values: RegistrationValues) => ({
  ticketLimitPerOrder: Number(values.perOrder.trim()),
  guestsAssignedSeparately: values.eachGuest,
  ticketTransferDisabled: !values.transferable,
  cancellation: {
    allowed: values.cancelable,
    hoursBefore: Number(values.cancelHours),
    percent: Number(values.cancelPercent),
    fee: values.cancelFee.trim() || '0',
  },
  change: {
    allowed: values.changeable,
    hoursBefore: Number(values.changeHours),
    otherDates: values.changeDates,
    eventIds: values.changeEvents.split(' ').filter(Boolean),
    ...(values.changeCheaper ? { toCheaper: true } : {}),
    ...(values.changeCheaper && values.changeRefunds ? { refundsDifference: true } : {}),
    ...(values.changeDearer ? { toDearer: true } : {}),
    ...(values.changeTimes.trim() ? { atMost: Number(values.changeTimes) } : {}),
  },
  reservationDurationInMinutes: Number(values.holdMinutes),
  currency: values.currency,
  taxSettings: values.taxRate.trim()
    ? {
        ...(values.taxName.trim() ? { name: values.taxName.trim() } : {}),
        rate: values.taxRate.trim(),
        type: values.taxAdded ? ('ADDED_AT_CHECKOUT' as const) : ('INCLUDED_IN_PRICE' as const),
        appliedToDonations: values.taxOnDonations,
      }
    : {},
})

/** The parts of the message in which what was entered differs from what is stored; the server keeps the others. */
export function registrationChanges(
  stored: RegistrationValues,
  entered: RegistrationValues,
  { kind, zone }: { kind: Kind; zone: string },
): EventChangesInput['registration'] {
  const [before, after] = [wayMessage(stored, kind), wayMessage(entered, kind)]
  return {
    ...(same(before, after) ? {} : after),
    ...(stored.membersOnly === entered.membersOnly
      ? {}
      : { allowedGuestTypes: entered.membersOnly ? ('MEMBER' as const) : ('VISITOR_OR_MEMBER' as const) }),
    ...(kind === 'RSVP'
      ? part('rsvp', changedIn(rsvpMessage(stored, zone), rsvpMessage(entered, zone)))
      : part('tickets', changedIn(ticketsMessage(stored), ticketsMessage(entered)))),
  }
}

const part = <Name extends string, Part extends object>(name: Name, changes: Part) =>
  Object.keys(changes).length > 0 ? ({ [name]: changes } as Record<Name, Part>) : {}

const changedIn = <Part extends object>(before: Part, after: Part): Partial<Part> => {
  const known = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !same(value, known.get(name))),
  ) as Partial<Part> // some of its fields
}

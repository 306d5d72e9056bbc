import Type from 'typebox'
import {
  EventTaxType,
  GuestRegistrationType,
  InitialRegistrationType,
  RegistrationStatus,
  RegistrationType,
  RsvpResponseType,
} from '../enumerations/events.ts'
import {
  CurrencyCode,
  Decimal,
  Guid,
  int,
  list,
  named,
  nullable,
  oneOf,
  optional,
  Timestamp,
  text,
} from '../scalars.ts'
import { FormattedMoney } from './event-money.ts'

/** An event that takes no registrations here, or none from this caller. */
export const registrationRefusals = [
  'EXTERNAL_REGISTRATION',
  'REGISTRATION_CLOSED',
  'REGISTRATION_PAUSED',
  'MEMBER_NEEDED',
] as const

/** `rate` is a percentage: at least 0.001 and at most 100, three places. */
const EventTaxSettings = named(
  'TaxSettings',
  Type.Object({
    type: optional(oneOf(EventTaxType)),
    name: optional(text(10, { minLength: 1 })),
    rate: optional(Type.String({ pattern: '^[0-9]{1,3}([.][0-9]{1,3})?$', maxLength: 7 })),
    appliedToDonations: optional(Type.Boolean()),
  }),
)

/** Terms on which buyers cancel their tickets themselves. */
export const TicketCancellationTerms = named(
  'TicketCancellationTerms',
  Type.Object({
    allowed: Type.Boolean(),
    /** Until so many hours before the event starts; 24 unless given. */
    hoursBefore: optional(int(0, 8760)),
    /** Part of the price that goes back, in percent; 100 unless given. */
    percent: optional(int(0, 100)),
    /** Taken off that part for each ticket, in the currency of the event; nothing unless given. */
    fee: optional(Decimal()),
  }),
)

/** Terms on which buyers change their tickets themselves: to another kind of the event, and as far as they say so to another date. */
export const TicketChangeTerms = named(
  'TicketChangeTerms',
  Type.Object({
    allowed: Type.Boolean(),
    /** Until so many hours before the event starts; 24 unless given. */
    hoursBefore: optional(int(0, 8760)),
    /** To other dates of its series, too; no unless given. */
    otherDates: optional(Type.Boolean()),
    /** To kinds that cost less, too. No unless given. */
    toCheaper: optional(Type.Boolean()),
    /** The difference to a kind that costs less goes back to the buyer; unless given, what was paid stays paid. */
    refundsDifference: optional(Type.Boolean()),
    /** To kinds that cost more, too: the ticket is changed once its buyer has paid the difference. No unless given. */
    toDearer: optional(Type.Boolean()),
    /** To these events, too; to none unless given. */
    eventIds: optional(list(Guid, 50)),
    /** So many times for each ticket; as often as its buyer wants unless given. */
    atMost: optional(int(1, 50)),
  }),
)

const rsvp = {
  responseType: optional(oneOf(RsvpResponseType)),
  waitlistEnabled: optional(Type.Boolean()),
  /** Companions that one guest may bring; 10 by default. In no published module. */
  additionalGuestLimit: optional(int(0, 10)),
}

const tickets = {
  /** Each ticket asks for its own guest. */
  guestsAssignedSeparately: optional(Type.Boolean()),
  /** 0 is no limit but the general one of 50. */
  ticketLimitPerOrder: optional(int(0, 50)),
  taxSettings: optional(EventTaxSettings),
  /** The site's length of a reservation unless given. */
  reservationDurationInMinutes: optional(int(5, 30)),
  /** Holders may not transfer their tickets to other people. Ours. */
  ticketTransferDisabled: optional(Type.Boolean()),
  /** Terms on which buyers cancel their tickets themselves: the site's unless given. An order keeps those that it was bought on. Ours. */
  cancellation: optional(TicketCancellationTerms),
  /** Terms on which buyers change their tickets to another kind of the event: the site's unless given. An order keeps those that it was bought on. Ours. */
  change: optional(TicketChangeTerms),
}

const choices = {
  allowedGuestTypes: optional(oneOf(GuestRegistrationType)),
  /** Nobody can register until the organiser lifts it. */
  registrationPaused: optional(Type.Boolean()),
  /** Registration is closed by hand, whatever its type. */
  registrationDisabled: optional(Type.Boolean()),
}

/** `http` or `https`. */
const WebUrl = Type.String({ pattern: '^https?://', maxLength: 2048 })

export const RegistrationInput = named(
  'RegistrationInput',
  Type.Object({
    ...choices,
    initialType: optional(oneOf(InitialRegistrationType)),
    type: optional(oneOf(RegistrationType)),
    rsvp: optional(
      Type.Object({
        ...rsvp,
        limit: optional(nullable(int(0, 1_000_000))),
        startDate: optional(nullable(Timestamp)),
        endDate: optional(nullable(Timestamp)),
      }),
    ),
    /** `currency` is the site's unless set; it can change until the first order. Prices keep their figures. */
    tickets: optional(Type.Object({ ...tickets, currency: optional(nullable(CurrencyCode)) })),
    external: optional(nullable(Type.Object({ url: optional(WebUrl) }))),
  }),
)

export const Registration = named(
  'Registration',
  Type.Object({
    ...choices,
    initialType: oneOf(InitialRegistrationType),
    type: oneOf(RegistrationType),
    status: oneOf(RegistrationStatus),
    rsvp: optional(
      Type.Object({
        ...rsvp,
        /** The form of `forms.forms` with the questions of the event. */
        formId: Guid,
        limit: optional(Type.Integer()),
        startDate: optional(Timestamp),
        endDate: optional(Timestamp),
      }),
    ),
    tickets: optional(
      Type.Object({
        ...tickets,
        currency: optional(Type.String()),
        /** Lowest price of the tickets that a visitor may see; absent while there are none. */
        lowestPrice: optional(FormattedMoney),
        highestPrice: optional(FormattedMoney),
        /** True where buyers name the price of one of them, an addition to the published fields: the highest is no bound then. */
        guestPriced: Type.Boolean(),
        /** True when there are such tickets and none is left. */
        soldOut: Type.Boolean(),
      }),
    ),
    external: optional(Type.Object({ url: optional(Type.String()) })),
  }),
)

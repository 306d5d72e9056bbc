import Type from 'typebox'
import { Decimal, Guid, int, list, named, nullable, optional, Timestamp, text } from '../scalars.ts'
import { FormResponse } from './event-form.ts'
import { ResponseMetaData, TicketDefinitionV1 } from './ticketing-definition.ts'
import { BalanceSummary, GiftCardPaymentDetails } from './ticketing-order.ts'

/** Choices about one ticket of a quantity. */
const TicketDetails = named(
  'TicketDetails',
  Type.Object({
    pricingOptionId: optional(Guid),
    priceOverride: optional(Decimal()),
    /** Seat or area of the event; without it the best that is free, where the ticket has seats. */
    seatId: optional(text(36, { minLength: 1 })),
    /** Tickets that this entry is for; 1 unless given. An area may have several. */
    capacity: optional(int(1, 50)),
  }),
)

/** Tickets of one kind to hold. */
export const TicketReservationQuantity = named(
  'TicketReservationQuantity',
  Type.Object({
    ticketDefinitionId: Guid,
    quantity: int(1, 50),
    /** Price that the guest gives for a ticket with a price of their choice. */
    priceOverride: optional(Decimal()),
    ticketDetails: optional(list(TicketDetails, 50)),
  }),
)

/** Tickets held by a reservation, of one kind at one price. */
export const CheckoutReservation = named(
  'TicketReservation',
  Type.Object({
    quantity: Type.Integer(),
    ticket: TicketDefinitionV1,
    ticketDetails: Type.Array(
      Type.Object({
        pricingOptionId: optional(Type.String()),
        pricingOptionName: optional(Type.String()),
        priceOverride: optional(Type.String()),
        seatId: optional(Type.String()),
        sectionLabel: optional(Type.String()),
        areaLabel: optional(Type.String()),
        tableLabel: optional(Type.String()),
        rowLabel: optional(Type.String()),
        seatLabel: optional(Type.String()),
        /** Seat plan of the event that it is in, unless that is deleted. */
        planId: optional(Type.String()),
        /** Tickets of this entry, in an area. */
        capacity: optional(Type.Integer()),
      }),
    ),
    /** The bundle that these tickets are in, and how many of it; all entries with the same `lineId` are of one request. Ours. */
    bundle: optional(
      named(
        'ReservedBundle',
        Type.Object({ bundleId: Guid, lineId: Guid, name: Type.String(), quantity: Type.Integer() }),
      ),
    ),
    /** The pass that these tickets are a date of, in the same way. Ours. */
    pass: optional(
      named('ReservedPass', Type.Object({ passId: Guid, lineId: Guid, name: Type.String(), quantity: Type.Integer() })),
    ),
    /** Opened the kind of ticket, where that is hidden. Ours. */
    access: optional(Type.String()),
  }),
)

/** Upper and lower case are the same code, and hyphens and spaces are no part of it. */
export const giftCardCode = optional(nullable(text(30)))
export const triedCard = {
  /** Amount that the gift card would pay. */
  giftCardPaymentDetails: optional(Type.Array(GiftCardPaymentDetails)),
  /** Amount that it would leave to pay; only with a gift card. */
  balanceSummary: optional(BalanceSummary),
  /** Reasons why the gift card pays nothing. */
  giftCardErrors: optional(
    named('GiftCardErrors', Type.Object({ error: Type.Array(Type.Object({ code: Type.String() })) })),
  ),
}

export const DiscountRequest = named('DiscountRequest', Type.Object({ couponCode: optional(text(50)) }))

/** The form rules report length and form of the names and the address, all at once. */
export const Buyer = named(
  'Buyer',
  Type.Object({ firstName: optional(text(5000)), lastName: optional(text(5000)), email: optional(text(5000)) }),
)
export const Guest = named('Guest', Type.Object({ form: FormResponse }))

/** A benefit of a plan that its buyer subscribed to. No plans are sold here: whichever is named is not found. */
export const PaidPlanBenefit = named(
  'PaidPlanBenefit',
  Type.Object({ planOrderId: optional(Guid), benefitId: optional(Guid) }),
)

export const CheckoutOptions = named(
  'CheckoutOptions',
  Type.Object({
    /** Administrators only: neither the order nor the wait for its payment is mailed to the buyer. */
    silent: optional(Type.Boolean()),
    /** Administrators only: payment follows at the door; the tickets are issued. */
    payInPerson: optional(Type.Boolean()),
    /** Administrators only. */
    ignoreFormValidation: optional(Type.Boolean()),
    /** Administrators only. */
    markAsPaid: optional(nullable(Type.Boolean())),
  }),
)

export const availableAnswer = Type.Object({ metaData: ResponseMetaData, definitions: Type.Array(TicketDefinitionV1) })

/** Administrators only: sale periods and the event's status are those of this time. Units and limits are those of now. */
export const overrideRequestTime = optional(nullable(Timestamp))

import Type from 'typebox'
import {
  EventLocationType,
  EventStatus,
  TicketFeeType,
  TicketPricingType,
  TicketSaleStatus,
} from '../enumerations/events.ts'
import { PriceTierState, TicketAttendance } from '../enumerations/tickets.ts'
import {
  Decimal,
  Guid,
  int,
  list,
  named,
  nullable,
  oneOf,
  optional,
  Revision,
  Timestamp,
  text,
  titleText,
} from '../scalars.ts'
import { DateAndTimeSettings } from './event-dates.ts'
import { EventAddress } from './event-location.ts'
import { CommonMoney } from './event-money.ts'
import { PageUrl } from './event-shapes.ts'
import { SeatingDetails } from './seating-details.ts'

const pricing = {
  fixedPrice: optional(CommonMoney),
  /** Least amount that the guest may give. */
  guestPrice: optional(CommonMoney),
  pricingOptions: optional(
    Type.Object({
      optionDetails: optional(
        list(
          Type.Object({
            optionId: optional(Guid),
            name: optional(titleText(200)),
            price: optional(CommonMoney),
          }),
          100,
        ),
      ),
    }),
  ),
  pricingType: optional(oneOf(TicketPricingType)),
}

/** Exactly one of `fixedPrice`, `guestPrice` and `pricingOptions`. */
export const PricingMethodInput = named('PricingMethodInput', Type.Object(pricing))
export const PricingMethod = named('PricingMethod', Type.Object({ ...pricing, free: Type.Boolean() }))

/** Both ends are cut to the minute; the end is exclusive. */
export const SalePeriodInput = named(
  'SalePeriodInput',
  Type.Object({
    startDate: optional(nullable(Timestamp)),
    endDate: optional(nullable(Timestamp)),
    /** The ticket is shown before and after its sale, too. */
    displayNotOnSale: optional(Type.Boolean()),
  }),
)
const SalePeriod = named(
  'SalePeriod',
  Type.Object({
    startDate: optional(Timestamp),
    endDate: optional(Timestamp),
    displayNotOnSale: Type.Boolean(),
  }),
)

/** Holds until a time, for so many tickets, or both; then the next takes over. A tier that is named by its id keeps its count. */
export const PriceTierInput = named(
  'PriceTierInput',
  Type.Object({
    id: optional(Guid),
    name: titleText(40),
    price: CommonMoney,
    /** Exclusive. */
    endDate: optional(nullable(Timestamp)),
    /** Tickets at this price in all. */
    limit: optional(nullable(int(1, 100_000))),
  }),
)

const PriceTier = named(
  'PriceTier',
  Type.Object({
    id: Guid,
    name: Type.String(),
    price: CommonMoney,
    endDate: optional(Timestamp),
    limit: optional(Type.Integer()),
    state: oneOf(PriceTierState),
    /** Tickets that are left at this price; absent where it has no limit, and for visitors of tiers that do not sell now. */
    ticketsLeft: optional(Type.Integer()),
  }),
)

const name = titleText(30)
const description = text(500)
const policyText = text(1000)
const writable = {
  description: optional(nullable(description)),
  policyText: optional(nullable(policyText)),
  hidden: optional(Type.Boolean()),
  limited: optional(Type.Boolean()),
  /** Tickets in all; null is unlimited. */
  initialLimit: optional(nullable(int(0, 100_000))),
  salePeriod: optional(nullable(SalePeriodInput)),
  /** 0 is the event's limit. */
  limitPerCheckout: optional(nullable(int(0, 50))),
  /** Fewest tickets of this kind in an order that has any; ours. 0 and null are no such rule. */
  minimumPerCheckout: optional(nullable(int(0, 50))),
  /** Only members may have it; ours. */
  membersOnly: optional(Type.Boolean()),
  /** Most that one person may have in all their orders, by their account and by their address; ours. 0 and null are no such rule. */
  limitPerPerson: optional(nullable(int(0, 1000))),
  /** People whom one ticket lets in; ours. 1 unless given. The quota counts tickets. */
  admits: optional(int(1, 50)),
  /** Way in which its holders take part where the event has a place and a link; ours. PLACE unless given. */
  attendance: optional(oneOf(TicketAttendance)),
  /** Prices before the fixed one, in their order; ours. Null or an empty list: none. */
  priceTiers: optional(nullable(list(PriceTierInput, 10))),
  /** Amounts that guests who choose their price are suggested; ours. */
  suggestedPrices: optional(nullable(list(Decimal(), 6))),
}

export const NewTicketDefinition = named(
  'NewTicketDefinition',
  Type.Object({
    ...writable,
    eventId: Guid,
    name,
    pricingMethod: PricingMethodInput,
    feeType: oneOf(TicketFeeType),
  }),
)

/** The fields present are set; a stale revision is refused. */
export const TicketDefinitionChanges = named(
  'TicketDefinitionChanges',
  Type.Object({
    ...writable,
    id: Guid,
    revision: Revision,
    name: optional(name),
    pricingMethod: optional(PricingMethodInput),
    feeType: optional(oneOf(TicketFeeType)),
  }),
)

export const TicketDefinition = named(
  'TicketDefinition',
  Type.Object({
    id: Type.String(),
    eventId: Type.String(),
    revision: Type.String(),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Type.String(),
    description: optional(Type.String()),
    policyText: optional(Type.String()),
    hidden: Type.Boolean(),
    limited: Type.Boolean(),
    initialLimit: optional(Type.Integer()),
    /** Equals `initialLimit`; absent when unlimited. */
    actualLimit: optional(Type.Integer()),
    pricingMethod: PricingMethod,
    feeType: oneOf(TicketFeeType),
    salePeriod: optional(SalePeriod),
    saleStatus: oneOf(TicketSaleStatus),
    limitPerCheckout: Type.Integer(),
    /** Limit that its organiser set, of an order; ours. Absent: that of the event. */
    chosenLimitPerCheckout: optional(Type.Integer()),
    /** Absent: one is enough. The last tickets are sold below it. */
    minimumPerCheckout: optional(Type.Integer()),
    membersOnly: Type.Boolean(),
    /** Absent: as many as they like. */
    limitPerPerson: optional(Type.Integer()),
    admits: Type.Integer(),
    attendance: oneOf(TicketAttendance),
    /** Prices that hold before the regular one; absent where there are none. `pricingMethod.fixedPrice` is the price of now. */
    priceTiers: optional(Type.Array(PriceTier)),
    /** Price once all tiers are over; absent where there are none. */
    regularPrice: optional(CommonMoney),
    /** Decimals of the event's currency. */
    suggestedPrices: optional(Type.Array(Type.String())),
    sortIndex: Type.Integer(),
    eventCreatedDate: optional(Timestamp),
    /** SALES_DETAILS */
    salesDetails: optional(
      Type.Object({
        /** Absent when unlimited. */
        unsoldCount: optional(Type.Integer()),
        soldCount: optional(Type.Integer()),
        reservedCount: optional(Type.Integer()),
        soldOut: Type.Boolean(),
      }),
    ),
    /** It is sold with seats of the event; ours. */
    seated: Type.Boolean(),
    /** SEATING_DETAILS: seats and areas that can be had now; absent where the ticket has no seats. */
    seatingDetails: optional(SeatingDetails),
    /** EVENT_DETAILS */
    eventDetails: optional(
      Type.Object({
        title: Type.String(),
        shortDescription: optional(Type.String()),
        location: Type.Object({
          name: optional(Type.String()),
          type: optional(oneOf(EventLocationType)),
          address: optional(EventAddress),
          locationTbd: optional(Type.Boolean()),
        }),
        dateAndTimeSettings: DateAndTimeSettings,
        eventPageUrl: PageUrl,
        status: oneOf(EventStatus),
      }),
    ),
  }),
)

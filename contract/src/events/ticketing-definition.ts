import Type from 'typebox'
import {
  TicketDefinitionFieldset,
  TicketFeeTypeV1,
  TicketOfferState,
  TicketPricingType,
  TicketSaleStatus,
} from '../enumerations/events.ts'
import { fieldSets } from '../paging.ts'
import { named, oneOf, optional, Timestamp } from '../scalars.ts'
import { TicketingMoney } from './event-money.ts'

export const ticketDefinitionFieldset = fieldSets(TicketDefinitionFieldset)

/** A kind of ticket as generation 1 spells it; ticketing orders and reservations use this shape, too. */
export const TicketDefinitionV1 = named(
  'TicketDefinition',
  Type.Object({
    id: Type.String(),
    eventId: Type.String(),
    name: Type.String(),
    description: Type.String(),
    /** The lowest price where there are several. */
    price: TicketingMoney,
    free: Type.Boolean(),
    /** Most tickets that one visitor may take now: the limit, or fewer when fewer are left. 0 when none is left. */
    limitPerCheckout: Type.Integer(),
    orderIndex: Type.Integer(),
    /** POLICY; empty unless requested. */
    policy: Type.String(),
    wixFeeConfig: optional(Type.Object({ type: oneOf(TicketFeeTypeV1) })),
    salePeriod: optional(
      Type.Object({
        startDate: optional(Timestamp),
        endDate: optional(Timestamp),
        hideNotOnSale: Type.Boolean(),
      }),
    ),
    saleStatus: oneOf(TicketSaleStatus),
    /** Set while the ticket hides because it is outside its sale. */
    state: Type.Array(oneOf(TicketOfferState)),
    pricing: Type.Object({
      fixedPrice: optional(TicketingMoney),
      minPrice: optional(TicketingMoney),
      pricingOptions: optional(
        Type.Object({
          options: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), price: TicketingMoney })),
        }),
      ),
      pricingType: oneOf(TicketPricingType),
    }),
    /** DASHBOARD */
    dashboard: optional(
      Type.Object({
        hidden: Type.Boolean(),
        sold: Type.Integer(),
        limited: Type.Boolean(),
        quantity: optional(Type.Integer()),
        unsold: optional(Type.Integer()),
        ticketsSold: Type.Integer(),
        ticketsReserved: Type.Integer(),
      }),
    ),
  }),
)

/** Offset answers of generation 1. */
export const ResponseMetaData = named(
  'ResponseMetaData',
  Type.Object({ count: Type.Integer(), offset: Type.Integer(), total: Type.Integer() }),
)

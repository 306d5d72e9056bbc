import Type from 'typebox'
import { Guid, named, nullable, optional, text } from '../scalars.ts'

export const CustomField = named(
  'CustomField',
  Type.Object({
    value: Type.Unsafe<string | number | boolean | null>({
      type: ['string', 'number', 'boolean', 'null'],
      maxLength: 1000,
    }),
    title: text(500, { minLength: 1 }),
    translatedTitle: optional(nullable(text(500))),
  }),
)

/** An object of another program. */
export const ExternalReference = named(
  'ExternalReference',
  Type.Object({ appId: Guid, resourceId: optional(nullable(text(100, { minLength: 1 }))) }),
)

/** Rules of one checkout, beside those of the site. */
export const CheckoutCustomSettings = named(
  'CheckoutCustomSettings',
  Type.Object({
    /** Only staff change its coupon; a buyer lets go of one that does not apply any more. */
    lockCouponCode: optional(Type.Boolean()),
    /** Its order is paid online, or not made. */
    disabledManualPayment: optional(Type.Boolean()),
  }),
)

/** Maker of the checkout or order; exactly one of them. */
export const CreatedBy = named(
  'CreatedBy',
  Type.Object({
    userId: optional(Type.String()),
    memberId: optional(Type.String()),
    visitorId: optional(Type.String()),
    appId: optional(Type.String()),
  }),
)

/** Refusals of tickets in a cart. */
export const ticketSaleRefusals = [
  'SALE_NOT_OPEN',
  'SALE_CLOSED',
  'EVENT_CANCELED',
  'EVENT_ENDED',
  'TICKET_LIMIT_PER_ORDER',
  'TICKET_MINIMUM_PER_ORDER',
  'ADD_ON_LIMIT',
  'MEMBER_NEEDED',
  'EVENT_ADMISSION_NEEDED',
] as const

/** Refusals of lines that are added. */
export const addingRefusals = [
  'SITE_IS_CLOSED',
  'ITEM_NOT_FOUND_IN_CATALOG',
  'INSUFFICIENT_INVENTORY',
  'NOT_ENOUGH_TICKETS',
  ...ticketSaleRefusals,
  'EXTERNAL_REGISTRATION',
  'REGISTRATION_CLOSED',
  'REGISTRATION_PAUSED',
  'TICKETS_IN_OTHER_CURRENCY',
  'SEAT_NEEDED',
  'SEAT_NOT_FOUND',
  'MAX_LINE_ITEMS_EXCEEDED',
  'PERMISSION_DENIED',
] as const

/** Refusals of a checkout that is bought. */
export const orderingRefusals = [
  'CHECKOUT_NOT_FOUND',
  'CHECKOUT_IS_COMPLETE',
  'CHECKOUT_INCOMPLETE',
  'EMPTY_CHECKOUT',
  'CHECKOUT_CHANGED',
  'FULL_OUT_OF_STOCK',
  'PARTIAL_OUT_OF_STOCK',
  'NO_SELECTED_CARRIER_SERVICE_OPTION',
  'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  'CALCULATION_ERROR',
  'SITE_NOT_ACCEPTING_PAYMENTS',
  'NO_PAYMENT_METHOD',
  'ITEM_NOT_FOUND_IN_CATALOG',
  ...ticketSaleRefusals,
  'TICKET_LIMIT_PER_PERSON',
  'POLICIES_CHANGED',
  'TOO_MANY_OPEN_HOLDS',
  'TOO_MANY_UNITS_HELD',
] as const

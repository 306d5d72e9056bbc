import Type from 'typebox'
import { WeightUnit } from '../enumerations/delivery.ts'
import { admin, operation } from '../operation.ts'
import {
  CountryCode,
  CurrencyCode,
  Decimal,
  float,
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
import { AddressLocation } from './address.ts'
import { MultiCurrencyPrice } from './price.ts'
import { DeliveryAllocation, PickupDetails } from './totals.ts'

/**
 * Goods of one line. Its price is the first of these that is there: of the whole line before discounts, of one unit before discounts, of
 * the whole line, of one unit; without one it is nothing.
 */
const DeliverableItem = named(
  'DeliverableItem',
  Type.Object({
    /** Named in the answer; without one, the place of the line from 0. */
    id: optional(text(100, { minLength: 1 })),
    quantity: optional(int(1, 100_000)),
    physicalProperties: optional(
      named(
        'PhysicalProperties',
        Type.Object({
          /** Weight of one unit. */
          weight: optional(nullable(float(0, 1_000_000))),
          /** False for what is not sent. */
          shippable: optional(Type.Boolean()),
        }),
      ),
    ),
    totalPriceBeforeDiscount: optional(nullable(Decimal())),
    priceBeforeDiscount: optional(nullable(Decimal())),
    totalPrice: optional(nullable(Decimal())),
    price: optional(Decimal()),
    /** Without one, the default profile. */
    deliveryProfileId: optional(nullable(Guid)),
  }),
)

/** Parts of an address that decide which regions and areas it is in. */
const DeliveryDestination = named(
  'DeliveryDestination',
  Type.Object({
    country: optional(nullable(CountryCode)),
    subdivision: optional(nullable(text(50))),
    city: optional(nullable(text(50))),
    postalCode: optional(nullable(text(50))),
    geocode: optional(AddressLocation),
  }),
)

const SolutionLogistics = named(
  'SolutionLogistics',
  Type.Object({
    deliveryTime: optional(Type.String()),
    instructions: optional(Type.String()),
    pickupDetails: optional(PickupDetails),
    deliveryTimeSlot: optional(
      named('DeliveryTimeSlot', Type.Object({ from: Timestamp, to: Timestamp, timeZone: Type.String() })),
    ),
  }),
)

const AdditionalCost = named(
  'AdditionalCost',
  Type.Object({ description: optional(Type.String()), deliveryPrice: MultiCurrencyPrice }),
)

/** A way for all the goods to reach the address. Handling is beside `deliveryPrice`: a buyer pays both. */
const DeliverySolution = named(
  'DeliverySolution',
  Type.Object({
    code: Type.String(),
    deliveryReference: named('DeliveryReference', Type.Object({ code: Type.String(), appId: Guid })),
    title: Type.String(),
    logistics: SolutionLogistics,
    cost: named(
      'DeliveryCost',
      Type.Object({
        price: Type.String(),
        currency: CurrencyCode,
        deliveryPrice: MultiCurrencyPrice,
        additionalCosts: list(AdditionalCost, 100),
      }),
    ),
    /** One for each parcel. */
    deliveryAllocations: list(DeliveryAllocation, 300),
    partial: Type.Boolean(),
  }),
)

export const getDeliverySolutions = operation({
  module: 'ecom.delivery-solutions',
  path: '/v1/get-delivery-solutions',
  publicPath: '/_api/delivery-rates/v1/get-delivery-solutions',
  sitePath: '/_api/delivery-rates/v1/get-delivery-solutions',
  name: 'getDeliverySolutions',
  summary: 'Ways for goods that are in no cart to reach an address, with their costs; none where nothing is sent.',
  who: admin('settings.read'),
  method: 'POST',
  request: Type.Object({
    lineItems: list(DeliverableItem, 300, 1),
    destination: DeliveryDestination,
    /** The site's: delivery costs are written in no other. */
    currency: CurrencyCode,
    /** Unit of the weights; the site's where there is none. */
    weightUnit: optional(oneOf(WeightUnit)),
  }),
  /** `errors` of carriers that calculate elsewhere: there is none. */
  response: Type.Object({ deliverySolutions: list(DeliverySolution, 1000), errors: Type.Array(Type.Object({})) }),
  refusals: ['REQUIRED_COUNTRY', 'NO_DELIVERY_REGION_FOUND', 'DELIVERY_PROFILE_NOT_FOUND'],
})

export const operations = [getDeliverySolutions] as const

import Type from 'typebox'
import {
  CustomsContents,
  PackageType,
  ShippingLabelStatus,
  UndeliverableParcel,
  WeightUnit,
} from '../enumerations/delivery.ts'
import { admin, operation } from '../operation.ts'
import { CountryCode, Decimal, Guid, list, named, oneOf, optional, properName, Timestamp, text } from '../scalars.ts'

const module = 'fairground.shipping-labels'
const at = (rest: string) => ({ module, path: `/fairground/v1/shipping-labels${rest}` })
const read = { who: admin('orders.read') }
const write = { who: admin('orders.write') }

/** Sides in inches and the weight in pounds where the site weighs so, else centimetres and kilograms. */
const LabelParcel = named(
  'LabelParcel',
  Type.Object({
    packageType: oneOf(PackageType),
    dimensions: optional(
      named('LabelParcelDimensions', Type.Object({ length: Decimal(), width: Decimal(), height: Decimal() })),
    ),
    weight: Decimal(),
  }),
)

const LabelPrice = named(
  'LabelPrice',
  Type.Object({
    id: Type.String(),
    /** Name of the carrier, and of its service. */
    carrier: Type.String(),
    service: Type.String(),
    amount: Type.String(),
    /** Currency in which the carrier is paid. */
    currency: Type.String(),
    days: optional(Type.Integer()),
  }),
)

const LabelUnits = named(
  'LabelUnits',
  Type.Object({ id: Guid, quantity: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
)

/** Declaration of a parcel that passes customs. Values and weights of the lines are those of the order. */
const LabelCustoms = named(
  'LabelCustoms',
  Type.Object({
    contents: oneOf(CustomsContents),
    undeliverable: oneOf(UndeliverableParcel),
    /** Name of the person who answers for the declaration. */
    signer: properName(100),
    /** One of each line in the parcel. */
    items: list(
      named(
        'LabelCustomsItem',
        Type.Object({
          id: Guid,
          originCountry: CountryCode,
          /** Number of the goods in the tariff, of the Harmonized System or longer. */
          tariffNumber: optional(Type.String({ maxLength: 14, pattern: '^\\d[\\d.]{3,12}\\d$' })),
        }),
      ),
      300,
      1,
    ),
  }),
)

export const ShippingLabel = named(
  'ShippingLabel',
  Type.Object({
    id: Guid,
    orderId: Guid,
    status: oneOf(ShippingLabelStatus),
    /** Labels of a test key carry nothing. */
    test: Type.Boolean(),
    createdDate: Timestamp,
    lineItems: list(LabelUnits, 300),
    parcel: LabelParcel,
    /** Absent where the parcel passes no customs. */
    customs: optional(LabelCustoms),
    /** Prices of the carrier, the cheapest first. */
    prices: list(LabelPrice, 100),
    /** Id of the price by which it is bought. */
    priceId: optional(Type.String()),
    /** Page to print. */
    labelUrl: optional(Type.String()),
    trackingNumber: optional(Type.String()),
    trackingLink: optional(Type.String()),
    /** Absent where the units were not handed over with it, or were taken back. */
    fulfillmentId: optional(Guid),
    /** Reason of the carrier for which the last purchase or refund failed. */
    problem: optional(Type.String()),
  }),
)
const One = Type.Object({ label: ShippingLabel })

export const getLabelOptions = operation({
  ...at('/options'),
  ...read,
  name: 'getLabelOptions',
  summary: 'Tells staff if labels can be bought, which locations parcels leave from, and the packaging of live rates.',
  method: 'GET',
  request: Type.Object({}),
  response: Type.Object({
    /** A carrier’s key is stored. */
    available: Type.Boolean(),
    test: Type.Boolean(),
    /** Unit of weights, and of sides: `cm` or `in`. */
    weightUnit: oneOf(WeightUnit),
    shipFroms: list(
      named('LabelShipFrom', Type.Object({ locationId: Guid, name: Type.String(), country: optional(Type.String()) })),
      1000,
    ),
    packages: list(
      named(
        'LabelPackage',
        Type.Object({
          name: optional(Type.String()),
          packageType: oneOf(PackageType),
          dimensions: LabelParcel.properties.dimensions,
          locationId: Guid,
        }),
      ),
      1000,
    ),
  }),
  refusals: [],
})

export const listShippingLabels = operation({
  ...at('/orders/{orderId}'),
  ...read,
  name: 'listShippingLabels',
  summary: 'Labels of an order that somebody bought or tried to buy, the oldest first.',
  method: 'GET',
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ labels: list(ShippingLabel, 1000) }),
  refusals: [],
})

const carrierRefusals = [
  'CARRIER_ACCOUNT_NOT_FOUND',
  'CARRIER_KEY_REFUSED',
  'CARRIER_UNREACHABLE',
  'LABEL_REFUSED',
] as const
const unitRefusals = ['ORDER_STATUS_IS_NOT_SUPPORTED', 'LINE_ITEM_NOT_FOUND', 'FULFILLED_TOO_MANY'] as const

export const quoteShippingLabel = operation({
  ...at('/quote'),
  ...write,
  name: 'quoteShippingLabel',
  summary: 'Prices of the carrier for a parcel with units of an order. Nothing is bought.',
  method: 'POST',
  request: Type.Object({
    orderId: Guid,
    lineItems: list(LabelUnits, 300, 1),
    /** Location whose address to ship from stands on the label. */
    locationId: Guid,
    parcel: LabelParcel,
    /** Needed where the parcel passes customs: to another country, unless both are of the European Union. Not read elsewhere. */
    customs: optional(LabelCustoms),
  }),
  response: One,
  refusals: [
    'ORDER_NOT_FOUND',
    ...unitRefusals,
    ...carrierRefusals,
    'LABEL_ADDRESS_MISSING',
    'LABEL_CUSTOMS_MISSING',
    'SHIP_FROM_MISSING',
  ],
})

export const buyShippingLabel = operation({
  ...at('/{labelId}/buy'),
  ...write,
  name: 'buyShippingLabel',
  summary:
    'Buys the label by one of its prices and hands its units over with its tracking number. Repeated, it is the same label: BUYING means that the carrier is not done.',
  method: 'POST',
  request: Type.Object({ labelId: Guid, priceId: text(100, { minLength: 1 }) }),
  response: One,
  refusals: [
    'SHIPPING_LABEL_NOT_FOUND',
    'LABEL_PRICE_NOT_FOUND',
    'LABEL_UNDER_WAY',
    ...unitRefusals,
    ...carrierRefusals,
  ],
})

export const voidShippingLabel = operation({
  ...at('/{labelId}/void'),
  ...write,
  name: 'voidShippingLabel',
  summary:
    'Has the carrier void a label that is not used, and refund it; its units are to be sent again. VOIDING means that the carrier has not decided.',
  method: 'POST',
  request: Type.Object({ labelId: Guid }),
  response: One,
  refusals: ['SHIPPING_LABEL_NOT_FOUND', 'LABEL_NOT_BOUGHT', 'LABEL_UNDER_WAY', ...carrierRefusals],
})

export const operations = [
  getLabelOptions,
  listShippingLabels,
  quoteShippingLabel,
  buyShippingLabel,
  voidShippingLabel,
] as const

import Type from 'typebox'
import {
  AdditionalFeeSource,
  AppliedDiscountType,
  LineItemViolationTarget,
  OtherViolationTarget,
  Severity,
} from '../enumerations/carts.ts'
import { DeliveryChargeType, PickupMethod } from '../enumerations/delivery.ts'
import { PaymentOptionType } from '../enumerations/payments.ts'
import {
  JurisdictionType,
  ManualRateReason,
  TaxableAddressType,
  TaxFallbackReason,
  TaxRateType,
} from '../enumerations/taxes.ts'
import { Guid, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { Address } from './address.ts'
import { MultiCurrencyPrice } from './price.ts'

const TaxBreakdown = named(
  'TaxBreakdown',
  Type.Object({
    taxName: Type.String(),
    rate: Type.String(),
    taxAmount: MultiCurrencyPrice,
    taxableAmount: MultiCurrencyPrice,
    nonTaxableAmount: MultiCurrencyPrice,
    taxType: Type.String(),
    jurisdiction: Type.String(),
    jurisdictionType: oneOf(JurisdictionType),
  }),
)

/** `taxRate` is a fraction: "0.1" is ten per cent. */
export const ItemTaxFullDetails = named(
  'ItemTaxFullDetails',
  Type.Object({
    taxableAmount: MultiCurrencyPrice,
    taxRate: Type.String(),
    totalTax: MultiCurrencyPrice,
    isTaxIncluded: optional(Type.Boolean()),
    taxGroupId: optional(Guid),
    /** Amount that bears no tax for an exempt buyer; absent for others. */
    exemptAmount: optional(MultiCurrencyPrice),
    /** One part for each tax; empty where none is collected. */
    rateBreakdown: Type.Array(
      named('TaxRateBreakdown', Type.Object({ name: Type.String(), rate: Type.String(), tax: MultiCurrencyPrice })),
    ),
    taxBreakdown: Type.Array(TaxBreakdown),
  }),
)

/** Address whose tax the line bears. */
export const TaxableAddress = named('TaxableAddress', Type.Object({ addressType: oneOf(TaxableAddressType) }))

/** Prices of one line. `price`, `fullPrice` and `priceBeforeDiscounts` are per unit, the others for the whole line. */
export const LineItemPricesData = named(
  'LineItemPricesData',
  Type.Object({
    price: MultiCurrencyPrice,
    fullPrice: MultiCurrencyPrice,
    priceBeforeDiscounts: MultiCurrencyPrice,
    lineItemPrice: MultiCurrencyPrice,
    totalDiscount: MultiCurrencyPrice,
    totalPriceBeforeTax: MultiCurrencyPrice,
    totalPriceAfterTax: MultiCurrencyPrice,
    /** Paid with the order for each unit; absent where all is. */
    depositAmount: optional(MultiCurrencyPrice),
    taxDetails: ItemTaxFullDetails,
  }),
)

export const CalculatedLineItem = named(
  'CalculatedLineItem',
  Type.Object({
    lineItemId: Type.String(),
    pricesBreakdown: LineItemPricesData,
    paymentOption: oneOf(PaymentOptionType),
    taxableAddress: TaxableAddress,
  }),
)

/** The parts add up to `total`: subtotal - discount + shipping + additionalFees + tax that is not in the prices. */
export const PriceSummary = named(
  'PriceSummary',
  Type.Object({
    subtotal: MultiCurrencyPrice,
    shipping: MultiCurrencyPrice,
    tax: MultiCurrencyPrice,
    discount: MultiCurrencyPrice,
    total: MultiCurrencyPrice,
    additionalFees: MultiCurrencyPrice,
  }),
)

export const TaxSummary = named(
  'TaxSummary',
  Type.Object({
    taxableAmount: MultiCurrencyPrice,
    totalTax: MultiCurrencyPrice,
    /** Amount that bears no tax for an exempt buyer; absent for others. */
    totalExempt: optional(MultiCurrencyPrice),
    /** Rates that the site entered, for everywhere or by region, those of a calculator outside, or none. */
    calculationDetails: Type.Object({
      rateType: oneOf(TaxRateType),
      manualRateReason: optional(oneOf(ManualRateReason)),
      /** Reason why the site's own rates stand in for those of the calculator of a region. */
      autoTaxFallbackDetails: optional(
        named('AutoTaxFallbackCalculationDetails', Type.Object({ fallbackReason: oneOf(TaxFallbackReason) })),
      ),
    }),
    /** Each tax with its amounts over the whole. */
    aggregatedTaxBreakdown: Type.Array(
      named(
        'AggregatedTaxBreakdown',
        Type.Object({
          taxName: Type.String(),
          taxType: Type.String(),
          jurisdiction: Type.String(),
          jurisdictionTypeEnum: oneOf(JurisdictionType),
          rate: Type.String(),
          aggregatedTaxAmount: MultiCurrencyPrice,
          aggregatedTaxableAmount: MultiCurrencyPrice,
        }),
      ),
    ),
  }),
)

export const DiscountRuleName = named(
  'DiscountRuleName',
  Type.Object({ original: Type.String(), translated: optional(Type.String()) }),
)

export const AppliedDiscount = named(
  'AppliedDiscount',
  Type.Object({
    discountType: oneOf(AppliedDiscountType),
    lineItemIds: Type.Array(Type.String()),
    coupon: optional(
      Type.Object({ id: Type.String(), code: Type.String(), name: Type.String(), amount: MultiCurrencyPrice }),
    ),
    merchantDiscount: optional(Type.Object({ amount: MultiCurrencyPrice })),
    discountRule: optional(Type.Object({ id: Type.String(), name: DiscountRuleName, amount: MultiCurrencyPrice })),
  }),
)

/** A fee that is added to the total: the service fee of tickets, by line, or a tip, which has an id and no lines. */
export const AdditionalFee = named(
  'AdditionalFee',
  Type.Object({
    id: optional(Type.String()),
    code: optional(Type.String()),
    name: Type.String(),
    price: MultiCurrencyPrice,
    taxDetails: optional(ItemTaxFullDetails),
    priceBeforeTax: MultiCurrencyPrice,
    priceAfterTax: MultiCurrencyPrice,
    lineItemIds: Type.Array(Type.String()),
    source: oneOf(AdditionalFeeSource),
  }),
)

/** Something in the way of the purchase: a line that has fallen short, a missing address. ERROR stops it. */
export const Violation = named(
  'Violation',
  Type.Object({
    severity: oneOf(Severity),
    target: Type.Object({
      lineItem: optional(Type.Object({ name: oneOf(LineItemViolationTarget), id: Type.String() })),
      other: optional(Type.Object({ name: oneOf(OtherViolationTarget) })),
    }),
    description: Type.String(),
  }),
)

const ApplicationError = named(
  'ApplicationError',
  Type.Object({
    code: Type.String(),
    description: Type.String(),
    data: optional(Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })),
  }),
)

const Details = named('Details', Type.Object({ applicationError: optional(ApplicationError) }))

/** Reason why a part of the calculation could not be done; empty when all is well. */
export const CalculationErrors = named(
  'CalculationErrors',
  Type.Object({
    generalShippingCalculationError: optional(Details),
    selectedShippingOptionError: optional(Details),
    /** The coupon takes nothing off, and why. */
    couponCalculationError: optional(Details),
    /** The gift card pays nothing, and why. */
    giftCardCalculationError: optional(Details),
    orderValidationErrors: Type.Array(ApplicationError),
  }),
)

export const PickupDetails = named(
  'PickupDetails',
  Type.Object({ address: optional(Address), businessLocation: Type.Boolean(), pickupMethod: oneOf(PickupMethod) }),
)

export const DeliveryLogistics = named(
  'DeliveryLogistics',
  Type.Object({
    deliveryTime: optional(Type.String()),
    instructions: optional(Type.String()),
    pickupDetails: optional(PickupDetails),
    /** Time of the delivery, for local delivery by day and time. */
    deliveryTimeSlot: optional(Type.Object({ from: Timestamp, to: Timestamp })),
  }),
)

export const ShippingRegion = named('ShippingRegion', Type.Object({ id: Type.String(), name: Type.String() }))

/** The option a buyer chose, by carrier and code; prices are the server's. */
export const SelectedShippingOption = named(
  'SelectedShippingOption',
  Type.Object({ carrierId: optional(nullable(Guid)), code: text(100, { minLength: 1 }) }),
)

/** Lines that one carrier takes to one region: an order may travel in several parcels. */
export const DeliveryAllocation = named(
  'DeliveryAllocation',
  Type.Object({
    deliveryCarrier: Type.Object({ appId: Type.String(), code: Type.String() }),
    deliveryRegion: Type.Object({ id: Type.String(), name: Type.String() }),
    applicableLineItems: Type.Object({ lineItemIds: Type.Array(Type.String()) }),
  }),
)

const SelectedCarrierServiceOptionPrices = named(
  'SelectedCarrierServiceOptionPrices',
  Type.Object({
    price: MultiCurrencyPrice,
    totalDiscount: MultiCurrencyPrice,
    totalPriceBeforeTax: MultiCurrencyPrice,
    totalPriceAfterTax: MultiCurrencyPrice,
    taxDetails: optional(ItemTaxFullDetails),
  }),
)

export const SelectedCarrierServiceOption = named(
  'SelectedCarrierServiceOption',
  Type.Object({
    code: Type.String(),
    title: Type.String(),
    carrierId: Type.String(),
    logistics: DeliveryLogistics,
    cost: SelectedCarrierServiceOptionPrices,
    requestedShippingOption: Type.Boolean(),
    /** Nothing comes on top: handling is part of the price. */
    otherCharges: Type.Array(Type.Object({})),
    deliveryAllocations: Type.Array(DeliveryAllocation),
    /** True where some lines are not delivered; never, here. */
    partial: Type.Boolean(),
  }),
)

/** Handling that is part of an option's price. */
const OtherCharge = named(
  'OtherCharge',
  Type.Object({
    type: oneOf(DeliveryChargeType),
    price: MultiCurrencyPrice,
    details: optional(Type.String()),
  }),
)

const ShippingOption = named(
  'ShippingOption',
  Type.Object({
    code: Type.String(),
    title: Type.String(),
    logistics: DeliveryLogistics,
    cost: Type.Object({ price: MultiCurrencyPrice, otherCharges: Type.Array(OtherCharge) }),
    deliveryAllocations: Type.Array(DeliveryAllocation),
    partial: Type.Boolean(),
  }),
)

export const CarrierServiceOption = named(
  'CarrierServiceOption',
  Type.Object({ carrierId: Type.String(), shippingOptions: Type.Array(ShippingOption) }),
)

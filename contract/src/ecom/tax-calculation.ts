import Type from 'typebox'
import { JurisdictionType, TaxExemption, TaxFallbackReason } from '../enumerations/taxes.ts'
import { admin, operation } from '../operation.ts'
import {
  CountryCode,
  CurrencyCode,
  Decimal,
  Empty,
  Guid,
  int,
  list,
  named,
  nullable,
  oneOf,
  optional,
  text,
} from '../scalars.ts'

const TaxCalculatorDetails = named(
  'TaxCalculatorDetails',
  Type.Object({ appId: Guid, displayName: Type.String(), unsupportedCountries: optional(list(CountryCode, 195)) }),
)

export const listTaxCalculators = operation({
  module: 'ecom.tax-calculation',
  path: '/v1/list-tax-calculators',
  publicPath: '/billing/v1/list-tax-calculators',
  sitePath: '/gateways/billing/v1/list-tax-calculators',
  name: 'listTaxCalculators',
  summary: 'Calculators that a tax region may have.',
  who: admin('settings.read'),
  method: 'GET',
  request: Empty,
  response: Type.Object({ taxCalculatorDetails: list(TaxCalculatorDetails, 10) }),
  refusals: [],
})

const Address = named(
  'Address',
  Type.Object({
    country: optional(nullable(CountryCode)),
    subdivision: optional(nullable(text(50))),
    city: optional(nullable(text(100))),
    postalCode: optional(nullable(text(50))),
    addressLine: optional(nullable(text(200))),
    addressLine2: optional(nullable(text(200))),
  }),
)
const Addresses = list(Address, 3, 1)

/** Place of the address in `addresses`, from 0. Goods that are sent are taxed where they arrive. */
const AddressIndex = named(
  'AddressIndex',
  Type.Object({
    singleAddress: optional(int(0, 1000)),
    multipleAddresses: optional(
      named('MultipleAddresses', Type.Object({ origin: optional(int(0, 1000)), destination: optional(int(0, 1000)) })),
    ),
  }),
)

const line = {
  id: text(100, { minLength: 1 }),
  itemName: optional(nullable(text(250))),
}

const LineItem = named(
  'LineItem',
  Type.Object({
    ...line,
    quantity: optional(int(1, 100_000)),
    /** Price of one unit. */
    price: Decimal(),
    taxGroupId: optional(nullable(Guid)),
    appId: optional(nullable(Guid)),
    /** Absent: as the region of the address says. */
    taxIncludedInPrice: optional(nullable(Type.Boolean())),
    addressIndex: optional(AddressIndex),
  }),
)

/** Reason why the buyer is exempt: a group, or the group of a contact. */
const ExemptCalculationDetails = named(
  'ExemptCalculationDetails',
  Type.Object({
    exemptBy: oneOf(TaxExemption),
    exemptGroupId: optional(nullable(Guid)),
    contactId: optional(nullable(Guid)),
  }),
)

const jurisdiction = {
  taxName: Type.String(),
  taxType: Type.String(),
  jurisdiction: Type.String(),
  jurisdictionType: oneOf(JurisdictionType),
  rate: Type.String(),
}

const LineItemTaxDetails = named(
  'LineItemTaxDetails',
  Type.Object({
    id: Type.String(),
    itemName: optional(Type.String()),
    quantity: Type.Integer(),
    taxBreakdown: list(
      named(
        'TaxBreakdown',
        Type.Object({
          ...jurisdiction,
          nonTaxableAmount: Type.String(),
          taxAmount: Type.String(),
          taxableAmount: Type.String(),
        }),
      ),
      7,
    ),
    taxSummary: named(
      'LineItemTaxSummary',
      Type.Object({
        /** The units together, as the buyer pays them, without tax that comes on top. */
        fullPrice: Type.String(),
        taxAmount: Type.String(),
        taxableAmount: Type.String(),
        appId: optional(Type.String()),
        /** Amount that bears no tax for an exempt buyer; absent for others. */
        exemptAmount: optional(Type.String()),
      }),
    ),
    addressIndex: AddressIndex,
    taxIncludedInPrice: Type.Boolean(),
  }),
)

const TaxSummary = named(
  'TaxSummary',
  Type.Object({
    /** With all tax. */
    totalAmount: Type.String(),
    totalTax: Type.String(),
    totalTaxableAmount: Type.String(),
    totalTaxIncludedInPrice: Type.String(),
    aggregatedTaxBreakdown: list(
      named(
        'AggregatedTaxBreakdown',
        Type.Object({ ...jurisdiction, aggregatedTaxAmount: Type.String(), aggregatedTaxableAmount: Type.String() }),
      ),
      2100,
    ),
    totalExempt: optional(Type.String()),
  }),
)

export const calculateTax = operation({
  module: 'ecom.tax-calculation',
  path: '/v1/calculate-tax',
  publicPath: '/billing/v1/calculate-tax',
  sitePath: '/gateways/billing/v1/calculate-tax',
  name: 'calculateTax',
  summary: 'Tax on lines by their addresses and groups, calculated as carts and orders are. Nothing is stored.',
  who: admin('settings.read'),
  method: 'POST',
  request: Type.Object({
    /** Comes back as it is. */
    externalId: optional(nullable(Guid)),
    /** Absent: that of the site. */
    currency: optional(CurrencyCode),
    addresses: Addresses,
    lineItems: list(LineItem, 300, 1),
    exemptDetails: optional(nullable(ExemptCalculationDetails)),
  }),
  response: Type.Object({
    externalId: optional(Guid),
    currency: CurrencyCode,
    addresses: Addresses,
    taxSummary: TaxSummary,
    lineItemTaxDetails: list(LineItemTaxDetails, 300),
    /** Reason why rates that the site entered stand in for those of a calculator outside. */
    errors: optional(
      list(
        named('TaxCalculationError', Type.Object({ code: oneOf(TaxFallbackReason), description: Type.String() })),
        1,
      ),
    ),
  }),
  refusals: [
    'INVALID_LINE_ITEM_ADDRESS_INDEX',
    'MISSING_TAXABLE_ADDRESS',
    'MISSING_COUNTRY_IN_ADDRESS',
    'MISSING_SUBDIVISION_IN_ADDRESS',
    'TAX_GROUP_ID_NOT_FOUND',
    'TAX_EXEMPT_GROUP_NOT_FOUND',
  ],
})

export const operations = [calculateTax, listTaxCalculators] as const

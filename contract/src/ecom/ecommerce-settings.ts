import Type from 'typebox'
import { EcommerceSettingsField } from '../enumerations/checkouts.ts'
import { DestinationScope } from '../enumerations/delivery.ts'
import { admin, operation } from '../operation.ts'
import { list, named, oneOf, optional } from '../scalars.ts'
import { Address } from './address.ts'
import { CheckoutSettings } from './checkout-settings.ts'
import { CountryDeliveryProperties } from './delivery-profile.ts'
import { Destination, DestinationProperties } from './delivery-profile-shapes.ts'

/** Plug-ins by their providers: the shop has none, so the list is always empty. */
const ServicePluginConfiguration = named(
  'ServicePluginConfiguration',
  Type.Object({ activeProviders: Type.Array(Type.Object({})) }),
)

const EcommerceSettings = named(
  'EcommerceSettings',
  Type.Object({
    additionalFeesServicePlugin: optional(ServicePluginConfiguration),
    validationsServicePlugin: optional(ServicePluginConfiguration),
    purchaseRecommendationsServicePlugin: optional(ServicePluginConfiguration),
    tax: optional(
      named(
        'TaxConfiguration',
        Type.Object({
          /** Tax is charged somewhere. */
          configured: Type.Boolean(),
          taxIncludedInItemPrices: Type.Boolean(),
        }),
      ),
    ),
    /** Discounts by rule do not exist here; coupons do. */
    discountRules: optional(named('DiscountRulesConfiguration', Type.Object({ active: Type.Boolean() }))),
    checkout: optional(CheckoutSettings),
    delivery: optional(
      named(
        'DeliveryConfiguration',
        Type.Object({
          destinationScope: oneOf(DestinationScope),
          /** Countries that are delivered to by name, and their parts. */
          destinations: Type.Array(Destination),
          /** Some destination needs a postcode. */
          postalCodeRequired: Type.Boolean(),
          countries: Type.Array(CountryDeliveryProperties),
          restOfWorld: optional(DestinationProperties),
        }),
      ),
    ),
    /** The site is its owner's: always true. */
    premiumSite: optional(Type.Boolean()),
    businessInfo: optional(
      named(
        'BusinessProperties',
        Type.Object({
          currency: Type.String(),
          language: Type.String(),
          locale: named('Locale', Type.Object({ language: Type.String(), country: Type.String() })),
          address: optional(Address),
          name: Type.String(),
          email: optional(Type.String()),
          phone: optional(Type.String()),
          timeZone: Type.String(),
          siteDisplayName: Type.String(),
        }),
      ),
    ),
  }),
)

export const getEcommerceSettings = operation({
  module: 'ecom.ecommerce-settings',
  name: 'getEcommerceSettings',
  summary: 'Settings of selling in one answer: those that are named of tax, checkout, delivery and the business.',
  method: 'GET',
  path: '/v1/ecommerce-settings',
  publicPath: '/_api/ecommerce-settings/v1/ecommerce-settings',
  who: admin('settings.read'),
  request: Type.Object({ fields: list(oneOf(EcommerceSettingsField), 25, 1) }),
  response: Type.Object({
    ecommerceSettings: EcommerceSettings,
    /** Every field can be read: always empty. */
    errors: Type.Array(Type.Object({})),
  }),
  refusals: [],
})

export const operations = [getEcommerceSettings] as const

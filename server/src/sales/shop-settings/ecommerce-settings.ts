import type { getEcommerceSettings } from '@fairground/contract/ecom/ecommerce-settings.ts'
import type { EcommerceSettingsField } from '@fairground/contract/enumerations/checkouts.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'
import { languageOf } from '../../ground/site-languages.ts'
import { checkoutSettingsToWire } from '../../sites/checkout-settings/checkout-page.ts'
import { readDestinations } from '../delivery/destination-properties.ts'

type Settings = ResponseOf<typeof getEcommerceSettings>['ecommerceSettings']
type Read = (ctx: Ctx) => Settings | Promise<Settings>

/** Reads of each field that can be named. */
const reads = {
  ADDITIONAL_FEES_SERVICE_PLUGIN: () => ({ additionalFeesServicePlugin: { activeProviders: [] } }),
  VALIDATIONS_SERVICE_PLUGIN: () => ({ validationsServicePlugin: { activeProviders: [] } }),
  PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN: () => ({ purchaseRecommendationsServicePlugin: { activeProviders: [] } }),
  TAX: ({ site: { settings, taxes } }) => ({
    tax: {
      configured: (taxes?.rates.length ?? 0) > 0 || (settings.taxRateBp ?? 0) > 0,
      taxIncludedInItemPrices: settings.taxIncludedInPrices ?? false,
    },
  }),
  DISCOUNT_RULES: () => ({ discountRules: { active: false } }),
  CHECKOUT: ({ site }) => ({ checkout: checkoutSettingsToWire(site) }),
  DELIVERY: delivery,
  PREMIUM_SITE: () => ({ premiumSite: true }),
  BUSINESS_INFO: ({ site }) => ({ businessInfo: business(site) }),
} as const satisfies Record<EcommerceSettingsField, Read>

/** The fields that are named; delivery alone is read from the database, once. */
export async function ecommerceSettings(ctx: Ctx, fields: readonly EcommerceSettingsField[]): Promise<Settings> {
  const parts = await Promise.all([...new Set(fields)].map((field): ReturnType<Read> => reads[field](ctx)))
  return Object.assign({}, ...parts)
}

async function delivery({ db }: Ctx): Promise<Settings> {
  const { restOfWorld, countries } = await readDestinations(db)
  const all = countries.flatMap(({ deliveryDestinationProperties: whole, subdivisions }) => [
    ...(whole ? [whole] : []),
    ...subdivisions.map(({ deliveryDestinationProperties }) => deliveryDestinationProperties),
  ])
  return {
    delivery: {
      destinationScope: restOfWorld ? 'WORLDWIDE' : 'SPECIFIC_DESTINATIONS',
      destinations: countries.map(({ country, deliveryDestinationProperties: whole, subdivisions }) => ({
        countryCode: country,
        subdivisions: whole ? [] : subdivisions.map(({ subdivision }) => subdivision),
      })),
      postalCodeRequired: [...all, ...(restOfWorld ? [restOfWorld] : [])].some(
        ({ postalCodeRequired }) => postalCodeRequired,
      ),
      countries,
      ...present({ restOfWorld }),
    },
  }
}

function business({ name, locale, currency, timeZone, settings: { business = {} } }: Site) {
  const language = languageOf(locale)
  const { country } = business.address ?? {}
  return {
    currency,
    language,
    locale: { language, country: new Intl.Locale(locale).region ?? country ?? '' },
    name,
    siteDisplayName: name,
    timeZone,
    ...present({ address: business.address, email: business.email, phone: business.phone }),
  }
}

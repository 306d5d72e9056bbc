import Type from 'typebox'
import { Address, Email } from '../ecom/address.ts'
import {
  ChosenSiteStatus,
  SHOP_LANGUAGES,
  SiteDistanceUnit,
  SiteOffer,
  SiteStatus,
  SiteWeightUnit,
} from '../enumerations/sites.ts'
import { DistanceSalesTax } from '../enumerations/taxes.ts'
import { admin, operation } from '../operation.ts'
import {
  CountryCode,
  CurrencyCode,
  int,
  named,
  namePart,
  nullable,
  oneOf,
  optional,
  properName,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'
import { SiteLook } from './site-look.ts'

const module = 'fairground.site-settings'

const Locale = Type.String({ pattern: '^[a-z]{2}-[A-Z]{2}$', maxLength: 5 })

/** Minutes that tickets are held while their buyer fills in the form. */
export const RESERVATION_MINUTES = [1, 1440] as const
const reservationMinutes = int(...RESERVATION_MINUTES)
/** Minutes after which an online payment that was not finished gives its units back. */
export const UNPAID_ORDER_MINUTES = [5, 1440] as const
const unpaidOrderMinutes = int(...UNPAID_ORDER_MINUTES)

/** The business behind the site, as buyers, invoices and the law know it. */
const SiteBusiness = named(
  'SiteBusiness',
  Type.Object({
    name: properName(100),
    legalName: optional(nullable(namePart(200))),
    /** Its country decides where the site sells from. */
    address: optional(nullable(Address)),
    email: optional(nullable(Email)),
    phone: optional(nullable(text(50, { format: 'phone' }))),
    /** Registration for VAT or another tax, as it is printed on invoices. */
    taxId: optional(nullable(text(50))),
  }),
)

const SiteBusinessChange = named(
  'SiteBusinessChange',
  Type.Object({
    name: optional(properName(100)),
    legalName: optional(nullable(namePart(200))),
    address: optional(nullable(Address)),
    email: optional(nullable(Email)),
    phone: optional(nullable(text(50, { format: 'phone' }))),
    taxId: optional(nullable(text(50))),
  }),
)

/** Texts of the shop's own, in its language; without one the shop shows a plain one that is true of any. */
const SiteTexts = named(
  'SiteTexts',
  Type.Object({
    /** Large on the home page. */
    heroTitle: optional(nullable(text(80))),
    /** Below it. */
    heroText: optional(nullable(text(300))),
    /** At the foot of every page. */
    footer: optional(nullable(text(200))),
  }),
)

/** Terms on which buyers cancel tickets of events that have none of their own, as `TicketCancellationTerms` of events. */
export const SiteTicketCancellation = named(
  'SiteTicketCancellation',
  Type.Object({ allowed: Type.Boolean(), hoursBefore: optional(int(0, 8760)), percent: optional(int(0, 100)) }),
)

/** Terms on which buyers change tickets of events that have none of their own, as `TicketChangeTerms` of events. */
export const SiteTicketChange = named(
  'SiteTicketChange',
  Type.Object({
    allowed: Type.Boolean(),
    hoursBefore: optional(int(0, 8760)),
    otherDates: optional(Type.Boolean()),
    toCheaper: optional(Type.Boolean()),
    refundsDifference: optional(Type.Boolean()),
    toDearer: optional(Type.Boolean()),
    atMost: optional(int(1, 50)),
  }),
)

const fields = {
  /** BCP 47, language and country: its language is the shop's own, its country decides how prices and dates are written. */
  locale: Locale,
  /** IANA zone of dates that belong to no event. */
  timeZone: text(50, { minLength: 1 }),
  /** Prices are stored and money is taken in it. */
  currency: CurrencyCode,
  weightUnit: oneOf(SiteWeightUnit),
  distanceUnit: oneOf(SiteDistanceUnit),
  sells: oneOf(SiteOffer),
  /** True when prices are entered and shown with their tax. */
  taxIncludedInPrices: Type.Boolean(),
  /** Place whose taxes consumers in other member states of the European Union bear, of a business in one of them. */
  distanceSalesTax: oneOf(DistanceSalesTax),
  /** Buyers of such a business who are registered for VAT in another member state owe the tax there themselves, and are charged none. */
  reverseCharge: Type.Boolean(),
  /** Ids of such buyers are looked up in the register of the union (VIES) when they are entered. One that it does not know lifts no tax. */
  vatIdCheck: Type.Boolean(),
  reservationMinutes,
  unpaidOrderMinutes,
  ticketCancellation: SiteTicketCancellation,
  ticketChange: SiteTicketChange,
}

const SiteSettings = named(
  'SiteSettings',
  Type.Object({
    revision: Revision,
    updatedDate: optional(Timestamp),
    business: SiteBusiness,
    ...fields,
    status: oneOf(SiteStatus),
    texts: SiteTexts,
    look: SiteLook,
    /** False once orders exist: their amounts are in it. */
    currencyChangeable: Type.Boolean(),
  }),
)

/** Starting values for a country; each can be changed. */
const CountryDefaults = named(
  'CountryDefaults',
  Type.Object({
    country: CountryCode,
    locale: Locale,
    timeZone: Type.String(),
    /** Zones that the country has. */
    timeZones: Type.Array(Type.String()),
    currency: CurrencyCode,
    weightUnit: oneOf(SiteWeightUnit),
    distanceUnit: oneOf(SiteDistanceUnit),
    taxIncludedInPrices: Type.Boolean(),
    /** Language of the shop's texts: the country's own where there are texts in it, else English. */
    language: oneOf(SHOP_LANGUAGES),
  }),
)

export const getSiteSettings = operation({
  module,
  name: 'getSiteSettings',
  summary:
    'Settings of the site: the business, its language, zone, currency and units, and how long unpaid things are held.',
  method: 'GET',
  path: '/fairground/v1/site-settings',
  who: admin('settings.read'),
  request: Type.Object({}),
  response: SiteSettings,
  refusals: [],
})

export const setSiteSettings = operation({
  module,
  name: 'setSiteSettings',
  summary:
    'Changes settings of the site; what is not given stays. The currency cannot be changed once orders exist. With `revision` the change is refused where somebody else has changed the settings meanwhile.',
  method: 'PATCH',
  path: '/fairground/v1/site-settings',
  who: admin('settings.write'),
  request: Type.Object({
    revision: optional(Revision),
    business: optional(SiteBusinessChange),
    locale: optional(fields.locale),
    timeZone: optional(fields.timeZone),
    currency: optional(fields.currency),
    weightUnit: optional(fields.weightUnit),
    distanceUnit: optional(fields.distanceUnit),
    sells: optional(fields.sells),
    taxIncludedInPrices: optional(fields.taxIncludedInPrices),
    distanceSalesTax: optional(fields.distanceSalesTax),
    reverseCharge: optional(fields.reverseCharge),
    vatIdCheck: optional(fields.vatIdCheck),
    reservationMinutes: optional(reservationMinutes),
    unpaidOrderMinutes: optional(unpaidOrderMinutes),
    ticketCancellation: optional(SiteTicketCancellation),
    ticketChange: optional(SiteTicketChange),
    texts: optional(SiteTexts),
    look: optional(SiteLook),
    status: optional(oneOf(ChosenSiteStatus)),
  }),
  response: SiteSettings,
  refusals: ['STALE_REVISION', 'CURRENCY_IN_USE'],
})

export const getCountryDefaults = operation({
  module,
  name: 'getCountryDefaults',
  summary: 'Starting values for a site in a country: language, zone, currency, units, and if prices include tax there.',
  method: 'GET',
  path: '/fairground/v1/site-settings/defaults/{country}',
  who: admin('settings.read'),
  request: Type.Object({ country: CountryCode }),
  response: CountryDefaults,
  refusals: ['COUNTRY_NOT_FOUND'],
})

export const operations = [getSiteSettings, setSiteSettings, getCountryDefaults] as const

import Type from 'typebox'
import { admin, caller, operation } from '../operation.ts'
import { CurrencyCode, list, named, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.site-currencies'

/** Most currencies a site shows beside its own; our choice. */
const MAX_OTHER_CURRENCIES = 20

const OtherCurrency = named(
  'OtherCurrency',
  Type.Object({
    code: CurrencyCode,
    /** Worth of one unit of the site's currency in it: above 0, at most six digits after the point. */
    rate: text(20, { pattern: '^[0-9]{1,9}([.][0-9]{1,6})?$' }),
  }),
)

const SiteCurrencies = Type.Object({
  /** Currency in which prices are stored and money is taken. */
  currency: CurrencyCode,
  others: list(OtherCurrency, MAX_OTHER_CURRENCIES),
  updatedDate: optional(Timestamp),
})

export const getSiteCurrencies = operation({
  module,
  name: 'getSiteCurrencies',
  summary: 'The site’s currency and those that it also shows prices in.',
  method: 'GET',
  path: '/fairground/v1/currencies',
  who: caller,
  request: Type.Object({}),
  response: SiteCurrencies,
  refusals: [],
})

export const setSiteCurrencies = operation({
  module,
  name: 'setSiteCurrencies',
  summary:
    'Sets the currencies that prices are also shown in, and their rates. A caller picks one with the header `x-fairground-currency`; what is charged stays in the site’s.',
  method: 'PATCH',
  path: '/fairground/v1/currencies',
  who: admin('settings.write'),
  request: Type.Object({ others: list(OtherCurrency, MAX_OTHER_CURRENCIES) }),
  response: SiteCurrencies,
  refusals: [],
})

export const operations = [getSiteCurrencies, setSiteCurrencies] as const

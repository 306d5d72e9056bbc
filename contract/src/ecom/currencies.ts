import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { caller, operation } from '../operation.ts'
import { CurrencyCode, int, list, named, Timestamp, text } from '../scalars.ts'

const module = 'ecom.currencies'
const at = addresses({
  module,
  who: caller,
  api: '/currency_converter',
  site: '/_api/currency-converter',
  aliases: ['/currency-converter', '/currency-converter-bo'],
})

/** The digits without their point, and how many of them stand behind it: `{value: "1050", decimalPlaces: 2}` is 10.50. */
const DecimalValue = named(
  'DecimalValue',
  Type.Object({ value: text(20, { pattern: '^-?[0-9]{1,19}$' }), decimalPlaces: int(0, 18) }),
)

const pair = { from: CurrencyCode, to: CurrencyCode }

export const listCurrencies = operation({
  ...at('/v1/currencies'),
  name: 'listCurrencies',
  summary: 'The site’s currency, then those that it shows prices in.',
  method: 'GET',
  request: Type.Object({}),
  response: Type.Object({
    currencies: list(named('Currency', Type.Object({ code: CurrencyCode, symbol: Type.String() })), 100),
  }),
  refusals: [],
})

export const getConversionRate = operation({
  ...at('/v1/currencies/rate/{from}/convert/{to}'),
  name: 'getConversionRate',
  summary: 'Worth of one unit of a currency in another, by the site’s rates, to ten digits.',
  method: 'GET',
  request: Type.Object(pair),
  response: Type.Object({ rate: DecimalValue, rateTimestamp: Timestamp }),
  refusals: ['CURRENCY_NOT_OFFERED'],
})

export const convertCurrency = operation({
  ...at('/v1/currencies/amounts/{from}/convert/{to}'),
  name: 'convertCurrency',
  summary: 'Amounts in another currency, each rounded half up to its digits.',
  method: 'POST',
  request: Type.Object({ ...pair, amounts: list(DecimalValue, 100, 1) }),
  response: Type.Object({ amounts: list(DecimalValue, 100), rateTimestamp: Timestamp }),
  refusals: ['CURRENCY_NOT_OFFERED'],
})

export const operations = [listCurrencies, getConversionRate, convertCurrency] as const

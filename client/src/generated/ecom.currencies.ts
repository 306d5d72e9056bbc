// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ConvertCurrencyRefusal = 'CURRENCY_NOT_OFFERED'

export interface ConvertCurrencyRequest {
  from: string
  to: string
  amounts: DecimalValue[]
}

export interface ConvertCurrencyResponse {
  amounts: DecimalValue[]
  rateTimestamp: Date
}

export interface Currency {
  code: string
  symbol: string
}

export interface DecimalValue {
  value: string
  decimalPlaces: number
}

export type GetConversionRateRefusal = 'CURRENCY_NOT_OFFERED'

export interface GetConversionRateRequest {
  from: string
  to: string
}

export interface GetConversionRateResponse {
  rate: DecimalValue
  rateTimestamp: Date
}

export type ListCurrenciesRefusal = never

export type ListCurrenciesRequest = Record<never, never>

export interface ListCurrenciesResponse {
  currencies: Currency[]
}

/** Module `ecom.currencies`. */
export const currencies = {
  /** The site’s currency, then those that it shows prices in. */
  listCurrencies: call<ListCurrenciesRequest, ListCurrenciesResponse, ListCurrenciesRefusal>('GET', '/currency_converter/v1/currencies'),
  /** Worth of one unit of a currency in another, by the site’s rates, to ten digits. */
  getConversionRate: call<GetConversionRateRequest, GetConversionRateResponse, GetConversionRateRefusal>('GET', '/currency_converter/v1/currencies/rate/{from}/convert/{to}', { values: { rateTimestamp: 'date' } }),
  /** Amounts in another currency, each rounded half up to its digits. */
  convertCurrency: call<ConvertCurrencyRequest, ConvertCurrencyResponse, ConvertCurrencyRefusal>('POST', '/currency_converter/v1/currencies/amounts/{from}/convert/{to}', { values: { rateTimestamp: 'date' } }),
}

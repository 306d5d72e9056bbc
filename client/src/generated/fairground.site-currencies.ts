// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetSiteCurrenciesRefusal = never

export type GetSiteCurrenciesRequest = Record<never, never>

export interface GetSiteCurrenciesResponse {
  currency: string
  others: OtherCurrency[]
  updatedDate?: Date
}

export interface OtherCurrency {
  code: string
  rate: string
}

export type SetSiteCurrenciesRefusal = never

export interface SetSiteCurrenciesRequest {
  others: OtherCurrency[]
}

export interface SetSiteCurrenciesResponse {
  currency: string
  others: OtherCurrency[]
  updatedDate?: Date
}

/** Module `fairground.site-currencies`. */
export const siteCurrencies = {
  /** The site’s currency and those that it also shows prices in. */
  getSiteCurrencies: call<GetSiteCurrenciesRequest, GetSiteCurrenciesResponse, GetSiteCurrenciesRefusal>('GET', '/fairground/v1/currencies', { values: { updatedDate: 'date' } }),
  /** Sets the currencies that prices are also shown in, and their rates. A caller picks one with the header `x-fairground-currency`; what is charged stays in the site’s. */
  setSiteCurrencies: call<SetSiteCurrenciesRequest, SetSiteCurrenciesResponse, SetSiteCurrenciesRefusal>('PATCH', '/fairground/v1/currencies', { values: { updatedDate: 'date' } }),
}

import { findChoices } from './find-choices.ts'

export const currencyName = (code: string): string =>
  new Intl.DisplayNames(undefined, { type: 'currency' }).of(code) ?? code

/** "Polish Zloty (PLN)" */
export const shownCurrency = (code: string): string => code && `${currencyName(code)} (${code})`

/** Currencies whose name or code holds the query, but for those that are taken. */
export const matchingCurrencies = (query: string, taken: readonly string[]) =>
  findChoices(
    Intl.supportedValuesOf('currency')
      .filter((code) => !taken.includes(code))
      .map((code) => ({ value: code, label: currencyName(code), detail: code })),
    query,
  )

import { countries } from '@fairground/ui/countries.ts'
import { findChoices } from './find-choices.ts'

const all = countries('en').map(({ code, name }) => ({ value: code, label: name, detail: code }))
const names = new Map(all.map(({ value, label }) => [value, label]))

export const countryName = (code: string): string => names.get(code) ?? code

/** Countries whose name or code holds the query, but for those that are taken. */
export const matchingCountries = (query: string, taken: readonly string[]) =>
  findChoices(
    all.filter(({ value }) => !taken.includes(value)),
    query,
  )

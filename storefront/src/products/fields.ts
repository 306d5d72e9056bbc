/** Selection of a list, as fields of the form of facets: small enough for every page that has a list. */
export type Fields = readonly (readonly [field: string, value: string])[]

const FIELDS: readonly string[] = ['in', 'brand', 'o', 'min', 'max', 'cur', 'stock', 'sale']

/** Fields of an address that one of our own links or forms made. */
export const fieldsIn = (params: URLSearchParams): Fields => [...params].filter(([name]) => FIELDS.includes(name))

/** The fields without one of them: where the cross of a chip leads. */
export const without = (fields: Fields, field: string, value: string): Fields =>
  fields.filter(([name, given]) => name !== field || given !== value)

/** The fields without bounds of prices. */
export const withoutPrice = (fields: Fields): Fields =>
  fields.filter(([name]) => name !== 'min' && name !== 'max' && name !== 'cur')

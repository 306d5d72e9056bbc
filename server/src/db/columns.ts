import type { Column, Specs, ValuesOf } from './statement.ts'

/**
 * Lists of columns made of one description of a table's fields: names as their readers use them, with their types. `salePrice` is the
 * column `sale_price`. Texts of statements are put together of these, at the top of a module.
 */
type Fields = Specs

const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const typeOf = (spec: Fields[string]): string =>
  (typeof spec === 'string' ? spec : (spec as Column<unknown>).pg).replace('?', '')

/** `p.id, p.sale_price as "salePrice"`: as readers get them. */
export const selected = (alias: string, fields: Fields): string =>
  Object.keys(fields)
    .map((field) => (columnOf(field) === field ? `${alias}.${field}` : `${alias}.${columnOf(field)} as "${field}"`))
    .join(', ')

/** `id, sale_price`: for the list of an insert. */
export const columnList = (fields: Fields): string => Object.keys(fields).map(columnOf).join(', ')

/** `u.id, u."salePrice"`: out of records whose keys are the fields. */
export const recordValues = (alias: string, fields: Fields): string =>
  Object.keys(fields)
    .map((field) => `${alias}."${field}"`)
    .join(', ')

/** `id uuid, "salePrice" int8`: how `jsonb_to_recordset` reads such records. */
export const recordTypes = (fields: Fields): string =>
  Object.entries(fields)
    .map(([field, spec]) => `"${field}" ${typeOf(spec)}`)
    .join(', ')

/** `sale_price = u."salePrice"`: for an update out of such records. */
export const assigned = (alias: string, fields: Fields): string =>
  Object.keys(fields)
    .map((field) => `${columnOf(field)} = ${alias}."${field}"`)
    .join(', ')

/** `sale_price = excluded.sale_price`: for an insert that meets its row. */
export const overwritten = (fields: Fields): string =>
  Object.keys(fields)
    .map((field) => `${columnOf(field)} = excluded.${columnOf(field)}`)
    .join(', ')

/** A record as the statements above read it: the fields alone, with bigints as texts. */
export const recordOf = <F extends Fields>(fields: F, values: ValuesOf<F>): object =>
  Object.fromEntries(
    Object.keys(fields).map((field) => {
      const value = values[field]
      return [field, typeof value === 'bigint' ? String(value) : value]
    }),
  )

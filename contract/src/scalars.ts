import Type, { type Static, type TSchema, type TSchemaOptions, type TUnsafe } from 'typebox'

/** Names a schema: the reference and the client's generated types call it so. One name means one shape within a module. */
export function named<S extends TSchema>(name: string, schema: S): S {
  return { ...schema, title: name }
}

/** Text of at most `maxLength` characters. Every string of a request has a bound. */
export const text = (maxLength: number, options: TSchemaOptions & { minLength?: number } = {}) =>
  Type.String({ maxLength, ...options })

/** No control characters, ends of lines or marks that turn the direction of what follows: they would change the text around it. */
const PLAIN = '[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$'

/** Part of the name of a person or of a company, which may be empty. */
export const namePart = (maxLength: number) => text(maxLength, { pattern: `^${PLAIN}` })

/** Name of a person, of a business or of a way to pay: one line, and not blank. */
export const PROPER_NAME = `^(?=.*\\S)${PLAIN}`
export const properName = (maxLength: number) => text(maxLength, { minLength: 1, pattern: PROPER_NAME })

/** Text that may be empty and stands for none then; blanks alone are refused. */
const NOT_BLANK = '^$|\\S'
export const textOrNone = (maxLength: number) => text(maxLength, { pattern: NOT_BLANK })

/** Title or name of a thing, with more than blanks. */
export const titleText = (maxLength: number) => text(maxLength, { minLength: 1, pattern: NOT_BLANK })

/** UUID in its 36-character form. */
export const Guid = Type.String({ format: 'uuid', maxLength: 36 })

/** An id as catalogue v1 and line items use them: a plain string, not always a UUID. */
export const Id = Type.String({ minLength: 1, maxLength: 100 })

/** ISO 8601 instant with offset or Z; the client turns it into a `Date`. */
export const Timestamp = Type.String({ format: 'date-time', maxLength: 40 })

/** Entity revision: a decimal string that starts at "1" and rises by one. */
export const Revision = Type.String({ pattern: '^[0-9]{1,18}$', maxLength: 18 })

/** Decimal string, not negative by default; digits after the point are checked against the currency by the server. */
export const Decimal = (options: { negative?: boolean } = {}) =>
  Type.String({
    pattern: options.negative ? '^-?[0-9]{1,12}([.][0-9]{1,6})?$' : '^[0-9]{1,12}([.][0-9]{1,6})?$',
    maxLength: 21,
  })

/** ISO 4217 code. */
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3 })

/** ISO 3166-1 alpha-2 of a country that exists, or XK. */
export const CountryCode = Type.String({ format: 'country', pattern: '^[A-Z]{2}$', maxLength: 2 })

/** Whole number within bounds, both inclusive. */
export const int = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })

/** Percentage within bounds, both inclusive, with at most two digits after the point (which the server checks): 7.5, -12.25. */
export const percentage = (minimum: number, maximum: number) => Type.Number({ minimum, maximum })

/** Number that the published client also sends and reads as "NaN" or "Infinity"; those are refused where it means money or quantity. */
export const float = (minimum: number, maximum: number) => Type.Number({ minimum, maximum, float: true })

/** One of a closed set of strings. */
export const oneOf = <const T extends readonly string[]>(values: T): TUnsafe<T[number]> =>
  Type.Unsafe<T[number]>({ type: 'string', enum: values })

export const list = <S extends TSchema>(item: S, maxItems: number, minItems?: number) =>
  Type.Array(item, minItems === undefined ? { maxItems } : { minItems, maxItems })

export const optional = <S extends TSchema>(schema: S) => Type.Optional(schema)

/** May be null on the wire; in a change, null empties the field. */
export const nullable = <S extends TSchema>(schema: S) => Type.Unsafe<Static<S> | null>({ ...schema, nullable: true })

/** Most bytes that a free object has as JSON. */
export const MAX_FREE_BYTES = 100_000

/** Free JSON object of at most so many bytes; what it holds is the owner's business. */
export const freeObject = (maxBytes: number) =>
  Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, free: true, maxBytes })

export const FreeObject = freeObject(MAX_FREE_BYTES)

/** Names the fields that a change sets, joined by commas (`title,location.name`); without it, those present are set. */
export const FieldMask = text(2000)

/** Empty answer: `{}`. */
export const Empty = Type.Object({})

/** Bad requests made from a request schema: for each place in it, values that its keywords refuse. */

export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly nullable?: boolean
  readonly free?: boolean
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
}

type Key = string | number

/** A place in a message; `schemas` are those of the values on the way, the last being that of the place. */
export interface Place {
  readonly keys: readonly Key[]
  readonly schemas: readonly Schema[]
  readonly required: boolean
}

/** As violations name it: `lineItems[0].quantity`. */
export const wireName = (keys: readonly Key[]): string =>
  keys.reduce<string>((path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${key}` : key), '')

export function places(schema: Schema, keys: readonly Key[] = [], schemas: readonly Schema[] = []): Place[] {
  const found: Place[] = []
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    const place: Place = {
      keys: [...keys, key],
      schemas: [...schemas, part],
      required: schema.required?.includes(key) ?? false,
    }
    found.push(place, ...places(part, place.keys, place.schemas))
  }
  if (schema.type === 'array' && schema.items) {
    const place: Place = { keys: [...keys, 0], schemas: [...schemas, schema.items], required: false }
    found.push(place, ...places(schema.items, place.keys, place.schemas))
  }
  return found
}

const BY_PATTERN: readonly string[] = [
  '1',
  '12.50',
  'GB',
  'GBP',
  'https://example.com/a.png',
  '4242424242424242',
  '12/30',
  '123',
  '#336699',
]

/** The least that the schema takes. */
export function sample(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.free) return {}
  switch (schema.type) {
    case 'string':
      return sampleText(schema)
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}))
    default:
      return Object.fromEntries((schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {})]))
  }
}

function sampleText({ format, pattern, minLength = 0 }: Schema): string {
  if (format === 'uuid') return '7f0c5d1e-0000-4000-8000-00000000abcd'
  if (format === 'date-time') return '2030-05-01T10:00:00Z'
  if (format === 'email') return 'ines@example.com'
  if (pattern) return BY_PATTERN.find((text) => new RegExp(pattern).test(text) && text.length >= minLength) ?? '1'
  return 'x'.repeat(Math.max(1, minLength))
}

/** The least message in which `place` holds `value`; undefined leaves it out. */
export function messageWith(schema: Schema, { keys, schemas }: Place, value: unknown): Record<string, unknown> {
  const message = sample(schema) as Record<string, unknown> // requests are objects
  let at: Record<Key, unknown> = message
  keys.slice(0, -1).forEach((key, i) => {
    const known = at[key]
    const next = typeof known === 'object' && known !== null ? known : sample(schemas[i]!)
    at[key] = next
    at = next as Record<Key, unknown> // the schema at this place has properties or items
  })
  const last = keys.at(-1)!
  if (value === undefined) delete at[last]
  else at[last] = value
  return message
}

export interface Refused {
  readonly value: unknown
  readonly rule: string
  readonly what: string
  /** Place at which the violation is reported, when it is not the place itself. */
  readonly below?: string
}

const LONE = '\ud800'

/** Values that must not stand here, with the kind of violation that each is. */
export function refusedValues({ keys, schemas, required }: Place): Refused[] {
  const schema = schemas.at(-1)!
  const found: Refused[] = [...wrongTypes(schema)]
  if (required) found.push(...missing(schema))
  if (typeof keys.at(-1) === 'number' && !schema.nullable)
    found.push({ value: null, rule: 'FORMAT', what: 'null in a list' })
  if (schema.enum) found.push({ value: 'NO_SUCH_VALUE', rule: 'INVALID_ENUM_VALUE', what: 'unknown value' })
  else if (schema.type === 'string') found.push(...badTexts(schema))
  if (schema.minimum !== undefined)
    found.push(
      { value: schema.minimum - 1, rule: 'MIN', what: 'below the minimum' },
      { value: -1e300, rule: 'MIN', what: 'far below the minimum' },
    )
  if (schema.maximum !== undefined)
    found.push(
      { value: schema.maximum + 1, rule: 'MAX', what: 'above the maximum' },
      { value: 1e300, rule: 'MAX', what: 'huge' },
    )
  if (schema.type === 'array') {
    const item = sample(schema.items ?? {})
    if (schema.maxItems !== undefined && schema.maxItems <= 2000)
      found.push({ value: Array.from({ length: schema.maxItems + 1 }, () => item), rule: 'MAX_SIZE', what: 'too many' })
    if (schema.minItems) found.push({ value: [], rule: 'MIN_SIZE', what: 'too few' })
  }
  if (schema.maxProperties !== undefined)
    found.push({
      value: Object.fromEntries(
        Array.from({ length: schema.maxProperties + 1 }, (_, i) => [
          `k${i}`,
          sample(Object.values(schema.patternProperties ?? {})[0] ?? {}),
        ]),
      ),
      rule: 'MAX_SIZE',
      what: 'too many entries',
    })
  if (schema.free)
    found.push(
      { value: nested(60), rule: 'VALIDATION', what: 'nested too deep', below: 'a' },
      { value: { a: 'x\0y' }, rule: 'FORMAT', what: 'NUL inside', below: 'a' },
      { value: { a: [LONE] }, rule: 'FORMAT', what: 'lone surrogate inside', below: 'a' },
    )
  return found
}

const missing = (schema: Schema): Refused[] => [
  { value: undefined, rule: 'REQUIRED_FIELD', what: 'missing' },
  ...(schema.nullable ? [] : [{ value: null, rule: 'REQUIRED_FIELD', what: 'null' }]),
]

/** Letters beyond ASCII with a blank, a blank alone, and a mark that turns text around: one of them is against any pattern that we have. */
function textAgainst(pattern: string): string {
  const found = ['ä b', ' ', '\u202eevil'].find((text) => !new RegExp(pattern, 'u').test(text))
  if (found === undefined) throw new Error(`No text is against ${pattern}`)
  return found
}

function badTexts({ maxLength, minLength, format, pattern }: Schema): Refused[] {
  return [
    { value: `x\0y`, rule: 'FORMAT', what: 'NUL' },
    { value: `x${LONE}`, rule: 'FORMAT', what: 'lone surrogate' },
    ...(maxLength === undefined ? [] : [{ value: 'x'.repeat(maxLength + 1), rule: 'MAX_LENGTH', what: 'too long' }]),
    ...(minLength ? [{ value: '', rule: 'MIN_LENGTH', what: 'too short' }] : []),
    ...(format ? [{ value: 'not so', rule: 'FORMAT', what: `no ${format}` }] : []),
    ...(pattern ? [{ value: textAgainst(pattern), rule: 'FORMAT', what: `not ${pattern}` }] : []),
  ]
}

function wrongTypes(schema: Schema): Refused[] {
  const values: readonly unknown[] = WRONG[schema.free ? 'object' : (schema.type ?? '')] ?? []
  return values.map((value) => ({ value, rule: 'FORMAT', what: `${JSON.stringify(value)} for ${schema.type}` }))
}

const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, true, {}, ['x']],
  integer: ['7', 1.5, true, {}],
  number: ['7', true, [1]],
  boolean: ['true', 1, {}],
  array: ['x', 7, { length: 1 }],
  object: ['x', 7, []],
}

export function nested(depth: number): Record<string, unknown> {
  let value: Record<string, unknown> = {}
  for (let i = 0; i < depth; i++) value = { a: value }
  return value
}

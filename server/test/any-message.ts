import * as fc from 'fast-check'
import type { Schema } from './hostile.ts'
import type { Message } from './request-of.ts'

/** Values of a real shop, so that messages reach beyond "not found". */
export interface Hints {
  readonly ids: readonly string[]
  /** By the name of the field that means it; `id` is what the operation is about. */
  readonly byField: Readonly<Record<string, string>>
}

const HOSTILE = [
  "'; drop table orders; --",
  '$1',
  '%',
  '_%',
  '\\',
  '"',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  '\u202e',
  'ﬀ',
  'İ',
  '👩‍👩‍👧‍👦',
  '{}',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '0',
  ' ',
  'constructor',
  'toString',
  'hasOwnProperty',
]
const FIELDS = [
  'id',
  '_id',
  'name',
  'title',
  'slug',
  'status',
  'number',
  'price',
  'priceData.price',
  'numericId',
  'createdDate',
  'lastUpdated',
  'eventId',
  'event.id',
  'dateAndTimeSettings.startDate',
  'paymentStatus',
  'fulfillmentStatus',
  'buyerInfo.email',
  'collections.id',
  'productType',
  'visible',
  'stock.inventoryStatus',
  'inventoryStatus',
  'sku',
  'productId',
  'productOptions',
  'trackQuantity',
  'salePeriod.startDate',
  'ticketName',
  'constructor',
]
const OPERATORS = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$hasSome',
  '$hasAll',
  '$startsWith',
  '$contains',
  '$endsWith',
  '$exists',
  '$bad',
]

const text = (hints: Hints, minLength = 0, maxLength = 60): fc.Arbitrary<string> =>
  fc
    .oneof(fc.constantFrom(...HOSTILE, ...hints.ids), fc.string({ unit: 'grapheme', maxLength: 30 }))
    .map((value) => value.replaceAll('\0', '').slice(0, maxLength).toWellFormed().padEnd(minLength, 'x'))

const filters = (hints: Hints): fc.Arbitrary<Message> =>
  fc.letrec<{ filter: Message; value: unknown }>((tie) => ({
    value: fc.oneof(
      text(hints),
      fc.double(),
      fc.integer(),
      fc.maxSafeInteger(),
      fc.boolean(),
      fc.constant(null),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.array(fc.oneof(text(hints), fc.integer(), fc.constant(null)), { maxLength: 4 }),
      fc.dictionary(
        fc.constantFrom(...OPERATORS),
        fc.oneof(text(hints), fc.double(), fc.array(text(hints), { maxLength: 3 }), fc.boolean(), fc.constant(null)),
        { maxKeys: 3 },
      ),
    ),
    filter: fc.oneof(
      { maxDepth: 4 },
      fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: 3 }),
      fc.record({ $and: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ $or: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ $not: fc.oneof(tie('filter'), fc.array(tie('filter'), { maxLength: 2 })) }),
    ),
  })).filter

const BY_PATTERN = [
  '#2F6b4f',
  'txcd_10000000',
  'de',
  'de-CH',
  '0',
  '1',
  '12.50',
  '999999999999.999999',
  '0.000001',
  '007',
  'GB',
  'ZZ',
  'GBP',
  'JPY',
  'XXX',
  'https://example.com/a.png',
  'http://127.0.0.1/',
  '4242424242424242',
  '4000 0000 0000 0002',
  '12/30',
  '01/00',
  '123',
  '3600s',
  '-90.5s',
  '2027-03-20',
  '2027-13-99',
  '999999999s',
  '999',
  '#369',
  '#33669980',
  '+44 117 496 0000',
  '/media/a',
  'manager',
  'owner',
  '00000000-0000-7000-8000-000000000001',
]
const TIMES = [
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00Z',
  '2030-03-31T01:30:00+01:00',
  '2024-02-29T23:59:60Z',
  '2030-01-01T00:00:00-23:59',
]

const UUID = /^[0-9a-f-]{36}$/

function texts(
  { enum: values, format, pattern, minLength, maxLength = 60 }: Schema,
  key: string,
  hints: Hints,
): fc.Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values)
  const hint = hints.byField[key.replace(/s$/, '')]
  if (hint !== undefined)
    return fc.oneof(
      { weight: 5, arbitrary: fc.constant(hint) },
      { weight: 1, arbitrary: fc.constantFrom(...hints.ids) },
      { weight: 1, arbitrary: format === 'uuid' ? fc.uuid() : text(hints, minLength, maxLength) },
    )
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...hints.ids.filter((id) => UUID.test(id))), fc.uuid())
  if (format === 'date-time')
    return fc.oneof(
      fc.constantFrom(...TIMES),
      fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((date) => date.toISOString()),
    )
  if (format === 'email') return fc.oneof(fc.emailAddress(), fc.constant('owner@example.com'))
  if (pattern) return fc.constantFrom(...BY_PATTERN.filter((value) => new RegExp(pattern).test(value)))
  if (key === 'fieldName') return fc.constantFrom(...FIELDS)
  if (/timeZone/i.test(key))
    return fc.constantFrom('Europe/London', 'America/New_York', 'Pacific/Apia', 'Nowhere/Land', 'UTC', '+25:00')
  if (/currency/i.test(key)) return fc.constantFrom('GBP', 'JPY', 'XXX', '')
  return text(hints, minLength, maxLength)
}

function values(schema: Schema, key: string, hints: Hints): fc.Arbitrary<unknown> {
  if (schema.free) return fc.oneof(filters(hints), fc.object({ maxDepth: 3 }) as fc.Arbitrary<unknown>)
  switch (schema.type) {
    case 'string':
      return texts(schema, key, hints)
    case 'integer':
      return fc.oneof(
        fc.integer(bounds(schema, 2 ** 31 - 1)),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1),
        small(schema),
      )
    case 'number':
      return fc.oneof(
        fc.double({ ...bounds(schema, 1e15), noNaN: true }),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1),
        small(schema),
      )
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(values(schema.items ?? {}, key, hints), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(4, schema.maxItems ?? 4),
      })
    default:
      return schema.properties
        ? messagesOf(schema, hints)
        : fc.dictionary(
            text(hints, 1, 20),
            values(Object.values(schema.patternProperties ?? {})[0] ?? { type: 'string' }, key, hints),
            { maxKeys: 3 },
          )
  }
}

const bounds = ({ minimum = -1, maximum }: Schema, otherwise: number) => ({
  min: minimum,
  max: Math.max(minimum, maximum ?? otherwise),
})
const small = ({ minimum = 0, maximum = 10 }: Schema) =>
  fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, minimum + 10)) })

/** Messages that the schema takes, with hostile, odd and real values in them. */
export function messagesOf(schema: Schema, hints: Hints): fc.Arbitrary<Message> {
  const properties = Object.entries(schema.properties ?? {})
  const parts = Object.fromEntries(
    properties.map(([key, part]) => [
      key,
      part.nullable
        ? fc.oneof({ weight: 4, arbitrary: values(part, key, hints) }, { weight: 1, arbitrary: fc.constant(null) })
        : values(part, key, hints),
    ]),
  )
  return fc.record(parts, {
    requiredKeys: [...(schema.required ?? [])],
    noNullPrototype: true,
  }) as fc.Arbitrary<Message>
}

import type { ViolatedRule } from '@fairground/contract/enumerations/violated-rule.ts'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import { type FieldViolation, InvalidArgument } from './api-error.ts'

const ajv = new Ajv({ allErrors: true, strict: false, verbose: false, validateFormats: true })
addFormats.default(ajv, ['uuid', 'date-time', 'date', 'email', 'uri', 'uri-reference'])

const { validate: isDateTime } = ajv.formats['date-time'] as { validate: (text: string) => boolean } // added the line above
const YEAR_1 = Date.parse('0001-01-01T00:00:00Z')
const YEAR_10000 = Date.parse('+010000-01-01T00:00:00Z')
// RFC 3339 has leap seconds and offsets without minutes, which `Date` cannot read; PostgreSQL writes other years differently.
ajv.addFormat('date-time', (text: string) => {
  const time = isDateTime(text) ? Date.parse(text) : Number.NaN
  return time >= YEAR_1 && time < YEAR_10000
})

/** Whether a value has the shape; the schema is compiled when it is first asked. */
export function checkerOf(schema: TSchema): (value: unknown) => boolean {
  let check: ValidateFunction | undefined
  return (value) => {
    check ??= ajv.compile(schema)
    return check(value) === true
  }
}

interface Meaning {
  readonly rule: ViolatedRule
  readonly text: (params: Record<string, unknown>) => string
  /** Parameter that becomes `data.threshold`. */
  readonly threshold?: string
}

/** Ajv keyword to violation kind: the one table. */
const meanings: Record<string, Meaning> = {
  required: { rule: 'REQUIRED_FIELD', text: () => 'is required' },
  type: { rule: 'FORMAT', text: (p) => `must be of type ${String(p.type)}` },
  enum: { rule: 'INVALID_ENUM_VALUE', text: (p) => `must be one of ${(p.allowedValues as unknown[]).join(', ')}` },
  const: { rule: 'INVALID_ENUM_VALUE', text: (p) => `must be ${String(p.allowedValue)}` },
  minimum: { rule: 'MIN', text: (p) => `must be at least ${String(p.limit)}`, threshold: 'limit' },
  exclusiveMinimum: { rule: 'MIN', text: (p) => `must be greater than ${String(p.limit)}`, threshold: 'limit' },
  maximum: { rule: 'MAX', text: (p) => `must be at most ${String(p.limit)}`, threshold: 'limit' },
  exclusiveMaximum: { rule: 'MAX', text: (p) => `must be less than ${String(p.limit)}`, threshold: 'limit' },
  minLength: {
    rule: 'MIN_LENGTH',
    text: (p) => `must have at least ${String(p.limit)} characters`,
    threshold: 'limit',
  },
  maxLength: { rule: 'MAX_LENGTH', text: (p) => `must have at most ${String(p.limit)} characters`, threshold: 'limit' },
  minItems: { rule: 'MIN_SIZE', text: (p) => `must have at least ${String(p.limit)} items`, threshold: 'limit' },
  maxItems: { rule: 'MAX_SIZE', text: (p) => `must have at most ${String(p.limit)} items`, threshold: 'limit' },
  maxProperties: { rule: 'MAX_SIZE', text: (p) => `must have at most ${String(p.limit)} entries`, threshold: 'limit' },
  format: { rule: 'FORMAT', text: (p) => `must be a valid ${String(p.format)}` },
  pattern: { rule: 'FORMAT', text: () => 'has the wrong form' },
  uniqueItems: { rule: 'VALIDATION', text: () => 'must not repeat items' },
  additionalProperties: { rule: 'FIELD_NOT_ALLOWED', text: () => 'is not a field here' },
  oneOf: { rule: 'ONE_OF_ALIGNMENT', text: () => 'must match exactly one of its forms' },
  anyOf: { rule: 'REQUIRED_ONE_OF_FIELD', text: () => 'must match one of its forms' },
  multipleOf: { rule: 'DECIMAL_MAX_SCALE', text: (p) => `must be a multiple of ${String(p.multipleOf)}` },
}

/** `/lineItems/0/quantity` to `lineItems[0].quantity`. */
const wirePath = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')

function violation(error: ErrorObject): FieldViolation {
  const meaning = meanings[error.keyword]
  const params = error.params as Record<string, unknown> // Ajv's parameters, per keyword
  const at = wirePath(error.instancePath)
  const missing = (params.missingProperty ?? params.additionalProperty) as string | undefined
  const field = missing ? (at ? `${at}.${missing}` : missing) : at
  return {
    field,
    description: meaning ? meaning.text(params) : (error.message ?? 'is not valid'),
    violatedRule: meaning?.rule ?? 'VALIDATION',
    ...(meaning?.threshold ? { data: { threshold: params[meaning.threshold] } } : {}),
  }
}

export type Validate = (message: unknown, found: readonly FieldViolation[]) => void

/** Compiles on first use: a start-up does not pay for operations that nobody calls. */
export function validator(schema: TSchema): Validate {
  let check: ValidateFunction | undefined
  return (message, found) => {
    check ??= ajv.compile(schema)
    if (check(message) && found.length === 0) return
    const violations = [...found, ...(check.errors ?? []).filter((error) => error.keyword !== 'if').map(violation)]
    const first = new Map(violations.map((v) => [`${v.field} ${v.violatedRule}`, v]))
    throw new InvalidArgument([...first.values()])
  }
}

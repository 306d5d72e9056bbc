import type { ViolatedRule } from '@fairground/contract/enumerations/refusals.ts'
import type { FieldViolation } from '../ground/api-error.ts'
import { type Message, message } from '../ground/texts/message.ts'

/** The parts of a JSON schema that requests are checked by. */
export interface Rules {
  /** One of several, where it is a list. */
  readonly type?: string | readonly string[]
  readonly nullable?: boolean
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Rules
  readonly properties?: Readonly<Record<string, Rules>>
  readonly patternProperties?: Readonly<Record<string, Rules>>
  readonly propertyNames?: Rules
  readonly items?: Rules
}

/** Values of an enumeration that a violation lists. */
const MOST_LISTED = 20

const limited = (
  field: string,
  violatedRule: ViolatedRule,
  description: Message,
  threshold: number,
): FieldViolation => ({ field, description, violatedRule, data: { threshold } })

export const tooMany = (field: string, limit: number): FieldViolation =>
  limited(field, 'MAX_SIZE', message('violations.mostItems', { limit }), limit)
export const tooManyEntries = (field: string, limit: number): FieldViolation =>
  limited(field, 'MAX_SIZE', message('violations.mostEntries', { limit }), limit)
export const tooManyBytes = (field: string, limit: number): FieldViolation =>
  limited(field, 'MAX_SIZE', message('violations.mostBytes', { limit: String(limit) }), limit)
export const tooFew = (field: string, limit: number): FieldViolation =>
  limited(field, 'MIN_SIZE', message('violations.leastItems', { limit }), limit)
export const tooSmall = (field: string, limit: number): FieldViolation =>
  limited(field, 'MIN', message('violations.least', { limit: String(limit) }), limit)
export const tooLarge = (field: string, limit: number): FieldViolation =>
  limited(field, 'MAX', message('violations.most', { limit: String(limit) }), limit)
export const tooShort = (field: string, limit: number): FieldViolation =>
  limited(field, 'MIN_LENGTH', message('violations.leastCharacters', { limit }), limit)
export const tooLong = (field: string, limit: number): FieldViolation =>
  limited(field, 'MAX_LENGTH', message('violations.mostCharacters', { limit }), limit)

export const wrongType = (field: string, types: readonly string[]): FieldViolation => ({
  field,
  description: message('violations.type', { type: types.join(' | ') }),
  violatedRule: 'FORMAT',
})
export const wrongFormat = (field: string, format: string): FieldViolation => ({
  field,
  description: message('violations.format', { format }),
  violatedRule: 'FORMAT',
})
export const wrongForm = (field: string): FieldViolation => ({
  field,
  description: message('violations.wrongForm'),
  violatedRule: 'FORMAT',
})
export const missing = (field: string): FieldViolation => ({
  field,
  description: message('violations.required'),
  violatedRule: 'REQUIRED_FIELD',
})
export const unknownField = (field: string): FieldViolation => ({
  field,
  description: message('violations.unknownField'),
  violatedRule: 'FIELD_NOT_ALLOWED',
})

export function unknownValue(field: string, values: readonly unknown[]): FieldViolation {
  const more = values.length - MOST_LISTED
  const listed = values.slice(0, MOST_LISTED).join(', ')
  const description =
    more > 0
      ? message('violations.oneOfAndMore', { values: listed, more: String(more) })
      : message('violations.oneOf', { values: listed })
  return { field, description, violatedRule: 'INVALID_ENUM_VALUE' }
}

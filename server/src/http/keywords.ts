import type { ViolatedRule } from '@fairground/contract/enumerations/refusals.ts'
import type { FieldViolation } from '../ground/api-error.ts'

/** The parts of a JSON schema that requests are checked by. */
export interface Rules {
  readonly type?: string
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
  description: string,
  threshold: number,
): FieldViolation => ({ field, description, violatedRule, data: { threshold } })

export const tooMany = (field: string, limit: number): FieldViolation =>
  limited(field, 'MAX_SIZE', `must have at most ${limit} items`, limit)
export const tooManyEntries = (field: string, limit: number): FieldViolation =>
  limited(field, 'MAX_SIZE', `must have at most ${limit} entries`, limit)
export const tooManyBytes = (field: string, limit: number): FieldViolation =>
  limited(field, 'MAX_SIZE', `must have at most ${limit} bytes`, limit)
export const tooFew = (field: string, limit: number): FieldViolation =>
  limited(field, 'MIN_SIZE', `must have at least ${limit} items`, limit)
export const tooSmall = (field: string, limit: number): FieldViolation =>
  limited(field, 'MIN', `must be at least ${limit}`, limit)
export const tooLarge = (field: string, limit: number): FieldViolation =>
  limited(field, 'MAX', `must be at most ${limit}`, limit)
export const tooShort = (field: string, limit: number): FieldViolation =>
  limited(field, 'MIN_LENGTH', `must have at least ${limit} characters`, limit)
export const tooLong = (field: string, limit: number): FieldViolation =>
  limited(field, 'MAX_LENGTH', `must have at most ${limit} characters`, limit)

export const wrongType = (field: string, type: string): FieldViolation => ({
  field,
  description: `must be of type ${type}`,
  violatedRule: 'FORMAT',
})
export const wrongFormat = (field: string, format: string): FieldViolation => ({
  field,
  description: `must be a valid ${format}`,
  violatedRule: 'FORMAT',
})
export const wrongForm = (field: string): FieldViolation => ({
  field,
  description: 'has the wrong form',
  violatedRule: 'FORMAT',
})
export const missing = (field: string): FieldViolation => ({
  field,
  description: 'is required',
  violatedRule: 'REQUIRED_FIELD',
})
export const unknownField = (field: string): FieldViolation => ({
  field,
  description: 'is not a field here',
  violatedRule: 'FIELD_NOT_ALLOWED',
})

export function unknownValue(field: string, values: readonly unknown[]): FieldViolation {
  const more = values.length - MOST_LISTED
  const listed = values.slice(0, MOST_LISTED).join(', ')
  const description = `must be one of ${listed}${more > 0 ? ` and ${more} more` : ''}`
  return { field, description, violatedRule: 'INVALID_ENUM_VALUE' }
}

import { isEmailAddress } from '@fairground/domain/email-address.ts'
import { isPhoneNumber } from '@fairground/domain/phone-number.ts'
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import { isCountry } from '../ground/places.ts'
import { message } from '../ground/texts/message.ts'
import { explain, type IsFormat } from './explain.ts'
import type { Rules } from './keywords.ts'
import type { Violations } from './violations.ts'

const ajv = new Ajv({ strict: false, verbose: false, validateFormats: true })
addFormats.default(ajv, ['uuid', 'date-time', 'date', 'uri', 'uri-reference'])

const { validate: isDateTime } = ajv.formats['date-time'] as { validate: (text: string) => boolean } // added the line above
const YEAR_1 = Date.parse('0001-01-01T00:00:00Z')
const YEAR_10000 = Date.parse('+010000-01-01T00:00:00Z')
// RFC 3339 has leap seconds and offsets without minutes, which `Date` cannot read; PostgreSQL writes other years differently.
ajv.addFormat('date-time', (text: string) => {
  const time = isDateTime(text) ? Date.parse(text) : Number.NaN
  return time >= YEAR_1 && time < YEAR_10000
})

ajv.addFormat('country', isCountry)
ajv.addFormat('email', isEmailAddress)
// An empty text takes a number away.
ajv.addFormat('phone', (text: string) => text === '' || isPhoneNumber(text))

// Ajv’s own refuses null where `nullable` permits it. All values are texts.
ajv.removeKeyword('enum')
ajv.addKeyword({
  keyword: 'enum',
  schemaType: 'array',
  compile: (values: readonly unknown[], parent: AnySchemaObject) => {
    const taken = new Set('nullable' in parent && parent.nullable ? [...values, null] : values)
    return (value: unknown) => taken.has(value)
  },
})

const isFormat: IsFormat = (format, text) => {
  const rule = ajv.formats[format]
  const test = rule instanceof RegExp || typeof rule === 'function' ? rule : (rule as { validate?: unknown }).validate
  return test instanceof RegExp ? test.test(text) : (test as (text: string) => boolean)(text) // Ajv's two kinds
}

/** Checker of a shape; compiles the schema when it is first called. */
export function checkerOf(schema: TSchema): (value: unknown) => boolean {
  let check: ValidateFunction | undefined
  return (value) => {
    check ??= ajv.compile(schema)
    return check(value) === true
  }
}

export type Validate = (message: unknown, violations: Violations) => void

/**
 * Ajv decides whether a message fits, and stops at the first fault; `explain` then says what is wrong, up to a bound.
 * Throws with these violations and those that were found before. Compiles on first use: a start-up does not pay for operations
 * that nobody calls.
 */
export function validator(schema: TSchema): Validate {
  const fits = checkerOf(schema)
  return (sent, violations) => {
    if (!fits(sent)) {
      explain(schema as Rules, sent, { violations, isFormat })
      if (violations.found.length === 0)
        violations.add({ field: '', description: message('violations.notValid'), violatedRule: 'VALIDATION' })
    }
    violations.refuse()
  }
}

import type { Rules } from './keywords.ts'
import * as keywords from './keywords.ts'
import type { Violations } from './violations.ts'

export type IsFormat = (format: string, text: string) => boolean

/** Values that stay the same through one message. */
interface Reading {
  readonly violations: Violations
  readonly isFormat: IsFormat
}

/** Adds why a value does not fit its schema, field by field, until the violations are full. */
export function explain(rules: Rules, value: unknown, reading: Reading, path = ''): void {
  const { violations } = reading
  if (violations.isFull || (value === null && rules.nullable)) return
  const types = rules.type === undefined ? [] : [rules.type].flat()
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) {
    violations.add(keywords.wrongType(path, types))
    return
  }
  if (rules.enum && !rules.enum.includes(value)) violations.add(keywords.unknownValue(path, rules.enum))
  if (typeof value === 'number') explainNumber(rules, value, violations, path)
  else if (typeof value === 'string') explainText(rules, value, reading, path)
  else if (Array.isArray(value)) explainList(rules, value, reading, path)
  else if (isRecord(value)) explainObject(rules, value, reading, path)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'object':
      return isRecord(value)
    case 'array':
      return Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    case 'null':
      return value === null
    case 'number':
      return Number.isFinite(value)
    default:
      return typeof value === type
  }
}

function explainNumber({ minimum, maximum }: Rules, value: number, violations: Violations, path: string): void {
  if (minimum !== undefined && value < minimum) violations.add(keywords.tooSmall(path, minimum))
  if (maximum !== undefined && value > maximum) violations.add(keywords.tooLarge(path, maximum))
}

/** Length up to which a text that is too long is tested for its form. */
const LONGEST_TESTED = 1000

function explainText(rules: Rules, text: string, reading: Reading, path: string): void {
  const { minLength, maxLength, format, pattern } = rules
  if (maxLength !== undefined && text.length > maxLength && countCharacters(text) > maxLength) {
    reading.violations.add(keywords.tooLong(path, maxLength))
    if (text.length > LONGEST_TESTED) return
  }
  if (minLength !== undefined && countCharacters(text) < minLength)
    reading.violations.add(keywords.tooShort(path, minLength))
  if (format !== undefined && !reading.isFormat(format, text))
    reading.violations.add(keywords.wrongFormat(path, format))
  if (pattern !== undefined && !regExpOf(pattern).test(text)) reading.violations.add(keywords.wrongForm(path))
}

function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

const regExps = new Map<string, RegExp>()

function regExpOf(pattern: string): RegExp {
  const regExp = regExps.get(pattern) ?? new RegExp(pattern, 'u')
  regExps.set(pattern, regExp)
  return regExp
}

function explainList(
  { items = {}, minItems, maxItems }: Rules,
  list: readonly unknown[],
  reading: Reading,
  path: string,
): void {
  if (minItems !== undefined && list.length < minItems) reading.violations.add(keywords.tooFew(path, minItems))
  if (maxItems !== undefined && list.length > maxItems) reading.violations.add(keywords.tooMany(path, maxItems))
  reading.violations.each(path, list, (item, at) => explain(items, item, reading, at))
}

function explainObject(rules: Rules, object: Record<string, unknown>, reading: Reading, path: string): void {
  const fieldOf = (key: string) => (path ? `${path}.${key}` : key)
  const { maxProperties, propertyNames } = rules
  for (const key of rules.required ?? [])
    if (object[key] === undefined) reading.violations.add(keywords.missing(fieldOf(key)))
  if (maxProperties !== undefined && Object.keys(object).length > maxProperties)
    reading.violations.add(keywords.tooManyEntries(path, maxProperties))
  for (const key of Object.keys(object)) {
    if (reading.violations.isFull) return
    if (propertyNames) explain(propertyNames, key, reading, path)
    const part = rulesOf(rules, key)
    if (part) explain(part, object[key], reading, fieldOf(key))
    else if (rules.additionalProperties === false) reading.violations.add(keywords.unknownField(fieldOf(key)))
  }
}

function rulesOf({ properties = {}, patternProperties = {}, additionalProperties }: Rules, key: string) {
  if (Object.hasOwn(properties, key)) return properties[key]
  const byPattern = Object.entries(patternProperties).find(([pattern]) => regExpOf(pattern).test(key))?.[1]
  return byPattern ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

import { InvalidArgument } from '../ground/api-error.ts'
import { message } from '../ground/texts/message.ts'
import { namesPrototype } from './message.ts'

/** Some older lists send filter and sort as JSON texts. */

const malformed = (field: string) =>
  new InvalidArgument([{ field, description: message('violations.json'), violatedRule: 'FORMAT' }])

/** Object in a text; undefined where there is none. The filter compiler refuses anything but an object. */
export function filterText(text: string | null | undefined, field: string): Record<string, unknown> | undefined {
  return parsed(text, field) as Record<string, unknown> | undefined
}

function parsed(text: string | null | undefined, field: string): unknown {
  if (!text) return undefined
  // PostgreSQL stores no NUL, and within a text the message's own check has not seen it.
  if (text.includes('\\u0000')) throw malformed(field)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed(field)
  }
  if (namesPrototype(text, value)) throw malformed(field)
  return value
}

/** `{"lastUpdated":"desc"}`, or a list of such. */
export function sortText(text: string | null | undefined, field: string) {
  const value = parsed(text, field)
  if (value === undefined) return undefined
  const entries = (Array.isArray(value) ? value : [value]).flatMap((part: unknown) => {
    if (typeof part !== 'object' || part === null) throw malformed(field)
    return Object.entries(part)
  })
  return entries.map(([fieldName, order]) => ({
    fieldName,
    order: String(order).toLowerCase() === 'desc' ? ('DESC' as const) : ('ASC' as const),
  }))
}

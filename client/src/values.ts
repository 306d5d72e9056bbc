import type { ValueTree } from './call.ts'

/** The body as it travels: dates as ISO 8601, NaN and infinities as text. */
export const toWire = (message: unknown): string =>
  JSON.stringify(message, (_key, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  )

/** Replaces, in place, the texts that stand for dates and special numbers. The answer was parsed a moment ago and is nobody else's. */
export function fromWire(tree: ValueTree, answer: unknown): void {
  if (Array.isArray(answer)) {
    for (const item of answer) fromWire(tree, item)
    return
  }
  if (typeof answer !== 'object' || answer === null) return
  const fields = answer as Record<string, unknown>
  for (const [field, kind] of Object.entries(tree)) {
    for (const key of field === '*' ? Object.keys(fields) : [field]) {
      if (fields[key] === undefined || fields[key] === null) continue
      if (typeof kind === 'object') fromWire(kind, fields[key])
      else fields[key] = converted(kind, fields[key])
    }
  }
}

function converted(kind: 'date' | 'float', value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => converted(kind, item))
  if (typeof value !== 'string') return value
  return kind === 'date' ? new Date(value) : Number(value)
}

/** The body of a failure: JSON from the server, anything from what stands before it. */
export function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

import { placeViolations } from './field-violations.ts'

/** Violations of the message, by the path of the field on the wire; the first one counts. */
export function fieldViolationsOf(error: unknown): Readonly<Record<string, string>> {
  const { fields } = placeViolations(error, [[/^.*$/, '$&']])
  return Object.fromEntries([...fields].reverse().map(({ name, message }) => [name, message]))
}

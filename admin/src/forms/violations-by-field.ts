import { placeViolations } from './field-violations.ts'

/** What is wrong with each field of the message, by its path on the wire; the first said counts. */
export function fieldViolationsOf(error: unknown): Readonly<Record<string, string>> {
  const { fields } = placeViolations(error, [[/^.*$/, '$&']])
  return Object.fromEntries([...fields].reverse().map(({ name, message }) => [name, message]))
}

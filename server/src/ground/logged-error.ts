import { present } from '@fairground/domain/present.ts'
import { sourceStack } from './source-stack.ts'

/** PostgreSQL quotes values in the messages of this class: data exceptions, such as text that is no number. */
const QUOTES_VALUES = /^22/
const DRIVER_FIELDS = ['code', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const
const DEEPEST_CAUSE = 5

const quotesValues = (error: Error): boolean => 'code' in error && QUOTES_VALUES.test(String(error.code))

/** The message of an error without the values that PostgreSQL quotes; others log it, or store it with a job. */
export const loggedMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return quotesValues(error) && 'code' in error ? `database: ${String(error.code)}` : error.message
}

/** The error, or one in its place that quotes no values, for those who log more of it than we say. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !quotesValues(error)) return error
  const message = loggedMessage(error)
  const other = new Error(message)
  other.stack = error.stack?.replace(error.message, () => message) ?? message
  return other
}

/**
 * Fields of an error in the log: its kind, message, stack and cause, and what the database driver names of the schema. The
 * driver's `detail`, `where` and the like quote rows, which hold personal data.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? { type: typeof error } : error
  const fields = error as unknown as Readonly<Record<string, unknown>>
  const message = loggedMessage(error)
  const named = DRIVER_FIELDS.filter((name) => typeof fields[name] === 'string').map((name) => [name, fields[name]])
  return {
    type: error.name,
    message,
    stack: error.stack && sourceStack(error.stack.replace(error.message, () => message)),
    ...Object.fromEntries(named),
    ...present({
      cause: error.cause === undefined || depth === DEEPEST_CAUSE ? undefined : loggedError(error.cause, depth + 1),
    }),
  }
}

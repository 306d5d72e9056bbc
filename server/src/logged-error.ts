/** PostgreSQL quotes values in the messages of this class: data exceptions, such as text that is no number. */
const QUOTES_VALUES = /^22/
const DRIVER_FIELDS = ['code', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const
const DEEPEST_CAUSE = 5

/**
 * What the log keeps of an error: its kind, message, stack and cause, and what the database driver names of the schema. The
 * driver's `detail`, `where` and the like quote rows, which hold personal data.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? { type: typeof error } : error
  const fields = error as unknown as Readonly<Record<string, unknown>>
  const quotes = typeof fields.code === 'string' && QUOTES_VALUES.test(fields.code)
  const message = quotes ? `database: ${String(fields.code)}` : error.message
  const named = DRIVER_FIELDS.filter((name) => typeof fields[name] === 'string').map((name) => [name, fields[name]])
  return {
    type: error.name,
    message,
    stack: quotes ? error.stack?.replace(error.message, message) : error.stack,
    ...Object.fromEntries(named),
    ...(error.cause === undefined || depth === DEEPEST_CAUSE ? {} : { cause: loggedError(error.cause, depth + 1) }),
  }
}

import { InvalidArgument } from './api-error.ts'

/** Beginning of a field's path as the work names it, and as the request has it. */
type Renamed = readonly [named: string, sent: string]

/** Throws a fault of a request with its fields as the caller sent them, and any other error as it is. */
export function throwAsSent(error: unknown, renamed: readonly Renamed[]): never {
  if (!(error instanceof InvalidArgument)) throw error
  throw new InvalidArgument(error.violations.map((one) => ({ ...one, field: sentAs(one.field, renamed) })))
}

function sentAs(field: string, renamed: readonly Renamed[]): string {
  const found = renamed.find(([named]) => field.startsWith(named) && /^([.[]|$)/.test(field.substring(named.length)))
  return found ? found[1] + field.substring(found[0].length) : field
}

import { ApiError, InvalidArgument } from '../ground/api-error.ts'

/** A refusal that the caller reads, unlike a fault. */
export type Refused = ApiError | InvalidArgument
export const isRefused = (error: unknown): error is Refused =>
  error instanceof ApiError || error instanceof InvalidArgument

/** The made object, or why it was refused. Anything else thrown is a bug and passes. */
export function orRefused<T>(make: () => T): T | Refused {
  try {
    return make()
  } catch (error) {
    if (isRefused(error)) return error
    throw error
  }
}

/** The same apart, for an item of many: one of the two is there, and the other items go on. */
export function attempt<T>(make: () => T): { readonly value?: T; readonly error?: Refused } {
  const made = orRefused(make)
  return isRefused(made) ? { error: made } : { value: made }
}

import { ApiError, InvalidArgument } from '../../http/api-error.ts'

/** What an item of many makes of its turn: the row, or the refusal that is its alone. */
export function attempt<T>(make: () => T): { readonly made?: T; readonly error?: ApiError | InvalidArgument } {
  try {
    return { made: make() }
  } catch (error) {
    if (error instanceof ApiError || error instanceof InvalidArgument) return { error }
    throw error
  }
}

import { ApiError } from '@fairground/client/errors.ts'

/** What a person is told of a refused change; anything that is no refusal is thrown on. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  if (error.code === 'TOO_MANY_REQUESTS') return 'That was a lot at once. Wait a moment, then try again.'
  return error.code === 'INVALID_ARGUMENT'
    ? 'Something here is not as it should be. Check it and try again.'
    : error.message
}

import { ApiError } from '@fairground/client/errors.ts'

/** What a person is told of a refused change; anything that is no refusal is thrown on. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  if (error.code === 'TOO_MANY_REQUESTS') return 'Too many requests at once. Wait a moment, then try again.'
  return error.code === 'INVALID_ARGUMENT'
    ? 'Something in this form is not right. Check it and try again.'
    : error.message
}

import { ApiError } from '@fairground/client/errors.ts'
import { t } from './texts.ts'

/** The server's message for a refused change, written in the page's language; anything that is no refusal is thrown on. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  return error.code === 'INVALID_ARGUMENT' ? t('refusal.invalid') : error.message
}

import { ApiError } from '@fairground/client/errors.ts'
import { t } from './texts.ts'

/** Sentence for a person about a refused change; anything that is no refusal is thrown on. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  if (error.code === 'TOO_MANY_REQUESTS') return t('refusal.tooMany')
  return error.code === 'INVALID_ARGUMENT' ? t('refusal.invalid') : error.message
}

import { ApiError, ConnectionError } from '@fairground/client/errors.ts'
import { refusalWords } from './refusal-words.ts'

export interface Failure {
  /** What happened. */
  readonly title: string
  /** What to do about it. */
  readonly advice: string
  /** Of a failure that whoever runs the server can look up; a refusal needs none. */
  readonly requestId?: string | undefined
}

/** An error in plain words. Refusals bring their own sentence from the contract. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ConnectionError)
    return {
      title: 'The server did not answer.',
      advice: 'Check that it runs and that you are online, then try again.',
    }
  if (!(error instanceof ApiError))
    return {
      title: 'This page failed.',
      advice: 'Load it again. If it fails again, ask the person who runs the server.',
    }
  const { status, requestId } = error
  if (status === 401) return { title: 'Your session ended.', advice: 'Sign in again to go on.' }
  if (status === 403) return { title: 'Your role does not allow this.', advice: 'Ask the owner of the site.' }
  if (status === 404) return { title: 'This is not here.', advice: 'It may have been deleted.' }
  if (status >= 500)
    return {
      title: 'The server failed.',
      advice: 'Try again. The request number finds the cause in its log.',
      requestId,
    }
  return { title: refusalWords(error), advice: 'Change what you entered and try again.' }
}

import { ApiError, ConnectionError } from '@fairground/client/errors.ts'
import { refusalWords } from './refusal-words.ts'

export interface Failure {
  /** Name of what happened. */
  readonly title: string
  /** Advice on what to do about it. */
  readonly advice: string
  /** Id of a failure that the operator of the server can look up; a refusal needs none. */
  readonly requestId?: string | undefined
}

/** An error in plain words. Refusals bring their own sentence from the contract. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ConnectionError)
    return {
      title: 'The server did not answer.',
      advice: 'Check your connection, then try again.',
    }
  if (!(error instanceof ApiError))
    return {
      title: 'Something went wrong.',
      advice: 'Reload the page. If it fails again, contact whoever runs the server.',
    }
  const { status, requestId } = error
  if (status === 401) return { title: 'Your session ended.', advice: 'Sign in again to continue.' }
  if (status === 403) return { title: 'Your role does not allow this.', advice: 'Ask the owner of the site.' }
  if (status === 404) return { title: 'Not found.', advice: 'It may have been deleted.' }
  if (status >= 500)
    return {
      title: 'The server failed.',
      advice: 'Try again. If it fails again, the request number helps to find the cause in the server’s log.',
      requestId,
    }
  return { title: refusalWords(error), advice: 'Check your entries and try again.' }
}

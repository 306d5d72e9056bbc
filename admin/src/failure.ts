import { ApiError, ApplicationError, ConnectionError } from '@fairground/client/errors.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import { refusalWords } from './refusal-words.ts'
import { t } from './texts.ts'

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
  if (error instanceof ChangedMeanwhile)
    return { title: t('admin.shell.somebodyElseChangedThisCheck'), advice: t('admin.shell.checkYourEntriesAndTry') }
  // The code of a page that was not open before cannot come without a connection either.
  if (error instanceof ConnectionError || (!(error instanceof ApiError) && navigator.onLine === false))
    return {
      title: t('admin.shell.theServerDidNotAnswer'),
      advice: t('admin.shell.checkYourConnectionThenTry'),
    }
  if (!(error instanceof ApiError))
    return {
      title: t('admin.shell.somethingWentWrong'),
      advice: t('admin.shell.reloadThePageIfIt'),
    }
  const { status, requestId } = error
  if (status === 401)
    return { title: t('admin.shell.yourSessionEnded'), advice: t('admin.shell.signInAgainToContinue') }
  if (status === 403) return { title: t('admin.shell.yourRoleDoesNotAllow'), advice: t('admin.shell.askTheOwnerOfThe') }
  if (status === 404) return { title: t('admin.shell.notFound'), advice: t('admin.shell.itMayHaveBeenDeleted') }
  if (status >= 500)
    return {
      // What is busy, or needs something outside that is away, says so itself.
      title:
        status === 503 && error instanceof ApplicationError ? refusalWords(error) : t('admin.shell.theServerFailed'),
      advice: t('admin.shell.tryAgainIfItFails'),
      requestId,
    }
  return { title: refusalWords(error), advice: t('admin.shell.checkYourEntriesAndTry') }
}

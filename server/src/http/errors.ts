import { refusals } from '@fairground/contract/refusals.ts'
import { present } from '@fairground/domain/present.ts'
import { DatabaseBusy } from '../db/faults.ts'
import { ApiError, InvalidArgument } from '../ground/api-error.ts'
import { refusalText } from '../ground/texts/catalogues.ts'
import { jsonIn } from '../ground/texts/message.ts'
import type { Reader } from './reader.ts'
import { refusalSentence } from './refusal-sentence.ts'
import { namedIn, summaryOf } from './violations.ts'

export interface ErrorAnswer {
  readonly status: number
  readonly body: string
  readonly retryAfter?: number
  /** 5xx that the log must explain. */
  readonly fault: boolean
}

/** The only place where something thrown becomes a status and a body; its message is for the reader. */
export function answerError(error: unknown, requestId: string, reader: Reader): ErrorAnswer {
  if (error instanceof InvalidArgument) return invalid(error, reader.locale)
  if (error instanceof ApiError) return refused(error, reader)
  if (error instanceof DatabaseBusy)
    return refused(new ApiError({ code: error.fault === 'diskFull' ? 'STORAGE_FULL' : 'BUSY' }), reader)
  const framework = frameworkRefusal(error)
  if (framework) return refused(framework, reader)
  const description = refusalText('SYSTEM_ERROR', reader.locale)
  return {
    status: 500,
    fault: true,
    body: JSON.stringify({
      message: description,
      details: { applicationError: { code: 'SYSTEM_ERROR', description, data: { requestId } } },
    }),
  }
}

function invalid(error: InvalidArgument, locale: string): ErrorAnswer {
  const sorted = [...error.violations].sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
  const fieldViolations = namedIn(sorted, locale)
  return {
    status: 400,
    fault: false,
    body: JSON.stringify({
      message: `INVALID_ARGUMENT: ${summaryOf(sorted, locale)}`,
      details: {
        validationError: {
          fieldViolations: fieldViolations.map((v) => ({ data: {}, ruleName: v.violatedRule, ...v })),
        },
      },
    }),
  }
}

function refused(error: ApiError, reader: Reader): ErrorAnswer {
  const { code, data } = error
  const status = refusals[code]
  const description = refusalSentence(error, reader)
  const { retryAfter, ...rest } = data as { retryAfter?: number } & Record<string, unknown>
  return {
    status,
    fault: code === 'SYSTEM_ERROR',
    ...present({
      retryAfter: status === 429 || status === 503 || retryAfter !== undefined ? (retryAfter ?? 1) : undefined,
    }),
    body: jsonIn(
      { message: description, details: { applicationError: { code, description, data: rest } } },
      reader.locale,
    ),
  }
}

/** Fastify's own error about a body that is too large, with the limit that it exceeds. */
export const withBodyLimit = (error: unknown, threshold: number | undefined): unknown =>
  threshold !== undefined && frameworkRefusal(error)?.code === 'BODY_TOO_LARGE'
    ? new ApiError({ code: 'BODY_TOO_LARGE', threshold })
    : error

/** Refusal of Fastify itself before a route is reached. */
function frameworkRefusal(error: unknown): ApiError | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  switch (status) {
    case 400:
      return new ApiError({ code: 'BAD_REQUEST' })
    case 404:
      return new ApiError({ code: 'NOT_FOUND' })
    case 413:
      return new ApiError({ code: 'BODY_TOO_LARGE' })
    case 414:
      return new ApiError({ code: 'URI_TOO_LONG' })
    case 415:
      return new ApiError({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    // A path that leads out of a folder of files: whether there is something is nobody's business.
    case 403:
      return new ApiError({ code: 'NOT_FOUND' })
    default:
      return typeof status === 'number' && status > 400 && status < 500
        ? new ApiError({ code: 'BAD_REQUEST' })
        : undefined
  }
}

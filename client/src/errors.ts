import type { Refusal, RefusalStatus } from './generated/refusal.ts'
import { statusText, upperSnake } from './status-text.ts'

export interface FieldViolation {
  /** Path in the message, for example `lineItems[0].quantity`. */
  readonly field: string
  readonly description: string
  /** Kind of violation, for example `MAX_LENGTH`. */
  readonly violatedRule: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** The server answered, and not with a success: a `ValidationError`, an `ApplicationError` or a `SystemError`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** A refusal of the contract, `INVALID_ARGUMENT` for field violations, else the upper-snake form of the status text. */
  readonly code: string
  /** The sentence of the refusal. */
  readonly description: string
  /** Quote it to the operator: the server's log has the cause under it. */
  readonly requestId: string | undefined
  /** Details of the refusal beside its sentence, for example `{ left: 2 }`. */
  readonly data: Readonly<Record<string, unknown>>
  /** Violations of a ValidationError, or of a refusal that names fields; sorted by field. */
  readonly fieldViolations: readonly FieldViolation[]
  /** `details` of the body as it came. */
  readonly details: unknown
  /** The body as it came, parsed if it was JSON. */
  readonly body: unknown
  /** Seconds that the server asks callers to wait. */
  readonly retryAfter: number | undefined

  constructor(status: number, headers: Headers, body: unknown, text?: string) {
    const { message, details } = record(body)
    const { applicationError, validationError } = record(details)
    const { code, description, data } = record(applicationError)
    const { fieldViolations } = record(validationError ?? data)
    const named = statusText(status, text)
    const summary = String(message || description || named)
    super(description && description !== summary ? `${summary}: ${description}` : summary)
    this.status = status
    this.body = body
    this.details = details
    this.fieldViolations = Array.isArray(fieldViolations) ? fieldViolations.toSorted(byField) : []
    this.code = String(code ?? (validationError ? 'INVALID_ARGUMENT' : upperSnake(named)))
    this.description = String(description ?? summary)
    this.data = record(data)
    this.requestId = headers.get('x-wix-request-id') ?? undefined
    this.retryAfter = secondsOf(headers.get('retry-after'))
  }
}

/** Fields of the message are wrong: `fieldViolations` says which and how. */
export class ValidationError extends ApiError {
  override name = 'ValidationError'
  declare readonly code: 'INVALID_ARGUMENT'

  constructor(...answer: ConstructorParameters<typeof ApiError>) {
    super(...answer)
    const fields = this.fieldViolations.map(({ field, description }) => `"${field}" ${description}`)
    this.message = `INVALID_ARGUMENT: ${fields.join(', ')}`
  }
}

/** The server refuses: `code` says why. */
export class ApplicationError extends ApiError {
  override name = 'ApplicationError'
}

/** The server failed, or something before it did. */
export class SystemError extends ApiError {
  override name = 'SystemError'

  constructor(...answer: ConstructorParameters<typeof ApiError>) {
    super(...answer)
    this.message = 'System error occurred'
  }
}

/** No answer came: the network failed, or what came is not JSON. `cause` says why. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
  readonly requestId: string | undefined

  constructor(message: string, { requestId, ...options }: ErrorOptions & { requestId?: string | undefined } = {}) {
    super(message, options)
    this.requestId = requestId
  }
}

/** The error that an answer other than 200 stands for. */
export function errorOf(
  { status, statusText: text, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
  body: unknown,
): ApiError {
  const { applicationError, validationError } = record(record(body).details)
  if (validationError) return new ValidationError(status, headers, body, text)
  if (status !== 500 && (applicationError || (status >= 400 && status < 500)))
    return new ApplicationError(status, headers, body, text)
  return new SystemError(status, headers, body, text)
}

/** The refusals of some codes; `code` distinguishes them, and each has its status. */
export type RefusalError<Code extends string> = Code extends Refusal
  ? ApiError & { readonly code: Code; readonly status: RefusalStatus[Code] }
  : never

/** True when the server refused for one of these reasons. */
export const isRefusal = <const Code extends Refusal>(
  error: unknown,
  ...codes: readonly Code[]
): error is RefusalError<Code> => error instanceof ApiError && (codes as readonly string[]).includes(error.code)

const byField = (a: FieldViolation, b: FieldViolation): number => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0)

/** `Retry-After` in seconds; its other form is a date, which counts from this computer's time. */
function secondsOf(wait: string | null): number | undefined {
  if (!wait) return undefined
  if (/^\d+$/.test(wait)) return Number(wait)
  const at = Date.parse(wait)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

import type { Refusal } from './generated/refusal.ts'

export interface FieldViolation {
  /** Path in the message, for example `lineItems[0].quantity`. */
  readonly field: string
  readonly description: string
  /** Kind of violation, for example `MAX_LENGTH`. */
  readonly violatedRule: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** The server answered and refused. `code` is a refusal of the contract, `INVALID_ARGUMENT` for field violations, else the HTTP status. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  /** Quote it to the operator: the server's log has the cause under it. */
  readonly requestId: string | undefined
  /** What the refusal says beside its sentence, for example `{ left: 2 }`. */
  readonly data: Readonly<Record<string, unknown>>
  readonly fieldViolations: readonly FieldViolation[]
  /** `details` of the body as it came. */
  readonly details: unknown
  /** Seconds that the server asks callers to wait. */
  readonly retryAfter: number | undefined

  constructor(status: number, headers: Headers, body: unknown) {
    const { message, details } = (isRecord(body) ? body : {}) as { message?: unknown; details?: unknown }
    const { applicationError, validationError } = (isRecord(details) ? details : {}) as {
      applicationError?: { code?: unknown; description?: unknown; data?: unknown }
      validationError?: { fieldViolations?: unknown }
    }
    super(String(message || applicationError?.description || `HTTP ${status}`))
    this.status = status
    this.details = details
    this.fieldViolations = Array.isArray(validationError?.fieldViolations) ? validationError.fieldViolations : []
    this.code = String(applicationError?.code ?? (validationError ? 'INVALID_ARGUMENT' : status))
    this.data = isRecord(applicationError?.data) ? applicationError.data : {}
    this.requestId = headers.get('x-wix-request-id') ?? undefined
    const wait = headers.get('retry-after')
    this.retryAfter = wait !== null && /^\d+$/.test(wait) ? Number(wait) : undefined
  }
}

/** No answer came: the network failed, or what came is not JSON. `cause` says why. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/** Whether the server refused for one of these reasons. */
export const isRefusal = <Code extends Refusal>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError & { code: Code } => error instanceof ApiError && (codes as readonly string[]).includes(error.code)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

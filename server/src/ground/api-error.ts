import type { ViolatedRule } from '@fairground/contract/enumerations/refusals.ts'
import type { Refusal } from '@fairground/contract/refusals.ts'

/** A refusal that the caller is told: `code` decides status and sentence (`contract/src/refusals.ts`), the rest is its data. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: Refusal
  readonly data: Record<string, unknown>
  constructor({ code, ...data }: { code: Refusal } & Record<string, unknown>) {
    super(code)
    this.code = code
    this.data = data
  }
}

export interface FieldViolation {
  /** Wire path, for example `product.priceData.price` or `lineItems[0].quantity`. */
  readonly field: string
  readonly description: string
  readonly violatedRule: ViolatedRule
  /** A rule that the published module names itself (`ONLY_SPACES_STRING_ERROR`); else it is called as `violatedRule`. */
  readonly ruleName?: string
  readonly data?: Record<string, unknown>
}

/** 400 with field violations: what a schema cannot say. */
export class InvalidArgument extends Error {
  override name = 'InvalidArgument'
  readonly violations: readonly FieldViolation[]
  constructor(violations: readonly FieldViolation[]) {
    super('INVALID_ARGUMENT')
    this.violations = violations
  }
}

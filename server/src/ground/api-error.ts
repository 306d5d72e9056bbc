import type { ViolatedRule } from '@fairground/contract/enumerations/refusals.ts'
import type { Refusal } from '@fairground/contract/refusals.ts'
import type { Db } from './database.ts'
import type { Message } from './texts/message.ts'
import type { Sentence } from './texts/sentence.ts'

/**
 * A refusal: `code` decides its status (`contract/src/refusals.ts`), the rest is its data. Its message is written in the caller's
 * language where it is answered (`http/refusal-sentence.ts`): by `sentence`, else from code and data.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: Refusal
  readonly data: Record<string, unknown>
  readonly sentence: Sentence | undefined
  /** Work that the refusal leaves, such as a mail: it runs once all that the call did is undone, its key's claim too. */
  leaves?: (db: Db) => Promise<unknown>
  constructor({ code, ...data }: { code: Refusal } & Record<string, unknown>, sentence?: Sentence) {
    super(code)
    this.code = code
    this.data = data
    this.sentence = sentence
  }
}

export interface FieldViolation {
  /** Wire path, for example `product.priceData.price` or `lineItems[0].quantity`. */
  readonly field: string
  /** Fault of the field, beginning with its verb. */
  readonly description: Message
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

import type { BulkActionMetadata, BulkItemError, ItemMetadata } from '@fairground/contract/bulk.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type ApiError, InvalidArgument } from '../ground/api-error.ts'
import { dataIn } from '../ground/texts/message.ts'
import { STAFF_LOCALE } from './reader.ts'
import { refusalSentence } from './refusal-sentence.ts'
import { namedIn, summaryOf } from './violations.ts'

/** Outcome of one item of a bulk call: the item, or why not. */
export type Outcome<T> =
  | { readonly ok: true; readonly id: string; readonly item: T }
  | { readonly ok: false; readonly id?: string | undefined; readonly error: ApiError | InvalidArgument }

type ItemError = Static<typeof BulkItemError>

/** A refusal of one item of many: code and sentence as if it had come alone. Bulk calls are made by staff, who read English. */
export function itemError(error: ApiError | InvalidArgument): ItemError {
  if (error instanceof InvalidArgument) {
    const description = summaryOf(error.violations, STAFF_LOCALE)
    const code = error.violations.find((v) => v.ruleName)?.ruleName ?? 'INVALID_ARGUMENT'
    const fieldViolations = namedIn(error.violations, STAFF_LOCALE).map((v) => ({ ruleName: v.violatedRule, ...v }))
    return { code, description: description.slice(0, 1000), data: { fieldViolations } }
  }
  const description = refusalSentence(error, { locale: STAFF_LOCALE })
  const data = dataIn(error.data, STAFF_LOCALE)
  return { code: error.code, description, ...present({ data: Object.keys(data).length > 0 ? data : undefined }) }
}

/** The outcomes in the order of the request; `show` writes an item, where the caller requested it. */
export function answerBulk<T, Item = never>(
  outcomes: readonly Outcome<T>[],
  show?: (item: T) => Item,
): {
  results: { itemMetadata: ItemMetadata; item?: Item }[]
  bulkActionMetadata: Static<typeof BulkActionMetadata>
} {
  const totalSuccesses = outcomes.filter(({ ok }) => ok).length
  return {
    results: outcomes.map((outcome, originalIndex) => ({
      itemMetadata: {
        ...present({ id: outcome.id }),
        originalIndex,
        success: outcome.ok,
        ...present({ error: outcome.ok ? undefined : itemError(outcome.error) }),
      },
      ...present({ item: outcome.ok && show ? show(outcome.item) : undefined }),
    })),
    bulkActionMetadata: {
      totalSuccesses,
      totalFailures: outcomes.length - totalSuccesses,
      undetailedFailures: 0,
    },
  }
}

/** The item of a call about one alone; throws its refusal. */
export function only<T>([outcome]: readonly Outcome<T>[]): T {
  if (!outcome) throw new Error('No item, no outcome')
  if (!outcome.ok) throw outcome.error
  return outcome.item
}

import type { Outcome } from '../http/bulk-answers.ts'

/** The items that nothing was refused of, in their order. */
export const doneItems = <T>(outcomes: readonly Outcome<T>[]): T[] =>
  outcomes.flatMap((outcome) => (outcome.ok ? [outcome.item] : []))

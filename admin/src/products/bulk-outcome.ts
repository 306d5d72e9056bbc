import { t } from '../texts.ts'

/** Outcome of one product of many. */
export interface ItemOutcome {
  readonly id: string
  /** Reason why it was not changed; undefined where it was. */
  readonly error?: string | undefined
}

/** Reasons that are named; the others are counted. */
const SHOWN = 3

/** "98 products changed, 2 not: Lamp: …", naming the first few that were not. */
export function outcomeWords(
  done: (count: number) => string,
  outcomes: readonly ItemOutcome[],
  nameOf: (id: string) => string | undefined,
): string {
  const failed = outcomes.filter(({ error }) => error !== undefined)
  const count = outcomes.length - failed.length
  if (failed.length === 0) return `${done(count)}.`
  const reasons = failed
    .slice(0, SHOWN)
    .map(({ id, error }) => `${nameOf(id) ?? t('admin.products.aProduct')}: ${error?.replace(/\.$/, '')}`)
    .join('; ')
  const more = failed.length - SHOWN
  return t('admin.products.someNotChanged', {
    done: done(count),
    failed: failed.length,
    reasons: more > 0 ? t('admin.products.reasonsAndMore', { reasons, more }) : reasons,
  })
}

interface Result {
  readonly itemMetadata: { readonly id?: string; readonly success: boolean; readonly error?: { description: string } }
}

/** Answers in the order in which the products were named. */
export const outcomesOf = (ids: readonly string[], results: readonly Result[]): ItemOutcome[] =>
  ids.map((id, place) => {
    const { success = true, error } = results[place]?.itemMetadata ?? {}
    return success ? { id } : { id, error: error?.description ?? t('admin.products.itWasRefused') }
  })

import { t } from '../texts.ts'

/** Outcome of one product of many. */
export interface ItemOutcome {
  readonly id: string
  /** Reason why it was not changed; undefined where it was. */
  readonly error?: string | undefined
}

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
    .slice(0, 3)
    .map(({ id, error }) => `${nameOf(id) ?? t('admin.products.aProduct')}: ${error?.replace(/\.$/, '')}`)
  const more =
    failed.length > reasons.length ? t('admin.products.andValueMore2', { value: failed.length - reasons.length }) : ''
  return t('admin.products.someNotChanged', {
    done: done(count),
    failed: failed.length,
    reasons: `${reasons.join('; ')}${more}`,
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

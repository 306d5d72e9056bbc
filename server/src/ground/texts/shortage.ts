import type { ServerTexts } from './catalogues.ts'
import type { Sentence } from './sentence.ts'

/** A line of which there are fewer than requested. */
export interface Shortage {
  /** As its reader knows it: "Shirt (Blue, M)". Absent where there is one thing alone. */
  readonly item?: string | undefined
  readonly left: number
}

/** Sentence with how many are left of each, and what to do: `choose` before it is in a cart, `change` where it is in one. */
export const shortageSentence =
  (shortages: readonly Shortage[], advice: 'choose' | 'change'): Sentence =>
  (t) => {
    const lines = shortages.map((shortage) => leftOf(shortage, t))
    const [first] = shortages
    if (!first || lines.length > 1) return [...lines, t('refusals-sales.changeThese')].join(' ')
    const next = adviceFor(first, advice, t)
    return [...lines, ...(next === undefined ? [] : [next])].join(' ')
  }

function leftOf({ item, left }: Shortage, t: ServerTexts): string {
  if (left > 0)
    return item === undefined
      ? t('refusals-sales.shortLeftUnnamed', { count: left })
      : t('refusals-sales.shortLeft', { count: left, item })
  return item === undefined ? t('refusals-sales.shortGoneUnnamed') : t('refusals-sales.shortGone', { item })
}

function adviceFor({ left }: Shortage, advice: 'choose' | 'change', t: ServerTexts): string | undefined {
  if (advice === 'choose') return left > 0 ? t('refusals-sales.chooseFewer') : undefined
  return left > 0 ? t('refusals-sales.changeOrRemove') : t('refusals-sales.removeSoldOut')
}

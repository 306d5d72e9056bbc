import { ApiError } from '../../ground/api-error.ts'
import type { Sentence } from '../../ground/texts/sentence.ts'
import { shortageSentence } from '../../ground/texts/shortage.ts'
import type { Sellable } from './sellable.ts'

/** A line of which there are fewer than requested, as every refusal of a shortage names it. */
export interface ShortLine {
  readonly lineItemId: string
  readonly catalogItemId: string
  /** As its buyer knows it: "Shirt (Blue, M)". */
  readonly name: string
  readonly quantityAvailable: number
}

/** A thing as its buyer knows it: "Shirt (Blue, M)". */
export const buyersName = ({ name, variant }: Pick<Sellable, 'name' | 'variant'>): string =>
  variant ? `${name} (${variant})` : name

export const shortLine = (lineItemId: string, sellable: Sellable, left: number): ShortLine => ({
  lineItemId,
  catalogItemId: sellable.reference.catalogItemId,
  name: buyersName(sellable),
  quantityAvailable: Math.max(0, left),
})

/** Code of a shortage of this item. */
export const shortageOf = (sellable: Sellable) =>
  sellable.ticket || sellable.pass || sellable.bundle ? 'NOT_ENOUGH_TICKETS' : 'INSUFFICIENT_INVENTORY'

/** The refusal of a shortage of these items, with every line that is short. */
export const shortageError = (sellables: readonly Sellable[], lineItems: readonly ShortLine[]): ApiError =>
  new ApiError(
    {
      code: sellables.some((one) => shortageOf(one) === 'NOT_ENOUGH_TICKETS')
        ? 'NOT_ENOUGH_TICKETS'
        : 'INSUFFICIENT_INVENTORY',
      lineItems,
    },
    shortSentence(lineItems, 'choose'),
  )

/** Undefined where no line is named. */
export const shortSentence = (lines: readonly ShortLine[], advice: 'choose' | 'change'): Sentence | undefined =>
  lines.length === 0
    ? undefined
    : shortageSentence(
        lines.map(({ name, quantityAvailable }) => ({ item: name, left: quantityAvailable })),
        advice,
      )

import type { EventAddOn } from '@fairground/contract/fairground/event-add-ons.ts'
import { displayAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { Ctx } from '../../ground/context.ts'
import { isSoldOut } from '../../sales/lines/availability.ts'
import { type PricesFor, shownPrice } from '../../sales/lines/price-writer.ts'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import { buyersName } from '../../sales/sellables/short-line.ts'
import type { AddOnRow } from './queries.ts'
import { boundReference } from './sellable.ts'

type Choices = readonly Sellable[]

const rulesOf = ({ id, allKinds, definitionIds, perTicket }: AddOnRow) => ({
  id,
  perTicket,
  ...present({ ticketDefinitionIds: allKinds ? undefined : definitionIds }),
})

const leastOf = (choices: Choices): bigint | undefined =>
  choices.reduce<bigint | undefined>(
    (least, { price }) => (least === undefined || price < least ? price : least),
    undefined,
  )

export function addOnToWire(
  addOn: AddOnRow,
  choices: Choices,
  { site: { currency, locale } }: Pick<Ctx, 'site'>,
): Static<typeof EventAddOn> {
  const { productId, variantId } = addOn
  const [first] = choices
  const least = leastOf(choices)
  return {
    ...rulesOf(addOn),
    productId,
    soldOut: choices.every(isSoldOut),
    ...present({
      variantId: variantId ?? undefined,
      name: first && (variantId === null ? first.name : buyersName(first)),
      formattedPrice: least === undefined ? undefined : displayAmount(least, currency, locale),
    }),
  }
}

/** Choices that the buyer may have, or could have while they were in stock. */
const offeredOf = (choices: Choices): Sellable[] =>
  choices.filter((sellable) => sellable.unavailable === undefined || isSoldOut(sellable))

/** Undefined where the buyer is offered none of it, or sees none of its kinds of ticket. */
export function offeredToWire(
  addOn: AddOnRow,
  choices: Choices,
  { seen, ...prices }: PricesFor & { readonly seen: ReadonlySet<string> },
) {
  const priceOf = shownPrice(prices)
  const definitionIds = addOn.definitionIds.filter((id) => seen.has(id))
  if (!addOn.allKinds && definitionIds.length === 0) return undefined
  const offered = offeredOf(choices)
  const [first] = offered
  if (!first) return undefined
  const isChosen = addOn.variantId !== null
  return {
    ...rulesOf({ ...addOn, definitionIds }),
    name: isChosen ? buyersName(first) : first.name,
    ...present({ path: first.url?.relativePath }),
    choices: offered.map((sellable) => ({
      catalogReference: boundReference(sellable, addOn.id),
      formattedPrice: priceOf(sellable.price),
      ...present({
        variant: isChosen ? undefined : sellable.variant,
        available: isSoldOut(sellable) ? 0 : (sellable.quantityAvailable ?? undefined),
      }),
    })),
  }
}

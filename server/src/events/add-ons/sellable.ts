import { isUuid } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import type { CatalogReference, Sellable, SellableKind } from '../../sales/sellables/sellable.ts'
import { type AddOnRow, findAddOns } from './queries.ts'

/** Option of a product's reference that names the add-on as which it is sold. */
const ADD_ON_OPTION = 'eventAddOnId'

/** The reference of goods that are sold as an add-on: lines of the same goods without tickets stay apart. */
export const boundReference = ({ reference }: Sellable, addOnId: string): CatalogReference => ({
  ...reference,
  options: { ...reference.options, [ADD_ON_OPTION]: addOnId },
})

/** Add-on that a reference names: null for goods by themselves, undefined where it is no id. */
function addOnIdOf({ options }: CatalogReference): string | null | undefined {
  const named = options?.[ADD_ON_OPTION] ?? null
  if (named === null) return null
  return typeof named === 'string' && isUuid(named) ? named.toLowerCase() : undefined
}

/**
 * Goods as line items, also those that go with the tickets of an event: price, stock, tax and delivery are those of the goods. One statement
 * more where an add-on is among them.
 */
export const withAddOns = (goods: SellableKind): SellableKind => ({
  ...goods,
  async resolve(references, context) {
    const found = await goods.resolve(references, context)
    const named = references.map(addOnIdOf)
    const ids = [...new Set(named.filter((id) => id !== null && id !== undefined))]
    const rows = ids.length === 0 ? [] : await context.db.rows(findAddOns, { ids })
    const addOns = new Map(rows.map((row) => [row.id, row]))
    return found.map((sellable, place) => {
      const id = named[place]
      if (!sellable || id === null) return sellable
      return id === undefined ? undefined : boundTo(sellable, addOns.get(id), context.site)
    })
  },
})

/** The goods as they are sold with tickets; undefined where the add-on is of other goods, or is no more. */
function boundTo(sellable: Sellable, addOn: AddOnRow | undefined, { locale }: Site): Sellable | undefined {
  if (addOn?.productId !== sellable.reference.catalogItemId) return undefined
  if (addOn.variantId !== null && addOn.variantId !== sellable.reference.options?.variantId) return undefined
  const { id, eventId, eventTitle, allKinds, definitionIds, perTicket } = addOn
  return {
    ...sellable,
    reference: boundReference(sellable, id),
    descriptionLines: [
      ...sellable.descriptionLines,
      { name: textsIn(locale)('purchase.withTickets'), text: eventTitle },
    ],
    addOn: { id, eventId, definitionIds: allKinds ? null : definitionIds, perTicket },
  }
}

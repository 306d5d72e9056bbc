import { eventAddOns } from '@fairground/client/generated/fairground.event-add-ons.ts'
import { present } from '@fairground/domain/present.ts'
import { STORE_APP_ID } from '../cart/product-reference.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'
import { addOnFields } from './add-on-fields.ts'
import type { TicketView } from './ticket-view.ts'

/** Goods that go with the tickets of an event, as its page shows them. */
export interface AddOnView {
  readonly id: string
  readonly name: string
  readonly path?: string
  /** "At most 2 per ticket" */
  readonly limit: string
  /** "Goes with Adult, Child"; absent where it goes with every ticket. */
  readonly goesWith?: string
  readonly choices: readonly AddOnChoice[]
}

interface AddOnChoice {
  /** Name of the form field of its number. */
  readonly field: string
  /** "Programme, M" */
  readonly label: string
  /** The variant; absent where there is nothing to choose. */
  readonly variant?: string
  readonly price: string
  /** 0 where it is sold out. */
  readonly most: number
}

/** Units that a field takes where they are not counted; the cart knows how many go with its tickets. */
const MOST = 100

/** Add-ons of an event; those that go with none of the tickets on the page are left out. */
export async function addOnsOf(
  { client, tag }: Pick<Shop, 'client' | 'tag'>,
  { eventId, access }: { readonly eventId: string; readonly access: string | undefined },
  tickets: readonly TicketView[],
): Promise<AddOnView[]> {
  const { addOns } = await client({ eventAddOns }).eventAddOns.listOfferedAddOns({ eventId, ...present({ access }) })
  const products = addOns.flatMap(({ choices }) =>
    choices.map(({ catalogReference }) => catalogReference.catalogItemId),
  )
  tag(...new Set(products.map((id) => `product:${id}`)))
  return addOns.flatMap(({ id, name, path, perTicket, ticketDefinitionIds: kinds, choices }) => {
    const kindNames = kinds && tickets.filter((ticket) => kinds.includes(ticket.id)).map((ticket) => ticket.name)
    if (kindNames?.length === 0) return []
    return [
      {
        id,
        name,
        limit: t('tickets.perTicket', { count: perTicket }),
        choices: choices.map(
          ({ catalogReference: { catalogItemId, options }, variant, formattedPrice, available }) => ({
            field: addOnFields.name({ id, productId: catalogItemId, variantId: options?.variantId }),
            label: variant ? `${name}, ${variant}` : name,
            price: formattedPrice,
            most: Math.min(available ?? MOST, MOST),
            ...present({ variant }),
          }),
        ),
        ...present({ path, goesWith: kindNames && t('tickets.goesWith', { names: kindNames.join(', ') }) }),
      },
    ]
  })
}

/** Add-ons that a form wants, as line items. */
export const chosenAddOns = (form: FormData | URLSearchParams) =>
  [...form].flatMap(([field, value]) => {
    const chosen = addOnFields.read(field)
    const quantity = Number(value)
    if (!chosen || !Number.isInteger(quantity) || quantity < 1) return []
    const { id, productId, variantId } = chosen
    const options = { eventAddOnId: id, ...present({ variantId }) }
    return [{ catalogReference: { appId: STORE_APP_ID, catalogItemId: productId, options }, quantity }]
  })

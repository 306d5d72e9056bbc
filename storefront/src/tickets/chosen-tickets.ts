import { present } from '@fairground/domain/present.ts'
import { chosenSeats } from '../seats/seat-field.ts'
import { addOnFields } from './add-on-fields.ts'
import { bundleFields } from './bundle-fields.ts'

/** Catalogue app id of tickets. */
export const TICKETS_APP_ID = '140603ad-af8d-84a5-2c80-a0f60cb47351'

/** Query field of the page's address that asks for the total of the tickets in it. */
export const TOTAL_OF = 'total'

/** Form field that says the tickets go to the event's own checkout, past the cart. */
export const OWN_CHECKOUT = 'own-checkout'

/** Form field of the access that opens hidden kinds of ticket. */
export const ACCESS = 'access'

/** Names of form fields of one kind of ticket. */
export const fieldOf = {
  quantity: (id: string) => `quantity.${id}`,
  option: (id: string) => `option.${id}`,
  amount: (id: string) => `amount.${id}`,
} as const

/** The tickets that a form asks for, as line items; kinds of which none is wanted are left out. */
export function chosenTickets(form: FormData | URLSearchParams) {
  const prefix = fieldOf.quantity('')
  const counted = [...form].flatMap(([field, value]) => {
    const quantity = Number(value)
    if (!field.startsWith(prefix) || !Number.isInteger(quantity) || quantity < 1) return []
    const id = field.slice(prefix.length)
    return [lineItem(form, { id, quantity, optionId: form.get(fieldOf.option(id)) })]
  })
  const seated = chosenSeats(form).map(({ kindId: id, optionId, spotId: seatId, units: quantity }) =>
    lineItem(form, { id, quantity, optionId, seatId }),
  )
  return [...counted, ...seated]
}

interface ChosenTicket {
  readonly id: string
  readonly quantity: number
  readonly optionId: FormDataEntryValue | null
  readonly seatId?: string
}

function lineItem(form: FormData | URLSearchParams, { id, quantity, optionId, seatId }: ChosenTicket) {
  const guestPrice = form.get(fieldOf.amount(id))
  const access = form.get(ACCESS)
  const options = present({
    pricingOptionId: optionId ? String(optionId) : undefined,
    guestPrice: guestPrice ? String(guestPrice).replace(',', '.') : undefined,
    access: access ? String(access) : undefined,
    seatId,
  })
  return {
    catalogReference: {
      appId: TICKETS_APP_ID,
      catalogItemId: id,
      ...present({ options: Object.keys(options).length > 0 ? options : undefined }),
    },
    quantity,
  }
}

/** Form fields of tickets, bundles and add-ons by name, for the form that is shown once more. */
export type EnteredFields = Readonly<Record<string, string>>

const prefixes = [...Object.values(fieldOf).map((name) => name('')), addOnFields.prefix, bundleFields.prefix]

export const enteredFields = (form: FormData): EnteredFields =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && prefixes.some((prefix) => name.startsWith(prefix)) ? [[name, value]] : [],
    ),
  )

/** The same tickets as a reservation takes them. */
export const reservedQuantities = (lineItems: ReturnType<typeof chosenTickets>) =>
  lineItems.map(({ catalogReference: { catalogItemId: ticketDefinitionId, options }, quantity }) => ({
    ticketDefinitionId,
    quantity,
    ...present({
      priceOverride: options?.guestPrice || undefined,
      ticketDetails: detailsOf(options, quantity),
    }),
  }))

/** One entry stands for all tickets of its line. */
function detailsOf(
  options: { readonly pricingOptionId?: string; readonly seatId?: string } | undefined,
  quantity: number,
) {
  const { pricingOptionId, seatId } = options ?? {}
  if (!pricingOptionId && !seatId) return undefined
  return [present({ pricingOptionId, seatId, capacity: seatId && quantity > 1 ? quantity : undefined })]
}

import type { CheckoutReservation } from '@fairground/contract/events/ticketing-checkout.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { ReservationRow, ReservedTickets } from '../reservations/reservation-row.ts'
import { seatLabels } from '../seats/seat-labels.ts'
import type { ShownRow } from '../ticket-definitions/definition-row.ts'
import { type DefinitionView, definitionToWireV1 } from '../ticket-definitions/definition-v1.ts'
import { ticketingMoney } from '../ticketing/ticketing-money.ts'

type Wire = Static<typeof CheckoutReservation>

/** Reservation with each ticket as it was priced when it was held. `plans` are the seat plans of the events. */
export function reservedToWire(
  { doc }: ReservationRow,
  definitions: ReadonlyMap<string, ShownRow>,
  view: DefinitionView,
  plans: ReadonlyMap<string, string>,
): Wire[] {
  return doc.tickets.flatMap((ticket) => {
    const definition = definitions.get(ticket.definitionId)
    if (!definition) return []
    const currency = ticket.currency ?? view.currency
    const price = ticketingMoney(BigInt(ticket.unitPrice), currency)
    return [
      {
        quantity: ticket.quantity,
        ticket: { ...definitionToWireV1(definition, view), price },
        ticketDetails: detailsOf(ticket, currency, plans.get(ticket.eventId)),
        ...togetherOf(ticket),
      },
    ]
  })
}

/** The offer that the tickets were taken in. */
const togetherOf = ({ bundle, pass, quantity, access }: ReservedTickets) =>
  present({
    bundle: bundle && {
      bundleId: bundle.bundleId,
      lineId: bundle.lineId,
      name: bundle.name,
      quantity: quantity / bundle.perUnit,
    },
    pass: pass && { passId: pass.reference.catalogItemId, lineId: pass.lineId, name: pass.name, quantity },
    access,
  })

/** One entry per ticket where something was chosen; one entry for all in an area. */
function detailsOf(ticket: ReservedTickets, currency: string, planId: string | undefined): Wire['ticketDetails'] {
  const { pricingOptionId, pricingOptionName, guestPrice, quantity, unitPrice, seat } = ticket
  if (!pricingOptionId && !guestPrice && !seat) return []
  const priceOverride = guestPrice ? formatAmount(BigInt(unitPrice), currency) : undefined
  const entry = {
    pricingOptionId,
    pricingOptionName,
    priceOverride,
    ...(seat ? present({ seatId: seat.id, ...seatLabels(seat), planId }) : {}),
  }
  if (seat?.kind === 'AREA') return [{ ...entry, capacity: quantity }]
  return Array.from({ length: quantity }, () => entry)
}

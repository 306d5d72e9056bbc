import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import { derivedId } from '../../ground/ids.ts'
import { newTicketNumber } from './public-numbers.ts'
import type { LineOfBundle, LineOfPass, OrderLineDoc, TicketDoc } from './purchase.ts'
import { toStored } from './stored-amounts.ts'

export interface TicketRow {
  readonly id: string
  readonly line_id: string
  readonly event_id: string
  readonly ticket_definition_id: string
  readonly number: string
  readonly doc: unknown
}

/** One ticket per unit of each ticket line; guests are named where the buyer named them. */
export function issueTickets(
  ctx: Pick<Ctx, 'newId'>,
  lines: readonly {
    readonly id: string
    readonly quantity: number
    readonly unitPrice: string | bigint
    readonly doc: OrderLineDoc
  }[],
): TicketRow[] {
  return lines.flatMap(({ id, quantity, unitPrice, doc: { ticket, guests, pass, bundle } }) =>
    ticket
      ? Array.from({ length: quantity }, (_, i) => {
          const doc: TicketDoc = {
            eventTitle: ticket.eventTitle,
            ticketName: ticket.ticketName,
            ...present({ admits: ticket.admits }),
            guest: guests?.[i] ?? {},
            ...present({ seat: ticket.seat, cancellation: ticket.cancellation, change: ticket.change }),
            price: BigInt(unitPrice),
            ...present({ pass: pass && passOfUnit(pass, i), bundle: bundle && bundleOfUnit(bundle, i) }),
          }
          return {
            id: ctx.newId(),
            line_id: id,
            event_id: ticket.eventId,
            ticket_definition_id: ticket.ticketDefinitionId,
            number: newTicketNumber(),
            doc: { ...doc, price: toStored(doc.price) },
          }
        })
      : [],
  )
}

/** Tickets of the same unit of a pass, on whatever date, are of one pass. */
const passOfUnit = ({ lineId, seriesId, name }: LineOfPass, i: number) => ({
  id: derivedId('series pass', lineId, String(i)),
  seriesId,
  name,
})

/** Tickets of a bundle, of whatever kind, are of one. */
const bundleOfUnit = ({ lineId, bundleId, name, perUnit }: LineOfBundle, i: number) => ({
  id: derivedId('ticket bundle', lineId, String(Math.floor(i / perUnit))),
  bundleId,
  name,
})

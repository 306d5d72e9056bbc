import type { Piece } from '../../mail/texts/template.ts'
import type { ViewedOrder } from './view/placed-order.ts'
import type { ViewedTicket } from './view/queries.ts'

type Left = Pick<ViewedOrder, 'tickets' | 'events'>

/** Phrase for the code of a ticket that its holder gives to somebody else: void, or of a pass and valid on other dates. */
export const codeLeft = (order: Left, given: ViewedTicket, now: Date): Piece => ({
  phrase: staysValid(order, [given], now) ? 'codeOfPassStays' : 'codeVoid',
})

/** The same for tickets that are cancelled. */
export const codesLeft = (order: Left, canceled: readonly ViewedTicket[], now: Date): Piece => ({
  phrase: staysValid(order, canceled, now) ? 'codesOfPassStay' : 'codesVoid',
})

/** True where the code of a pass among these tickets admits on another date that is to come. */
const staysValid = ({ tickets, events }: Left, gone: readonly ViewedTicket[], now: Date): boolean =>
  tickets.some(({ id, eventId, status, transferred, doc: { pass } }) => {
    const event = events.find((one) => one.id === eventId)
    const end = event?.endAt ?? event?.startAt
    return (
      pass !== undefined &&
      status === 'ISSUED' &&
      !transferred &&
      event?.canceled === false &&
      !(end && new Date(end) <= now) &&
      gone.every((one) => one.id !== id) &&
      gone.some((one) => one.doc.pass?.id === pass.id)
    )
  })

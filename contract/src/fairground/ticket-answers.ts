import Type from 'typebox'
import { EventForm, FormResponse } from '../events/event-form.ts'
import { operation, own } from '../operation.ts'
import { Guid, named, optional } from '../scalars.ts'
import { OrderLinkToken } from './order-view.ts'

const module = 'fairground.ticket-answers'
const path = '/fairground/v1/held-tickets/{ticketId}/answers'

/** `token` comes with the link of a ticket that was transferred. */
const held = { ticketId: Guid, token: optional(OrderLinkToken) }

const TicketAnswers = named(
  'TicketAnswers',
  Type.Object({
    /** Questions of the event, without those of name and address, while the holder may answer them; absent where there are none. */
    form: optional(EventForm),
    /** Answers that the holder gave. */
    answers: FormResponse,
  }),
)

export const getTicketAnswers = operation({
  module,
  name: 'getTicketAnswers',
  summary:
    'Questions of the event for the holder of a ticket that was transferred, and their answers. Those of a former holder are gone with the transfer.',
  method: 'GET',
  path,
  who: own('orders.read'),
  request: Type.Object(held),
  response: Type.Object({ ticketAnswers: TicketAnswers }),
  refusals: ['TICKET_NOT_FOUND', 'TICKET_TRANSFERRED'],
})

export const answerTicket = operation({
  module,
  name: 'answerTicket',
  summary:
    'Sets the answers of the holder of a ticket that was transferred, all of them at once, until the event starts. The buyer of a ticket answers as they buy it.',
  method: 'POST',
  path,
  who: own('orders.write'),
  request: Type.Object({ ...held, form: FormResponse }),
  response: Type.Object({ ticketAnswers: TicketAnswers }),
  refusals: [
    'TICKET_NOT_FOUND',
    'TICKET_TRANSFERRED',
    'TICKET_NOT_TRANSFERRED',
    'TICKET_CHECKED_IN',
    'TICKET_CANCELED',
    'EVENT_CANCELED',
    'EVENT_STARTED',
    'EVENT_ENDED',
  ],
})

export const operations = [getTicketAnswers, answerTicket] as const

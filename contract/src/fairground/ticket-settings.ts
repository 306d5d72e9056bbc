import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { text } from '../scalars.ts'

const module = 'fairground.ticket-settings'

const TicketSettings = Type.Object({
  /** Service fee in percent of a ticket's price with its tax, at most two digits after the point: "2.5"; "0" is none. */
  serviceFee: text(5, { pattern: '^[0-9]{1,2}([.][0-9]{1,2})?$' }),
})

export const getTicketSettings = operation({
  module,
  name: 'getTicketSettings',
  summary: 'Ticket settings of the site: the service fee.',
  method: 'GET',
  path: '/fairground/v1/ticket-settings',
  who: admin('events.read'),
  request: Type.Object({}),
  response: TicketSettings,
  refusals: [],
})

export const setTicketSettings = operation({
  module,
  name: 'setTicketSettings',
  summary:
    'Sets the service fee of tickets. Tickets that are held or bought already keep the fee that they were priced with.',
  method: 'PATCH',
  path: '/fairground/v1/ticket-settings',
  who: admin('settings.write'),
  request: TicketSettings,
  response: TicketSettings,
  refusals: [],
})

export const operations = [getTicketSettings, setTicketSettings] as const

import { expect, test } from 'vitest'
import { type DoorTicket, verdict } from './check-in.ts'

const noon = new Date('2030-06-01T12:00:00Z')
const ticket: DoorTicket = { eventId: 'E', orderStatus: 'PAID', canceled: false, checkedInAt: null, onlineOnly: false }

test.for([
  ['paid', {}, { kind: 'admit' }],
  ['free', { orderStatus: 'FREE' }, { kind: 'admit' }],
  ['to be paid at the door', { orderStatus: 'OFFLINE_PENDING' }, { kind: 'admit' }],
  ['came with an RSVP', { orderStatus: null }, { kind: 'admit' }],
  ['in already', { checkedInAt: noon }, { kind: 'alreadyIn', at: noon }],
  ['not paid', { orderStatus: 'INITIATED' }, { kind: 'refuse', reason: 'ORDER_NOT_PAID' }],
  ['payment declined', { orderStatus: 'DECLINED' }, { kind: 'refuse', reason: 'ORDER_NOT_PAID' }],
  ['order cancelled', { orderStatus: 'CANCELED' }, { kind: 'refuse', reason: 'TICKET_CANCELED' }],
  ['ticket cancelled', { canceled: true }, { kind: 'refuse', reason: 'TICKET_CANCELED' }],
  ['cancelled after it was used', { canceled: true, checkedInAt: noon }, { kind: 'refuse', reason: 'TICKET_CANCELED' }],
  ['for online alone', { onlineOnly: true }, { kind: 'refuse', reason: 'ONLINE_ONLY' }],
  [
    'for online alone, and not paid',
    { onlineOnly: true, orderStatus: 'INITIATED' },
    { kind: 'refuse', reason: 'ORDER_NOT_PAID' },
  ],
  ['of another event', { eventId: 'F' }, { kind: 'refuse', reason: 'WRONG_EVENT' }],
] as const)('%s', ([, change, expected]) => {
  expect(verdict({ ...ticket, ...change }, 'E')).toEqual(expected)
})

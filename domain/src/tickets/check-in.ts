import type { TicketingOrderStatus } from '@fairground/contract/enumerations/events.ts'
import type { Instant } from '../instant.ts'
import { issuesTickets } from './ticket-order-status.ts'

/** Facts that the door knows about a ticket. `orderStatus` is null for a ticket that came with an RSVP. */
export type DoorTicket = {
  eventId: string
  orderStatus: TicketingOrderStatus | null
  canceled: boolean
  checkedInAt: Instant | null
  /** It lets in online, and not at the place. */
  onlineOnly: boolean
}

type Verdict =
  | { kind: 'admit' }
  | { kind: 'alreadyIn'; at: Instant }
  | { kind: 'refuse'; reason: 'WRONG_EVENT' | 'TICKET_CANCELED' | 'ORDER_NOT_PAID' | 'ONLINE_ONLY' }

/** Decides if the bearer comes in. The server and the phone at the door call the same function. */
export function verdict(
  { eventId, orderStatus, canceled, checkedInAt, onlineOnly }: DoorTicket,
  doorEventId: string,
): Verdict {
  if (eventId !== doorEventId) return { kind: 'refuse', reason: 'WRONG_EVENT' }
  if (canceled || orderStatus === 'CANCELED') return { kind: 'refuse', reason: 'TICKET_CANCELED' }
  if (orderStatus !== null && !issuesTickets[orderStatus]) return { kind: 'refuse', reason: 'ORDER_NOT_PAID' }
  if (onlineOnly) return { kind: 'refuse', reason: 'ONLINE_ONLY' }
  return checkedInAt === null ? { kind: 'admit' } : { kind: 'alreadyIn', at: checkedInAt }
}

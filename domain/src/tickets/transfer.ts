import type { Instant } from '../instant.ts'
import { type HeldRefusal, type HeldTicket, heldRefusal } from './held-ticket.ts'

/** A ticket and its event as a transfer depends on them. */
export type TransferableTicket = HeldTicket & {
  /** The organiser has switched transfers off. */
  disabled: boolean
}

export type TransferRefusal = HeldRefusal | { code: 'TICKET_TRANSFER_DISABLED' }

/** Reason why the holder of the ticket may not transfer it now; null where they may: until the event starts, unless it was used. */
export function transferRefusal(ticket: TransferableTicket, now: Instant): TransferRefusal | null {
  const refusal = heldRefusal(ticket, now)
  if (refusal) return refusal
  return ticket.disabled ? { code: 'TICKET_TRANSFER_DISABLED' } : null
}

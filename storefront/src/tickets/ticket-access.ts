import { ApiError } from '@fairground/client/errors.ts'
import { ticketAccess } from '@fairground/client/generated/fairground.ticket-access.ts'
import { present } from '@fairground/domain/present.ts'
import type { Shop } from '../shop.ts'

/** Tickets that an access code opens on this page. */
export interface OpenedTickets {
  readonly access: string
  readonly ids: readonly string[]
  /** Tickets that can still be had; absent: as many as there are. */
  readonly left?: number
}

/** The code that was entered, and what it opens or why it opens nothing. */
export interface Access {
  readonly takesCodes: boolean
  /** The code as it was entered. */
  readonly entered?: string
  readonly opened?: OpenedTickets
  readonly wrong?: string
}

/** Opens what the entered code stands for; without one, finds out if the event takes codes. */
export async function accessOf({ client }: Pick<Shop, 'client'>, eventId: string, entered: string): Promise<Access> {
  const api = client({ ticketAccess }).ticketAccess
  if (!entered) return api.getTicketAccess({ eventId })
  try {
    const { access, ticketDefinitionIds: ids, ticketsLeft } = await api.openTicketAccess({ eventId, code: entered })
    return { takesCodes: true, entered, opened: { access, ids, ...present({ left: ticketsLeft }) } }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { takesCodes: true, entered, wrong: error.message }
  }
}

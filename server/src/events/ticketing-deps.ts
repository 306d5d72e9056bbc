import type { TicketCodes } from '../identity/ticket-codes.ts'

/** What the routes of events need of the world. */
export interface TicketingDeps {
  /** Origin of pages and files, without a slash at the end. */
  readonly publicUrl: string
  /** Signs what the door scans. */
  readonly codes: TicketCodes
}

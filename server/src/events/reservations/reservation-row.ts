import type { ReservationStatus, TicketFeeType } from '@fairground/contract/enumerations/events.ts'
import type { TicketSeat } from '@fairground/domain/seats/plan.ts'
import { json, textAs, type ValuesOf } from '../../db/statement.ts'
import type { Site } from '../../ground/site.ts'
import type { LineOfBundle, LineOfPass } from '../../sales/purchase/purchase.ts'

/** A pool beside that of a kind. */
interface BesideDraw {
  readonly poolId: string
  readonly perUnit: number
  readonly of: 'code' | 'tier' | 'seat' | 'quota' | 'pass'
  /** Name of a shared quota. */
  readonly name?: string
}

/** Tickets of one kind at one price, as they were when they were held. */
export interface ReservedTickets {
  readonly id: string
  readonly eventId: string
  readonly eventTitle: string
  readonly eventSlug: string
  readonly definitionId: string
  readonly poolId: string
  /** Version of the pool when the tickets were held. */
  readonly poolVersion?: number
  readonly name: string
  readonly policyText?: string | undefined
  readonly quantity: number
  /** Minor units of `currency`, as text. */
  readonly unitPrice: string
  /** Absent: the site's. */
  readonly currency?: string
  /** Service fee when the tickets were held, in 1/10 000. Absent: 250. */
  readonly feeRateBp?: number
  readonly feeType: TicketFeeType
  /** Price that the guest gives for a ticket with a price of their choice. */
  readonly guestPrice?: string | undefined
  readonly pricingOptionId?: string | undefined
  readonly pricingOptionName?: string | undefined
  /** Price tier that it is sold at. */
  readonly tierName?: string | undefined
  /** People whom one ticket lets in; absent: one. */
  readonly admits?: number | undefined
  /** Most that one person may have in all their orders, when the tickets were held. */
  readonly limitPerPerson?: number | undefined
  /** The access that opened it, where it is hidden. */
  readonly access?: string
  /** Pools beside that of its kind that each ticket was taken from. */
  readonly beside?: readonly BesideDraw[]
  /** The seat of the one ticket, or the area of them. */
  readonly seat?: TicketSeat
  /** The bundle that they are in. */
  readonly bundle?: LineOfBundle
  /** The pass that they are a date of. */
  readonly pass?: LineOfPass
}

/** All tickets of a reservation are sold in one currency. */
export const currencyOfReservation = ({ doc }: Pick<ReservationRow, 'doc'>, site: Pick<Site, 'currency'>): string =>
  doc.tickets[0]?.currency ?? site.currency

export interface ReservationDoc {
  readonly tickets: readonly ReservedTickets[]
  readonly ignoreLimits?: boolean | undefined
  readonly allowHidden?: boolean | undefined
  /** Entry of the waiting list that it was offered to. */
  readonly waitingEntryId?: string | undefined
  readonly publicTags?: readonly string[]
  readonly privateTags?: readonly string[]
}

export const reservationColumns = {
  id: 'uuid',
  ownerId: 'uuid?',
  ownerKind: textAs<'visitor' | 'member' | 'staff'>(),
  status: textAs<ReservationStatus>(),
  expiresAt: 'timestamptz',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<ReservationDoc>(),
} as const

export type ReservationRow = ValuesOf<typeof reservationColumns>

export const reservationSelect = `r.id, r.owner_id as "ownerId", r.owner_kind as "ownerKind", r.status,
    r.expires_at as "expiresAt", r.revision, r.created_at as "createdAt", r.updated_at as "updatedAt", r.doc`

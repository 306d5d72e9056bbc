import { seatName, type TicketSeat } from '@fairground/domain/seats/plan.ts'
import type { ReserveRefusal } from '@fairground/domain/tickets/reserve.ts'
import { ApiError } from '../../ground/api-error.ts'
import { unitsOfPools } from '../../sales/ledger/units-in-statements.ts'
import type { ReservedTickets } from './reservation-row.ts'

type Shortage =
  | Extract<ReserveRefusal, { code: 'NOT_ENOUGH_TICKETS' }>
  | { readonly code: 'TICKET_CODE_USED_UP'; readonly left: number }
  | { readonly code: 'SEAT_TAKEN'; readonly seatIds: readonly string[]; readonly seat: string; readonly others: number }

/** Ends the transaction; nothing of it stays. */
export class ShortOfTickets extends Error {
  override name = 'ShortOfTickets'
  readonly refusals: readonly Shortage[]
  /** A price tier, or seats that the shop had chosen, were sold since they were read, or the kind shares another quota. */
  readonly isLost: boolean
  constructor(refusals: ShortOfTickets['refusals'], isLost: boolean) {
    super('short of tickets')
    this.refusals = refusals
    this.isLost = isLost
  }
}

export const toApiError = (error: unknown): unknown =>
  error instanceof ShortOfTickets ? refusalFor(error.refusals) : error

/** Without a refusal others were faster each time, and another try may do better. */
function refusalFor(refusals: readonly Shortage[]): ApiError {
  const [first] = refusals
  return first ? new ApiError({ ...first, refusals }) : new ApiError({ code: 'BUSY' })
}

/** Tickets that were to be held. */
interface Wanted {
  readonly tickets: readonly ReservedTickets[]
  /** By id of the kind, as refusals call it. */
  readonly names: ReadonlyMap<string, string>
  /** By pool. */
  readonly seats: ReadonlyMap<string, TicketSeat>
  /** Pools of seats that the shop chose: its buyer cannot choose another. */
  readonly chosen: ReadonlySet<string>
}

export const tiersOf = (tickets: readonly ReservedTickets[]): string[] =>
  tickets.flatMap(({ beside = [] }) => beside.filter(({ of }) => of === 'tier').map(({ poolId }) => poolId))

export const takesOf = ({ id: lineId, poolId, poolVersion, quantity, beside = [] }: ReservedTickets) =>
  [{ poolId, perUnit: 1, version: poolVersion }, ...beside.map((draw) => ({ ...draw, version: undefined }))].map(
    ({ perUnit, ...draw }) => ({ lineId, units: quantity * perUnit, ...draw }),
  )

/** Units of tickets by pool, and each line's share of them. */
export function unitsToHold(tickets: readonly ReservedTickets[], newId: () => string) {
  const takes = tickets.flatMap(takesOf).map((take) => ({ ...take, units: BigInt(take.units) }))
  return {
    ...unitsOfPools(takes),
    allocations: takes.map(newId),
    allocatedPools: takes.map(({ poolId }) => poolId),
    allocatedUnits: takes.map(({ units }) => units),
    lines: takes.map(({ lineId }) => lineId),
  }
}

export function shortagesOf(
  { shortPools, left }: { readonly shortPools: readonly string[]; readonly left: readonly bigint[] },
  { tickets, names, seats, chosen }: Wanted,
): Shortage[] {
  const gone = shortPools.flatMap((poolId) => (chosen.has(poolId) ? [] : (seats.get(poolId) ?? [])))
  const taken: Shortage[] =
    gone.length > 0
      ? [{ code: 'SEAT_TAKEN', seatIds: gone.map(({ id }) => id), seat: seatName(gone[0]!), others: gone.length - 1 }]
      : []
  const others = shortPools.flatMap((poolId, i): Shortage[] => {
    const units = Number(left[i] ?? 0n)
    const ticket = seats.has(poolId)
      ? undefined
      : tickets.find((one) => takesOf(one).some((take) => take.poolId === poolId))
    if (!ticket) return []
    const { definitionId: ticketDefinitionId, beside = [] } = ticket
    const draw = beside.find((one) => one.poolId === poolId)
    if (draw?.of === 'code') return [{ code: 'TICKET_CODE_USED_UP', left: units }]
    const name = names.get(ticketDefinitionId)! // holds all kinds of these tickets
    return [{ code: 'NOT_ENOUGH_TICKETS', ticketDefinitionId, name, left: Math.floor(units / (draw?.perUnit ?? 1)) }]
  })
  return [...others, ...taken]
}

import type { Ctx } from '../../ground/context.ts'
import type { PassToHold } from '../series-passes/requested-passes.ts'
import type { ReservedTickets } from './reservation-row.ts'
import { isLimited, reservedTickets } from './reserved-tickets.ts'

/** Tickets of passes as a reservation has them: a line for each date. */
export interface HeldPasses {
  readonly tickets: readonly ReservedTickets[]
  /** Names of their passes, by id of the kind. */
  readonly names: ReadonlyMap<string, string>
  /** Those that count as held: the first date of each. */
  readonly units: number
  /** Shortest time that one of their events holds tickets for; undefined without passes. */
  readonly minutes: number | undefined
}

export function heldPasses(ctx: Pick<Ctx, 'site' | 'newId'>, passes: readonly PassToHold[]): HeldPasses {
  const { currency, settings } = ctx.site
  const all = passes.flatMap(({ dates, ...of }) => dates.map((date) => ({ ...date, ...of })))
  const minutes = all.map(({ row }) => row.eventHoldMinutes ?? settings.reservationMinutes)
  return {
    tickets: all.map(({ row, share, passPool, pass, quantity }) => {
      const line = { index: 0, ticketDefinitionId: row.id, quantity, price: share, pricingOptionName: null, tier: null }
      const given = { quantity, spot: null, currency, opened: undefined, bundle: undefined, pass, passPool }
      return reservedTickets(ctx, row, line, given)
    }),
    names: new Map(all.map(({ row, pass }) => [row.id, pass.name])),
    units: passes.reduce((sum, { dates, quantity }) => sum + (isLimited(dates[0]?.row) ? quantity : 0), 0),
    minutes: minutes.length === 0 ? undefined : Math.min(...minutes),
  }
}

import type { Queryable } from '../../ground/database.ts'
import { countGuests } from './queries.ts'

/** Guests of one event, companions included; `answers` counts each party once. */
export interface GuestCounts {
  readonly yes: number
  readonly no: number
  readonly waiting: number
  readonly answers: number
}

export const NO_GUESTS: GuestCounts = { yes: 0, no: 0, waiting: 0, answers: 0 }

/** One statement; events that nobody answered are missing. */
export const guestCounts = async (db: Queryable, eventIds: readonly string[]): Promise<Map<string, GuestCounts>> =>
  new Map(
    eventIds.length === 0
      ? []
      : (await db.rows(countGuests, { eventIds: [...eventIds] })).map(({ eventId, yes, no, waiting, answers }) => [
          eventId,
          { yes: Number(yes), no: Number(no), waiting: Number(waiting), answers: Number(answers) },
        ]),
  )

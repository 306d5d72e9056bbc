import type { announceEventMove } from '@fairground/contract/fairground/event-moves.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Queryable } from '../../ground/database.ts'
import { placeBefore } from './moved-mail.ts'
import { countGuests, type MoveRow } from './queries.ts'

type EventMove = ResponseOf<typeof announceEventMove>['move']

/** Guests of an open one, of which an event has one at most, are counted now. */
export async function moveToWire(db: Queryable, move: MoveRow): Promise<EventMove> {
  const {
    id,
    eventId,
    state,
    former,
    movedAt,
    total,
    sent,
    finishedAt,
    giveBackDays,
    giveBackUntil,
    withFees,
    asCredit,
  } = move
  const { startAt, endAt, timeZone, tbd } = former
  return {
    id,
    eventId,
    state,
    movedDate: movedAt.toISOString(),
    former: {
      ...(tbd ? {} : present({ startDate: startAt ?? undefined, endDate: endAt ?? undefined })),
      timeZoneId: timeZone,
      place: placeBefore(former),
    },
    guests: total ?? (await db.row(countGuests, { eventId, movedAt }))?.n ?? 0,
    sent,
    done: finishedAt !== null,
    ...(giveBackDays !== null && giveBackUntil
      ? { giveBack: { days: giveBackDays, until: giveBackUntil.toISOString(), withFees, asCredit } }
      : {}),
  }
}

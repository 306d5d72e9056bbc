import { allowsEvent, allowsOtherEvents, type ChangeTerms } from '@fairground/domain/tickets/change.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import type { EventRow } from '../event/event-row.ts'
import { comingEvents } from './queries.ts'

/** Dates of one answer. */
const MOST = 100

const dated = ({ id, recurrenceId: seriesId }: EventRow) => ({ id, seriesId })

/** True where a ticket of the event may become one of the other on these terms: of itself, or of one that is to come. */
export function leadsTo(terms: ChangeTerms, from: EventRow, to: EventRow, now: Date): boolean {
  if (to.id === from.id) return true
  const isToCome = to.startAt !== null && !to.doc.dateAndTimeTbd && now < to.startAt
  return isToCome && to.publishedAt !== null && allowsEvent(terms, dated(from), dated(to))
}

/** Other events that a ticket of the event may be changed to on these terms, soonest first. */
export async function otherDates(
  { db, now }: Pick<Ctx, 'now'> & { readonly db: Queryable },
  terms: ChangeTerms,
  from: EventRow,
): Promise<EventRow[]> {
  if (!allowsOtherEvents(terms)) return []
  const seriesId = terms.otherDates ? from.recurrenceId : null
  const found = await db.rows(comingEvents, {
    now,
    but: from.id,
    seriesId,
    ids: [...(terms.eventIds ?? [])],
    limit: MOST,
  })
  return found.filter((to) => leadsTo(terms, from, to, now))
}

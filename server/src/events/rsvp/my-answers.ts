import type { RsvpStatus } from '@fairground/contract/enumerations/events.ts'
import type { listMyAnswers as operation } from '@fairground/contract/fairground/rsvp-answers.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { statement, textAs } from '../../db/statement.ts'
import { ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import {
  isOverOrNot,
  nearestFirst,
  overParams,
  ownEventColumns,
  ownEventSelect,
} from '../../sales/purchase/view/events-of-person.ts'

const findMyAnswers = statement({
  name: 'rsvps.mine',
  params: { ownerId: 'uuid', ...overParams },
  row: {
    id: 'uuid',
    status: textAs<RsvpStatus>(),
    guests: 'int4',
    ...ownEventColumns,
  },
  sql: `
    select r.id, r.status, r.guests, ${ownEventSelect}
    from rsvps r
    join events e on e.site_id = $1 and e.id = r.event_id and e.deleted_at is null
    where r.site_id = $1 and r.owner_id = $2 and ${isOverOrNot}
    order by ${nearestFirst}, r.id
    limit 50`,
})

/** Answers of the caller; administrators and anonymous callers have none. */
export async function myAnswers(
  { caller, db, now }: Ctx,
  { past }: { readonly past: boolean },
): Promise<ResponseOf<typeof operation>> {
  const owner = ownerId(caller)
  const rows = owner === undefined ? [] : await db.rows(findMyAnswers, { ownerId: owner, now, past })
  return {
    answers: rows.map(({ id, status, guests, eventId, title, slug, timeZone, showTimeZone, canceled, ...row }) => ({
      rsvpId: id,
      status,
      totalGuests: guests,
      eventId,
      eventTitle: title,
      slug,
      ...present({
        startDate: row.timeToCome ? undefined : row.startAt?.toISOString(),
        endDate: row.timeToCome ? undefined : row.endAt?.toISOString(),
      }),
      timeZoneId: timeZone,
      showTimeZone,
      canceled,
    })),
  }
}

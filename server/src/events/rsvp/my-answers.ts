import type { RsvpStatus } from '@fairground/contract/enumerations/events.ts'
import type { listMyAnswers as operation } from '@fairground/contract/fairground/rsvp-answers.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { statement, textAs } from '../../db/statement.ts'
import { ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'

const findMyAnswers = statement({
  name: 'rsvps.mine',
  params: { ownerId: 'uuid', now: 'timestamptz', past: 'bool' },
  row: {
    id: 'uuid',
    status: textAs<RsvpStatus>(),
    guests: 'int4',
    eventId: 'uuid',
    title: 'text',
    slug: 'text',
    startAt: 'timestamptz?',
    endAt: 'timestamptz?',
    timeZone: 'text',
    showTimeZone: 'bool',
    timeToCome: 'bool',
    canceled: 'bool',
  },
  sql: `
    select r.id, r.status, r.guests, e.id as "eventId", e.title, e.slug, e.start_at as "startAt", e.end_at as "endAt",
           e.time_zone as "timeZone", coalesce((e.doc->>'showTimeZone')::boolean, false) as "showTimeZone",
           coalesce((e.doc->>'dateAndTimeTbd')::boolean, false) as "timeToCome",
           e.canceled_at is not null as canceled
    from rsvps r
    join events e on e.site_id = $1 and e.id = r.event_id and e.deleted_at is null
    where r.site_id = $1 and r.owner_id = $2 and coalesce(coalesce(e.end_at, e.start_at) < $3, false) = $4
    order by case when $4 then -extract(epoch from e.start_at) else extract(epoch from e.start_at) end nulls last, r.id
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

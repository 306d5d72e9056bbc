import type { RecurrenceStatus } from '@fairground/contract/enumerations/events.ts'
import { json, statement, textAs } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import type { EventRow } from './event-row.ts'

/** State of the event `of` at the time `now`, an SQL expression each: the same rule as `eventStatus` of the domain. */
export const eventStatusSql = (now: string, of = 'e'): string => `case
  when ${of}.canceled_at is not null then 'CANCELED'
  when ${of}.published_at is null then 'DRAFT'
  when ${of}.start_at is null or coalesce((${of}.doc->>'dateAndTimeTbd')::boolean, false) or ${of}.start_at > ${now} then 'UPCOMING'
  when ${of}.end_at is null or ${of}.end_at > ${now} then 'STARTED'
  else 'ENDED' end`

/** The same at `$2`, in a sub-select, so that one plan serves every time. */
export const eventStatusNow = eventStatusSql('(select $2::timestamptz)')

const placeIn = (of: string): string => `(coalesce(${of}.start_at, 'infinity'), ${of}.id)`

/** True when no other date of the series in one of these states comes before the event, or after it. */
const isOutermost = (now: string, states: readonly string[], side: '<' | '>'): string => {
  const among = `(${states.map((state) => `'${state}'`).join(', ')})`
  return `(${eventStatusSql(now)}) in ${among} and not exists (
    select from events s where s.site_id = $1 and s.recurrence_id = e.recurrence_id and s.deleted_at is null
      and (${eventStatusSql(now, 's')}) in ${among} and ${placeIn('s')} ${side} ${placeIn('e')})`
}

/**
 * Place of the event `e` in its series: the next date is the earliest that is not over, and of the dates that ended or were
 * cancelled the latest stands out.
 */
export const recurrenceStatusSql = (now: string): string => `case
  when e.recurrence_id is null then 'ONE_TIME'
  when ${isOutermost(now, ['UPCOMING', 'STARTED'], '<')} then 'RECURRING_UPCOMING'
  when ${isOutermost(now, ['ENDED'], '>')} then 'RECURRING_RECENTLY_ENDED'
  when ${isOutermost(now, ['CANCELED'], '>')} then 'RECURRING_RECENTLY_CANCELED'
  else 'RECURRING' end`

const statusAtNow = recurrenceStatusSql('$3::timestamptz')

const findRecurrences = statement({
  name: 'events.recurrences',
  params: { ids: 'uuid[]', now: 'timestamptz' },
  row: {
    id: 'uuid',
    status: textAs<RecurrenceStatus>(),
    rule: 'text?',
    exceptDays: json<string[]>(),
    changesAt: 'timestamptz?',
  },
  sql: `select e.id, ${statusAtNow} as status, r.rule, to_jsonb(coalesce(r.except_days, '{}')) as "exceptDays", (
      select least(min(s.start_at) filter (where s.start_at > $3), min(s.end_at) filter (where s.end_at > $3))
      from events s where s.site_id = $1 and s.recurrence_id = e.recurrence_id and s.deleted_at is null) as "changesAt"
    from events e left join event_series r on r.site_id = $1 and r.id = e.recurrence_id
    where e.site_id = $1 and e.id = any($2)`,
})

export interface Recurrence {
  readonly status: RecurrenceStatus
  /** RRULE by which dates were last added. */
  readonly rule: string | null
  readonly exceptDays: readonly string[]
  /** Next moment at which a date of the series starts or ends. */
  readonly changesAt: Date | null
}

export type Recurrences = ReadonlyMap<string, Recurrence>

/** Places in their series of those events that are dates of one, in one statement if there are any. */
export async function recurrencesOf(db: Queryable, rows: readonly EventRow[], now: Date): Promise<Recurrences> {
  const ids = rows.filter((row) => row.recurrenceId !== null).map((row) => row.id)
  if (ids.length === 0) return new Map()
  return new Map((await db.rows(findRecurrences, { ids, now })).map((found) => [found.id, found]))
}

/** Columns of an event `e` that a person goes to, as they read them. */
export const ownEventColumns = {
  eventId: 'uuid',
  title: 'text',
  slug: 'text',
  startAt: 'timestamptz?',
  endAt: 'timestamptz?',
  timeZone: 'text',
  showTimeZone: 'bool',
  timeToCome: 'bool',
  canceled: 'bool',
} as const

export const ownEventSelect = `e.id as "eventId", e.title, e.slug, e.start_at as "startAt", e.end_at as "endAt", e.time_zone as "timeZone",
           coalesce((e.doc->>'showTimeZone')::boolean, false) as "showTimeZone",
           coalesce((e.doc->>'dateAndTimeTbd')::boolean, false) as "timeToCome", e.canceled_at is not null as canceled`

/** Params after that of the person: `$3`, and `$4` for events that are over instead of those that are on or to come. */
export const overParams = { now: 'timestamptz', past: 'bool' } as const

/** One without a time is to come. */
export const isOverOrNot = `coalesce(coalesce(e.end_at, e.start_at) < $3, false) = $4`

/** The event that is nearest to now is first. */
export const nearestFirst = `case when $4 then -extract(epoch from e.start_at) else extract(epoch from e.start_at) end nulls last`

import { listEventPlaces, MOST_PLACES } from '@fairground/contract/fairground/event-places.ts'
import { statement } from '../../db/statement.ts'
import { type Api, mount } from '../../http/mount.ts'
import { eventStatusSql, recurrenceStatusSql } from '../event/recurrence.ts'

/** In a sub-select, so that one plan serves every time. */
const NOW = '(select $2::timestamptz)'

/** Null is online; places by name, those with the most events where there are more than the limit. */
const findPlaces = statement({
  name: 'events.places',
  params: { now: 'timestamptz', limit: 'int4' },
  row: { city: 'text?', count: 'int8' },
  sql: `
    select * from (
      select case when e.location_type = 'VENUE' then e.city end as city, count(*) as count
      from events e
      where e.site_id = $1 and e.deleted_at is null and e.published_at is not null and e.canceled_at is null
        and (e.location_type = 'ONLINE' or e.city <> '')
        and ${eventStatusSql(NOW)} <> 'ENDED'
        and (e.recurrence_id is null or ${recurrenceStatusSql(NOW)} = 'RECURRING_UPCOMING')
      group by 1
      order by 1 is null desc, count(*) desc, 1
      limit $3::int4) most
    order by city`,
})

/** Events start and end as time goes by, which drops no tag. */
const PLACES_MAY_LAG_MS = 10_000

export function eventPlaceRoutes(api: Api): void {
  mount(
    api,
    listEventPlaces,
    async (_, { db, now }) => {
      const rows = await db.rows(findPlaces, { now, limit: MOST_PLACES + 1 })
      const cities = rows.flatMap(({ city, count }) => (city === null ? [] : [{ city, eventsCount: Number(count) }]))
      const online = rows.find(({ city }) => city === null)
      return { places: cities.slice(0, MOST_PLACES), onlineCount: Number(online?.count ?? 0) }
    },
    { cache: () => ['events'], cacheForMs: PLACES_MAY_LAG_MS },
  )
}

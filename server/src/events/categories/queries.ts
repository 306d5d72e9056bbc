import type { CategoryState } from '@fairground/contract/enumerations/events.ts'
import { takeTurns } from '../../db/row-statements.ts'
import { type Column, statement, type ValuesOf } from '../../db/statement.ts'

const states: Column<CategoryState[]> = { pg: 'text[]', nullable: false }

export const categoryColumns = { id: 'uuid', name: 'text', states, createdAt: 'timestamptz' } as const
export type CategoryRow = ValuesOf<typeof categoryColumns>

/** Select list of `CategoryRow`, from `event_categories c`. */
export const categorySelect = 'c.id, c.name, c.states, c.created_at as "createdAt"'

export const lockCategoryRoom = takeTurns('eventCategories.lockRoom', 'event categories')

export const countCategories = statement({
  name: 'eventCategories.count',
  row: { n: 'int4' },
  sql: 'select count(*)::int4 as n from event_categories c where c.site_id = $1',
})

export const insertCategories = statement({
  name: 'eventCategories.insert',
  params: { ids: 'uuid[]', names: 'text[]', states: 'text[]', at: 'timestamptz' },
  // The states of each are joined by commas: an array of arrays must be of one length.
  sql: `
    insert into event_categories (site_id, id, name, states, created_at)
    select $1, u.id, u.name, string_to_array(u.states, ','), $5
    from unnest($2::uuid[], $3::text[], $4::text[]) as u (id, name, states)`,
})

/** The categories that exist, locked in the order of their ids, so that two callers never wait for each other. */
export const lockCategories = statement({
  name: 'eventCategories.lock',
  params: { ids: 'uuid[]' },
  row: categoryColumns,
  sql: `
    select ${categorySelect} from event_categories c
    where c.site_id = $1 and c.id = any($2) order by c.id for update`,
})

export const findCategory = statement({
  name: 'eventCategories.find',
  params: { id: 'uuid' },
  row: categoryColumns,
  sql: `select ${categorySelect} from event_categories c where c.site_id = $1 and c.id = $2`,
})

export const writeCategory = statement({
  name: 'eventCategories.write',
  params: { id: 'uuid', name: 'text', states: 'text[]' },
  sql: 'update event_categories set name = $3, states = $4 where site_id = $1 and id = $2',
})

export const removeCategory = statement({
  name: 'eventCategories.remove',
  params: { id: 'uuid' },
  sql: 'delete from event_categories where site_id = $1 and id = $2',
})

export const countEventsIn = statement({
  name: 'eventCategories.countEvents',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', published: 'int4', drafts: 'int4' },
  sql: `
    select i.category_id as id, count(e.published_at)::int4 as published,
      (count(*) - count(e.published_at))::int4 as drafts
    from events_in_categories i
    join events e on e.site_id = i.site_id and e.id = i.event_id and e.deleted_at is null
    where i.site_id = $1 and i.category_id = any($2)
    group by i.category_id`,
})

/** Puts events behind those that are in each category, whose rows are locked. Events that do not exist are passed over. */
export const assign = statement({
  name: 'eventCategories.assign',
  params: { categoryIds: 'uuid[]', eventIds: 'uuid[]' },
  sql: `
    insert into events_in_categories (site_id, category_id, event_id, position)
    select $1, r.category_id, r.event_id, r.position
    from (select k.id as category_id, e.id as event_id,
            coalesce((select max(i.position) from events_in_categories i where i.site_id = $1 and i.category_id = k.id), 0)
              + row_number() over (partition by k.id order by u.n) as position
          from unnest($2::uuid[]) as k (id)
          cross join unnest($3::uuid[]) with ordinality as u (id, n)
          join events e on e.site_id = $1 and e.id = u.id and e.deleted_at is null) r
    on conflict do nothing`,
})

export const unassign = statement({
  name: 'eventCategories.unassign',
  params: { categoryIds: 'uuid[]', eventIds: 'uuid[]' },
  sql: `
    delete from events_in_categories
    where site_id = $1 and category_id = any($2) and event_id = any($3)`,
})

export const orderIn = statement({
  name: 'eventCategories.order',
  params: { categoryId: 'uuid' },
  row: { id: 'uuid' },
  sql: `
    select i.event_id as id from events_in_categories i
    where i.site_id = $1 and i.category_id = $2 order by i.position, i.event_id`,
})

export const writeOrderIn = statement({
  name: 'eventCategories.writeOrder',
  params: { categoryId: 'uuid', eventIds: 'uuid[]' },
  sql: `
    update events_in_categories i set position = u.n
    from unnest($3::uuid[]) with ordinality as u (id, n)
    where i.site_id = $1 and i.category_id = $2 and i.event_id = u.id`,
})

export const findCategoriesOf = statement({
  name: 'eventCategories.ofEvents',
  params: { eventIds: 'uuid[]' },
  row: { eventId: 'uuid', ...categoryColumns },
  sql: `
    select i.event_id as "eventId", ${categorySelect}
    from events_in_categories i
    join event_categories c on c.site_id = i.site_id and c.id = i.category_id
    where i.site_id = $1 and i.event_id = any($2) order by c.name, c.id`,
})

/** Puts a copy of an event where the event is, at the end of each category. */
export const copyAssignments = statement({
  name: 'eventCategories.copy',
  params: { from: 'uuid', to: 'uuid' },
  sql: `
    insert into events_in_categories (site_id, category_id, event_id, position)
    select $1, i.category_id, $3, (select max(o.position) + 1 from events_in_categories o
                                   where o.site_id = $1 and o.category_id = i.category_id)
    from events_in_categories i where i.site_id = $1 and i.event_id = $2`,
})

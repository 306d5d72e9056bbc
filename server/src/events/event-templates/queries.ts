import type { InitialRegistrationType } from '@fairground/contract/enumerations/events.ts'
import { takeTurns } from '../../db/row-statements.ts'
import { statement, textAs, type ValuesOf } from '../../db/statement.ts'
import { eventColumns, eventSelect } from '../event/event-row.ts'

const templateColumns = {
  id: 'uuid',
  name: 'text',
  title: 'text',
  initialType: textAs<InitialRegistrationType>(),
  timeZone: 'text',
  startAt: 'timestamptz?',
  endAt: 'timestamptz?',
  placeName: 'text?',
  ticketDefinitions: 'int4',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type TemplateRow = ValuesOf<typeof templateColumns>

/** A venue may have another name by now than its event was saved with. */
const templateSelect = `
    select t.id, t.name, e.title, e.initial_type as "initialType", e.time_zone as "timeZone", e.start_at as "startAt", e.end_at as "endAt",
      coalesce(v.name, e.location_name) as "placeName",
      (select count(*)::int4 from ticket_definitions d
       where d.site_id = $1 and d.event_id = e.id and d.deleted_at is null) as "ticketDefinitions",
      t.created_at as "createdAt", t.updated_at as "updatedAt"
    from event_templates t
    join events e on e.site_id = $1 and e.id = t.event_id
    left join event_venues u on u.site_id = $1 and u.event_id = e.id
    left join venues v on v.site_id = $1 and v.id = u.venue_id`

export const findTemplates = statement({
  name: 'eventTemplates.list',
  row: templateColumns,
  sql: `${templateSelect} where t.site_id = $1 order by lower(t.name), t.id`,
})

export const findTemplate = statement({
  name: 'eventTemplates.find',
  params: { id: 'uuid' },
  row: templateColumns,
  sql: `${templateSelect} where t.site_id = $1 and t.id = $2`,
})

export const lockTemplateCount = takeTurns('eventTemplates.lockCount', 'event templates')

/** Nothing is written where the site has so many already; the count is locked. */
export const insertTemplate = statement({
  name: 'eventTemplates.insert',
  params: { id: 'uuid', name: 'text', eventId: 'uuid', at: 'timestamptz', most: 'int4' },
  sql: `
    insert into event_templates (site_id, id, name, event_id, created_at, updated_at)
    select $1, $2, $3, $4, $5, $5 where (select count(*) from event_templates o where o.site_id = $1) < $6::int4`,
})

export const lockTemplate = statement({
  name: 'eventTemplates.lock',
  params: { id: 'uuid' },
  row: { id: 'uuid', name: 'text' },
  sql: 'select t.id, t.name from event_templates t where t.site_id = $1 and t.id = $2 for update',
})

export const writeName = statement({
  name: 'eventTemplates.rename',
  params: { id: 'uuid', name: 'text', at: 'timestamptz' },
  sql: 'update event_templates set name = $3, updated_at = $4 where site_id = $1 and id = $2',
})

export const deleteTemplate = statement({
  name: 'eventTemplates.delete',
  params: { id: 'uuid' },
  row: { name: 'text', title: 'text' },
  sql: `
    delete from event_templates t using events e
    where t.site_id = $1 and t.id = $2 and e.site_id = $1 and e.id = t.event_id
    returning t.name, e.title`,
})

/** Brings the source of a template back until `shelveSource`, in one transaction: nobody else sees it, and copying reads it as any event. */
export const wakeSource = statement({
  name: 'eventTemplates.wakeSource',
  params: { id: 'uuid' },
  row: { ...eventColumns, templateName: 'text' },
  sql: `
    update events e set deleted_at = null from event_templates t
    where t.site_id = $1 and t.id = $2 and e.site_id = $1 and e.id = t.event_id
    returning ${eventSelect}, t.name as "templateName"`,
})

export const shelveSource = statement({
  name: 'eventTemplates.shelveSource',
  params: { eventId: 'uuid', at: 'timestamptz' },
  sql: 'update events set deleted_at = $3 where site_id = $1 and id = $2',
})

/** Settles whether a source takes as many guests as its room: of a live event that is compared with the room of the day. */
export const settleStay = statement({
  name: 'eventTemplates.settleStay',
  params: { eventId: 'uuid', usesCapacity: 'bool' },
  sql: 'update event_venues set uses_capacity = $3 where site_id = $1 and event_id = $2',
})

/** The venue of a source, with the room that it still has. */
export const findStay = statement({
  name: 'eventTemplates.findStay',
  params: { eventId: 'uuid' },
  row: { venueId: 'uuid', roomId: 'uuid?', usesCapacity: 'bool' },
  sql: `
    select u.venue_id as "venueId", (r.room->>'id')::uuid as "roomId",
      coalesce(u.uses_capacity and r.room->>'capacity' is not null, false) as "usesCapacity"
    from event_venues u
    join venues v on v.site_id = $1 and v.id = u.venue_id
    left join lateral (select x as room from jsonb_array_elements(v.rooms) x where x->>'id' = u.room_id::text) r on true
    where u.site_id = $1 and u.event_id = $2`,
})

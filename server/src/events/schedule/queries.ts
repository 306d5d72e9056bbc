import type { ScheduleStatus } from '@fairground/contract/enumerations/events.ts'
import { overwritten } from '../../db/columns.ts'
import { type Column, statement, textAs, type ValuesOf } from '../../db/statement.ts'

const texts: Column<string[]> = { pg: 'text[]', nullable: false }

/** Values that an organiser gives an item. */
const contentColumns = {
  name: 'text',
  startAt: 'timestamptz',
  endAt: 'timestamptz',
  timeZone: 'text',
  stage: 'text',
  description: 'text',
  tags: texts,
  speakers: texts,
  status: textAs<ScheduleStatus>(),
  hidden: 'bool',
} as const
export type ItemContent = ValuesOf<typeof contentColumns>

const itemColumns = {
  id: 'uuid',
  draft: 'bool',
  eventId: 'uuid',
  ...contentColumns,
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type ItemRow = ValuesOf<typeof itemColumns>

/** Select list of `ItemRow`, from `schedule_items i`. */
export const itemSelect = `i.id, i.draft, i.event_id as "eventId", i.name, i.start_at as "startAt", i.end_at as "endAt",
  i.time_zone as "timeZone", i.stage, i.description, i.tags, i.speakers, i.status, i.hidden, i.created_at as "createdAt",
  i.updated_at as "updatedAt"`

const CONTENT = 'name, start_at, end_at, time_zone, stage, description, tags, speakers, status, hidden'
const OWN = 'i.name, i.start_at, i.end_at, i.time_zone, i.stage, i.description, i.tags, i.speakers, i.status, i.hidden'
const OTHER =
  'o.name, o.start_at, o.end_at, o.time_zone, o.stage, o.description, o.tags, o.speakers, o.status, o.hidden'
const OVERWRITTEN = overwritten({ ...contentColumns, updatedAt: 'timestamptz' })
const COLUMNS = `site_id, id, draft, event_id, ${CONTENT}, created_at, updated_at`

export const findItem = statement({
  name: 'schedule.find',
  params: { id: 'uuid' },
  row: itemColumns,
  sql: `select ${itemSelect} from schedule_items i where i.site_id = $1 and i.id = $2`,
})

export const findDraftItem = statement({
  name: 'schedule.findDraft',
  params: { eventId: 'uuid', id: 'uuid' },
  row: itemColumns,
  sql: `
    select ${itemSelect} from schedule_items i
    where i.site_id = $1 and i.event_id = $2 and i.id = $3 and i.draft`,
})

export const findItemsOf = statement({
  name: 'schedule.ofEvent',
  params: { eventId: 'uuid' },
  row: itemColumns,
  sql: `
    select ${itemSelect} from schedule_items i
    where i.site_id = $1 and i.event_id = $2 order by i.draft, i.start_at, i.id`,
})

export const countDraftItems = statement({
  name: 'schedule.countDraft',
  params: { eventId: 'uuid' },
  row: { n: 'int4' },
  sql: 'select count(*)::int4 as n from schedule_items i where i.site_id = $1 and i.event_id = $2 and i.draft',
})

export const insertDraftItem = statement({
  name: 'schedule.insertDraft',
  params: { id: 'uuid', eventId: 'uuid', ...contentColumns, at: 'timestamptz' },
  sql: `
    insert into schedule_items (${COLUMNS})
    values ($1, $2, true, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)`,
})

export const writeDraftItem = statement({
  name: 'schedule.writeDraft',
  params: { id: 'uuid', ...contentColumns, at: 'timestamptz' },
  sql: `
    update schedule_items set (${CONTENT}, updated_at) = row($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    where site_id = $1 and id = $2 and draft`,
})

export const moveDraftItems = statement({
  name: 'schedule.moveDraft',
  params: { ids: 'uuid[]', starts: 'timestamptz[]', ends: 'timestamptz[]', timeZone: 'text', at: 'timestamptz' },
  sql: `
    update schedule_items i set start_at = u.start_at, end_at = u.end_at, time_zone = $5, updated_at = $6
    from unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) as u (id, start_at, end_at)
    where i.site_id = $1 and i.id = u.id and i.draft`,
})

export const deleteDraftItems = statement({
  name: 'schedule.deleteDraft',
  params: { eventId: 'uuid', ids: 'uuid[]' },
  sql: 'delete from schedule_items where site_id = $1 and event_id = $2 and id = any($3) and draft',
})

/** Removes items of one side, draft or published, that the other side has not. */
export const dropMissing = statement({
  name: 'schedule.dropMissing',
  params: { eventId: 'uuid', draft: 'bool' },
  sql: `
    delete from schedule_items i where i.site_id = $1 and i.event_id = $2 and i.draft = $3
      and not exists (select from schedule_items o where o.site_id = $1 and o.id = i.id and o.draft <> $3)`,
})

/** Writes one side, draft or published, over the other. */
export const copySide = statement({
  name: 'schedule.copySide',
  params: { eventId: 'uuid', draft: 'bool' },
  sql: `
    insert into schedule_items (${COLUMNS})
    select i.site_id, i.id, not i.draft, i.event_id, ${OWN}, i.created_at, i.updated_at
    from schedule_items i where i.site_id = $1 and i.event_id = $2 and i.draft = $3
    on conflict (site_id, id, draft) do update
    set ${OVERWRITTEN}`,
})

/** Copies items to another event under other ids and times. */
export const copyItems = statement({
  name: 'schedule.copy',
  params: {
    to: 'uuid',
    from: 'uuid[]',
    drafts: 'bool[]',
    ids: 'uuid[]',
    starts: 'timestamptz[]',
    ends: 'timestamptz[]',
    at: 'timestamptz',
  },
  sql: `
    insert into schedule_items (${COLUMNS})
    select $1, u.id, i.draft, $2, i.name, u.start_at, u.end_at, i.time_zone, i.stage, i.description, i.tags, i.speakers, i.status,
      i.hidden, $8, $8
    from unnest($3::uuid[], $4::bool[], $5::uuid[], $6::timestamptz[], $7::timestamptz[]) as u (source, draft, id, start_at, end_at)
    join schedule_items i on i.site_id = $1 and i.id = u.source and i.draft = u.draft
    where i.site_id = $1`,
})

/** True where the draft of an event differs from what is published. */
export const compareDraft = statement({
  name: 'schedule.compareDraft',
  params: { eventId: 'uuid' },
  row: { differs: 'bool' },
  sql: `
    select exists (
      select from schedule_items i where i.site_id = $1 and i.event_id = $2
        and not exists (
          select from schedule_items o where o.site_id = $1 and o.id = i.id and o.draft <> i.draft
            and (${OTHER}) = (${OWN}))
    ) as differs`,
})

/** Events of which visitors find a schedule. */
export const findScheduled = statement({
  name: 'schedule.scheduled',
  params: { eventIds: 'uuid[]' },
  row: { eventId: 'uuid' },
  sql: `
    select distinct i.event_id as "eventId" from schedule_items i
    where i.site_id = $1 and i.event_id = any($2) and not i.draft and not i.hidden`,
})

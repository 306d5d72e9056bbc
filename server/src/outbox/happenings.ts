import { json, statement } from '../db/statement.ts'
import type { Effects, Tx } from '../ground/database.ts'
import { tagsOf, tagsOfHappened } from './tags-of-happened.ts'

/** One change, as everything outside the transaction learns of it: jobs, webhooks, live updates, caches. */
export interface Happening {
  /** `product`, `collection`, `event`, `order`, `cart` ...: also the cache tag's prefix. */
  readonly entity: string
  readonly entityId: string
  /** `created`, `updated`, `deleted` or the name of an action (`canceled`, `approved`). */
  readonly slug: string
  readonly payload: Record<string, unknown>
}

/** SQL of the number of an entity's next domain event. It is read, not locked: the change that happens locks the entity's own row. */
const nextSequence = (entity: string, entityId: string): string => `
           coalesce((select max(o.sequence) from happenings o
                     where o.site_id = $1 and o.entity = ${entity} and o.entity_id = ${entityId}), 0)`

const INSERT =
  'insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at, actor_kind, actor_id)'

/** Values of a domain event as SQL: parameters, or columns of what it is inserted from. */
interface HappeningSql {
  readonly id: string
  /** A word, not SQL. */
  readonly entity: string
  readonly entityId: string
  readonly slug: string
  readonly payload: string
  readonly at: string
  readonly actorKind: string
  readonly actorId: string
}

/** SQL that writes a domain event for each row of `from`, which are the changes that a statement made before. */
export const insertOfHappened = (from: string, event: HappeningSql): string => `
    ${INSERT}
    select $1, ${event.id}, '${event.entity}', ${event.entityId}, ${event.slug}, ${nextSequence(`'${event.entity}'`, event.entityId)} + 1,
           ${event.payload}, ${event.at}, ${event.actorKind}, ${event.actorId}
    from ${from}
    returning written_by::text as position`

const insertHappenings = statement({
  name: 'outbox.insert',
  params: {
    ids: 'uuid[]',
    entities: 'text[]',
    entityIds: 'text[]',
    slugs: 'text[]',
    payloads: 'jsonb[]',
    at: 'timestamptz',
    actorKind: 'text?',
    actorId: 'uuid?',
  },
  row: { position: 'text' },
  // Lists stand in sub-selects because PostgreSQL would plan again each time for lists whose length it sees.
  sql: `
    ${INSERT}
    select $1, h.id, h.entity, h.entity_id, h.slug, ${nextSequence('h.entity', 'h.entity_id')} + h.place,
           h.payload, $7, $8, $9
    from (select u.*, row_number() over (partition by u.entity, u.entity_id order by u.n) as place
          from unnest((select $2::uuid[]), (select $3::text[]), (select $4::text[]), (select $5::text[]), (select $6::jsonb[]))
               with ordinality as u (id, entity, entity_id, slug, payload, n)) h
    returning written_by::text as position`,
})

/** Writes domain events in the transaction of their cause and marks the cached reads that show them. */
export async function happen(
  tx: Tx,
  happenings: readonly Happening[],
  { now, newId }: { now: Date; newId(): string },
): Promise<void> {
  if (happenings.length === 0) return
  const [row] = await tx.rows(insertHappenings, {
    ids: happenings.map(() => newId()),
    entities: happenings.map((h) => h.entity),
    entityIds: happenings.map((h) => h.entityId),
    slugs: happenings.map((h) => h.slug),
    payloads: happenings.map((h) => JSON.stringify(h.payload)),
    at: now,
    actorKind: tx.actor?.kind ?? null,
    actorId: tx.actor?.id ?? null,
  })
  noteHappened(tx.effects, happenings, row!.position) // one row per happening comes back
  for (const tag of happenings.flatMap(tagsOfHappened)) tx.effects.tags.add(tag)
}

/** Marks the cached reads that show what happened, and its position: for who writes domain events by a statement of their own. */
export function noteHappened(
  effects: Effects,
  happenings: readonly Pick<Happening, 'entity' | 'entityId'>[],
  position: string,
): void {
  for (const { entity, entityId } of happenings) for (const tag of tagsOf(entity, entityId)) effects.tags.add(tag)
  if (BigInt(position) > effects.position) effects.position = BigInt(position)
}

/** Shape of one row as its readers get it. */
export const happeningRow = {
  siteId: 'uuid',
  id: 'uuid',
  entity: 'text',
  entityId: 'text',
  slug: 'text',
  sequence: 'int8',
  payload: json<Record<string, unknown>>(),
  occurredAt: 'timestamptz',
  position: 'text',
} as const

/**
 * Forgets what every reader has read and what is older than its retention. The happenings of an order stay, since they are its
 * timeline, and so does the last one of each entity, since the next one's number follows from it.
 */
export const forgetHappenings = statement({
  name: 'outbox.forget',
  params: { before: 'uuid', limit: 'int4' },
  sql: `
    delete from happenings d where d.site_id = $1 and d.id in (
      select h.id from happenings h
      where h.site_id = $1 and h.entity <> 'order' and h.id < $2
        and h.written_by < (select min(r.position) from outbox_readers r)
        and exists (select from happenings n where n.site_id = $1 and n.entity = h.entity and n.entity_id = h.entity_id
                    and n.sequence > h.sequence)
      limit $3::int4)`,
})

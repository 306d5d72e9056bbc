import { statement } from '../../db/statement.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'

const insertScans = statement({
  name: 'scans.insert',
  params: {
    ids: 'uuid[]',
    eventId: 'uuid',
    tickets: 'uuid?[]',
    rsvps: 'uuid?[]',
    guests: 'int4?[]',
    act: 'text',
    doneAt: 'timestamptz',
    at: 'timestamptz',
    actorKind: 'text',
    actorId: 'uuid?',
  },
  sql: `
    insert into scans (site_id, id, event_id, ticket_id, rsvp_id, guest, act, done_at, recorded_at, actor_kind, actor_id)
    select $1, u.id, $3, u.ticket_id, u.rsvp_id, u.guest, $7, $8, $9, $10, $11
    from unnest($2::uuid[], $4::uuid[], $5::uuid[], $6::int4[]) as u (id, ticket_id, rsvp_id, guest)`,
})

/** Subject at the door: a ticket, or a guest of an answer. */
type Scanned = { readonly ticketId: string } | { readonly rsvpId: string; readonly guest: number }

export const actorOf = (caller: Caller): { kind: string; id: string | null } => ({
  kind: caller.kind,
  id: 'id' in caller ? caller.id : null,
})

/** Puts on record what was done at the door of an event; nothing of it is ever changed. */
export async function writeScans(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId' | 'caller'>,
  eventId: string,
  { scanned, act, doneAt }: { readonly scanned: readonly Scanned[]; act: 'CHECK_IN' | 'UNDO'; doneAt: Date },
): Promise<void> {
  if (scanned.length === 0) return
  const actor = actorOf(ctx.caller)
  await tx.run(insertScans, {
    ids: scanned.map(() => ctx.newId()),
    eventId,
    tickets: scanned.map((one) => ('ticketId' in one ? one.ticketId : null)), // null elements: guests of an answer
    rsvps: scanned.map((one) => ('rsvpId' in one ? one.rsvpId : null)),
    guests: scanned.map((one) => ('rsvpId' in one ? one.guest : null)),
    act,
    doneAt,
    at: ctx.now,
    actorKind: actor.kind,
    actorId: actor.id,
  })
}

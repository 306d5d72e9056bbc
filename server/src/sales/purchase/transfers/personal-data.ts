import { json, statement } from '../../../db/statement.ts'
import type { Queryable, Tx } from '../../../ground/database.ts'
import type { Guest } from '../purchase.ts'

/** Tickets that were transferred to the address that a member has proved. */
const holders = `m.site_id = $1 and m.email_verified and k.issued_id is not null
      and lower(k.doc #>> '{guest,email}') = lower(m.login_email)`

const heldTickets = statement({
  name: 'ticketTransfers.export',
  params: { memberId: 'uuid' },
  row: {
    number: 'text',
    status: 'text',
    eventTitle: 'text?',
    ticketName: 'text?',
    guest: json<Guest>(),
    checkedInAt: 'timestamptz?',
  },
  sql: `
    select k.number, k.status, k.doc->>'eventTitle' as "eventTitle", k.doc->>'ticketName' as "ticketName", k.doc->'guest' as guest,
      k.checked_in_at as "checkedInAt"
    from members m join tickets k on k.site_id = $1
    where ${holders} and m.id = $2 order by k.created_at, k.id limit 1000`,
})

/** Tickets that others transferred to a member, with the answers that they gave. */
export async function exportHeldTickets(db: Queryable, memberId: string): Promise<Record<string, unknown>> {
  return { ticketsFromOthers: await db.rows(heldTickets, { memberId }) }
}

const markHolders = statement({
  name: 'ticketTransfers.markHolders',
  params: { memberIds: 'uuid[]' },
  sql: `
    update tickets k set doc = (k.doc #- '{guest,inputValues}') || '{"forgetHolder": true}' from members m
    where k.site_id = $1 and ${holders} and m.id = any($2)`,
})

const forgetHolders = statement({
  name: 'ticketTransfers.forgetHolders',
  params: { now: 'timestamptz' },
  sql: `
    update tickets k set doc = jsonb_set(k.doc - 'forgetHolder', '{guest}', '{}') from events e
    where k.site_id = $1 and k.doc ? 'forgetHolder' and e.site_id = $1 and e.id = k.event_id
      and (k.status = 'VOID' or e.canceled_at is not null or coalesce(e.end_at, e.start_at, 'infinity') <= $2)`,
})

/** Their answers go at once, their names when the event is over: until then the ticket is theirs, by its link. */
export async function forgetHoldersOf(
  tx: Tx,
  memberIds: readonly string[],
  { now }: { readonly now: Date },
): Promise<void> {
  if ((await tx.run(markHolders, { memberIds: [...memberIds] })) > 0) await forgetPastHolders(tx, now)
}

/** For the job, and at once for what is over already. */
export const forgetPastHolders = (tx: Tx, now: Date): Promise<number> => tx.run(forgetHolders, { now })

import { json, statement } from '../../db/statement.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { cancelHeld } from '../reservations/give-back-tickets.ts'

const entriesOf = statement({
  name: 'waitingEntries.export',
  params: { ownerId: 'uuid' },
  row: { entries: json<unknown[]>() },
  sql: `
    select coalesce(jsonb_agg(jsonb_build_object('event', e.title, 'status', w.status, 'name', w.name, 'email', w.email,
             'quantity', w.quantity, 'joinedDate', w.joined_at, 'offerExpiresDate', w.offer_expires_at) order by w.joined_at, w.id), '[]') as entries
    from (select * from ticket_waiting_entries where site_id = $1 and owner_id = $2 order by joined_at, id limit 1000) w
    join events e on e.site_id = $1 and e.id = w.event_id`,
})

const offeredTo = statement({
  name: 'waitingEntries.offeredTo',
  params: { ownerIds: 'uuid[]' },
  row: { reservationId: 'uuid' },
  sql: `
    select w.reservation_id as "reservationId" from ticket_waiting_entries w
    where w.site_id = $1 and w.owner_id = any($2) and w.status = 'OFFERED' and w.reservation_id is not null order by 1`,
})

/** The organiser keeps how many waited; who they were is gone. */
const forgetEntries = statement({
  name: 'waitingEntries.forget',
  params: { ownerIds: 'uuid[]', at: 'timestamptz' },
  sql: `
    update ticket_waiting_entries set owner_id = null, name = '', email = null, language = null, updated_at = $3,
      status = case status when 'WAITING' then 'LEFT' else status end
    where site_id = $1 and owner_id = any($2)`,
})

const giveEntries = statement({
  name: 'waitingEntries.giveAll',
  params: { from: 'uuid', to: 'uuid' },
  sql: `update ticket_waiting_entries set owner_id = $3, is_member = true where site_id = $1 and owner_id = $2`,
})

/** Places of a member in waiting lists. */
export const exportWaiting = async (db: Queryable, ownerId: string): Promise<Record<string, unknown>> => ({
  waitingLists: (await db.row(entriesOf, { ownerId }))?.entries ?? [],
})

/** They wait no longer, and what is offered to them is offered to the next. What they waited for is counted again by the job that offers. */
export async function forgetWaiting(
  tx: Tx,
  ownerIds: readonly string[],
  at: { readonly now: Date; newId(): string },
): Promise<number> {
  const offered = await tx.rows(offeredTo, { ownerIds: [...ownerIds] })
  for (const { reservationId } of offered) await cancelHeld(tx, at, reservationId)
  return tx.run(forgetEntries, { ownerIds: [...ownerIds], at: at.now })
}

/** A visitor signs in: the member waits in their place. */
export const waitingFollows = async (
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
): Promise<void> => {
  await tx.run(giveEntries, { from: visitorId, to: memberId })
}

import { statement } from '../../db/statement.ts'
import type { Tx } from '../../ground/database.ts'

const giveReservations = statement({
  name: 'reservations.giveAll',
  params: { from: 'uuid', to: 'uuid', at: 'timestamptz' },
  sql: `update ticket_reservations set owner_id = $3, owner_kind = 'member', updated_at = $4
        where site_id = $1 and owner_id = $2`,
})

/** A visitor signs in: the tickets they hold are the member's. */
export const reservationsFollow = async (
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
  now: Date,
): Promise<void> => {
  await tx.run(giveReservations, { from: visitorId, to: memberId, at: now })
}

const giveReservation = statement({
  name: 'reservations.give',
  params: { id: 'uuid', ownerId: 'uuid', ownerKind: 'text', at: 'timestamptz' },
  sql: `
    update ticket_reservations set owner_id = $3, owner_kind = $4, updated_at = $5, revision = revision + 1
    where site_id = $1 and id = $2 and status = 'PENDING' and expires_at > $5`,
})

/** Gives one reservation that is still held to a visitor or member. False where it is over. */
export const giveReservationTo = async (
  tx: Tx,
  id: string,
  owner: { readonly id: string; readonly kind: 'visitor' | 'member' },
  at: Date,
): Promise<boolean> => (await tx.run(giveReservation, { id, ownerId: owner.id, ownerKind: owner.kind, at })) > 0

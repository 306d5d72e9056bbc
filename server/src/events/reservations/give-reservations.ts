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

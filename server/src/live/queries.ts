import { statement } from '../db/statement.ts'

/** Whose these orders and ticket reservations are; what has no owner, or is gone, is left out. */
export const ownersOf = statement({
  name: 'live.ownersOf',
  params: { orders: 'uuid[]', reservations: 'uuid[]' },
  row: { id: 'uuid', owner: 'uuid' },
  sql: `
    select id, owner_id as owner from orders where site_id = $1 and id = any($2) and owner_id is not null
    union all
    select id, owner_id as owner from ticket_reservations where site_id = $1 and id = any($3) and owner_id is not null`,
})

import { statement } from '../db/statement.ts'

/** Owners of these orders and ticket reservations; those without an owner, or deleted, are left out. */
export const ownersOf = statement({
  name: 'live.ownersOf',
  params: { orders: 'uuid[]', reservations: 'uuid[]' },
  row: { id: 'uuid', owner: 'uuid' },
  sql: `
    select id, owner_id as owner from orders where site_id = $1 and id = any($2) and owner_id is not null
    union all
    select id, owner_id as owner from ticket_reservations where site_id = $1 and id = any($3) and owner_id is not null`,
})

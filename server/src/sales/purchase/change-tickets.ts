import { json, statement } from '../../db/statement.ts'
import type { Tx } from '../../ground/database.ts'
import type { Guest } from './purchase.ts'

const admit = statement({
  name: 'purchase.admitTickets',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `update tickets set checked_in_at = $3
        where site_id = $1 and id = any($2) and status = 'ISSUED' and checked_in_at is null returning id`,
})

const turnBack = statement({
  name: 'purchase.turnBackTickets',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `update tickets set checked_in_at = null
        where site_id = $1 and id = any($2) and checked_in_at is not null returning id`,
})

const archive = statement({
  name: 'purchase.archiveTickets',
  params: { ids: 'uuid[]', archived: 'bool' },
  sql: `update tickets set archived = $3 where site_id = $1 and id = any($2)`,
})

const writeGuest = statement({
  name: 'purchase.writeTicketGuest',
  params: { id: 'uuid', guest: json<Guest>() },
  sql: `update tickets set doc = jsonb_set(doc, '{guest}', $3) where site_id = $1 and id = $2`,
})

/** Admits tickets, at one of two doors: those that were not in yet come back. */
export const admitTickets = async (tx: Tx, ids: readonly string[], at: Date): Promise<string[]> =>
  (await tx.rows(admit, { ids: [...ids], at })).map(({ id }) => id)

/** Undoes check-ins; those that were in come back. */
export const turnBackTickets = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  (await tx.rows(turnBack, { ids: [...ids] })).map(({ id }) => id)

export const archiveTickets = (tx: Tx, ids: readonly string[], archived: boolean): Promise<number> =>
  tx.run(archive, { ids: [...ids], archived })

export const nameGuest = (tx: Tx, id: string, guest: Guest): Promise<number> => tx.run(writeGuest, { id, guest })

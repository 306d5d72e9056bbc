import { statement } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'

const findMember = statement({
  name: 'events.knownMember',
  params: { id: 'uuid' },
  row: { id: 'uuid' },
  sql: `select id from members where site_id = $1 and id = $2 and status <> 'DELETED'`,
})

/** Refuses a member whom staff name and the site does not have. */
export async function assertMember(db: Queryable, memberId: string): Promise<void> {
  if (!(await db.row(findMember, { id: memberId }))) throw new ApiError({ code: 'MEMBER_NOT_FOUND', memberId })
}

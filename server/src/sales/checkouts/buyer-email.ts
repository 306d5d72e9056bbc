import { statement } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import type { Checkout } from './checkout.ts'

const emailOfMember = statement({
  name: 'checkouts.emailOfMember',
  params: { id: 'uuid' },
  row: { loginEmail: 'text?' },
  sql: `select login_email as "loginEmail" from members where site_id = $1 and id = $2 and status <> 'DELETED'`,
})

/** The address that the buyer gave; of a member who gave none, the one they sign in with. */
export async function emailOf(db: Queryable, { doc, ownerId, ownerKind }: Checkout): Promise<string | undefined> {
  if (doc.email || ownerKind !== 'MEMBER') return doc.email
  return (await db.row(emailOfMember, { id: ownerId }))?.loginEmail ?? undefined
}

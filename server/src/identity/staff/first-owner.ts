import { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { Tx } from '../../ground/database.ts'
import { insertStaffUser } from './queries.ts'

/** The owner that a new site begins with. */
export async function writeFirstOwner(tx: Tx, owner: { id: string; email: string; at: Date }): Promise<void> {
  await tx.run(insertStaffUser, { ...owner, name: 'Owner', role: 'owner', roleId: null, scopes: [...Scope] })
}

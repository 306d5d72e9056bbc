import type { RowOf } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import { findPolicy } from './queries.ts'

export type Requirements = Pick<RowOf<typeof findPolicy>, 'requireOwnerApproval' | 'requireEmailVerification'>

/** What a registration needs now; a site that never said asks for nothing. */
export async function signOnPolicy(db: Queryable): Promise<Requirements> {
  return (await db.row(findPolicy, {})) ?? { requireOwnerApproval: false, requireEmailVerification: false }
}

import type { RowOf } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import { findPolicy } from './queries.ts'

export type Requirements = Pick<RowOf<typeof findPolicy>, 'requireOwnerApproval' | 'requireEmailVerification'>

/** Requirements of a registration now; a site that set none has none. */
export async function signOnPolicy(db: Queryable): Promise<Requirements> {
  return (await db.row(findPolicy, {})) ?? { requireOwnerApproval: false, requireEmailVerification: false }
}

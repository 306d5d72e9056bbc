import type { Queryable } from '../../ground/database.ts'
import { deleteOldOutsideSignIns } from './queries.ts'

export const forgetOutsideSignIns = (db: Queryable, before: Date): Promise<number> =>
  db.run(deleteOldOutsideSignIns, { before })

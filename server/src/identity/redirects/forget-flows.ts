import type { Queryable } from '../../ground/database.ts'
import { deleteOldFlows } from './queries.ts'

export const forgetFlows = (db: Queryable, before: Date): Promise<number> => db.run(deleteOldFlows, { before })

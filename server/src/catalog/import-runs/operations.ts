import type { Queryable } from '../../ground/database.ts'
import { forgetOldFiles } from './queries.ts'

export { carryOn, carryOnStalled } from './carry-on.ts'
export { recordImport } from './record-import.ts'

/** Files of imports that were begun before then: the imports and what became of their products stay. */
export const forgetFiles = (db: Queryable, before: Date): Promise<number> => db.run(forgetOldFiles, { before })

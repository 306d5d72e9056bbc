import type { Tx } from '../../ground/database.ts'
import { deleteFactorsOf } from './queries.ts'

/** Nothing is left that these members or staff users could sign in with beside the password, or be spared a step by. */
export const forgetFactors = (tx: Tx, subjectIds: readonly string[]): Promise<number> =>
  tx.run(deleteFactorsOf, { subjectIds: [...subjectIds] })

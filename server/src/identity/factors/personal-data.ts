import type { Queryable } from '../../ground/database.ts'
import { factorsOf } from './queries.ts'

export async function exportFactors(db: Queryable, subjectId: string): Promise<Record<string, unknown>> {
  const factors = await db.rows(factorsOf, { subjectId })
  return { factors: factors.map(({ type, confirmedAt, lastUsedAt }) => ({ type, confirmedAt, lastUsedAt })) }
}

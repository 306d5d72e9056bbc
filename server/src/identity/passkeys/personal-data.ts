import type { Queryable } from '../../ground/database.ts'
import { passkeysOf } from './queries.ts'

export async function exportPasskeys(db: Queryable, subjectId: string): Promise<Record<string, unknown>> {
  const passkeys = await db.rows(passkeysOf, { subjectId })
  return { passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })) }
}

import type { Queryable } from '../../ground/database.ts'
import { waysOfSigningIn } from './queries.ts'

export const exportConnections = async (db: Queryable, memberId: string): Promise<Record<string, unknown>> => ({
  connections: (await db.row(waysOfSigningIn, { memberId }))?.connections ?? [],
})

import type { Queryable } from '../../../ground/database.ts'
import { savedOfMember } from './queries.ts'

/** What a member saved to pay with, as they know it. */
export const exportSavedMethods = async (db: Queryable, memberId: string): Promise<Record<string, unknown>> => ({
  savedPaymentMethods: (await db.rows(savedOfMember, { memberId })).map(({ provider, createdAt, doc }) => ({
    method: provider,
    ...doc,
    savedDate: createdAt,
  })),
})

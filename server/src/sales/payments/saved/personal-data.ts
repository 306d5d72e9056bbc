import type { Queryable } from '../../../ground/database.ts'
import { savedOfMember } from './queries.ts'

/** Saved payment methods of a member, as they know them. */
export const exportSavedMethods = async (db: Queryable, memberId: string): Promise<Record<string, unknown>> => ({
  savedPaymentMethods: (await db.rows(savedOfMember, { memberId })).map(({ provider, createdAt, doc }) => ({
    method: provider,
    ...doc,
    savedDate: createdAt,
  })),
})

import type { Queryable } from '../ground/database.ts'
import { stuckRelay } from '../outbox/reader.ts'
import { type Finding, nameOf } from './invariant.ts'

export const RELAY = { ids: [], sentence: 'domain events become jobs', how: 'statement' } as const

/** Proves that what happens becomes jobs; of the whole database, and real time. Reads only. */
export async function checkOutbox(db: Queryable): Promise<Finding[]> {
  const found = await stuckRelay(db, new Date())
  return found === undefined ? [] : [{ invariant: nameOf(RELAY), what: 'relay', id: 'jobs', found }]
}

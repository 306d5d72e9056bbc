import type { Queryable } from '../db/database.ts'
import { stuckRelay } from '../outbox/reader.ts'
import type { Finding } from './check-site.ts'

/** Proves that what happens becomes jobs; of the whole database, and real time. Reads only. */
export async function checkOutbox(db: Queryable): Promise<Finding[]> {
  const found = await stuckRelay(db, new Date())
  return found === undefined ? [] : [{ invariant: 'what happened becomes jobs', what: 'relay', id: 'jobs', found }]
}

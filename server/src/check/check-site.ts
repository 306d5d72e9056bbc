import type { Queryable } from '../db/database.ts'
import { invariants } from './queries.ts'

export interface Finding {
  readonly invariant: string
  readonly what: string
  readonly id: string
  readonly found: string
}

/** Proves that the ledger, orders, tickets and payments of a site agree; what does not is listed. Reads only. */
export async function checkSite(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, query } of invariants) {
    for (const row of await db.rows(query, {})) findings.push({ invariant: name, ...row })
  }
  return findings
}

import type { Queryable } from '../ground/database.ts'
import { HISTORY, orderMoves, ordersMoved } from './history.ts'
import { type Finding, nameOf } from './invariant.ts'
import { brokenBy, orderRules } from './order-rules.ts'
import { queries } from './queries.ts'
import { storedOrders } from './stored-order.ts'

export type { Finding } from './invariant.ts'

/** Proves that the ledger, orders, tickets and payments of a site agree; what does not is listed. Reads only. */
export async function checkSite(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { query, ...invariant } of queries)
    for (const row of await db.rows(query, {})) findings.push({ invariant: nameOf(invariant), ...row })
  for (const row of await db.rows(ordersMoved, { moves: [...orderMoves] }))
    findings.push({ invariant: nameOf(HISTORY), ...row })
  for await (const order of storedOrders(db))
    for (const rule of orderRules) {
      const found = brokenBy(rule, order)
      if (found) findings.push({ invariant: nameOf(rule), what: 'order', id: order.number, found })
    }
  return findings
}

import type { Db, Tx } from './database.ts'

/** A database inside an open transaction: what would be a transaction of its own joins the open one. */
export function nestedIn(tx: Tx, outer: Db): Db {
  return {
    siteId: tx.siteId,
    sent: outer.sent,
    wrote: outer.wrote,
    rows: tx.rows.bind(tx),
    row: tx.row.bind(tx),
    run: tx.run.bind(tx),
    compiled: tx.compiled.bind(tx),
    // On a connection of its own: what the open transaction has written is not counted yet.
    analyze: outer.analyze.bind(outer),
    inTx: (fn) => fn(tx),
    committed: (effects) => {
      for (const tag of effects.tags) tx.effects.tags.add(tag)
      if (effects.position > tx.effects.position) tx.effects.position = effects.position
    },
  }
}

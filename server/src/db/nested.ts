import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Tx } from '../ground/database.ts'

/** Runs one piece of work after the other. */
type Turns = <T>(work: () => Promise<T>) => Promise<T>

function turns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

/**
 * A database inside an open transaction. A transaction of its own becomes a savepoint of the open one: it is whole or
 * undone, so that a caller who catches its failure goes on as if the transactions were separate. Savepoints nest and cannot
 * overlap, so callers that come at once wait for each other; one that is opened inside another does not wait for it.
 */
export function nestedIn(tx: Tx, outer: Db): Db {
  const enclosing = new AsyncLocalStorage<Turns>()
  const outermost = turns()
  const inTurn: Turns = (work) => (enclosing.getStore() ?? outermost)(work)
  const whole: Turns = (work) => inTurn(() => enclosing.run(turns(), () => tx.savepoint(work)))
  return {
    siteId: tx.siteId,
    sent: outer.sent,
    wrote: outer.wrote,
    rows: (statement, params) => (statement.writes ? whole : inTurn)(() => tx.rows(statement, params)),
    row: (statement, params) => (statement.writes ? whole : inTurn)(() => tx.row(statement, params)),
    run: (statement, params) => (statement.writes ? whole : inTurn)(() => tx.run(statement, params)),
    compiled: (query) => inTurn(() => tx.compiled(query)),
    // On a connection of its own: what the open transaction has written is not counted yet.
    analyze: outer.analyze.bind(outer),
    inTx: (fn) => whole(() => fn(tx)),
    alone: (work) => whole(() => work(tx)),
    committed: (effects) => {
      for (const tag of effects.tags) tx.effects.tags.add(tag)
      if (effects.position > tx.effects.position) tx.effects.position = effects.position
    },
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'

/** Rows of a file that are worked at before other requests get their turn. */
const ROWS_AT_ONCE = 100

/**
 * Counts work and lets the event loop take a turn after every `ROWS_AT_ONCE` rows: a file in memory is read without a single pause
 * otherwise, however long it is.
 */
export function turns(): (rows?: number) => Promise<void> {
  let worked = 0
  return async (rows = 1) => {
    worked += rows
    if (worked < ROWS_AT_ONCE) return
    worked = 0
    await nextTurn()
  }
}

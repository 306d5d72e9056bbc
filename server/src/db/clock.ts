import { statement } from './statement.ts'

/** The database's clock, which every process follows. */
export const readClock = statement({
  name: 'clock.read',
  siteless: true,
  row: { now: 'timestamptz' },
  sql: `select clock_timestamp() as now`,
})

import { statement } from '../db/statement.ts'

export const writeClock = statement({
  name: 'sites.writeClock',
  siteless: true,
  params: { id: 'uuid', offsetMs: 'int8' },
  sql: `update sites set clock_offset_ms = $2 where id = $1`,
})

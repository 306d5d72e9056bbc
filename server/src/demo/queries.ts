import { statement } from '../db/statement.ts'

export const doneParts = statement({
  name: 'demo.doneParts',
  row: { part: 'text' },
  sql: `SELECT part FROM demo_parts WHERE site_id = $1`,
})

export const partDone = statement({
  name: 'demo.partDone',
  params: { part: 'text', at: 'timestamptz' },
  sql: `INSERT INTO demo_parts (site_id, part, done_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
})

import type pg from 'pg'
import type { Pool } from './database.ts'

type Query = (config: pg.QueryConfig) => Promise<pg.QueryResult>

/** Names of the statements that a pool sends outside transactions, each after `before` is over. */
export function sentBy({ raw }: Pool, before?: Promise<void>): string[] {
  const sent: string[] = []
  const query = raw.query.bind(raw) as Query
  const counted: Query = async (config) => {
    sent.push(config.name?.replace(/^\w+Test\./, '') ?? config.text)
    await before
    return query(config)
  }
  raw.query = counted as unknown as typeof raw.query
  return sent
}

import pg from 'pg'

/** Does what autovacuum does within seconds or minutes, so that both sides plan with statistics of tables that hold something. */
export async function vacuum(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('vacuum (analyze)')
  await client.end()
}

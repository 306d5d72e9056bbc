import { openPool } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { createSite, type SiteCredentials } from '../src/first-run/create-site.ts'

/** Migrates the database and makes the site that is measured. */
export async function newSite(connectionString: string): Promise<SiteCredentials> {
  await migrate(connectionString, () => {})
  const pool = openPool({ connectionString, max: 2, statementTimeoutMs: 5_000 })
  try {
    return await createSite(pool, {
      name: 'Bench',
      locale: 'en-GB',
      currency: 'GBP',
      timeZone: 'Europe/London',
      demo: false,
      redirectUris: [],
      postFlowOrigins: [],
      ownerEmail: 'owner@example.com',
    })
  } finally {
    await pool.end()
  }
}

import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startTestPostgres } from '../src/db/managed/test-postgres.fixture.ts'
import { migrate } from '../src/db/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Server of the run; `fairground_template` on it is migrated, and each test file copies it. */
    readonly postgres: string
    /** Every POST and PATCH of the tests has an idempotency key of its own. */
    readonly keyed: boolean
  }
}

export const TEMPLATE = 'fairground_template'

/** One PostgreSQL for the run, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  const client = new pg.Client({ connectionString: postgres.connectionString })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${TEMPLATE}`)
  await client.end()
  const template = new URL(postgres.connectionString)
  template.pathname = `/${TEMPLATE}`
  await migrate(template.href, () => {})
  await runMigrations({ connectionString: template.href })
  project.provide('keyed', project.name === 'server-keyed')
  project.provide('postgres', postgres.connectionString)
  return () => postgres.stop()
}

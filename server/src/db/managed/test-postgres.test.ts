import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestPostgres } from './test-postgres.fixture.ts'

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('runs at the same time have servers of their own, empty', { timeout: 60_000 }, async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'fairground-cached-'))
  const one = await startTestPostgres(cacheDir)
  const other = await startTestPostgres(cacheDir)
  try {
    await query(one.connectionString, 'create database template_left_behind is_template true')
    expect(
      await query(other.connectionString, `select 1 from pg_database where datname = 'template_left_behind'`),
    ).toEqual([])
    expect(
      await query(
        other.connectionString,
        `select current_setting('fsync') as fsync, current_setting('max_connections') as connections`,
      ),
    ).toEqual([{ fsync: 'off', connections: '300' }])
  } finally {
    await one.stop()
    await other.stop()
  }

  const next = await startTestPostgres(cacheDir)
  expect(
    await query(next.connectionString, `select 1 from pg_database where datname = 'template_left_behind'`),
  ).toEqual([])
  await next.stop()
  rmSync(cacheDir, { recursive: true, force: true })
})

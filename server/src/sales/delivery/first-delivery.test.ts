import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'

const FOLDER = new URL('../../../migrations/', import.meta.url)
const DELIVERY = '0620-delivery.sql'

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

/** A database as it was before delivery had a setup. */
async function databaseOfBefore(): Promise<{ client: pg.Client; connectionString: string }> {
  const server = inject('postgres')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const maintenance = await connected(server)
  await maintenance.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const client = await connected(url.href)
  onTestFinished(async () => {
    await client.end()
    await maintenance.query(`drop database ${name} with (force)`)
    await maintenance.end()
  })
  await client.query('create table migrations (name text primary key, applied_at timestamptz not null default now())')
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql') && file < DELIVERY).sort()
  for (const file of files) {
    await client.query(await readFile(new URL(file, FOLDER), 'utf8'))
    await client.query('insert into migrations (name) values ($1)', [file])
  }
  return { client, connectionString: url.href }
}

test('a site from before charges what it charged, and its untouched names follow the reader', async () => {
  const { client, connectionString } = await databaseOfBefore()
  const site = async (locale: string, settings: object): Promise<string> => {
    const id = randomUUID()
    await client.query(
      `insert into sites (id, name, locale, currency, time_zone, settings, created_at)
       values ($1, 'Old', $2, 'EUR', 'Europe/Berlin', $3, now())`,
      [id, locale, { reservationMinutes: 20, ...settings }],
    )
    return id
  }
  const [plain, set] = [await site('en-GB', {}), await site('de-AT', { standardShipping: '7.50', pickup: false })]
  expect(await migrate(connectionString, () => {})).toBeGreaterThan(1)

  const rowsOf = async (id: string) => {
    const { rows } = await client.query<{ kind: string; doc: Record<string, unknown> }>(
      'select kind, doc from delivery_setup where site_id = $1 order by kind desc',
      [id],
    )
    const [region] = (rows.find(({ kind }) => kind === 'profile')?.doc.regions ?? []) as { id: string }[]
    return { region, rows: rows.filter(({ kind }) => kind !== 'profile') }
  }
  const first = await rowsOf(plain)
  const option = { active: true, builtInName: true, regionIds: [first.region?.id] }
  expect(first.rows).toEqual([
    { kind: 'rate', doc: { ...option, code: 'standard', title: 'Standard delivery', rates: [{ amount: '5' }] } },
    { kind: 'pickup', doc: { ...option, code: 'pickup', name: 'Pick up', address: {}, rates: [] } },
  ])
  expect((await rowsOf(set)).rows).toMatchObject([
    { kind: 'rate', doc: { title: 'Standardversand', rates: [{ amount: '7.50' }] } },
  ])
  const { rows } = await client.query('select settings from sites where id = $1', [set])
  expect(rows).toEqual([{ settings: { reservationMinutes: 20 } }])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase, testSettings } from '../../test/fixture.ts'
import { assemble } from '../assemble.ts'
import { readConfig } from '../config.ts'
import { providersOf } from '../providers-of.ts'
import { fillDatabase, startServer } from '../start-server.ts'
import { readCredentials } from './credentials-file.ts'
import { createFirstSite, firstStart } from './first-start.ts'

async function started(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-first-'))
  const { connectionString, drop } = await freshDatabase()
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', ...env }, 2)
  const assembly = await assemble({ ...testSettings(connectionString), publicUrl: config.publicUrl, dataDir })
  onTestFinished(async () => {
    await assembly.close()
    await drop()
    rmSync(dataDir, { recursive: true })
  })
  // The demo's content takes long to make and is tested by itself.
  if (config.demo) await createFirstSite(assembly, config)
  else await firstStart(assembly, config, { print: () => {}, signal: new AbortController().signal })
  const { id, settings } = assembly.directory.defaultSite()!
  const { redirectUris, postFlowOrigins } = assembly.directory.clientOf(id)!
  return { settings, addresses: [...redirectUris, ...postFlowOrigins] }
}

const REAL = { testPayments: false, testMode: false }

test('without the demo a site takes no test payments and sends nobody to other local programs', async () => {
  const { settings, addresses } = await started({ PUBLIC_URL: 'http://fair.example' })
  expect(settings).toMatchObject({ ...REAL, demo: false, setup: { shown: true } })
  expect(addresses).toEqual(['http://fair.example/callback', 'http://fair.example'])
})

test('a site at an https address takes no test payments either, also with the demo', async () => {
  const { settings, addresses } = await started({ DEMO: '1', PUBLIC_URL: 'https://fair.example' })
  expect(settings).toMatchObject({ ...REAL, demo: true })
  expect(addresses).toEqual(['https://fair.example/callback', 'https://fair.example'])
})

test('a demo at an http address takes test payments, and apps under development may sign in', async () => {
  const { settings, addresses } = await started({ DEMO: '1', PUBLIC_URL: 'http://localhost:8080' })
  expect(settings).toMatchObject({ demo: true, testPayments: true, testMode: true })
  expect(addresses).toEqual(
    expect.arrayContaining(['http://localhost:8080/callback', 'http://localhost:3000/login-callback']),
  )
})

test('a server finds the database that was filled before it with its site, and commits of its own wait for the disk', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-first-'))
  const { connectionString, drop } = await freshDatabase()
  onTestFinished(async () => {
    await drop()
    rmSync(dataDir, { recursive: true })
  })
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', PORT: '0', DATABASE_URL: connectionString }, 2)
  const stopped: string[] = []
  const options = (name: string) => ({
    print: () => {},
    logger: pino({ level: 'silent' }),
    database: Promise.resolve({ connectionString, stop: async () => void stopped.push(name) }),
  })
  await fillDatabase(config, providersOf(config), options('filling'))
  expect(stopped).toEqual(['filling'])
  const credentials = readCredentials(dataDir)

  const server = await startServer(config, providersOf(config), options('serving'))
  expect(server.assembly.directory.defaultSite()?.id).toBe(credentials?.siteId)
  expect(readCredentials(dataDir)).toEqual(credentials)
  const { rows } = await server.assembly.pool.raw.query('show synchronous_commit')
  expect(rows).toEqual([{ synchronous_commit: 'on' }])
  await server.stop()
})

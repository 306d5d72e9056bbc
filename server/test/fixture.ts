import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { Scope as everyScope } from '@fairground/contract/enumerations/staff.ts'
import { present } from '@fairground/domain/present.ts'
import pg from 'pg'
import pino from 'pino'
import { inject, onTestFinished } from 'vitest'
import { assemble } from '../src/assemble.ts'
import type { Assembly, AssemblySettings } from '../src/assembly.ts'
import { createSite } from '../src/first-run/create-site.ts'
import { altcha } from '../src/providers/captcha/altcha.ts'
import { mailerTo } from '../src/providers/mail/smtp.ts'
import { paymentProviders } from '../src/providers/payment/providers.ts'
import { shippo } from '../src/providers/shipping/shippo.ts'
import { stripeTaxes } from '../src/providers/tax/stripe-tax.ts'
import { vies } from '../src/providers/tax/vies.ts'
import { TEMPLATE } from './global-setup.ts'

export interface Reply<T = Record<string, never>> {
  readonly status: number
  // Tests look at whatever the answer holds.
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the test asserts
  readonly body: T extends Record<string, never> ? any : T
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  /** SQL statements that the request took. */
  readonly statements: number
}

export interface TestCaller {
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply>
}

export interface TestVisitor extends TestCaller {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface TestSite {
  readonly assembly: Assembly
  readonly siteId: string
  readonly clientId: string
  readonly apiKey: string
  readonly connectionString: string
  /** All scopes. */
  readonly admin: TestCaller
  /** Without credentials. */
  readonly nobody: TestCaller
  visitor(): Promise<TestVisitor>
  keyWith(scopes: readonly Scope[]): Promise<TestCaller>
  /** Moves the site's clock by so many milliseconds. */
  advance(ms: number): Promise<void>
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/**
 * In the project `server-keyed` every POST and PATCH has an idempotency key of its own, so that each operation also runs inside
 * the transaction that keeps its answer, where it must behave as it does alone.
 */
export const randomKey = (method: string): Record<string, string> =>
  inject('keyed') && (method === 'POST' || method === 'PATCH') ? { 'idempotency-key': randomUUID() } : {}

/** A new database from the template, owned by the test file. */
export async function freshDatabase(): Promise<{ connectionString: string; drop(): Promise<void> }> {
  const server = inject('postgres')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  await run(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { connectionString: url.href, drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

export const testSettings = (connectionString: string): AssemblySettings => ({
  connectionString,
  poolSize: 10,
  statementTimeoutMs: 5_000,
  rateLimitFactor: 1000,
  heldUnits: { perOwner: 100, perAddress: 500 },
  publicUrl: 'http://localhost:8080',
  hosts: [],
  dataDir: tmpdir(),
  testClock: true,
  dev: false,
  pages: false,
  countStatements: true,
  providers: {
    payments: paymentProviders(undefined),
    carrier: shippo('http://127.0.0.1:1'),
    taxCalculators: stripeTaxes('http://127.0.0.1:1'),
    vatRegister: vies('http://127.0.0.1:1'),
    mailer: undefined,
    openMailer: mailerTo,
    captcha: (secret) => altcha(secret, 10),
  },
  logger: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
})

const MINUTE_MS = 60_000

const payloadOf = (body: unknown): string | Buffer | undefined =>
  body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)

/** Callers of `app` within the process, each with headers of its own. */
export const callersOf =
  (app: Pick<Assembly['app'], 'inject'>) =>
  (own: Record<string, string>): TestCaller => ({
    async call(method, path, body, headers = {}) {
      const reply = await app.inject({
        method,
        url: path,
        headers: {
          ...own,
          ...randomKey(method),
          ...present({ 'content-type': body === undefined ? undefined : 'application/json' }),
          ...headers,
        },
        ...present({ payload: payloadOf(body) }),
      })
      const isJson = String(reply.headers['content-type'] ?? '').includes('json')
      return {
        status: reply.statusCode,
        body: isJson ? reply.json() : reply.body,
        headers: reply.headers,
        statements: Number(reply.headers['x-fairground-statements'] ?? 0),
      }
    },
  })

/** The real app on a fresh database with one site; closed when the test (or hook) that created it ends. */
export async function testSite(options: Partial<AssemblySettings> & { keep?: boolean } = {}): Promise<TestSite> {
  const { keep, ...changes } = options
  const database = await freshDatabase()
  const assembly = await assemble({ ...testSettings(database.connectionString), ...changes })
  const end = async () => {
    await assembly.close()
    await database.drop()
  }
  if (!keep) onTestFinished(end)

  const { app, pool, directory } = assembly
  const made = await createSite(pool, {
    name: 'Test site',
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    demo: false,
    redirectUris: ['http://localhost:3000/login-callback'],
    postFlowOrigins: ['http://localhost:3000'],
    ownerEmail: 'owner@example.com',
  })
  const advance = async (ms: number) => {
    await pool.raw.query('UPDATE sites SET clock_offset_ms = clock_offset_ms + $2 WHERE id = $1', [made.siteId, ms])
    await directory.reload()
  }
  // Limits count by the minute: one that has just begun does not end while a test counts.
  if (changes.rateLimitFactor === undefined) await directory.reload()
  else await advance(MINUTE_MS - (Date.now() % MINUTE_MS))

  const callerWith = callersOf(app)
  const nobody = callerWith({})
  const withKey = (apiKey: string) => callerWith({ authorization: apiKey, 'wix-site-id': made.siteId })

  return {
    assembly,
    siteId: made.siteId,
    clientId: made.clientId,
    apiKey: made.apiKey,
    connectionString: database.connectionString,
    admin: withKey(made.apiKey),
    nobody,
    async visitor() {
      const { body } = await nobody.call('POST', '/oauth2/token', { grantType: 'anonymous', clientId: made.clientId })
      return {
        ...callerWith({ authorization: body.access_token }),
        accessToken: body.access_token,
        refreshToken: body.refresh_token,
      }
    },
    keyWith: async (scopes) => withKey(await made.addKey('test', scopes)),
    advance,
    query: async (sql, values = []) => (await pool.raw.query(sql, values)).rows,
  }
}

/** One site for a whole file: call in `beforeAll`, close in `afterAll`. */
export async function sharedSite(
  options: Partial<AssemblySettings> = {},
): Promise<TestSite & { close(): Promise<void> }> {
  const site = await testSite({ ...options, keep: true })
  return {
    ...site,
    async close() {
      await site.assembly.close()
      const client = new pg.Client({ connectionString: inject('postgres') })
      await client.connect()
      await client.query(`DROP DATABASE IF EXISTS ${new URL(site.connectionString).pathname.slice(1)} WITH (FORCE)`)
      await client.end()
    },
  }
}

export const allScopes: readonly Scope[] = everyScope

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import { readConnection } from '../src/db/managed/connection-file.ts'
import { addressOf, type Program, serverEnv, startServerProcess, stopAll } from './server-process.ts'
import { type StripeStandIn, stripeStandIn } from './stripe-stand-in.ts'

/** A server with its own PostgreSQL and a stand-in of Stripe, whose data outlives each kill. */
export interface KillableServer {
  readonly dataDir: string
  readonly stripe: StripeStandIn
  /** Address of the server as it runs now: a start takes another port. */
  readonly url: string
  start(): Promise<void>
  kill(): Promise<void>
  /** Runs `work` with a connection of its own. */
  inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Starts one in a new folder of that name. */
export async function killableServer(name: string, environment: Record<string, string> = {}): Promise<KillableServer> {
  const folder = mkdtempSync(join(tmpdir(), `fairground-${name}-`))
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const stripe = await stripeStandIn()
  let server: Program | undefined
  let url = ''
  const start = async () => {
    server = startServerProcess({ ...serverEnv(dataDir), STRIPE_API_URL: stripe.url, ...environment })
    url = await addressOf(server)
  }
  await start()
  return {
    dataDir,
    stripe,
    get url() {
      return url
    },
    start,
    async kill() {
      server?.child.kill('SIGKILL')
      expect((await server?.ended)?.signal).toBe('SIGKILL')
    },
    async inDatabase(work) {
      const client = new pg.Client(readConnection(dataDir)!.connectionString) // the server has written it
      client.on('error', () => {})
      await client.connect()
      try {
        return await work(client)
      } finally {
        await client.end().catch(() => {})
      }
    },
    async close() {
      await stopAll()
      await stripe.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
    },
  }
}

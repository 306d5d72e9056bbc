import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { beginDatabase } from '../src/begin-database.ts'
import { readConfig } from '../src/config.ts'
import { LEAST_FREE_BYTES } from '../src/db/disk-guard.ts'
import { StartRefused } from '../src/db/managed/start-refused.ts'
import { readCredentials } from '../src/first-run/credentials-file.ts'
import { processLogger } from '../src/process-logger.ts'
import { altcha } from '../src/providers/captcha/altcha.ts'
import { mailerTo } from '../src/providers/mail/smtp.ts'
import { testProvider } from '../src/providers/payment/test-provider.ts'
import { shippo } from '../src/providers/shipping/shippo.ts'
import { stripeTaxes } from '../src/providers/tax/stripe-tax.ts'
import { vies } from '../src/providers/tax/vies.ts'
import type { ProviderNeeds } from '../src/sales/payments/provider.ts'
import { startServer } from '../src/start-server.ts'
import { callerAt } from './over-http.ts'
import { serverEnv } from './server-process.ts'

/** Two starts with a database of their own. */
const PATIENCE = 90_000

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-full-disk-'))
  chmodSync(folder, 0o711)
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))

/** A server with its own PostgreSQL, on a disk with as much room as the test says. */
async function started(dataDir: string, free: () => number) {
  const lines: string[] = []
  const providers = {
    payments: (needs: ProviderNeeds) => [testProvider(needs)],
    carrier: shippo(undefined),
    taxCalculators: stripeTaxes(undefined),
    vatRegister: vies(),
    mailer: undefined,
    openMailer: mailerTo,
    captcha: (secret: string) => altcha(secret, 10),
  }
  const print = (text: string) => void lines.push(text)
  const config = readConfig(serverEnv(dataDir), 2)
  const logger = processLogger(config.logLevel)
  const database = beginDatabase(config, logger, print).ready
  const server = await startServer(config, providers, { print, logger, database, freeBytes: async () => free() })
  let isRunning = true
  const stop = async () => {
    if (isRunning) await server.stop()
    isRunning = false
  }
  onTestFinished(stop)
  const { siteId, apiKey } = readCredentials(dataDir)!
  const admin = callerAt(server.url.replace('localhost', '127.0.0.1'), { authorization: apiKey, 'wix-site-id': siteId })
  return { lines, admin, stop }
}

test(
  'a server on a full disk starts, reads, refuses changes, and takes them once there is room',
  async () => {
    const dataDir = join(folder, 'filled')
    const first = await started(dataDir, () => LEAST_FREE_BYTES)
    const product = { name: 'Harbour shirt', productType: 'physical', priceData: { price: 20 } }
    const made = await first.admin.call('POST', '/stores/v1/products', { product })
    expect(made.status).toBe(200)
    await first.stop()

    let free = LEAST_FREE_BYTES - 1
    const { admin, lines } = await started(dataDir, () => free)
    expect(lines.join()).toContain('changes are refused until there is room')
    const read = await admin.call('GET', `/stores-reader/v1/products/${made.body.product.id}`)
    expect([read.status, read.body.product.name]).toEqual([200, 'Harbour shirt'])
    const refused = await admin.call('POST', '/stores/v1/products', { product })
    expect([refused.status, refused.body.details.applicationError.code]).toEqual([503, 'STORAGE_FULL'])

    free = LEAST_FREE_BYTES
    await vi.waitFor(
      async () => expect((await admin.call('POST', '/stores/v1/products', { product })).status).toBe(200),
      { timeout: 30_000, interval: 200 },
    )
  },
  PATIENCE,
)

test('a database that must be made first needs room: the start is refused with a sentence', async () => {
  const start = started(join(folder, 'new'), () => 0)
  await expect(start).rejects.toThrow(StartRefused)
  await expect(start).rejects.toThrow('has no room to update the database')
})

import { tmpdir } from 'node:os'
import pino from 'pino'
import { assemble } from '../src/assemble.ts'
import type { Assembly } from '../src/assembly.ts'
import type { ImportContext } from '../src/catalog/imports/import-products.ts'
import { openPool } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { createSite } from '../src/first-run/create-site.ts'
import { newId } from '../src/ground/ids.ts'
import { altcha } from '../src/providers/captcha/altcha.ts'
import { mailerTo } from '../src/providers/mail/smtp.ts'
import { shippo } from '../src/providers/shipping/shippo.ts'
import { stripeTaxes } from '../src/providers/tax/stripe-tax.ts'
import { vies } from '../src/providers/tax/vies.ts'

/** A new shop inside this process: what is counted and timed is the server alone. */
export interface ShopInside {
  readonly assembly: Assembly
  readonly siteId: string
  readonly clientId: string
  readonly apiKey: string
  /** Context of operations outside a request, at this moment. */
  context(): ImportContext
}

/** Brings the database up to date first. Statements are counted, and no read is answered out of the cache. */
export async function openShopInside(connectionString: string): Promise<ShopInside> {
  await migrate(connectionString, () => {})
  const assembly = await assemble({
    connectionString,
    poolSize: 4,
    statementTimeoutMs: 30_000,
    rateLimitFactor: 1_000_000,
    heldUnits: { perOwner: 100, perAddress: 500 },
    publicUrl: 'http://localhost:8080',
    hosts: [],
    dataDir: tmpdir(),
    testClock: false,
    dev: false,
    pages: false,
    countStatements: true,
    providers: {
      payments: () => [],
      carrier: shippo(undefined),
      taxCalculators: stripeTaxes(undefined),
      vatRegister: vies(),
      mailer: undefined,
      openMailer: mailerTo,
      captcha: (secret) => altcha(secret, 10),
    },
    logger: pino({ level: 'silent' }),
  })
  assembly.world.cache.get = () => undefined
  const pool = openPool({ connectionString, max: 1, statementTimeoutMs: 5_000 })
  const made = await createSite(pool, {
    name: 'Bench',
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    demo: false,
    redirectUris: [],
    postFlowOrigins: [],
    ownerEmail: 'owner@example.com',
  })
  await pool.end()
  await assembly.directory.reload()
  const context = (): ImportContext => ({
    db: assembly.pool.forSite(made.siteId),
    site: assembly.directory.site(made.siteId)!, // made above
    now: new Date(),
    newId: () => newId(new Date()),
  })
  return { assembly, siteId: made.siteId, clientId: made.clientId, apiKey: made.apiKey, context }
}

import { randomUUID } from 'node:crypto'
import { Scope } from '@fairground/contract/scopes.ts'
import type { Pool, Tx } from '../../db/database.ts'
import { openFirstLocation } from '../../store/locations/operations.ts'
import { insertApiKey } from '../api-keys/queries.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { SiteSettings } from '../site.ts'
import { insertStaffUser } from '../staff/queries.ts'
import { insertClient, insertCounter, insertLookup, insertSite } from './queries.ts'

export interface NewSite {
  readonly name: string
  readonly locale: string
  readonly currency: string
  readonly timeZone: string
  readonly demo: boolean
  /** Test payments and test mode are on. Absent: they are off. */
  readonly testing?: boolean
  /** Exact addresses that sign-in may return to. */
  readonly redirectUris: readonly string[]
  /** Origins that a flow may end at. */
  readonly postFlowOrigins: readonly string[]
  readonly ownerEmail: string
}

export interface CreatedSite {
  readonly siteId: string
  readonly clientId: string
  /** Shown this once: the database holds its hash. */
  readonly apiKey: string
  readonly ownerId: string
  addKey(name: string, scopes: readonly Scope[]): Promise<string>
}

/** Numbers of four digits sort as text, too, for a long while. */
const FIRST_ORDER_NUMBER = 10_001n

/** What a developer needs to call a site; the database holds the key's hash alone. */
export interface SiteCredentials {
  readonly siteId: string
  readonly clientId: string
  readonly apiKey: string
}

export const newSiteCredentials = (): SiteCredentials => ({
  siteId: randomUUID(),
  clientId: randomUUID(),
  apiKey: newSecret('fgk'),
})

/** A site with an OAuth app, an API key with every scope and an owner, whole or not at all. */
export async function createSite(
  pool: Pool,
  site: NewSite,
  { siteId, clientId, apiKey }: SiteCredentials = newSiteCredentials(),
): Promise<CreatedSite> {
  const at = new Date()
  const ownerId = randomUUID()
  const settings: SiteSettings = {
    testPayments: site.testing ?? false,
    testMode: site.testing ?? false,
    manualPayments: true,
    reservationMinutes: 20,
    unpaidOrderMinutes: 30,
    demo: site.demo,
  }
  await pool.forSite(siteId).inTx(async (tx) => {
    const { name, locale, currency, timeZone } = site
    await tx.run(insertSite, { id: siteId, name, locale, currency, timeZone, settings, at })
    await tx.run(insertClient, {
      id: clientId,
      siteId,
      name: 'Storefront',
      redirectUris: [...site.redirectUris],
      postFlowOrigins: [...site.postFlowOrigins],
      at,
    })
    await openFirstLocation(tx, randomUUID(), at)
    await tx.run(insertCounter, { name: 'order', n: FIRST_ORDER_NUMBER - 1n })
    await tx.run(insertStaffUser, {
      id: ownerId,
      email: site.ownerEmail,
      name: 'Owner',
      role: 'owner',
      roleId: null,
      scopes: [...Scope],
      at,
    })
    await writeKey(tx, siteId, 'Everything', Scope, apiKey)
  })
  return {
    siteId,
    clientId,
    apiKey,
    ownerId,
    async addKey(name, scopes) {
      const secret = newSecret('fgk')
      await pool.forSite(siteId).inTx((tx) => writeKey(tx, siteId, name, scopes, secret))
      return secret
    },
  }
}

async function writeKey(tx: Tx, siteId: string, name: string, scopes: readonly Scope[], secret: string): Promise<void> {
  const id = randomUUID()
  await tx.run(insertApiKey, { id, name, hash: hashSecret(secret), scopes: [...scopes], at: new Date() })
  await tx.run(insertLookup, { kind: 'api-key', key: hashSecret(secret), siteId, target: id })
}

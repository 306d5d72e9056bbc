import { randomUUID } from 'node:crypto'
import { Scope } from '@fairground/contract/enumerations/staff.ts'
import { openFirstLocation } from '../catalog/locations/operations.ts'
import type { Pool } from '../db/database.ts'
import { newSecret } from '../ground/secrets.ts'
import type { SiteSettings } from '../ground/site.ts'
import { writeKey } from '../identity/api-keys/write-key.ts'
import { writeFirstOwner } from '../identity/staff/first-owner.ts'
import { openFirstDelivery } from '../sales/delivery/setup/first-setup.ts'
import { openFirstTaxes } from '../sales/taxes/first-taxes.ts'
import { insertClient } from '../sites/oauth-clients.ts'
import { insertCounter, insertSite } from './queries.ts'

interface NewSite {
  readonly name: string
  readonly locale: string
  readonly currency: string
  readonly timeZone: string
  readonly demo: boolean
  /** Test payments and test mode are on. Absent: they are off. */
  readonly testing?: boolean
  /** The admin begins with the checklist. Absent: it does not. */
  readonly settingUp?: boolean
  /** Exact addresses that sign-in may return to. */
  readonly redirectUris: readonly string[]
  /** Origins that a flow may end at. */
  readonly postFlowOrigins: readonly string[]
  readonly ownerEmail: string
}

interface CreatedSite {
  readonly siteId: string
  readonly clientId: string
  /** Shown this once: the database holds its hash. */
  readonly apiKey: string
  readonly ownerId: string
  addKey(name: string, scopes: readonly Scope[]): Promise<string>
}

/** Numbers of four digits sort as text, too, for a long while. */
const FIRST_ORDER_NUMBER = 10_001n

/** Credentials with which a developer calls a site; the database holds the key's hash alone. */
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
    ...(site.settingUp ? { setup: { shown: true } } : {}),
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
    await openFirstDelivery(tx, { locale, at, newId: randomUUID })
    await openFirstTaxes(tx, at)
    await tx.run(insertCounter, { name: 'order', n: FIRST_ORDER_NUMBER - 1n })
    await writeFirstOwner(tx, { id: ownerId, email: site.ownerEmail, at })
    await writeKey(tx, { id: randomUUID(), siteId, name: 'Everything', scopes: Scope, secret: apiKey, at })
  })
  return {
    siteId,
    clientId,
    apiKey,
    ownerId,
    async addKey(name, scopes) {
      const secret = newSecret('fgk')
      const key = { id: randomUUID(), siteId, name, scopes, secret, at: new Date() }
      await pool.forSite(siteId).inTx((tx) => writeKey(tx, key))
      return secret
    },
  }
}

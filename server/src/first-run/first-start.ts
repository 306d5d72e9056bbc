import type { Assembly } from '../assembly.ts'
import type { Config } from '../config.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { createSite, newSiteCredentials, type SiteCredentials } from './create-site.ts'
import { readCredentials, writeCredentials } from './credentials-file.ts'

/** Addresses at which clients under development listen; on a public site a program there could take its visitors' codes. */
const LOCAL_REDIRECTS = [
  'http://localhost:3000/login-callback',
  'http://127.0.0.1:5173/callback',
  'http://localhost:41199/callback',
]

/**
 * An empty database gets its site, with an OAuth app, an API key and an owner, and (unless DEMO=0) with goods and events.
 * The demo's content is made through the operations that a merchant uses.
 */
export async function firstStart(
  assembly: Assembly,
  config: Config,
  report: { readonly print: (text: string) => void; readonly signal: AbortSignal },
): Promise<void> {
  const site = assembly.directory.defaultSite()
  const { apiKey } = site ? (readCredentials(config.dataDir) ?? {}) : await createFirstSite(assembly, config)
  const isDemo = site?.settings.demo ?? true
  // A first start that was killed goes on here; once everything is there this costs one query.
  if (config.demo && isDemo && apiKey) await seedDemo(assembly, apiKey, { dataDir: config.dataDir, ...report })
}

/** Writes the credentials of the site, then the site, without any content. */
export async function createFirstSite(assembly: Assembly, config: Config): Promise<SiteCredentials> {
  const credentials = newSiteCredentials()
  // Written first: a start that is killed before the site exists begins again, and no site is ever without its key.
  writeCredentials(config.dataDir, credentials)
  // Strangers buy at an https address, and an operator who wants no demo means to sell.
  const testing = config.demo && !config.publicUrl.startsWith('https:')
  const site = {
    name: config.demo ? 'Fairground' : 'New shop',
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    demo: config.demo,
    settingUp: !config.demo,
    testing,
    redirectUris: [...(testing ? LOCAL_REDIRECTS : []), `${config.publicUrl}/callback`],
    postFlowOrigins: [...(testing ? ['http://localhost:3000'] : []), config.publicUrl],
    ownerEmail: 'owner@fairground.example',
  }
  await createSite(assembly.pool, site, credentials)
  await assembly.directory.reload()
  return credentials
}

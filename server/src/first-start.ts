import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assembly } from './assemble.ts'
import type { Config } from './config.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { createSite, newSiteCredentials, type SiteCredentials } from './identity/sites/create-site.ts'

const fileOf = (dataDir: string): string => join(dataDir, 'credentials.json')

export function readCredentials(dataDir: string): SiteCredentials | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as SiteCredentials
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const REDIRECTS = [
  'http://localhost:3000/login-callback',
  'http://127.0.0.1:5173/callback',
  'http://localhost:41199/callback',
]

/**
 * An empty database gets its site: the demo site with its OAuth app, API key, owner and (unless DEMO=0) its goods and events.
 * The demo's content is made through the operations that a merchant uses.
 */
export async function firstStart(assembly: Assembly, config: Config, say: (text: string) => void): Promise<void> {
  const site = assembly.directory.defaultSite()
  const { apiKey } = site ? (readCredentials(config.dataDir) ?? {}) : await createDemoSite(assembly, config)
  const isDemo = site?.settings.demo ?? true
  // A first start that was killed goes on here; once everything is there this costs one query.
  if (config.demo && isDemo && apiKey) await seedDemo(assembly, apiKey, { dataDir: config.dataDir, say })
}

async function createDemoSite(assembly: Assembly, config: Config): Promise<SiteCredentials> {
  const credentials = newSiteCredentials()
  // Written first: a start that is killed before the site exists begins anew, and no site is ever without its key.
  writeFileSync(fileOf(config.dataDir), `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  const site = {
    name: 'Fairground',
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    demo: true,
    redirectUris: [...REDIRECTS, `${config.publicUrl}/callback`],
    postFlowOrigins: ['http://localhost:3000', config.publicUrl],
    ownerEmail: 'owner@fairground.example',
  }
  await createSite(assembly.pool, site, credentials)
  await assembly.directory.reload()
  return credentials
}

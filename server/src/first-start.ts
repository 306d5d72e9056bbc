import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assembly } from './assemble.ts'
import type { Config } from './config.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { createSite } from './identity/sites/create-site.ts'

/** What a developer needs to call the demo site; the database holds the key's hash alone. */
export interface Credentials {
  readonly siteId: string
  readonly clientId: string
  readonly apiKey: string
}

const fileOf = (dataDir: string): string => join(dataDir, 'credentials.json')

export function readCredentials(dataDir: string): Credentials | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Credentials
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
  if (assembly.directory.defaultSite()) return
  const made = await createSite(assembly.pool, {
    name: 'Fairground',
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    demo: true,
    redirectUris: [...REDIRECTS, `${config.publicUrl}/callback`],
    postFlowOrigins: ['http://localhost:3000', config.publicUrl],
    ownerEmail: 'owner@fairground.example',
  })
  const credentials: Credentials = { siteId: made.siteId, clientId: made.clientId, apiKey: made.apiKey }
  writeFileSync(fileOf(config.dataDir), `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  await assembly.directory.reload()
  if (config.demo) await seedDemo(assembly, made.apiKey, { dataDir: config.dataDir, say })
}

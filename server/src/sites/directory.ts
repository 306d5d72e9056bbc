import { present } from '@fairground/domain/present.ts'
import { readClock } from '../db/clock.ts'
import type { Pool } from '../db/database.ts'
import { oneAtATime } from '../ground/one-at-a-time.ts'
import type { Site, Sites } from '../ground/site.ts'
import { readClients } from './oauth-clients.ts'
import { readSites } from './queries.ts'

export interface OAuthClient {
  readonly id: string
  readonly siteId: string
  readonly name: string
  readonly redirectUris: readonly string[]
  readonly postFlowOrigins: readonly string[]
}

/** Sites and their OAuth apps. */
export interface Directory extends Sites {
  client(id: string): OAuthClient | undefined
  /** The site's oldest app: our own storefront. */
  clientOf(siteId: string): OAuthClient | undefined
  /** Every app of the site. */
  clientsOf(siteId: string): readonly OAuthClient[]
}

export async function openDirectory(pool: Pool): Promise<Directory> {
  let sites = new Map<string, Site>()
  let clients = new Map<string, OAuthClient>()
  let clockOffsetMs = 0

  const { fresh: reload } = oneAtATime(async () => {
    const db = pool.siteless
    const sentAt = Date.now()
    const clock = await db.row(readClock, {})
    const answered = Date.now()
    clockOffsetMs = clock ? clock.now.getTime() - (sentAt + answered) / 2 : 0
    // Less than a clock's own jitter is no offset.
    if (Math.abs(clockOffsetMs) < 20) clockOffsetMs = 0
    sites = new Map(
      (await db.rows(readSites, {})).map(({ tips, ...row }) => [
        row.id,
        { ...row, ...present({ tips: tips ?? undefined }), clockOffsetMs: Number(row.clockOffsetMs) },
      ]),
    )
    clients = new Map((await db.rows(readClients, {})).map((row) => [row.id, row]))
  })
  await reload()
  return {
    site: (id) => sites.get(id),
    sites: () => sites.values(),
    client: (id) => clients.get(id),
    clientOf: (siteId) => clients.values().find((client) => client.siteId === siteId),
    clientsOf: (siteId) => [...clients.values()].filter((client) => client.siteId === siteId),
    defaultSite: () => sites.values().next().value,
    nowOf: (site) => new Date(Math.round(Date.now() + clockOffsetMs + site.clockOffsetMs)),
    reload,
  }
}

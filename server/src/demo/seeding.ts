import type { Assembly } from '../assembly.ts'
import type { Db } from '../ground/database.ts'
import { type Clerk, clerk } from '../http/clerk.ts'
import { FORM_TYPE } from '../http/forms.ts'
import { atMost } from '../media/at-most.ts'
import { type MediaFiles, mediaFiles } from '../media/files.ts'
import { openStorage } from '../media/open-storage.ts'

/** Context of each part of the seeding. */
export interface Seeding {
  /** Holds every scope. */
  readonly merchant: Clerk
  readonly anybody: Clerk
  clerk(authorization: string, cookies?: Readonly<Record<string, string>>): Clerk
  /** Posts a form to a page of this server, as a browser on it does. */
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<void>
  readonly clientId: string
  /** The merchant's. */
  readonly apiKey: string
  readonly currency: string
  /** The site takes test payments. */
  readonly testPayments: boolean
  readonly publicUrl: string
  readonly now: Date
  readonly db: Db
  readonly files: MediaFiles
  /** Does `work` for all, some at once. */
  each<T>(what: string, items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void>
  /** One more is done. */
  tick(what: string, done: number, of: number): void
}

/** Four keep both cores and the database busy; more only wait for each other. */
const AT_ONCE = 4
/** Milliseconds between progress reports of a longer step. */
const PROGRESS_EVERY_MS = 1_000

export interface SeedOptions {
  readonly dataDir: string
  readonly print: (text: string) => void
  readonly signal: AbortSignal
}

export function openSeeding(assembly: Assembly, apiKey: string, { dataDir, print, signal }: SeedOptions): Seeding {
  const { directory, pool, settings } = assembly
  const site = directory.defaultSite()
  const client = site && directory.clientOf(site.id)
  if (!site || !client) throw new Error('There is no site to fill')
  const turn = atMost(AT_ONCE)
  let reportedAt = performance.now()
  const tick: Seeding['tick'] = (what, done, of) => {
    signal.throwIfAborted()
    if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return
    reportedAt = performance.now()
    print(`Filling the demo site: ${done} of ${of} ${what} ...`)
  }
  return {
    merchant: clerk(assembly, apiKey),
    anybody: clerk(assembly),
    clerk: (authorization, cookies) => clerk(assembly, authorization, cookies),
    async submit(path, fields) {
      const { statusCode } = await assembly.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': FORM_TYPE, 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams(fields).toString(),
      })
      if (statusCode >= 400) throw new Error(`${path} answered ${statusCode}`)
    },
    clientId: client.id,
    apiKey,
    currency: site.currency,
    testPayments: site.settings.testPayments,
    publicUrl: settings.publicUrl,
    now: directory.nowOf(site),
    db: pool.forSite(site.id),
    files: mediaFiles(openStorage({ ...settings, dataDir })),
    tick,
    async each(what, items, work) {
      let done = 0
      const doing = items.map((item, i) =>
        turn(async () => {
          signal.throwIfAborted()
          await work(item, i)
          tick(what, ++done, items.length)
        }),
      )
      // All come to rest before the first failure is reported: nothing goes on behind the caller's back.
      await Promise.allSettled(doing)
      await Promise.all(doing)
    },
  }
}

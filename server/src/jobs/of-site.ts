import type { Assembly } from '../assemble.ts'
import type { Db } from '../db/database.ts'
import type { Site } from '../identity/site.ts'
import { newId } from '../ids.ts'

export interface Needs {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  newId(): string
}

/** A task that follows from what happened on one site; a site that is gone has nothing left to do. `P` is what the relay wrote. */
export const ofSite =
  <P extends object>(
    { backgroundPool, directory }: Pick<Assembly, 'backgroundPool' | 'directory'>,
    work: (needs: Needs, payload: P) => Promise<void>,
  ) =>
  async (payload: unknown): Promise<void> => {
    const given = payload as P & { readonly siteId: string } // written by the relay
    const site = directory.site(given.siteId)
    if (!site) return
    const needs = {
      db: backgroundPool.forSite(site.id),
      site,
      now: directory.nowOf(site),
      newId: () => newId(new Date()),
    }
    await work(needs, given)
  }

import { expect } from 'vitest'
import { checkSite } from '../src/check/check-site.ts'
import { type TestCaller, type TestSite, testSite } from './fixture.ts'
import { anotherProcess, callerAt, comingBack, listening, visitorAt } from './over-http.ts'

/** A caller as seen at the first and at the second process. */
export type AtBoth = readonly [TestCaller, TestCaller]

interface Racecourse {
  readonly site: TestSite
  readonly merchant: AtBoth
  visitor(): Promise<AtBoth>
}

/** One database, two app processes, both listening; who finds them busy calls again. */
export async function racecourse({ online = false } = {}): Promise<Racecourse> {
  const site = await testSite()
  if (online) {
    await site.query(`update sites set settings = settings || '{"testPayments": true}'`)
    await site.assembly.directory.reload()
  }
  const urls = [await listening(site.assembly), await listening(await anotherProcess(site))] as const
  const key = { authorization: site.apiKey, 'wix-site-id': site.siteId }
  const both = (callers: readonly TestCaller[]) => callers.map(comingBack) as unknown as AtBoth
  return {
    site,
    merchant: both(urls.map((url) => callerAt(url, key))),
    visitor: async () => both(await visitorAt(urls, site.clientId)),
  }
}

export const agrees = async ({ assembly, siteId }: TestSite) =>
  expect(await checkSite(assembly.pool.forSite(siteId))).toEqual([])

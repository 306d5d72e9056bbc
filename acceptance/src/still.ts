import { setTimeout as delay } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Requests of a page and its frames that wait for an answer, each as `GET http://…`; streams of live changes, which never end, are none. */
export function requestsOf(page: Page): () => string[] {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => [...pending].map((request) => `${request.method()} ${request.url()}`)
}

/** Waits until no request has been waiting for half a second; names those that still wait after 30 s. */
export async function untilStill(pending: () => string[]): Promise<void> {
  const end = Date.now() + 30_000
  for (let quietSince = Date.now(); Date.now() - quietSince < 500; await delay(50)) {
    const requests = pending()
    if (requests.length > 0) quietSince = Date.now()
    if (Date.now() > end) throw new Error(`Not answered: ${requests.join(', ') || 'requests that follow each other'}`)
  }
}

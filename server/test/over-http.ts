import { setTimeout as delay } from 'node:timers/promises'
import { present } from '@fairground/domain/present.ts'
import { onTestFinished } from 'vitest'
import { assemble } from '../src/assemble.ts'
import type { Assembly, AssemblySettings } from '../src/assembly.ts'
import { randomKey, type TestCaller, type TestSite, testSettings } from './fixture.ts'

/** A caller that goes through the network stack, as a client does. `fetch` reuses connections. */
export const callerAt = (url: string, own: Record<string, string>): TestCaller => ({
  async call(method, path, body, headers = {}) {
    const reply = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...own,
        ...randomKey(method),
        ...present({ 'content-type': body === undefined ? undefined : 'application/json' }),
        ...headers,
      },
      ...present({ body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const isJson = (reply.headers.get('content-type') ?? '').includes('json')
    return {
      status: reply.status,
      body: isJson ? await reply.json() : await reply.text(),
      headers: Object.fromEntries(reply.headers),
      statements: 0,
    }
  },
})

/**
 * The same caller, who calls again when the server is busy, as the client does: a wait of 3 s for a connection ends in 503, with nothing
 * done, which happens to anybody on a machine that other tests use.
 */
export const comingBack = (caller: TestCaller): TestCaller => ({
  async call(...request) {
    for (;;) {
      const reply = await caller.call(...request)
      if (reply.status !== 503) return reply
      await delay(Number(reply.headers['retry-after']) * 1000)
    }
  },
})

/** Listens on a free port and says where. */
export async function listening({ app }: Assembly): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** Waits until this process's caches have dropped everything that the commits so far concern. */
export async function relayCaughtUp({ relay }: Assembly): Promise<void> {
  // A reading that is under way may have begun before the last commit.
  await relay.catchUp()
  await relay.catchUp()
}

/** Another app process's worth of everything on the same database; closed with the test. */
export async function anotherProcess(site: TestSite, changes: Partial<AssemblySettings> = {}): Promise<Assembly> {
  const assembly = await assemble({ ...testSettings(site.connectionString), ...changes })
  onTestFinished(() => assembly.close())
  return assembly
}

/** A new visitor at one address, who calls the others with the same token. */
export async function visitorAt(
  [first, ...others]: readonly [string, ...string[]],
  clientId: string,
): Promise<readonly [TestCaller, ...TestCaller[]]> {
  const { body } = await callerAt(first, {}).call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })
  const own = { authorization: body.access_token }
  return [callerAt(first, own), ...others.map((url) => callerAt(url, own))]
}

/** Runs `work` for each, at most `width` at a time. */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const i = next++
      results[i] = await work(items[i]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker))
  return results
}

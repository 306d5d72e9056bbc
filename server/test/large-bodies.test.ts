import { allOperations } from '@fairground/contract/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodyLimitOf } from '../src/http/api-routes.ts'
import { staffAs } from '../src/identity/staff/staff.fixture.ts'
import { sharedSite, type TestCaller, type TestSite } from './fixture.ts'
import { type Schema, sample } from './hostile.ts'
import { largeBodies } from './large-bodies.ts'
import { type Message, requestOf } from './request-of.ts'

const LARGEST_ANSWER = 100_000
/** Processor time in ms that a body of up to 1 MB may take, and each further MB of operations that take more. */
const LONGEST_MS = 100
const MS_PER_MB = 25
const MB = 1_000_000
const TRIES = 5

let site: TestSite & { close(): Promise<void> }
let owner: TestCaller
beforeAll(async () => {
  site = await sharedSite()
  owner = await staffAs(site, 'owner')
})
afterAll(() => site.close())

describe.each(Object.entries(largeBodies))('a large faulty body gets a small answer: %s', (_, bodyOf) => {
  const withBody = allOperations.filter(({ method }) => method !== 'GET' && method !== 'DELETE')
  test.for(withBody.map((operation) => [`${operation.module}.${operation.name}`, operation] as const))(
    '%s',
    async ([, operation]) => {
      const schema = operation.request as Schema // TypeBox schemas are JSON schemas
      const { url } = requestOf(operation, sample(schema) as Message)
      const caller = operation.who.kind === 'staff' ? owner : site.admin
      const text = bodyOf(schema, bodyLimitOf(operation) * 0.9)
      const send = () => caller.call(operation.method, url, text)
      const { status, body } = await send()
      expect(status).toBeLessThan(500)
      expect(status).not.toBe(413)
      expect(JSON.stringify(body).length).toBeLessThan(LARGEST_ANSWER)
      const allowed = LONGEST_MS + MS_PER_MB * Math.max(0, text.length / MB - 1)
      expect(await leastMs(send, allowed)).toBeLessThan(allowed)
    },
  )
})

/** Processor time of a call: the first try that takes less than allowed, else the best of several, since other work of the process counts. */
async function leastMs(call: () => Promise<unknown>, allowed: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < TRIES && least >= allowed; i++) {
    const before = process.cpuUsage()
    await call()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

test('the body of a caller who may not make the call is not parsed', async () => {
  const refused = allOperations.filter(
    ({ method, who }) => method !== 'GET' && method !== 'DELETE' && who.kind !== 'anyone',
  )
  const visitor = await site.visitor()
  for (const operation of refused) {
    const { url } = requestOf(operation, sample(operation.request as Schema) as Message)
    const broken = '{'.repeat(20_000)
    const { status } = await site.nobody.call(operation.method, url, broken)
    const byVisitor = (await visitor.call(operation.method, url, broken)).status
    const { kind } = operation.who
    expect([operation.name, status, byVisitor]).toEqual([
      operation.name,
      401,
      kind === 'admin' || kind === 'staff' ? 403 : 400,
    ])
  }
})

import { allOperations } from '@fairground/contract/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAs } from '../src/identity/staff/staff.fixture.ts'
import { sharedSite, type TestCaller, type TestSite } from './fixture.ts'
import { type Schema, sample } from './hostile.ts'
import { largeBodies } from './large-bodies.ts'
import { type Message, requestOf } from './request-of.ts'

const DEFAULT_LIMIT = 1024 * 1024
const LARGEST_ANSWER = 100_000

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
      const limit = operation.bodyLimit ?? DEFAULT_LIMIT
      const { status, body } = await caller.call(operation.method, url, bodyOf(schema, limit * 0.9))
      expect(status).toBeLessThan(500)
      expect(status).not.toBe(413)
      expect(JSON.stringify(body).length).toBeLessThan(LARGEST_ANSWER)
    },
  )
})

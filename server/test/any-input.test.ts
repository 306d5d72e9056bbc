import { allOperations } from '@fairground/contract/operations.ts'
import * as fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hints, messagesOf } from './any-message.ts'
import { sharedSite, type TestCaller, type TestSite } from './fixture.ts'
import type { Schema } from './hostile.ts'
import { belongings, stock } from './peopled-shop.ts'
import { send } from './request-of.ts'

/** The same run each time unless FC_SEED says otherwise (a number, or `random`); FC_RUNS lengthens it. */
const { FC_SEED = '20260101', FC_RUNS = '25' } = process.env
const seed = FC_SEED === 'random' ? Date.now() % 2 ** 31 : Number(FC_SEED)
const numRuns = Number(FC_RUNS)

let site: TestSite & { close(): Promise<void> }
let callers: Readonly<Record<'administrator' | 'visitor', TestCaller>>
/** What the log says of faults. */
const faults: string[] = []
let hints: Hints
beforeAll(async () => {
  site = await sharedSite({ logger: pino({ level: 'error' }, { write: (line) => faults.push(line) }) })
  const visitor = await site.visitor()
  const goods = await stock(site)
  const theirs = await belongings(visitor, goods)
  await site.query(`update sites set settings = settings || '{"testPayments": true, "testMode": true}'`)
  await site.assembly.directory.reload()
  callers = { administrator: site.admin, visitor }
  hints = { ids: [...Object.values(goods), ...Object.values(theirs), '00000000-0000-0000-0000-000000000000'] }
})
afterAll(() => site.close())

describe(`whatever a schema takes is answered (seed ${seed})`, () => {
  test.for(allOperations.map((operation) => [`${operation.module}.${operation.name}`, operation] as const))(
    '%s',
    async ([name, operation], { skip }) => {
      skip(!site.assembly.api.mounted.has(name), 'not mounted')
      const property = fc.asyncProperty(
        fc.constantFrom('administrator' as const, 'visitor' as const),
        messagesOf(operation.request as Schema, hints),
        async (who, message) => {
          const { status, body } = await send(callers[who], operation, message)
          if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)} ${faults.at(-1)}`)
        },
      )
      await fc.assert(property, { seed, numRuns, interruptAfterTimeLimit: 20_000 })
      expect((await site.nobody.call('GET', '/readyz')).status).toBe(200)
      // Tokens must not have run out for the next operation.
      await site.admin.call('POST', '/fairground/v1/test-clock', { reset: true })
    },
  )
})

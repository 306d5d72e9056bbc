import type { Operation } from '@fairground/contract/operation.ts'
import { allOperations } from '@fairground/contract/operations.ts'
import { present } from '@fairground/domain/present.ts'
import * as fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../src/members/members.fixture.ts'
import { type Hints, messagesOf } from './any-message.ts'
import { type Reply, sharedSite, type TestCaller, type TestSite } from './fixture.ts'
import type { Schema } from './hostile.ts'
import { type Stocked, stock, visitorObjects } from './peopled-shop.ts'
import { send } from './request-of.ts'
import { STORE_APP } from './shop.ts'

/** The same run each time unless FC_SEED says otherwise (a number, or `random`); FC_RUNS lengthens it. */
const { FC_SEED = '20260101', FC_RUNS = '25' } = process.env
const seed = FC_SEED === 'random' ? Date.now() % 2 ** 31 : Number(FC_SEED)
const numRuns = Number(FC_RUNS)

let site: TestSite & { close(): Promise<void> }
let callers: Readonly<Record<'administrator' | 'visitor', TestCaller>>
const answered = new Map<number, number>()
/** Faults in the log. */
const faults: string[] = []
let byField: Record<string, string>
let goods: Stocked
beforeAll(async () => {
  site = await sharedSite({ logger: pino({ level: 'error' }, { write: (line) => faults.push(line) }) })
  await restock()
})
afterAll(() => site.close())

const settings = async (change: object) => {
  await site.query('update sites set settings = settings || $1', [JSON.stringify(change)])
  await site.assembly.directory.reload()
}

/** Goods, and a visitor who has bought and is about to buy: one operation may have deleted what the next one needs. */
async function restock(): Promise<void> {
  await settings({ testPayments: false, manualPayments: true, testMode: true })
  goods = await stock(site)
  const visitor = await site.visitor()
  const theirs = await visitorObjects(visitor, goods)
  const { id: memberId } = await signedIn(site)
  await settings({ testPayments: true })
  callers = { administrator: site.admin, visitor }
  byField = { ...goods, ...theirs, memberId, catalogItemId: goods.productId, definitionId: goods.ticketDefinitionId }
}

/** Meaning of `id` in a module. */
const SUBJECTS: readonly (readonly [module: RegExp, field: string])[] = [
  [/collection/i, 'collectionId'],
  [/^stores/, 'productId'],
  [/checkout$/, 'checkoutId'],
  [/^ecom.orders/, 'orderId'],
  [/reservation/i, 'reservationId'],
  [/ticket-definitions/, 'ticketDefinitionId'],
  [/^events/, 'eventId'],
  [/^members/, 'memberId'],
]

function hintsFor(name: string): Hints {
  const subject = SUBJECTS.find(([module]) => module.test(name))?.[1]
  const id = subject ? byField[subject] : undefined
  const more = {
    ticketReservationId: byField.reservationId!,
    lineItemId: byField.lineId!,
    ...present({ id: id || undefined }),
  }
  return {
    ids: [...Object.values(byField), '00000000-0000-0000-0000-000000000000'],
    byField: { ...byField, ...more, appId: STORE_APP },
  }
}

async function isStocked(): Promise<boolean> {
  const paths = [`/stores-reader/v1/products/${goods.productId}`, `/events/v3/events/${goods.eventId}`]
  const replies = await Promise.all(paths.map((path) => site.admin.call('GET', path)))
  return replies.every(({ status, body }) => status === 200 && body.event?.status !== 'CANCELED')
}

/** Fields of violations that the request does not have; `''` is the message as a whole, and no message may have `__proto__`. */
function strayFields({ request }: Operation, body: Reply['body']): string[] {
  const violations: { field: string }[] = body?.details?.validationError?.fieldViolations ?? []
  const known = ['', '__proto__', ...Object.keys((request as Schema).properties ?? {})]
  return violations.map(({ field }) => field).filter((field) => !known.includes(field.split(/[.[]/)[0]!))
}

describe(`any accepted input gets an answer (seed ${seed})`, () => {
  test.for(allOperations.map((operation) => [`${operation.module}.${operation.name}`, operation] as const))(
    '%s',
    async ([name, operation], { skip }) => {
      skip(!site.assembly.api.mounted.has(name), 'not mounted')
      if (!(await isStocked())) await restock()
      const property = fc.asyncProperty(
        fc.constantFrom('administrator' as const, 'visitor' as const),
        messagesOf(operation.request as Schema, hintsFor(name)),
        async (who, message) => {
          const { status, body } = await send(callers[who], operation, message)
          answered.set(status, (answered.get(status) ?? 0) + 1)
          if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)} ${faults.at(-1)}`)
          expect(strayFields(operation, body), JSON.stringify(body)).toEqual([])
        },
      )
      await fc.assert(property, { seed, numRuns, interruptAfterTimeLimit: 20_000 })
      expect((await site.nobody.call('GET', '/readyz')).status).toBe(200)
      // Tokens must not have run out for the next operation.
      await site.admin.call('POST', '/fairground/v1/test-clock', { reset: true })
    },
  )

  test('and much of it is done', () => {
    const all = [...answered.values()].reduce((sum, n) => sum + n, 0)
    expect(answered.get(200) ?? 0, JSON.stringify([...answered])).toBeGreaterThan(all / 5)
  })
})

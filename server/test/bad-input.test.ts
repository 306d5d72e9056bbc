import type { Operation } from '@fairground/contract/operation.ts'
import { allOperations } from '@fairground/contract/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manyItemsOf } from '../src/http/faulty-items.ts'
import { staffAs } from '../src/identity/staff/staff.fixture.ts'
import { sharedSite, type TestCaller, type TestSite, type TestVisitor } from './fixture.ts'
import { messageWith, type Place, places, refusedValues, type Schema, sample, wireName } from './hostile.ts'
import { type Message, pathFields, requestOf, send } from './request-of.ts'
import { sellShirts, sellTickets } from './shop.ts'
import { changesBy } from './whole-site.ts'

let site: TestSite & { close(): Promise<void> }
let visitor: TestVisitor
let owner: TestCaller
let changes: ReturnType<typeof changesBy>
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
  owner = await staffAs(site, 'owner')
  await sellShirts(site, 10)
  await sellTickets(site, 10)
  changes = changesBy(site)
})
afterAll(() => site.close())

const mountedAs = ({ module, name }: Operation) => site.assembly.api.mounted.get(`${module}.${name}`)
/** A caller of the operation, whatever it is. */
const callerOf = ({ who }: Operation): TestCaller => (who.kind === 'staff' ? owner : site.admin)
const schemaOf = (operation: Operation) => operation.request as Schema // TypeBox schemas are JSON schemas
const inPath = (operation: Operation, { keys }: Place) =>
  pathFields(operation).some((path) => path.every((key, i) => keys[i] === key || keys.length <= i))

interface Complaint {
  readonly field: string
  readonly violatedRule: string
}
interface ItemResult {
  readonly itemMetadata: { readonly success: boolean; readonly error?: { data?: { fieldViolations?: Complaint[] } } }
}
interface Refusal {
  readonly message?: string
  readonly details?: { validationError?: { fieldViolations: Complaint[] } }
}
const texts = (complaints: readonly Complaint[] = []): string[] =>
  complaints.map(({ field, violatedRule }) => `${violatedRule} ${field}`)
const complaintsOf = (body: Refusal): string[] => texts(body.details?.validationError?.fieldViolations)

/** Complaints about the items of a bulk call at their places; undefined where one of them was done. */
function itemComplaintsOf(operation: Operation, body: Record<string, unknown>): string[] | undefined {
  const many = manyItemsOf(operation)
  const reply = (many?.results ? body[many.results] : body) as { results?: ItemResult[] } | undefined
  const results = reply?.results ?? []
  if (results.length === 0 || results.some(({ itemMetadata }) => itemMetadata.success)) return undefined
  return results.flatMap(({ itemMetadata }) => texts(itemMetadata.error?.data?.fieldViolations))
}

/** A place within an item of a bulk call: a value that does not fit there is that item's failure. */
const withinItem = (operation: Operation, { keys }: Place): boolean =>
  keys.length > 1 && keys[0] === manyItemsOf(operation)?.list

test('every operation of the contract is mounted, and nothing else', () => {
  expect([...site.assembly.api.mounted.keys()].sort()).toEqual(
    allOperations.map(({ module, name }) => `${module}.${name}`).sort(),
  )
})

describe('an operation’s schema refuses bad input', () => {
  test.for(allOperations.map((operation) => [`${operation.module}.${operation.name}`, operation] as const))(
    '%s',
    async ([, operation], { skip }) => {
      skip(!mountedAs(operation), 'not mounted')
      const wrong: string[] = []
      const changed = await changes(async () => {
        for (const place of places(schemaOf(operation))) {
          if (inPath(operation, place)) continue
          for (const { value, rule, what, below } of refusedValues(place)) {
            const reply = await send(callerOf(operation), operation, messageWith(schemaOf(operation), place, value))
            const name = wireName(place.keys)
            const ofItems = withinItem(operation, place) ? itemComplaintsOf(operation, reply.body) : undefined
            const complaints = ofItems ?? complaintsOf(reply.body)
            const named = below
              ? complaints.some((text) => text.startsWith(`${rule} ${name}`))
              : complaints.includes(`${rule} ${name}`)
            // Some operations say less on purpose: whether the address or the password was wrong, for one.
            const silent = mountedAs(operation)?.options.invalid !== undefined && complaints.length === 0
            if (reply.status !== (ofItems ? 200 : 400) || !(named || silent))
              wrong.push(`${name} ${what}: ${reply.status}, ${complaints.join(', ') || reply.body.message}`)
          }
        }
      })
      expect([wrong, changed]).toEqual([[], []])
    },
  )
})

test('every text, number and list of a request is bounded', () => {
  const unbounded = allOperations.flatMap((operation) =>
    places(schemaOf(operation)).flatMap(({ keys, schemas }) => {
      const { type, maxLength, enum: values, minimum, maximum, maxItems } = schemas.at(-1)!
      const bounded =
        type === 'string'
          ? maxLength !== undefined || values !== undefined
          : type === 'integer' || type === 'number'
            ? minimum !== undefined && maximum !== undefined
            : type !== 'array' || maxItems !== undefined
      return bounded ? [] : [`${operation.module}.${operation.name} ${wireName(keys)}`]
    }),
  )
  expect(unbounded).toEqual([])
})

describe('a path refuses what it cannot carry', () => {
  const withPath = allOperations.filter((operation) => pathFields(operation).length > 0)
  test.for(withPath.map((operation) => [`${operation.module}.${operation.name}`, operation] as const))(
    '%s',
    async ([, operation], { skip }) => {
      skip(!mountedAs(operation), 'not mounted')
      const message = sample(schemaOf(operation)) as Message
      const { url, body } = requestOf(operation, message)
      const field = pathFields(operation).at(-1)!
      const value = encodeURIComponent(String(field.reduce<unknown>((part, key) => (part as Message)[key], message)))
      const put = (text: string) => {
        const end = url.lastIndexOf(value)
        return url.slice(0, end) + text + url.slice(end + value.length)
      }
      const changed = await changes(async () => {
        for (const text of [
          '%00',
          'x%00y',
          'x'.repeat(400),
          'x'.repeat(3000),
          '%ff',
          '%',
          '%E0%A4%A',
          "'%20or%201=1--",
          '..%2f..',
          '__proto__',
        ]) {
          const reply = await callerOf(operation).call(operation.method, put(text), body)
          expect([400, 404, 409, 414], `${text.slice(0, 20)}: ${JSON.stringify(reply.body)}`).toContain(reply.status)
        }
      })
      expect(changed).toEqual([])
    },
  )
})

describe('bodies that are no messages', () => {
  const bodies = allOperations.filter(({ method }) => method !== 'GET' && method !== 'DELETE')
  const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  const cases: readonly (readonly [what: string, body: Buffer | string, rule: string])[] = [
    ['broken JSON', '{"a":', 'FORMAT'],
    ['no JSON', 'a=1', 'FORMAT'],
    ['a list', '[]', 'FORMAT'],
    ['a text', '"x"', 'FORMAT'],
    ['null', 'null', 'FORMAT'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]), 'FORMAT'],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le'), 'FORMAT'],
    ['NaN', '{"a":NaN}', 'FORMAT'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 'FIELD_NOT_ALLOWED'],
    ['an escaped prototype', '{"a":[{"\\u005f_proto__":{"isAdmin":true}}]}', 'FIELD_NOT_ALLOWED'],
    ['a nested prototype', '{"cartInfo":{"__proto__":{}},"event":{"__proto__":{}}}', 'FIELD_NOT_ALLOWED'],
  ]
  test.for(bodies.map((operation) => [`${operation.module}.${operation.name}`, operation] as const))(
    '%s',
    async ([, operation], { skip }) => {
      skip(!mountedAs(operation), 'not mounted')
      const { url } = requestOf(operation, sample(schemaOf(operation)) as Message)
      // A body above the usual limit is not read for those who may not make the call.
      for (const caller of operation.bodyLimit === undefined ? [site.admin, visitor] : [callerOf(operation)]) {
        for (const [what, body, rule] of cases) {
          const reply = await caller.call(operation.method, url, body)
          expect(reply.status, `${what}: ${JSON.stringify(reply.body)}`).toBe(400)
          expect(reply.body.details.validationError.fieldViolations[0].violatedRule, what).toBe(rule)
        }
      }
      expect((await callerOf(operation).call(operation.method, url, deep)).status).toBeLessThan(500)
      const text = await callerOf(operation).call(operation.method, url, '{}', { 'content-type': 'text/plain' })
      expect([text.status, text.body.details.applicationError.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await callerOf(operation).call(operation.method, url, 'a=1', form)).status).toBe(415)
    },
  )

  test.for([
    ['a plain operation', '/ecom/v1/carts/current/add-to-cart', 1],
    ['a catalogue write', '/stores/v1/products', 8],
  ] as const)('too large for %s', async ([, url, megabytes]) => {
    const body = JSON.stringify({ note: 'x'.repeat(megabytes * 1024 * 1024) })
    const reply = await site.admin.call('POST', url, body)
    expect([reply.status, reply.body.details.applicationError.code]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  test('too large, but not read for those who may not make the call', async () => {
    const body = JSON.stringify({ note: 'x'.repeat(2 * 1024 * 1024) })
    expect((await visitor.call('POST', '/stores/v1/products', body)).status).toBe(403)
    expect((await site.nobody.call('POST', '/stores/v1/products', body)).status).toBe(401)
  })

  test('unknown fields and prototype names are left behind', async () => {
    const body = JSON.stringify({
      product: {
        name: 'Plain',
        productType: 'physical',
        priceData: { price: 3 },
        constructor: { prototype: { x: 1 } },
        siteId: '0',
        id: 'mine',
        numericId: '7',
      },
    })
    const reply = await site.admin.call('POST', '/stores/v1/products', body)
    expect(reply.status).toBe(200)
    expect(reply.body.product).not.toHaveProperty('siteId')
    expect(reply.body.product.id).not.toBe('mine')
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

describe('query strings that are no messages', () => {
  const url = '/stores-reader/v1/products/query-platformized'
  const packed = (text: string | Buffer) => `${url}?.r=${Buffer.from(text).toString('base64url')}`
  test.for([
    ['no base64', `${url}?.r=%20%21`],
    ['no JSON', packed('{')],
    ['a list', packed('[]')],
    ['invalid UTF-8', packed(Buffer.from([0x7b, 0xff, 0x7d]))],
    ['a prototype', packed('{"__proto__":{}}')],
    ['more than 8 kB', packed(JSON.stringify({ query: { filter: 'x'.repeat(9000) } }))],
    ['a text for a number', `${url}?query.paging.limit=many`],
    ['a number out of bounds', `${url}?query.paging.limit=101`],
    ['NUL', `${url}?query.filter=%00`],
  ] as const)('%s', async ([, address]) => {
    for (const caller of [site.admin, visitor]) {
      const reply = await caller.call('GET', address)
      expect([reply.status, complaintsOf(reply.body).length], JSON.stringify(reply.body)).toEqual([400, 1])
    }
  })
  test.for([
    `${url}?__proto__.x=1&constructor.prototype.x=1`,
    `${url}?a.b.c.d.e.f.g.h=1`,
    `${url}?query=1&query.paging=2&query.paging.limit=3`,
    `${url}?%ff=%fe`,
    `${url}?${'a=1&'.repeat(3000)}`,
  ])('%s', async (address) => {
    expect((await visitor.call('GET', address)).status).toBeLessThan(500)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

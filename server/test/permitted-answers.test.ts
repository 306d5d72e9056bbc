import { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { Operation } from '@fairground/contract/operation.ts'
import { allOperations } from '@fairground/contract/operations.ts'
import { roleScopes } from '@fairground/domain/staff/roles.ts'
import { describe, expect, test } from 'vitest'
import { isRead } from '../src/http/overload-rule.ts'
import { type Reply, sharedSite, type TestCaller, type TestSite } from './fixture.ts'
import { type Schema, sample } from './hostile.ts'
import { type Message, send } from './request-of.ts'
import { type Peopled, peopled, type Secret, secrets } from './secrets.ts'

/** Answers of writes, and files to download, hold no more than the caller may read. */

const keyOf = ({ module, name }: Operation) => `${module}.${name}`
const textOf = ({ body }: Reply): string => (typeof body === 'string' ? body : JSON.stringify(body))

const holds = (scopes: readonly Scope[], scope: Scope) =>
  scopes.includes(scope) || scopes.includes(scope.replace('.read', '.write') as Scope) // the same area
const hiddenFrom = (scopes: readonly Scope[]): Secret[] =>
  secrets.filter((secret) => !secret.scopes.some((scope) => holds(scopes, scope)))

/** Place of a write: deletions come last, for what is gone no later answer shows. */
const rank = ({ name }: Operation) =>
  /delete|remove/i.test(name) ? 2 : /cancel|archive|disconnect/i.test(name) ? 1 : 0
const writes = allOperations
  .filter(({ name, method }) => !isRead({ name, method: method === 'PUT' ? 'POST' : method })) // one read is a PUT
  .toSorted((a, b) => rank(a) - rank(b))

/** Things of the shop by the names that requests give them; `id` by the part that it stands in. */
function named(known: Peopled): Readonly<Record<string, readonly string[]>> {
  const events = [known.draftEventId, known.concertId]
  const definitions = [known.draftDefinitionId, known.hiddenDefinitionId]
  return {
    eventId: events,
    'event.id': events,
    definitionId: definitions,
    ticketDefinitionId: definitions,
    'ticketDefinition.id': definitions,
    productId: [known.hiddenProductId],
    'product.id': [known.hiddenProductId],
    orderId: [known.orderId],
    ecomOrderId: [known.orderId],
    'order.id': [known.orderId],
    orderNumber: [known.orderNumber],
    ticketNumber: [known.ticketNumber],
    reservationId: [known.reservationId],
    ticketReservationId: [known.reservationId],
    rsvpId: [known.rsvpId],
    'rsvp.id': [known.rsvpId],
    itemId: [known.hiddenItemId],
    policyId: [known.draftPolicyId],
    'policy.id': [known.draftPolicyId],
    checkoutId: [known.checkoutId],
    'checkout.id': [known.checkoutId],
    cartId: [known.cartId],
    memberId: [known.memberId],
    'member.id': [known.memberId],
  }
}

/** A message that names the n-th of everything it can name, asks for all that an answer may hold, and knows revisions. */
function filled(schema: Schema, things: ReturnType<typeof named>, n: number, revisions: Map<string, string>): Message {
  const every = Object.values(things).flat()
  const fill = (part: Schema, around: string): unknown => {
    if (part.type === 'array' && part.items?.properties) return [fill(part.items, around)]
    if (!part.properties) return sample(part)
    const message: Message = {}
    for (const [name, inner] of Object.entries(part.properties)) {
      const single = around.replace(/s$/, '')
      const ids = things[`${single}.${name}`] ?? things[name] ?? things[name.replace(/s$/, '')]
      const isId = ids ?? (name === 'id' || name === 'ids' ? every : undefined)
      const id = isId?.[n % isId.length]
      if (id && inner.type === 'string') message[name] = id
      else if (id && inner.items?.type === 'string') message[name] = [id]
      else if (inner.type === 'boolean' && /^(include|show|return)/.test(name)) message[name] = true
      else if (inner.items?.enum && /^(fields|fieldsets?)$/.test(name)) message[name] = [...inner.items.enum]
      else if (part.required?.includes(name) || `${name}.id` in things) message[name] = fill(inner, name)
    }
    const revision = revisions.get(String(message.id ?? message.eventId))
    if (revision && 'revision' in part.properties) message.revision = revision
    return message
  }
  return fill(schema, '') as Message // requests are objects
}

async function revisionsOf(site: TestSite): Promise<Map<string, string>> {
  const tables = ['events', 'products', 'ticket_definitions', 'rsvps', 'event_policies']
  const rows = await Promise.all(tables.map((table) => site.query(`select id::text, revision::text from ${table}`)))
  return new Map(rows.flat().map(({ id, revision }) => [String(id), String(revision)]))
}

interface Answers {
  readonly leaks: string[]
  /** Secrets of everybody that an answer showed, and the writes that were done. */
  readonly shown: Set<string>
  readonly done: Set<string>
}

async function answersOf(site: TestSite, caller: TestCaller, hidden: readonly Secret[]): Promise<Answers> {
  const things = named(await peopled(site))
  const answers: Answers = { leaks: [], shown: new Set(), done: new Set() }
  let revisions = await revisionsOf(site)
  for (const operation of writes) {
    if (!site.assembly.api.mounted.has(keyOf(operation))) continue
    const tried = new Set<string>()
    for (let n = 0; n < 12; n++) {
      const message = filled(operation.request as Schema, things, n, revisions)
      const request = JSON.stringify(message)
      if (tried.has(request)) break
      tried.add(request)
      const reply = await send(caller, operation, message)
      const text = textOf(reply)
      expect(reply.status, `${keyOf(operation)}: ${text}`).toBeLessThan(500)
      if (reply.status === 403) break
      for (const { what, pattern } of secrets) if (pattern.test(text)) answers.shown.add(what)
      for (const { what, pattern } of hidden)
        if (pattern.test(text) && !pattern.test(request)) answers.leaks.push(`${keyOf(operation)} shows ${what}`)
      if (reply.status !== 200) continue
      answers.done.add(keyOf(operation))
      if (request.includes('"revision"')) revisions = await revisionsOf(site)
    }
  }
  return answers
}

async function onNewSite<T>(use: (site: TestSite) => Promise<T>): Promise<T> {
  const site = await sharedSite()
  try {
    return await use(site)
  } finally {
    await site.close()
  }
}

const callers: readonly (readonly [who: string, scopes: readonly Scope[]])[] = [
  ...Scope.filter((scope) => scope.endsWith('.write')).map((scope) => [`a key with ${scope} alone`, [scope]] as const),
  ...(['catalogue', 'orders', 'events', 'door'] as const).map(
    (role) => [`the role ${role}`, roleScopes[role]] as const,
  ),
]

describe('no answer of a write shows what the caller has no scope for', { timeout: 120_000 }, () => {
  test('a key with every scope changes much, and sees what it changed', () =>
    onNewSite(async (site) => {
      const { shown, done } = await answersOf(site, site.admin, [])
      expect(done.size).toBeGreaterThan(100)
      expect([...shown]).toEqual(
        expect.arrayContaining([
          'the title of a draft event',
          'a question of a draft form',
          'a policy of a draft event',
          'the name of a hidden ticket',
          'what an event took',
          'the address of a member',
          'a hidden product',
        ]),
      )
    }))

  test.for(callers)('%s', ([, scopes]) =>
    onNewSite(async (site) => {
      const { leaks, done } = await answersOf(site, await site.keyWith(scopes), hiddenFrom(scopes))
      expect(leaks).toEqual([])
      expect(done.size).toBeGreaterThan(0)
    }),
  )
})

test('products are downloaded with the permission to read the catalogue, and with no other', () =>
  onNewSite(async (site) => {
    await peopled(site)
    for (const format of ['own', 'shopify', 'woocommerce']) {
      const path = `/fairground/v1/products/export?format=${format}`
      for (const scope of Scope) {
        const reply = await (await site.keyWith([scope])).call('GET', path)
        const area = scope.startsWith('catalog.')
        expect([scope, reply.status, /Hollowware/.test(textOf(reply))]).toEqual([scope, area ? 200 : 403, area])
        const leaks = hiddenFrom([scope]).filter(({ pattern }) => pattern.test(textOf(reply)))
        expect(leaks.map(({ what }) => what)).toEqual([])
      }
    }
  }))

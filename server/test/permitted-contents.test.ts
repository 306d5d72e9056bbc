import { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { Operation } from '@fairground/contract/operation.ts'
import { allOperations } from '@fairground/contract/operations.ts'
import { roleScopes } from '@fairground/domain/staff/roles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRead } from '../src/http/overload-rule.ts'
import { type Reply, sharedSite, type TestCaller, type TestSite } from './fixture.ts'
import { type Schema, sample } from './hostile.ts'
import { type Message, send } from './request-of.ts'
import { type Peopled, peopled, secrets } from './secrets.ts'

const keyOf = ({ module, name }: Operation) => `${module}.${name}`
/** One published read is a PUT. */
const reads = ({ name, method }: Operation) => isRead({ name, method: method === 'PUT' ? 'POST' : method })

let site: TestSite & { close(): Promise<void> }
let known: Peopled
let withAll: TestCaller
beforeAll(async () => {
  site = await sharedSite()
  known = await peopled(site)
  withAll = site.admin
})
afterAll(() => site.close())

/** Optional fields that ask for more: field sets, flags that include, and queries left open. */
function widest(schema: Schema): Message {
  const message = sample(schema) as Message // requests are objects
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (part.type === 'array' && part.items?.enum && /^(fields|fieldsets?|state)$/.test(name))
      message[name] = [...part.items.enum]
    if (part.type === 'boolean' && /^(include|show|return)/.test(name)) message[name] = true
  }
  return message
}

/** Things of the shop by the names that requests give them; `id` is each of them in turn. */
const named = (): Record<string, string> => ({
  definitionId: known.hiddenDefinitionId,
  ticketDefinitionId: known.hiddenDefinitionId,
  productId: known.hiddenProductId,
  orderId: known.orderId,
  ecomOrderId: known.orderId,
  orderNumber: known.orderNumber,
  reservationId: known.reservationId,
  ticketReservationId: known.reservationId,
  rsvpId: known.rsvpId,
  ticketNumber: known.ticketNumber,
  itemId: known.hiddenItemId,
  policyId: known.draftPolicyId,
  notificationConfigId: known.concertId,
  checkoutId: known.checkoutId,
  cartId: known.cartId,
  memberId: known.memberId,
})

const graphqlQueries = (): string[] => [
  '{ products { products { id name } } }',
  '{ productsV3 { products { id name } } }',
  '{ searchProducts { products { id name } } }',
  '{ events { events { id title } } }',
  '{ events(includeDrafts: true) { events { id title } } }',
  `{ product(id: "${known.hiddenProductId}") { id name } }`,
  `{ productV3(productId: "${known.hiddenProductId}") { id name } }`,
  ...[known.draftEventId, known.concertId].map((id) => `{ event(eventId: "${id}") { id title } }`),
]

/** Requests that a schema does not give. */
const ownMessages: Readonly<Record<string, () => Message[]>> = {
  'sdk.core.graphql': () => graphqlQueries().map((query) => ({ apiVersion: 'alpha', query })),
  'fairground.mail-templates.getMailTemplate': () => [known.mailText],
  'fairground.mail-templates.previewMail': () => [known.mailText],
}

/** Requests of one operation: about nothing in particular, and about each thing that they can name. */
function messagesFor(operation: Operation): Message[] {
  const own = ownMessages[keyOf(operation)]
  if (own) return own()
  const { properties = {}, required = [] } = operation.request as Schema
  const base = widest(operation.request as Schema)
  const naming = (message: Message, field: string, ids: readonly string[]): Message[] => {
    const part = properties[field]
    if (!part) return [message]
    const filled = ids.map((id) => ({ ...message, [field]: part.type === 'array' ? [id] : id }))
    return required.includes(field) ? filled : [message, ...filled]
  }
  const { orderId, cartId, checkoutId, memberId, hiddenProductId, reservationId } = known
  const { draftEventId, concertId, gatheringId, eventId } = known
  const oneOf: Record<string, readonly string[]> = {
    ...Object.fromEntries(Object.entries(named()).map(([field, id]) => [field, [id]])),
    id: [orderId, cartId, checkoutId, memberId, hiddenProductId, reservationId],
    eventId: [draftEventId, concertId, gatheringId, eventId],
  }
  return Object.entries(oneOf).reduce<Message[]>(
    (messages, [field, ids]) => messages.flatMap((message) => naming(message, field, ids)),
    [base],
  )
}

const textOf = ({ body }: Reply): string => (typeof body === 'string' ? body : JSON.stringify(body))

/** Everything that the caller reads of the operations that let it in. */
async function readings(caller: TestCaller): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const operation of allOperations) {
    if (!reads(operation) || operation.who.kind === 'anyone') continue
    if (!site.assembly.api.mounted.has(keyOf(operation))) continue
    const texts: string[] = []
    for (const message of messagesFor(operation)) {
      const reply = await send(caller, operation, message)
      expect(reply.status, `${keyOf(operation)}: ${textOf(reply)}`).toBeLessThan(500)
      if (reply.status === 403) break
      if (reply.status === 200) texts.push(textOf(reply))
    }
    if (texts.length > 0) found.set(keyOf(operation), texts.join('\n'))
  }
  return found
}

const holds = (scopes: readonly Scope[], scope: Scope) =>
  scopes.includes(scope) || scopes.includes(scope.replace('.read', '.write') as Scope) // the same area

function leaks(read: ReadonlyMap<string, string>, scopes: readonly Scope[]): string[] {
  const hidden = secrets.filter((secret) => !secret.scopes.some((scope) => holds(scopes, scope)))
  return [...read].flatMap(([key, text]) =>
    hidden.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${key} shows ${what}`),
  )
}

const narrow: readonly (readonly [who: string, scopes: readonly Scope[]])[] = [
  ['a key without scopes', []],
  ...Scope.map((scope) => [`a key with ${scope} alone`, [scope]] as const),
  ...Object.entries(roleScopes).map(([role, scopes]) => [`the role ${role}`, scopes] as const),
]

describe('no operation that reads shows what the caller has no scope for', () => {
  test('a key with every scope reads every secret', async () => {
    const all = [...(await readings(withAll)).values()].join('\n')
    expect(secrets.filter(({ pattern }) => !pattern.test(all)).map(({ what }) => what)).toEqual([])
  })

  test('GraphQL and previews are read, and show secrets to those who may read them', async () => {
    const all = await readings(withAll)
    expect(all.get('sdk.core.graphql')).toMatch(/Hollowware/)
    expect(all.get('sdk.core.graphql')).toMatch(/Quillfeather/)
    expect(all.get('fairground.mail-templates.previewMail')).toMatch(/Thistledown/)
  })

  test.for(narrow)('%s', async ([, scopes]) => {
    expect(leaks(await readings(await site.keyWith(scopes)), scopes)).toEqual([])
  })

  test('a key without scopes reads what a visitor reads', async () => {
    const visitor = await readings(await site.visitor())
    const key = await readings(await site.keyWith([]))
    const differing = [...key].filter(([name, text]) => visitor.has(name) && visitor.get(name) !== text)
    expect(differing.map(([name]) => name).filter((name) => !ownToCaller.has(name))).toEqual([])
  })
})

/** Answers that name the caller or the time. */
const ownToCaller = new Set([
  'ecom.currencies.convertCurrency',
  'ecom.currencies.getConversionRate',
  'identity.oauth.userInfo',
])

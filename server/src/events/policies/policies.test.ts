import { expect, test } from 'vitest'
import type { Reply } from '../../../test/fixture.ts'
import { type Fair, fair } from '../events.fixture.ts'

const POLICIES = '/events-policies/v2/policies'
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
interface Shown {
  readonly policyId: string
  readonly revision: string
}

const names = ({ body }: Reply) => body.policies.map(({ name }: { name: string }) => name)

function calls({ admin }: Fair, eventId: string) {
  return {
    add: async (name: string, body = `<p>${name}</p>`) =>
      (await admin.call('POST', POLICIES, { policy: { name, body, eventId } })).body.policy,
    list: (caller = admin) => caller.call('POST', `${POLICIES}/query`, { query: { filter: { eventId } } }),
    move: (policyId: string, beside: object) =>
      admin.call('POST', `${POLICIES}/reorder`, { eventId, policyId, ...beside }),
  }
}

test('policies of an event are written, ordered and read by visitors once it is published', async () => {
  const shop = await fair()
  const { admin } = shop
  const visitor = await shop.visitor()
  const { id: eventId } = await shop.event({}, { draft: true })
  const { add, list, move } = calls(shop, eventId)
  const refunds = await add('Refunds', '<p>Within <b>14 days</b>.</p><script>alert(1)</script>')
  expect(refunds).toMatchObject({ revision: '1', body: '<p>Within <b>14 days</b>.</p>', eventId })
  const rules = await add('House rules')
  expect(names(await list())).toEqual(['Refunds', 'House rules'])
  expect(names(await list(visitor))).toEqual([])
  expect(codeOf(await visitor.call('GET', `${POLICIES}/${refunds.id}`))).toEqual([404, 'POLICY_NOT_FOUND'])
  await admin.call('POST', `/events/v3/events/${eventId}/publish`, {})
  expect(names(await move(rules.id, { beforePolicyId: refunds.id }))).toEqual(['House rules', 'Refunds'])
  expect(names(await list(visitor))).toEqual(['House rules', 'Refunds'])
  expect((await visitor.call('GET', `${POLICIES}/${rules.id}`)).body.policy.name).toBe('House rules')
  for (const beside of [{}, { afterPolicyId: eventId }, { afterPolicyId: refunds.id, beforePolicyId: rules.id }])
    expect(codeOf(await move(rules.id, beside)), JSON.stringify(beside)).toEqual([400, 'INVALID_REORDER_INSTRUCTION'])
  expect(codeOf(await move(eventId, { afterPolicyId: rules.id }))).toEqual([404, 'POLICY_NOT_FOUND'])

  const copy = (await admin.call('POST', `/events/v3/events/${eventId}/clone`, {})).body.event
  expect(names(await calls(shop, copy.id).list())).toEqual(['House rules', 'Refunds'])
  expect((await admin.call('DELETE', `${POLICIES}/${rules.id}?policyId=${rules.id}`)).body).toEqual({})
  expect(names(await list(visitor))).toEqual(['Refunds'])
  const blank = await admin.call('POST', POLICIES, { policy: { name: ' ', body: '<script>x</script>', eventId } })
  expect(blank.body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)).toEqual([
    'policy.body',
    'policy.name',
  ])
  expect((await visitor.call('POST', POLICIES, { policy: { name: 'A', body: 'b', eventId } })).status).toBe(403)
})

test('an event has twenty policies at most', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const { add, list } = calls(shop, eventId)
  for (let n = 1; n <= 20; n++) await add(`Rule ${n}`)
  const refused = await shop.admin.call('POST', POLICIES, { policy: { name: 'Rule 21', body: 'x', eventId } })
  expect(codeOf(refused)).toEqual([409, 'POLICIES_LIMIT_REACHED'])
  expect(refused.body.message).toContain('at most 20 policies')
  expect(names(await list())).toHaveLength(20)
})

test('an order keeps the words that its buyer accepted, whatever becomes of the policy', async () => {
  const shop = await fair()
  const { admin } = shop
  const visitor = await shop.visitor()
  const { id: eventId } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(eventId, {
    pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } },
  })
  const { add } = calls(shop, eventId)
  const { id } = await add('Refunds', 'None.')
  const hold = async (): Promise<string> => {
    const held = await visitor.call('POST', '/events/v1/checkout/reservations', {
      eventId,
      ticketQuantities: [{ ticketDefinitionId, quantity: 1 }],
    })
    return held.body.id
  }
  const checkOut = (reservationId: string, acceptedPolicies?: readonly Shown[]) => {
    const inputValues = Object.entries({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }).map(
      ([inputName, value]) => ({ inputName, value }),
    )
    const guests = [{ form: { inputValues } }]
    return visitor.call('POST', '/events/v1/checkout', { eventId, reservationId, guests, acceptedPolicies })
  }
  const buy = async (...shown: [] | [readonly Shown[]]) => {
    const reservationId = await hold()
    const bought = await checkOut(reservationId, ...shown)
    expect(bought.status, JSON.stringify(bought.body)).toBe(200)
    const [order] = await shop.site.query(`select order_id as "orderId" from order_events where reservation_id = $1`, [
      reservationId,
    ])
    return `/fairground/v1/orders/${order?.orderId}/accepted-policies`
  }
  const version = (revision: string) => [{ policyId: id, revision }]
  const first = await buy(version('1'))
  const change = (revision: string) =>
    admin.call('PATCH', `${POLICIES}/${id}`, { policy: { id, revision, body: 'Until the day before.' } })
  expect((await change('1')).body.policy).toMatchObject({ revision: '2', name: 'Refunds' })
  expect(codeOf(await change('1'))).toEqual([409, 'STALE_REVISION'])
  expect((await change('2')).body.policy.revision).toBe('2')
  const reservationId = await hold()
  for (const shown of [version('1'), [], [...version('2'), { policyId: eventId, revision: '1' }]]) {
    const refused = await checkOut(reservationId, shown)
    expect(codeOf(refused)).toEqual([409, 'POLICIES_CHANGED'])
    expect(refused.body.details.applicationError.data.policies).toEqual([{ policyId: id, eventId, revision: '2' }])
  }
  const second = await buy(version('2'))
  const unseen = await buy()
  await admin.call('DELETE', `${POLICIES}/${id}`)
  const third = await buy([])
  const accepted = async (path: string) =>
    (await admin.call('GET', path)).body.policies.map(({ revision, body }: Record<string, string>) => [revision, body])
  expect(await accepted(first)).toEqual([['1', 'None.']])
  expect(await accepted(second)).toEqual([['2', 'Until the day before.']])
  expect(await accepted(unseen)).toEqual([])
  expect(await accepted(third)).toEqual([])
  expect((await visitor.call('GET', first)).status).toBe(403)
})

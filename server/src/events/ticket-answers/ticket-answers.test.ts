import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestCaller, type TestSite } from '../../../test/fixture.ts'
import { checkOut, pay, placeOrder, sellTickets, takeTestPayments, ticketLine } from '../../../test/shop.ts'
import { signedIn } from '../../members/members.fixture.ts'
import { forgetPastHolders } from '../../sales/purchase/transfers/personal-data.ts'

const HELD = '/fairground/v1/held-tickets'
const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
const mary = { firstName: 'Mary', lastName: 'Jackson', email: 'mary@example.com' }

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
})
afterAll(() => site.close())

const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code] as const

const forgetNow = () => site.assembly.pool.forSite(site.siteId).inTx((tx) => forgetPastHolders(tx, new Date()))

/** A paid ticket of an event that asks for a meal. */
async function bought() {
  const { eventId, ticketDefinitionId } = await sellTickets(site, 20)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)]))).body
  expect((await pay(buyer, orderId)).status).toBe(200)
  const [ticket] = (await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.tickets
  const form = `/events/v1/events/${eventId}/form`
  const dropdown = { label: 'Meal', options: ['Fish', 'Beans'], mandatory: true }
  const added = await site.admin.call('POST', `${form}/control`, { eventId, dropdown })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  expect((await site.admin.call('POST', `${form}/publish`, { eventId })).status).toBe(200)
  return { buyer, orderId, eventId, ticketId: ticket.id as string }
}

async function transfer(by: TestCaller, ticketId: string, to: typeof grace, token?: string) {
  const done = await by.call('POST', `${HELD}/${ticketId}/transfer`, { to, ...(token ? { token } : {}) })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  const [mail] = await site.query(
    `select text from mails where template = 'ticketTransferred' and to_address = $1 order by created_at desc limit 1`,
    [to.email],
  )
  const link = new URL(/\S+\/tickets\/\S+/.exec(String(mail?.text))?.[0] ?? 'none://')
  return { id: link.pathname.split('/').at(-1) ?? '', token: link.searchParams.get('token') ?? '' }
}

const read = (by: TestCaller, { id, token }: { id: string; token?: string }) =>
  by.call('GET', `${HELD}/${id}/answers${token ? `?token=${encodeURIComponent(token)}` : ''}`)
const answer = (by: TestCaller, { id, token }: { id: string; token?: string }, inputValues: object[], key?: string) =>
  by.call('POST', `${HELD}/${id}/answers`, { token, form: { inputValues } }, key ? { 'idempotency-key': key } : {})
const labelsOf = ({ body }: Reply) => body.ticketAnswers.form?.controls.map((one: { label: string }) => one.label)

test('a new holder answers the questions of the event, and the next holder sees none of the answers', async () => {
  const { buyer, eventId, ticketId } = await bought()
  expect(labelsOf(await read(buyer, { id: ticketId }))).toBeUndefined()
  expect(codeOf(await answer(buyer, { id: ticketId }, []))).toEqual([409, 'TICKET_NOT_TRANSFERRED'])

  const held = await transfer(buyer, ticketId, grace)
  const stranger = await site.visitor()
  expect(codeOf(await read(stranger, { id: held.id }))).toEqual([404, 'TICKET_NOT_FOUND'])
  expect(codeOf(await answer(stranger, { id: held.id }, []))).toEqual([404, 'TICKET_NOT_FOUND'])
  expect(codeOf(await read(buyer, { id: ticketId }))).toEqual([409, 'TICKET_TRANSFERRED'])
  const opened = await read(stranger, held)
  expect([labelsOf(opened), opened.body.ticketAnswers.answers]).toEqual([['Meal'], { inputValues: [] }])
  const { name: inputName } = opened.body.ticketAnswers.form.controls[0].inputs[0]

  for (const [given, key] of [
    [[], undefined],
    [[{ inputName, value: 'Beef' }], 'beef'],
    [
      [
        { inputName, value: 'Fish' },
        { inputName: 'lastName', value: 'Other' },
      ],
      undefined,
    ],
  ] as const)
    expect((await answer(stranger, held, [...given], key)).body.details?.validationError?.fieldViolations).toHaveLength(
      1,
    )
  const beans = [{ inputName, value: 'Beans' }]
  for (const { status, body } of [
    await answer(stranger, held, beans, 'beans'),
    await answer(stranger, held, beans, 'beans'),
  ])
    expect([status, body.ticketAnswers.answers]).toEqual([200, { inputValues: beans }])
  const listed = await site.admin.call(
    'GET',
    `/events/v1/tickets?eventId=${eventId}&fieldset=GUEST_FORM&fieldset=GUEST_DETAILS`,
  )
  expect(listed.body.tickets[0].guestDetails).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' })
  expect(JSON.stringify(listed.body.tickets[0])).toContain('Beans')

  const next = await transfer(stranger, held.id, mary, held.token)
  expect((await read(stranger, next)).body.ticketAnswers.answers).toEqual({ inputValues: [] })
  expect(codeOf(await answer(stranger, held, beans))).toEqual([409, 'TICKET_TRANSFERRED'])
  const number = (await site.admin.call('GET', `/events/v1/tickets?eventId=${eventId}&fieldset=TICKET_DETAILS`)).body
    .tickets[0].ticketNumber
  await site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber: [number] })
  expect(codeOf(await answer(stranger, next, beans))).toEqual([409, 'TICKET_CHECKED_IN'])
  expect(labelsOf(await read(stranger, next))).toBeUndefined()
})

test('an answer beside a transfer leaves none of the former holder’s answers to the new one', async () => {
  const { buyer, ticketId } = await bought()
  const held = await transfer(buyer, ticketId, grace)
  const { name: inputName } = (await read(buyer, held)).body.ticketAnswers.form.controls[0].inputs[0]
  const [next, answered] = await Promise.all([
    transfer(buyer, held.id, mary, held.token),
    answer(buyer, held, [{ inputName, value: 'Fish' }]),
  ])
  expect([200, 409]).toContain(answered.status)
  expect((await read(buyer, next)).body.ticketAnswers.answers).toEqual({ inputValues: [] })
})

test('the answers of a holder are in their export, and go with their account; their name goes when the event is over', async () => {
  const { buyer, eventId, ticketId } = await bought()
  const holder = await signedIn(site)
  await site.query('update members set email_verified = true where id = $1', [holder.id])
  const held = await transfer(buyer, ticketId, { ...grace, email: holder.loginEmail })
  const { name: inputName } = (await read(holder, { id: held.id })).body.ticketAnswers.form.controls[0].inputs[0]
  expect((await answer(holder, { id: held.id }, [{ inputName, value: 'Fish' }])).status).toBe(200)
  const exported = await holder.call('GET', '/fairground/v1/privacy/export')
  expect(JSON.stringify(exported.body)).toMatch(/"ticketsFromOthers":\[.*Hopper.*Fish/)
  const deleted = await site.admin.call('DELETE', `/members/v1/members/${holder.id}`)
  expect(deleted.status, JSON.stringify(deleted.body)).toBe(200)
  const guest = async () =>
    (await site.query(`select doc->'guest' as guest from tickets where event_id = $1`, [eventId]))[0]?.guest
  expect(await guest()).toEqual({ ...grace, email: holder.loginEmail })
  await site.query(
    `update events set start_at = now() - interval '2 days', end_at = now() - interval '1 day' where id = $1`,
    [eventId],
  )
  await forgetNow()
  expect(await guest()).toEqual({})
})

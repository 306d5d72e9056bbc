import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts, sellTickets } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'

const PATH = '/fairground/v1/site-settings'
const CLOSED = [409, 'SITE_IS_CLOSED']

test('a closed shop sells nothing to buyers, whatever they had begun, and opens again', async () => {
  const site = await testSite()
  const set = (status: string) => site.admin.call('PATCH', PATH, { status })
  const { productId } = await sellShirts(site, 5)
  const { ticketDefinitionId } = await sellTickets(site, 5)
  const buyer = await site.visitor()
  expect((await site.admin.call('GET', PATH)).body.status).toBe('ENABLED')
  const begun = await checkOut(buyer, [productLine(productId, 1)])
  const add = () => buyer.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 1)] })
  const hold = () =>
    buyer.call('POST', '/events/v1/ticket-reservations', {
      ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 1 }] },
    })

  for (const status of ['DISABLED', 'PENDING']) {
    expect((await set(status)).body.status).toBe(status)
    expect(refused(await add())).toEqual(CLOSED)
    expect(refused(await hold())).toEqual(CLOSED)
    expect(refused(await placeOrder(buyer, begun))).toEqual([409, 'SITE_NOT_ACCEPTING_PAYMENTS'])
  }
  await set('DEMO')
  expect((await add()).status).toBe(200)
  expect((await hold()).status).toBe(200)
  expect((await placeOrder(buyer, begun)).status).toBe(200)
})

test('a status of a later version reads as unknown and closes nothing', async () => {
  const site = await testSite()
  await site.query(`update sites set settings = settings || '{"status": "RESTING"}'`)
  await site.admin.call('PATCH', PATH, { sells: 'GOODS' })
  expect((await site.admin.call('GET', PATH)).body.status).toBe('UNKNOWN')
  expect((await site.admin.call('PATCH', PATH, { status: 'UNKNOWN' })).status).toBe(400)
})

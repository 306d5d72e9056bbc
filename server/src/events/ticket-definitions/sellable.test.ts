import { present } from '@fairground/domain/present.ts'
import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { type Fair, fair, HOUR, inMs } from '../events.fixture.ts'
import { TICKETS_APP_ID } from './as-sellable.ts'
import { ticketSellable } from './sellable.ts'

const CART = '/ecom/v1/carts/current'
const line = (catalogItemId: string, quantity = 1, options?: object) => ({
  catalogReference: { appId: TICKETS_APP_ID, catalogItemId, ...present({ options: options || undefined }) },
  quantity,
})
const add = (caller: TestCaller, ...lineItems: object[]) => caller.call('POST', `${CART}/add-to-cart`, { lineItems })

test('a cart holds tickets like anything else', async () => {
  const shop = await fair()
  const ada = await shop.visitor()
  const { id } = await shop.event({ title: 'Kite day' })
  const standard = await shop.definition(id, { feeType: 'FEE_ADDED_AT_CHECKOUT' })
  const optionDetails = [{ name: 'Child', price: { value: '4', currency: 'GBP' } }]
  const options = await shop.definition(id, { name: 'Family', pricingMethod: { pricingOptions: { optionDetails } } })
  const { optionId } = (options.pricingMethod as { pricingOptions: { optionDetails: { optionId: string }[] } })
    .pricingOptions.optionDetails[0]!
  const reply = await add(
    ada,
    line(standard.id, 2),
    line(options.id, 1, { pricingOptionId: optionId }),
    line(standard.id),
  )
  expect(reply.status).toBe(200)
  expect(reply.body.cart.lineItems).toMatchObject([
    {
      productName: { original: 'Kite day – Standard' },
      quantity: 3,
      price: { amount: '10.00' },
      url: { relativePath: '/events/kite-day' },
    },
    { productName: { original: 'Kite day – Family' }, quantity: 1, price: { amount: '4.00' } },
  ])
})

test.for([
  ['hidden', { hidden: true }],
  [
    'without its option',
    { pricingMethod: { pricingOptions: { optionDetails: [{ name: 'A', price: { value: '4', currency: 'GBP' } }] } } },
  ],
  ['below the least price', { pricingMethod: { guestPrice: { value: '5', currency: 'GBP' } } }],
] as const)('a ticket %s is not in the catalogue', async ([, change]) => {
  const shop = await fair()
  const { id } = await shop.definition((await shop.event()).id, change)
  const reply = await add(await shop.visitor(), line(id, 1, { guestPrice: '4' }))
  expect(reply.body.details.applicationError.code).toBe('ITEM_NOT_FOUND_IN_CATALOG')
})

const resolved = async ({ site }: Fair, ids: readonly string[]) => {
  const db = site.assembly.pool.forSite(site.siteId)
  const found = site.assembly.directory.site(site.siteId)!
  const references = ids.map((catalogItemId) => ({ appId: TICKETS_APP_ID, catalogItemId }))
  const caller = { kind: 'visitor', id: '00000000-0000-4000-8000-000000000000', clientId: null } as const
  const answers = await ticketSellable.resolve(references, { db, site: found, caller, now: new Date() })
  return { answers, statements: db.sent.count }
}

test('any number of tickets takes two statements, and rubbish is nothing', async () => {
  const shop = await fair()
  const { id } = await shop.event()
  const ids = [(await shop.definition(id)).id, 'rubbish', (await shop.definition((await shop.event()).id)).id]
  const { answers, statements } = await resolved(shop, ids)
  expect(answers.map((answer) => answer?.ticket?.ticketDefinitionId)).toEqual([ids[0], undefined, ids[2]])
  expect(statements).toBe(2)
})

test.for([
  ['a sale to come', { salePeriod: { startDate: inMs(HOUR) } }, 'SALE_NOT_OPEN'],
  ['a sale that is over', { salePeriod: { endDate: inMs(-HOUR) } }, 'SALE_CLOSED'],
  ['sold out', { initialLimit: 0 }, 'NOT_ENOUGH_TICKETS'],
] as const)('%s says why', async ([, change, code]) => {
  const shop = await fair()
  const { id } = await shop.definition((await shop.event()).id, change)
  expect((await resolved(shop, [id])).answers[0]?.unavailable).toMatchObject({ code })
})

test('a sale to come says when it starts', async () => {
  const shop = await fair()
  const startDate = '2037-06-01T10:00:00.000Z'
  const { id } = await shop.definition((await shop.event()).id, { salePeriod: { startDate } })
  const [answer] = (await resolved(shop, [id])).answers
  expect(answer?.unavailable).toEqual({ code: 'SALE_NOT_OPEN', opensAt: new Date(startDate) })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { packed } from '../src/members/members.fixture.ts'
import { sharedSite } from './fixture.ts'
import { stock } from './peopled-shop.ts'
import { checkOut, placeOrder, productLine } from './shop.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let orderId: string
let eventId: string
beforeAll(async () => {
  site = await sharedSite()
  const goods = await stock(site)
  eventId = goods.eventId
  orderId = (await placeOrder(site.admin, await checkOut(site.admin, [productLine(goods.productId, 1)]))).body.orderId
})
afterAll(() => site.close())

const custom = {
  quantity: 1,
  price: '5.00',
  productName: { original: 'Engraving' },
  itemType: { preset: 'SERVICE' },
  paymentOption: 'DEPOSIT_ONLINE',
}
const nowhere = { filter: { nowhere: 1 }, assignTags: { publicTags: { tagIds: ['new'] } } }
const neither = {}
const activityType = 'MERCHANT_COMMENT'
const twins = [{ name: 'Foyer' }, { name: 'Foyer' }]

test.for([
  ['POST', '/billing/v1/bulk/contact-tax-details/update-tags-by-filter', nowhere, 'filter.nowhere'],
  ['POST', '/billing/v1/bulk/tax-exempt-groups/update-tags-by-filter', nowhere, 'filter.nowhere'],
  ['POST', '/v1/bulk/wishlists/update-tags-by-filter', nowhere, 'filter.nowhere'],
  ['POST', '/stores/v3/bulk/promotions/update-tags-by-filter', nowhere, 'filter.nowhere'],
  ['POST', '/stores/v3/bulk/product-groups/update-tags-by-filter', nowhere, 'filter.nowhere'],
  [
    'POST',
    '/ecom/v1/checkout-templates',
    { checkoutTemplate: { customLineItems: [custom] } },
    'checkoutTemplate.customLineItems[0].depositAmount',
  ],
  ['POST', '/ecom/v1/orders/{id}/activities', { activity: neither }, 'activity.merchantComment'],
  [
    'POST',
    '/ecom/v1/orders/{id}/activities/add',
    { orderActivities: [{ activityType, merchantComment: { message: 'Rang twice' } }, { activityType }] },
    'orderActivities[1].merchantComment',
  ],
  ['POST', '/fairground/v1/venues', { name: 'Pier Pavilion', rooms: twins }, 'rooms[1].name'],
  ['POST', '/members/v1/members/query', { query: { sorting: [{ fieldName: 'x' }] } }, 'query.sorting[0].fieldName'],
  ['POST', '/members/v1/members/query', { query: { sort: [{ fieldName: 'x' }] } }, 'query.sort[0].fieldName'],
  ['GET', `/members/v1/members?${packed({ sorting: [{ fieldName: 'x' }] })}`, undefined, 'sorting[0].fieldName'],
  ['GET', '/events/v1/ticket-definitions?sort=x:asc', undefined, 'sort[0].fieldName'],
  // The message as a whole.
  ['POST', '/events/v1/events/{eventId}/form/control', {}, ''],
] as const)('a violation names the field that was sent: %s %s', async ([method, path, body, field]) => {
  const { status, body: answer } = await site.admin.call(
    method,
    path.replace('{id}', orderId).replace('{eventId}', eventId),
    body,
  )
  const { fieldViolations = [] } = answer.details?.validationError ?? {}
  expect([status, ...fieldViolations.map((one: { field: string }) => one.field)], JSON.stringify(answer)).toEqual([
    400,
    field,
  ])
})

import pg from 'pg'
import { percentile } from '../load.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import { openShopInside, type ShopInside } from '../shop-inside.ts'
import type { Figure, Measurement } from './measurement.ts'

const GOAL = { most: 50 }
const TIMES = 40
/** The first ones prepare their statements. */
const WARM_UP = 5
const PAGE = 50
/** Orders that one statement copies. */
const COPIES = 100_000

interface Ask {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly payload?: object
}

/** Lists and single orders of a shop that has sold for years, as the admin and the API request them. */
export const ordersMeasurement: Measurement = {
  name: 'orders',
  title: 'A shop with a million orders',
  measure: ({ quick, print }) =>
    withOwnPostgres(async ({ connectionString }) => {
      const shop = await openShopInside(connectionString)
      const client = new pg.Client({ connectionString })
      try {
        await client.connect()
        const count = quick ? COPIES : 10 * COPIES
        print(`  writing ${count} orders`)
        const orderId = await fill(client, shop, count)
        const figures: Figure[] = []
        for (const [what, ask] of Object.entries(requests(orderId))) figures.push(...(await measured(shop, what, ask)))
        figures.push(...(await measured(shop, 'a new order', newOrder(await productOf(shop)))))
        return figures
      } finally {
        await client.end().catch(() => {})
        await shop.assembly.close()
      }
    }),
}

const search = (query: object): Ask => ({
  method: 'POST',
  url: '/ecom/v1/orders/search',
  payload: { search: { cursorPaging: { limit: PAGE }, ...query } },
})

function requests(orderId: string): Record<string, Ask> {
  const named = (word: string) => ({
    $or: [
      { 'billingInfo.contactDetails.firstName': { $contains: word } },
      { 'billingInfo.contactDetails.lastName': { $contains: word } },
      { 'buyerInfo.email': { $contains: word.toLowerCase() } },
    ],
  })
  /** As the admin lists them. */
  const all = {
    archived: false,
    $or: [{ status: { $ne: 'INITIALIZED' } }, { paymentStatus: 'PENDING_MERCHANT' }],
  }
  const toSend = {
    archived: false,
    status: 'APPROVED',
    fulfillmentStatus: { $ne: 'FULFILLED' },
    paymentStatus: { $in: ['PAID', 'PARTIALLY_REFUNDED'] },
  }
  return {
    'all orders, first page': search({ filter: all }),
    'orders to send, oldest first': search({ filter: toSend, sort: [{ fieldName: 'createdDate', order: 'ASC' }] }),
    'unpaid orders': search({
      filter: { archived: false, status: { $in: ['APPROVED', 'PENDING'] }, paymentStatus: { $in: ['NOT_PAID'] } },
    }),
    'orders of two days a year ago': search({
      filter: { createdDate: { $gte: daysAgo(366), $lt: daysAgo(364) } },
    }),
    'a number': search({ filter: { archived: false, number: '1004711' } }),
    'an address': search({ filter: { $and: [all, { 'buyerInfo.email': { $contains: '4711-ada@' } }] } }),
    'a name': search({ filter: { $and: [all, named('Byron4711')] } }),
    'a name that nobody has': search({ filter: { $and: [all, named('Lovelace')] } }),
    'sorted by total, first page': search({
      filter: all,
      sort: [{ fieldName: 'priceSummary.total.amount', order: 'DESC' }],
    }),
    'an order': { method: 'GET', url: `/ecom/v1/orders/${orderId}` },
    'payments of an order': { method: 'GET', url: `/ecom/v1/payments/orders/${orderId}` },
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

async function measured(shop: ShopInside, what: string, ask: Ask): Promise<Figure[]> {
  const times: number[] = []
  for (let i = 0; i < TIMES + WARM_UP; i++) {
    const began = performance.now()
    await called(shop, ask)
    if (i >= WARM_UP) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return [
    { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms', goal: GOAL },
    { what: `${what}, p95`, value: percentile(times, 0.95), unit: 'ms' },
  ]
}

async function called({ assembly, apiKey }: ShopInside, ask: Ask): Promise<Record<string, unknown>> {
  const reply = await assembly.app.inject({ ...ask, headers: { authorization: apiKey } })
  if (reply.statusCode !== 200) throw new Error(`${ask.url}: ${reply.statusCode} ${reply.payload.slice(0, 500)}`)
  return JSON.parse(reply.payload) as Record<string, unknown>
}

async function productOf(shop: ShopInside): Promise<string> {
  const { product } = await called(shop, {
    method: 'POST',
    url: '/stores/v1/products',
    payload: { product: { name: 'Harbour mug', productType: 'physical', priceData: { price: 12 } } },
  })
  return (product as { id: string }).id
}

const ADDRESS = { country: 'GB', city: 'Bristol', postalCode: 'BS1 4QA', addressLine: '1 Harbourside' }
const BUYER = { firstName: 'Ada', lastName: 'Byron' }

const newOrder = (productId: string): Ask => ({
  method: 'POST',
  url: '/ecom/v1/orders',
  payload: {
    order: {
      lineItems: [
        {
          productName: { original: 'Harbour mug' },
          catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: productId },
          quantity: 1,
          price: { amount: '12.00' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: { address: ADDRESS, contactDetails: BUYER },
      channelInfo: { type: 'WEB' },
      currency: 'GBP',
    },
  },
})

/** One order through the API; the others are copies of it, for other people, over three years. Returns the id of one in the middle. */
async function fill(client: pg.Client, shop: ShopInside, count: number): Promise<string> {
  const { order } = await called(shop, newOrder(await productOf(shop)))
  const { id } = order as { id: string }
  for (let from = 0; from < count; from += COPIES) await client.query(copies(id, from))
  await client.query('vacuum (analyze)')
  const middle = await client.query<{ id: string }>('select id from orders where number = $1', [1_000_000 + count / 2])
  return middle.rows[0]!.id // written above
}

/** Copies of an order. Two of a thousand are to be sent, three unpaid and ten cancelled. */
const copies = (orderId: string, from: number): string => `
  with copies as materialized (
    select gen_random_uuid() as id, n, now() - n * interval '95 seconds' as at
    from generate_series(${from + 1}, ${from + COPIES}) n),
  ordered as (
    insert into orders (site_id, id, number, source, source_id, owner_id, buyer_email, buyer_name, status, payment_status,
      fulfillment_status, currency, total, due, paid, item_count, created_at, updated_at, doc)
    select o.site_id, c.id, 1000000 + c.n, o.source, c.id, gen_random_uuid(), c.n || '-' || o.buyer_email, o.buyer_name || c.n,
      case when c.n % 100 = 7 then 'CANCELED' else 'APPROVED' end, case when c.n % 1000 < 3 then 'NOT_PAID' else 'PAID' end,
      case when c.n % 1000 in (500, 501) then 'NOT_FULFILLED' else 'FULFILLED' end, o.currency, o.total + c.n % 9000, o.due,
      case when c.n % 1000 < 3 then 0 else o.total + c.n % 9000 end, o.item_count, c.at, c.at, o.doc
    from orders o, copies c where o.id = '${orderId}'),
  happened as (
    insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at, written_by)
    select o.site_id, gen_random_uuid(), 'order', c.id, 'approved', 1, '{}', c.at, '3'::xid8 from orders o, copies c where o.id = '${orderId}'),
  paid as (
    insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, created_at, updated_at, captured_at, doc)
    select o.site_id, gen_random_uuid(), c.id, 'payment', 'manual', 'APPROVED', o.total + c.n % 9000, o.currency, c.at, c.at, c.at, '{}'
    from orders o, copies c where o.id = '${orderId}' and c.n % 1000 >= 3)
  insert into order_lines (site_id, order_id, id, position, kind, app_id, catalog_item_id, quantity, unit_price, discount, tax, total, doc)
  select l.site_id, c.id, l.id, l.position, l.kind, l.app_id, l.catalog_item_id, l.quantity, l.unit_price, l.discount,
    l.tax, l.total, l.doc from order_lines l, copies c where l.order_id = '${orderId}'`

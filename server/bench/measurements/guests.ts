import pg from 'pg'
import { percentile } from '../load.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import { openShopInside, type ShopInside } from '../shop-inside.ts'
import type { Figure, Measurement } from './measurement.ts'

const GOAL = { most: 50 }
const TIMES = 40
/** The first ones prepare their statements. */
const WARM_UP = 5
/** Guests of the event that is looked at, of either kind. */
const ROWS = 1_200
/** Other events with as many guests. */
const OTHERS = 9
const TICKETS_OF_AN_ORDER = 3
/** Tickets of the largest event. */
const MOST_TICKETS = 99_999
const PAGE = 50
/** An offset reaches no further. */
const LAST_OFFSET = 10_000

/** The lists of an event's guests, page by page, as the admin and the API request them. */
export const guestsMeasurement: Measurement = {
  name: 'guests',
  title: `Lists of ${ROWS} guests of an event`,
  measure: ({ print, quick }) =>
    withOwnPostgres(async ({ connectionString }) => {
      const shop = await openShopInside(connectionString)
      try {
        print(`  writing ${OTHERS + 1} events with ${ROWS} answers and as many with ${ROWS} tickets`)
        const most = quick ? ROWS : MOST_TICKETS
        const { answered, sold, large } = await fill(connectionString, shop, most)
        const figures: Figure[] = []
        for (const [what, ask] of Object.entries({ ...requests(answered, sold), ...largeRequests(large, most) }))
          figures.push(...(await measured(shop, what, ask)))
        return figures
      } finally {
        await shop.assembly.close()
      }
    }),
}

interface Ask {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly payload?: object
}

function requests(answered: string, sold: string): Record<string, Ask> {
  const fields = 'fieldset=DETAILS&fieldset=CONTACT_DETAILS'
  const details = 'fieldset=TICKET_DETAILS&fieldset=GUEST_DETAILS'
  const guests = (query: object): Ask => ({
    method: 'POST',
    url: '/events/v2/guests/query',
    payload: { query, fields: ['GUEST_DETAILS'] },
  })
  const last = ROWS - PAGE
  return {
    'answers, first page': { method: 'GET', url: `/events/v1/rsvp?eventId=${answered}&limit=${PAGE}&${fields}` },
    'answers, last page': {
      method: 'GET',
      url: `/events/v1/rsvp?eventId=${answered}&limit=${PAGE}&offset=${last}&${fields}`,
    },
    'answers, counts': { method: 'GET', url: `/events/v1/rsvp?eventId=${answered}&limit=0&facet=status` },
    'tickets, first page': { method: 'GET', url: `/events/v1/tickets?eventId=${sold}&limit=${PAGE}&${details}` },
    'tickets, last page': {
      method: 'GET',
      url: `/events/v1/tickets?eventId=${sold}&limit=${PAGE}&offset=${last}&${details}`,
    },
    'tickets, a name': {
      method: 'GET',
      url: `/events/v1/tickets?eventId=${sold}&limit=${PAGE}&searchPhrase=byron&${details}`,
    },
    'guests, first page': guests({ filter: { eventId: sold }, paging: { limit: PAGE } }),
    'guests, last page': guests({ filter: { eventId: sold }, paging: { limit: PAGE, offset: last } }),
    'guests, by cursor': guests({ filter: { eventId: sold }, cursorPaging: { limit: PAGE } }),
    'guests who answered, first page': guests({ filter: { eventId: answered }, paging: { limit: PAGE } }),
    'guests of all events, first page': guests({ paging: { limit: PAGE } }),
    'guests of all events, by cursor': guests({ cursorPaging: { limit: PAGE } }),
  }
}

/** Pages and searches of an event with so many tickets. */
function largeRequests(eventId: string, tickets: number): Record<string, Ask> {
  const details = 'fieldset=TICKET_DETAILS&fieldset=GUEST_DETAILS'
  const listed = (more: string): Ask => ({
    method: 'GET',
    url: `/events/v1/tickets?eventId=${eventId}&limit=${PAGE}&${more}&${details}`,
  })
  const guests = (query: object): Ask => ({
    method: 'POST',
    url: '/events/v2/guests/query',
    payload: { query: { filter: { eventId }, ...query }, fields: ['GUEST_DETAILS'] },
  })
  const last = Math.min(tickets - PAGE, LAST_OFFSET)
  return {
    [`${tickets} tickets, first page`]: listed('offset=0'),
    [`${tickets} tickets, last page that an offset reaches`]: listed(`offset=${last}`),
    [`${tickets} tickets, those who are in`]: listed('state=CHECKED_IN'),
    [`${tickets} tickets, a name of one`]: listed('searchPhrase=lovelace'),
    [`${tickets} tickets, a name of all`]: listed('searchPhrase=byron'),
    [`guests of ${tickets} tickets, first page`]: guests({ paging: { limit: PAGE } }),
    [`guests of ${tickets} tickets, last page that an offset reaches`]: guests({
      paging: { limit: PAGE, offset: last },
    }),
    [`guests of ${tickets} tickets, by cursor`]: guests({ cursorPaging: { limit: PAGE } }),
  }
}

async function measured({ assembly, apiKey }: ShopInside, what: string, ask: Ask): Promise<Figure[]> {
  const times: number[] = []
  for (let i = 0; i < TIMES + WARM_UP; i++) {
    const began = performance.now()
    const reply = await assembly.app.inject({ ...ask, headers: { authorization: apiKey } })
    if (i >= WARM_UP) times.push(performance.now() - began)
    if (reply.statusCode !== 200) throw new Error(`${ask.url}: ${reply.statusCode} ${reply.payload.slice(0, 500)}`)
  }
  times.sort((a, b) => a - b)
  return [
    { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms', goal: GOAL },
    { what: `${what}, p95`, value: percentile(times, 0.95), unit: 'ms' },
  ]
}

type Call = (method: 'POST', url: string, payload: object) => Promise<unknown>

/** One answer and one order through the API; the others are copies of them, for other people. */
async function fill(
  connectionString: string,
  shop: ShopInside,
  most: number,
): Promise<{ answered: string; sold: string; large: string }> {
  const call: Call = async (method, url, payload) => {
    const reply = await shop.assembly.app.inject({ method, url, payload, headers: { authorization: shop.apiKey } })
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.payload.slice(0, 500)}`)
    return JSON.parse(reply.payload) as unknown
  }
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    let last = { answered: '', sold: '' }
    for (let n = 0; n <= OTHERS; n++)
      last = { answered: await newAnswers(client, call), sold: await newOrders(client, call, ROWS) }
    const large = await newOrders(client, call, most)
    await nameOne(client, large)
    await client.query('vacuum (analyze)')
    return { ...last, large }
  } finally {
    await client.end()
  }
}

const ADA = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const IN_TEN_DAYS = Date.now() + 10 * 24 * 60 * 60 * 1000

async function newEvent(call: Call, initialType: 'RSVP' | 'TICKETING'): Promise<string> {
  const { event } = (await call('POST', '/events/v3/events', {
    event: {
      title: `Fair ${initialType}`,
      location: { type: 'VENUE', name: 'Bandstand' },
      registration: { initialType },
      dateAndTimeSettings: {
        startDate: new Date(IN_TEN_DAYS).toISOString(),
        endDate: new Date(IN_TEN_DAYS + 7_200_000).toISOString(),
        timeZoneId: 'Europe/London',
      },
    },
  })) as { event: { id: string } }
  return event.id
}

async function newAnswers(client: pg.Client, call: Call): Promise<string> {
  const eventId = await newEvent(call, 'RSVP')
  const { rsvp } = (await call('POST', '/events/v2/rsvps', {
    rsvp: { eventId, ...ADA, status: 'YES', additionalGuestDetails: { guestCount: 2, guestNames: ['Ben', 'Cai'] } },
  })) as { rsvp: { id: string } }
  await client.query(
    `insert into rsvps (site_id, id, event_id, status, email, first_name, last_name, guests, checked_in, language, created_at, updated_at,
       status_at, doc)
     select site_id, gen_random_uuid(), event_id, case when n % 5 = 0 then 'NO' else 'YES' end, n || email, first_name, last_name || n,
       guests, checked_in, language, created_at - n * interval '1 second', updated_at, status_at, doc
     from rsvps, generate_series(1, $2::int) n where id = $1`,
    [rsvp.id, ROWS - 1],
  )
  return eventId
}

/** One guest of the event has another name than all the others. */
async function nameOne(client: pg.Client, eventId: string): Promise<void> {
  await client.query(
    `update tickets set doc = jsonb_set(doc, '{guest,lastName}', '"Lovelace"')
     where ctid = (select ctid from tickets where event_id = $1 limit 1)`,
    [eventId],
  )
}

async function newOrders(client: pg.Client, call: Call, tickets: number): Promise<string> {
  const eventId = await newEvent(call, 'TICKETING')
  const { ticketDefinition } = (await call('POST', '/events-ticket-definitions/v3/ticket-definitions', {
    ticketDefinition: {
      eventId,
      name: 'Standing',
      initialLimit: Math.min(tickets + 10_000, 100_000),
      feeType: 'NO_FEE',
      limitPerCheckout: 10,
      pricingMethod: { fixedPrice: { value: '35.00', currency: 'GBP' } },
    },
  })) as { ticketDefinition: { id: string } }
  const held = (await call('POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId: ticketDefinition.id, quantity: TICKETS_OF_AN_ORDER }],
  })) as { id: string }
  const inputValues = Object.entries(ADA).map(([inputName, value]) => ({ inputName, value }))
  const guests = Array.from({ length: TICKETS_OF_AN_ORDER }, () => ({ form: { inputValues } }))
  await call('POST', '/events/v1/checkout', {
    eventId,
    reservationId: held.id,
    buyer: ADA,
    guests,
    options: { markAsPaid: true },
  })
  const bought = await client.query<{ id: string }>('select order_id as id from order_events where event_id = $1', [
    eventId,
  ])
  await copyOrder(client, bought.rows[0]!.id, tickets / TICKETS_OF_AN_ORDER - 1) // bought above
  return eventId
}

const copyOrder = (client: pg.Client, orderId: string, count: number) =>
  client.query(`
    with copies as materialized (select gen_random_uuid() as id, n from generate_series(1, ${count}) n),
    ordered as (
      insert into orders (site_id, id, number, source, source_id, owner_id, buyer_email, buyer_name, status, payment_status,
        fulfillment_status, currency, total, due, paid, item_count, created_at, updated_at, doc)
      select o.site_id, c.id, o.number + 1000000 + (select count(*) from orders) + c.n, o.source, c.id, o.owner_id, c.n || o.buyer_email,
        o.buyer_name, o.status, o.payment_status, o.fulfillment_status, o.currency, o.total, o.due, o.paid, o.item_count,
        o.created_at - c.n * interval '1 second', o.updated_at, o.doc from orders o, copies c where o.id = '${orderId}'),
    evented as (
      insert into order_events (site_id, order_id, event_id, number)
      select e.site_id, c.id, e.event_id, left(md5(c.id::text), 12) from order_events e, copies c where e.order_id = '${orderId}'),
    lined as (
      insert into order_lines (site_id, order_id, id, position, kind, app_id, catalog_item_id, quantity, unit_price, discount, tax, total, doc)
      select l.site_id, c.id, gen_random_uuid(), l.position, l.kind, l.app_id, l.catalog_item_id, l.quantity, l.unit_price, l.discount,
        l.tax, l.total, l.doc from order_lines l, copies c where l.order_id = '${orderId}')
    insert into tickets (site_id, id, order_id, line_id, event_id, ticket_definition_id, number, status, checked_in_at, created_at, doc)
    select t.site_id, gen_random_uuid(), c.id, t.line_id, t.event_id, t.ticket_definition_id, left(md5(c.id::text || t.id::text), 16),
      t.status, case when c.n % 3 = 0 then t.created_at end, t.created_at - c.n * interval '1 second', t.doc
    from tickets t, copies c where t.order_id = '${orderId}'`)

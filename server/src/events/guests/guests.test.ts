import { expect, test } from 'vitest'
import { type Fair, fair } from '../events.fixture.ts'
import { answered, gathering, person, RSVPS } from '../rsvp/rsvp.fixture.ts'
import { guestColumns, guestParts, guestShown, guestTables } from './guest-row.ts'

const GUESTS = '/events/v2/guests/query'
const FIELDS = ['GUEST_DETAILS', 'GUEST_TOTAL']
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }

const guestsOf = async ({ admin }: Fair, query: object, fields = FIELDS) =>
  (await admin.call('POST', GUESTS, { query, fields })).body

async function bought(shop: Fair, eventId: string, ticketDefinitionId: string) {
  const visitor = await shop.visitor()
  const ticketQuantities = [{ ticketDefinitionId, quantity: 2 }]
  const held = await visitor.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities })
  const inputValues = Object.entries(ada).map(([inputName, value]) => ({ inputName, value }))
  const sale = { eventId, reservationId: held.body.id, buyer: ada, guests: [{ form: { inputValues } }] }
  return (await visitor.call('POST', '/events/v1/checkout', sale)).body.order
}

test('a guest who answered comes with a party, each with a state at the door', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop, { limit: 2, waitlistEnabled: true })
  const names = { additionalGuestDetails: { guestCount: 1, guestNames: ['Grace'] } }
  const coming = await answered(shop.admin, eventId, person(1, names))
  await answered(shop.admin, eventId)
  await shop.admin.call('POST', `${RSVPS}/${coming.id}/check-in`, { guestIds: [2] })
  const { guests } = await guestsOf(shop, { filter: { eventId, attendanceStatus: 'ATTENDING' } })
  expect(guests).toMatchObject([
    {
      id: coming.id,
      rsvpId: coming.id,
      guestType: 'RSVP',
      totalGuests: 2,
      tickets: [],
      additionalDetails: { rsvpStatus: 'YES' },
      guestDetails: {
        firstName: 'Ada',
        email: coming.email,
        checkedIn: false,
        checkInDetails: [{ checkedIn: false }, { checkedIn: true, fullName: 'Grace' }],
      },
    },
  ])
  const waiting = await guestsOf(shop, { filter: { eventId, attendanceStatus: 'IN_WAITLIST' } }, [])
  expect(waiting.guests).toHaveLength(1)
  expect([waiting.guests[0].guestDetails, waiting.guests[0].totalGuests]).toEqual([undefined, undefined])
})

test('buyers and ticket holders are guests, with the tickets; a cancelled order’s guests do not come', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }
  const { id: definitionId } = await shop.definition(eventId, free)
  const order = await bought(shop, eventId, definitionId)
  const all = { filter: { eventId }, sort: [{ fieldName: 'createdDate', order: 'ASC' }] }
  const { guests } = await guestsOf(shop, all)
  const buyer = guests.find((guest: { guestType: string }) => guest.guestType === 'BUYER')
  const holders = guests.filter((guest: { guestType: string }) => guest.guestType === 'TICKET_HOLDER')
  expect(buyer).toMatchObject({
    orderNumber: order.orderNumber,
    totalGuests: 2,
    attendanceStatus: 'ATTENDING',
    additionalDetails: { orderStatus: 'FREE' },
    guestDetails: { ...ada, checkedIn: false, checkInDetails: [{ checkedIn: false }, { checkedIn: false }] },
  })
  expect(buyer.tickets).toHaveLength(2)
  expect(holders.map((guest: { tickets: object[] }) => guest.tickets.length)).toEqual([1, 1])
  const ticketNumber = holders[0].ticketNumber
  await shop.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber: [ticketNumber] })
  const inside = await guestsOf(shop, { filter: { eventId, 'guestDetails.checkedIn': true } })
  expect(inside.guests.map((guest: { ticketNumber: string }) => guest.ticketNumber)).toEqual([ticketNumber])
  await shop.site.query(`update orders set status = 'CANCELED'`)
  await shop.site.query(`update tickets set status = 'VOID'`)
  expect((await guestsOf(shop, { filter: { eventId, attendanceStatus: 'ATTENDING' } })).guests).toEqual([])
})

test('guests come by cursor and by offset, each page in a bounded number of statements; visitors are refused', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop)
  for (let n = 0; n < 5; n++) await answered(shop.admin, eventId)
  const seen: string[] = []
  let paging: object = { limit: 2 }
  for (let n = 0; n < 3; n++) {
    const query = n === 0 ? { filter: { eventId }, cursorPaging: paging } : { cursorPaging: paging }
    const reply = await shop.admin.call('POST', GUESTS, { query })
    seen.push(...reply.body.guests.map((guest: { id: string }) => guest.id))
    paging = { limit: 2, cursor: reply.body.pagingMetadata.cursors.next }
  }
  expect(new Set(seen).size).toBe(5)
  const query = { filter: { eventId }, paging: { limit: 2, offset: 4 } }
  const last = await shop.admin.call('POST', GUESTS, { query, fields: FIELDS })
  expect([last.body.guests.length, last.body.pagingMetadata.total]).toEqual([1, 5])
  const wide = await shop.admin.call('POST', GUESTS, { query: { filter: { eventId } }, fields: FIELDS })
  expect(wide.statements).toBe(last.statements)
  expect((await (await shop.visitor()).call('POST', GUESTS, { query })).status).toBe(403)
})

test('guests of all events and kinds are one list, whichever way its pages are read', async () => {
  const shop = await fair()
  const { id: supper } = await gathering(shop)
  const { id: concert } = await shop.event()
  const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }
  const { id: definitionId } = await shop.definition(concert, free)
  for (let n = 0; n < 3; n++) {
    await answered(shop.admin, supper)
    await bought(shop, concert, definitionId)
  }
  type Page = {
    guests: { id: string; guestType: string }[]
    pagingMetadata: { total?: number; cursors?: { next?: string } }
  }
  const ask = async (query: object): Promise<Page> =>
    (await shop.admin.call('POST', GUESTS, { query, fields: [] })).body
  for (const sort of [
    [],
    [{ fieldName: 'createdDate', order: 'ASC' }],
    [{ fieldName: 'updatedDate', order: 'DESC' }],
  ]) {
    const whole = await ask({ sort, paging: { limit: 50 } })
    const ids = whole.guests.map(({ id }) => id)
    expect(new Set(whole.guests.map(({ guestType }) => guestType))).toEqual(new Set(['RSVP', 'BUYER', 'TICKET_HOLDER']))
    expect([new Set(ids).size, ids.length]).toEqual([12, 12])
    const byOffset: Page[] = []
    for (let offset = 0; offset < 12; offset += 5) byOffset.push(await ask({ sort, paging: { limit: 5, offset } }))
    expect(byOffset.flatMap(({ guests }) => guests.map(({ id }) => id))).toEqual(ids)
    expect(byOffset.map(({ pagingMetadata }) => pagingMetadata.total)).toEqual([12, 12, 12])
    const byCursor: string[] = []
    let cursorPaging: object | undefined = { limit: 5 }
    while (cursorPaging) {
      const { guests, pagingMetadata } = await ask('cursor' in cursorPaging ? { cursorPaging } : { sort, cursorPaging })
      byCursor.push(...guests.map(({ id }) => id))
      const { next } = pagingMetadata.cursors ?? {}
      cursorPaging = next === undefined ? undefined : { limit: 5, cursor: next }
    }
    expect(byCursor).toEqual(ids)
  }
})

test('guests of another site are not there', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop)
  await answered(shop.admin, eventId)
  const { siteId, pool } = { siteId: crypto.randomUUID(), pool: shop.site.assembly.pool }
  for (const tables of [guestTables, guestParts[0]!]) {
    const count = `select count(*)::int as n from ${tables} where g.event_id = $2`
    const found = (site: string) => pool.forSite(site).compiled<{ n: number }>({ text: count, values: [site, eventId] })
    expect([await found(shop.site.siteId), await found(siteId)]).toEqual([[{ n: 1 }], [{ n: 0 }]])
  }
})

test('a page of ticket holders is one statement, and a guest takes few bytes', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } }, initialLimit: 100 }
  const { id: definitionId } = await shop.definition(eventId, free)
  for (let n = 0; n < 10; n++) await bought(shop, eventId, definitionId)
  const page = async (fields: string[]) => {
    const query = { filter: { eventId }, cursorPaging: { limit: 1000 } }
    const { body, statements } = await shop.admin.call('POST', GUESTS, { query, fields })
    return { guests: body.guests, statements, perGuest: JSON.stringify(body).length / body.guests.length }
  }
  const bare = await page([])
  expect([bare.guests.length, bare.statements]).toEqual([30, 1])
  expect(bare.perGuest).toBeLessThan(800)
  const full = await page(FIELDS)
  expect(full.statements).toBe(1)
  expect(full.perGuest).toBeLessThan(1200)
  for (const { guestType, ticketNumber, tickets } of full.guests as {
    guestType: string
    ticketNumber?: string
    tickets: { number: string }[]
  }[])
    expect(tickets.map(({ number }) => number)).toEqual(
      guestType === 'BUYER' ? [expect.any(String), expect.any(String)] : [ticketNumber],
    )
  const plan = await shop.site.query(
    `explain (analyze, format json) select ${guestShown} from (select ${guestColumns} from ${guestTables} where g.event_id = $2) page`,
    [shop.site.siteId, eventId],
  )
  // Tickets are looked up once for each of the 10 buyers, never for the 20 who hold one.
  expect(JSON.stringify(plan)).toMatch(/"Subplan Name":"SubPlan \d+"[^{]*?"Actual Loops":10\b/)
})

test('telephone and address of a guest are those of their answers to the form; an address in parts is one line', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event({ registration: { initialType: 'RSVP' } })
  const form = `/events/v1/events/${eventId}/form`
  await shop.admin.call('POST', `${form}/control`, { eventId, phone: { label: 'Telephone' } })
  await shop.admin.call('POST', `${form}/control`, { eventId, address: { labels: {}, full: true } })
  await shop.admin.call('POST', `${form}/publish`, { eventId })
  const address = { address: { addressLine: '4 Mill Lane', city: 'Leeds', postalCode: 'LS1 4AP', country: 'GB' } }
  const inputValues = [
    { inputName: 'firstName', value: 'Ada' },
    { inputName: 'lastName', value: 'Byron' },
    { inputName: 'email', value: 'ada@example.com' },
    { inputName: 'phone', value: '+44 113 496 0000' },
    { inputName: 'address', address },
  ]
  const answered = await shop.admin.call('POST', '/events/v1/rsvp', { eventId, form: { inputValues }, status: 'YES' })
  expect(answered.status).toBe(200)
  const { body } = await shop.admin.call('POST', '/events/v2/guests/query', { query: {}, fields: ['GUEST_DETAILS'] })
  expect(body.guests).toMatchObject([
    { guestDetails: { phone: '+44 113 496 0000', address: '4 Mill Lane, Leeds, LS1 4AP, GB' } },
  ])
})

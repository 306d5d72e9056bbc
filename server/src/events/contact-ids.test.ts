import { expect, test } from 'vitest'
import type { TestCaller } from '../../test/fixture.ts'
import { contactId } from '../ground/contact-id.ts'
import { signedIn } from '../members/members.fixture.ts'
import { type Fair, fair, MINUTE } from './events.fixture.ts'
import { answered, change, gathering, person, RSVPS } from './rsvp/rsvp.fixture.ts'

const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }
const adaByron = { firstName: 'Ada', lastName: 'Byron', email: 'Ada@example.com' }
const graceHopper = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
const form = (answers: Record<string, string>) => ({
  form: { inputValues: Object.entries(answers).map(([inputName, value]) => ({ inputName, value })) },
})

/** Two free tickets, one for the buyer and one for somebody else. */
async function bought(shop: Fair, caller: TestCaller, buyer = adaByron) {
  const registration = { initialType: 'TICKETING', tickets: { guestsAssignedSeparately: true } }
  const { id: eventId } = await shop.event({ registration })
  const { id: ticketDefinitionId } = await shop.definition(eventId, free)
  const held = await caller.call('POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity: 2 }],
  })
  const sale = { eventId, reservationId: held.body.id, buyer, guests: [form(buyer), form(graceHopper)] }
  const { body, status } = await caller.call('POST', '/events/v1/checkout', sale)
  expect(status, JSON.stringify(body)).toBe(200)
  return { eventId, order: body.order }
}

const guestsOf = async ({ admin }: Fair, filter: object, sort?: object[]) =>
  (await admin.call('POST', '/events/v2/guests/query', { query: { filter, sort } })).body.guests
const idOf = (shop: Fair, email: string) => contactId({ siteId: shop.site.siteId, email })

test('orders, tickets and guests carry contact ids, and lists are filtered by them', async () => {
  const shop = await fair()
  const { eventId, order } = await bought(shop, await shop.visitor())
  const [ada, grace] = [idOf(shop, adaByron.email), idOf(shop, graceHopper.email)]
  expect(order.contactId).toBe(ada)
  const orders = async (id: string | undefined) =>
    (await shop.admin.call('GET', `/events/v1/orders?eventId=${eventId}&contactId=${id}`)).body.total
  expect([await orders(ada), await orders(grace)]).toEqual([1, 0])
  const tickets = async (id: string | undefined) =>
    (await shop.admin.call('GET', `/events/v1/tickets?contactId=${id}&fieldset=GUEST_DETAILS`)).body.tickets
  for (const [id, { email }] of [
    [ada, adaByron],
    [grace, graceHopper],
  ] as const)
    expect(await tickets(id)).toMatchObject([{ guestDetails: { contactId: id, email } }])
  const typesOf = async (id: string | undefined) =>
    (await guestsOf(shop, { eventId, contactId: id })).map((guest: { guestType: string; contactId: string }) => {
      expect(guest.contactId).toBe(id)
      return guest.guestType
    })
  expect((await typesOf(ada)).sort()).toEqual(['BUYER', 'TICKET_HOLDER'])
  expect(await typesOf(grace)).toEqual(['TICKET_HOLDER'])
})

test('a member is their own contact, and guests they bought for are others', async () => {
  const shop = await fair()
  const member = await signedIn(shop.site)
  const { eventId, order } = await bought(shop, member, { ...adaByron, email: member.loginEmail })
  expect([order.contactId, order.memberId]).toEqual([member.id, member.id])
  const found = await guestsOf(shop, { eventId, contactId: member.id })
  expect(found.map(({ guestType }: { guestType: string }) => guestType).sort()).toEqual(['BUYER', 'TICKET_HOLDER'])
  expect(await guestsOf(shop, { eventId, contactId: idOf(shop, graceHopper.email) })).toHaveLength(1)
})

test('staff name members of the site alone, for tickets and for answers', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event({ registration: { initialType: 'TICKETING' } })
  const { id: ticketDefinitionId } = await shop.definition(eventId, free)
  const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }]
  const held = await shop.admin.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities })
  const sale = { eventId, reservationId: held.body.id, buyer: adaByron, guests: [form(adaByron)] }
  const buy = (memberId: string) => shop.admin.call('POST', '/events/v1/checkout', { ...sale, memberId })
  const { id: supper } = await gathering(shop)
  const answer = (memberId: string) =>
    shop.admin.call('POST', '/events/v1/rsvp', { eventId: supper, form: form(adaByron).form, memberId })
  const stranger = crypto.randomUUID()
  for (const refused of [await buy(stranger), await answer(stranger)])
    expect([refused.status, refused.body.details.applicationError]).toMatchObject([
      404,
      { code: 'MEMBER_NOT_FOUND', data: { memberId: stranger } },
    ])
  const member = await signedIn(shop.site)
  const [bought, answered] = [await buy(member.id), await answer(member.id)]
  expect([bought.status, bought.body.order?.memberId]).toEqual([200, member.id])
  expect([answered.status, answered.body.rsvp?.memberId]).toEqual([200, member.id])
})

test('both generations of RSVPs carry contact ids and are filtered by them', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop)
  const [rsvp] = [await answered(shop.admin, eventId), await answered(shop.admin, eventId)]
  const id = idOf(shop, rsvp.email)
  expect(rsvp.contactId).toBe(id)
  const v1 = (await shop.admin.call('GET', `/events/v1/rsvp?eventId=${eventId}&contactId=${id}`)).body
  expect(v1.rsvps).toMatchObject([{ id: rsvp.id, contactId: id }])
  const query = { filter: { eventId, contactId: id } }
  expect((await shop.admin.call('POST', `${RSVPS}/query`, { query })).body.rsvps).toHaveLength(1)
  expect(await guestsOf(shop, { eventId, contactId: id })).toMatchObject([{ rsvpId: rsvp.id, contactId: id }])
})

test('orders and tickets without a field set carry the declared defaults', async () => {
  const shop = await fair()
  const { eventId, order } = await bought(shop, await shop.visitor())
  const { body } = await shop.admin.call('GET', `/events/v1/events/${eventId}/orders/${order.orderNumber}`)
  expect(body.order).toEqual({
    orderNumber: order.orderNumber,
    eventId,
    contactId: order.contactId,
    memberId: '',
    anonymized: false,
    fullyCheckedIn: false,
    channel: 'ONLINE',
    reservationId: '',
    snapshotId: '',
    confirmed: false,
    status: 'NA_ORDER_STATUS',
    method: '',
    ticketsQuantity: 0,
    archived: false,
    ticketsPdf: '',
    firstName: '',
    lastName: '',
    fullName: '',
    email: '',
    tickets: [],
  })
  const { tickets } = (await shop.admin.call('GET', `/events/v1/tickets?eventId=${eventId}`)).body
  const { ticketNumber } = order.tickets[0]
  const bare = (await shop.admin.call('GET', `/events/v1/tickets/${ticketNumber}`)).body.ticket
  for (const ticket of [...tickets, bare]) {
    expect(ticket).toMatchObject({ anonymized: false, ticketNumber: '', orderStatus: 'NA_ORDER_STATUS', name: '' })
    for (const field of ['price', 'guestFullName', 'guestDetails', 'qrCode', 'checkIn'])
      expect(ticket).not.toHaveProperty(field)
  }
})

test('the date of the attendance follows what changes it, and sorts and filters guests', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop, { responseType: 'YES_AND_NO' })
  const [first, second] = [await answered(shop.admin, eventId), await answered(shop.admin, eventId)]
  await shop.site.advance(MINUTE)
  await change(shop.admin, first.id, { firstName: 'Augusta' })
  const before = await guestsOf(shop, { eventId, rsvpId: first.id })
  expect(before[0].attendanceStatusUpdatedDate).toBe(first.createdDate)
  await change(shop.admin, first.id, { status: 'NO' })
  const sort = [{ fieldName: 'attendanceStatusUpdatedDate', order: 'DESC' }]
  const sorted = await guestsOf(shop, { eventId }, sort)
  expect(sorted.map(({ rsvpId }: { rsvpId: string }) => rsvpId)).toEqual([first.id, second.id])
  const later = { attendanceStatusUpdatedDate: { $gt: second.createdDate } }
  expect(await guestsOf(shop, { eventId, ...later })).toMatchObject([{ rsvpId: first.id }])

  const sale = await bought(shop, await shop.visitor())
  expect(await guestsOf(shop, { eventId: sale.eventId, tickets: { $exists: true } })).toHaveLength(3)
  expect(await guestsOf(shop, { eventId, tickets: { $exists: false } })).toHaveLength(2)
  await shop.site.advance(MINUTE)
  const { body } = await shop.site.admin.call('POST', `/ecom/v1/orders/${sale.order.snapshotId}/cancel`, {})
  for (const guest of await guestsOf(shop, { eventId: sale.eventId })) {
    expect(guest.attendanceStatus).toBe('NOT_ATTENDING')
    expect(guest.attendanceStatusUpdatedDate).toBe(body.order.updatedDate)
  }
})

test('guests are filtered by every declared field', async () => {
  const shop = await fair()
  const { eventId } = await bought(shop, await shop.visitor())
  const ids = ['id', 'contactId', 'eventId', 'memberId', 'rsvpId']
  const texts = ['orderNumber', 'secondaryLanguageCode', 'ticketNumber']
  const dates = ['createdDate', 'updatedDate', 'attendanceStatusUpdatedDate']
  const value = (field: string) =>
    ids.includes(field) ? eventId : dates.includes(field) ? new Date().toISOString() : 'x'
  const ordered = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'] as const
  const filters = [
    ...[...ids, ...texts, ...dates].flatMap((field) => [
      ...ordered.map((operator) => ({ [field]: { [operator]: value(field) } })),
      { [field]: { $in: [value(field)] } },
      { [field]: { $exists: true } },
    ]),
    ...['attendanceStatus', 'guestType'].flatMap((field) => [
      { [field]: { $in: ['BUYER'] } },
      { [field]: { $ne: 'X' } },
    ]),
    ...[{ $eq: true }, { $ne: true }, { $exists: true }].map((one) => ({ 'guestDetails.checkedIn': one })),
  ]
  for (const filter of filters) {
    const reply = await shop.admin.call('POST', '/events/v2/guests/query', { query: { filter } })
    expect(reply.status, JSON.stringify(filter)).toBe(200)
  }
})

test('RSVPs are searched by companions and by the domain of the address', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop)
  const names = { additionalGuestDetails: { guestCount: 1, guestNames: ['Katherine Johnson'] } }
  const rsvp = await answered(shop.admin, eventId, person(1, { ...names, email: 'example@orbit.test' }))
  await answered(shop.admin, eventId)
  const found = async (expression: string, fields?: string[]) => {
    const search = { filter: { eventId }, search: { expression, fields } }
    return (await shop.admin.call('POST', `${RSVPS}/search`, { search })).body.rsvps.map(({ id }: { id: string }) => id)
  }
  expect(await found('katherine')).toEqual([rsvp.id])
  expect(await found('johnson', ['guestList.guests.fullName'])).toEqual([rsvp.id])
  expect(await found('johnson', ['lastName'])).toEqual([])
  expect(await found('orbit.test', ['emailDomain'])).toEqual([rsvp.id])
  expect(await found('example', ['emailDomain'])).not.toContain(rsvp.id)
})

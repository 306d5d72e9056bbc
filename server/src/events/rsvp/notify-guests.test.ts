import { expect, test } from 'vitest'
import { checkOut, pay, placeOrder, sellTickets, ticketLine } from '../../../test/shop.ts'
import { cardSite } from '../../sales/payments/payments.fixture.ts'
import { type Fair, fair, HOUR } from '../events.fixture.ts'
import { notifyCanceled, notifyGuest } from './notify-guests.ts'
import { answer, answered, change, codeOf, dataOf, gathering, noticesOf, person, summary } from './rsvp.fixture.ts'

const mailsOf = ({ site }: Fair) =>
  site.query('select to_address, template, subject, text, calendar from mails order by created_at, template')
const tokenIn = (text: unknown): string => /\/rsvp\/([\w.-]+)/.exec(String(text))?.[1] ?? ''

test('a guest gets one mail for each change of the answer', async () => {
  const shop = await fair()
  const { id, title } = await gathering(shop, { limit: 2, waitlistEnabled: true, responseType: 'YES_AND_NO' })
  const coming = await answered(
    await shop.visitor(),
    id,
    person(1, { additionalGuestDetails: { guestCount: 1, guestNames: ['Grace'] } }),
  )
  const waiting = await answered(await shop.visitor(), id)
  const notices = noticesOf(shop)
  for (const { id: rsvpId } of [coming, waiting, coming]) await notifyGuest(notices, rsvpId, { notice: 'answered' })
  const [first, second, ...none] = await mailsOf(shop)
  expect(none).toEqual([])
  expect(first).toMatchObject({
    template: 'rsvpConfirmation',
    to_address: coming.email,
    subject: `You are coming to ${title}`,
  })
  expect(first?.text).toContain('Grace')
  expect(String(first?.calendar)).toMatch(/^BEGIN:VCALENDAR[\s\S]*SUMMARY:Lantern walk/)
  expect(second).toMatchObject({ template: 'rsvpWaitlist', calendar: null })

  await change(shop.admin, coming.id, { status: 'NO' })
  await change(shop.admin, waiting.id, { status: 'YES' })
  await notifyGuest(notices, coming.id, { notice: 'answered' })
  await notifyGuest(notices, waiting.id, { notice: 'promoted' })
  const templates = (await mailsOf(shop)).map(({ template }) => template)
  expect(templates.toSorted()).toEqual(['rsvpConfirmation', 'rsvpDeclined', 'rsvpPromoted', 'rsvpWaitlist'])
})

test('the link in the mail leads anybody back to the answer; another link does not', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { responseType: 'YES_AND_NO' })
  const rsvp = await answered(await shop.visitor(), id, person(1))
  await notifyGuest(noticesOf(shop), rsvp.id, { notice: 'answered' })
  const [mail] = await mailsOf(shop)
  const path = `/fairground/v1/rsvp-answers/${tokenIn(mail?.text)}`
  const stranger = await shop.visitor()
  const read = await stranger.call('GET', path)
  expect(read.body).toMatchObject({ rsvp: { id: rsvp.id, email: rsvp.email, totalGuests: 2 }, event: { id } })
  expect((await stranger.call('PATCH', path, { status: 'NO' })).body.rsvp.status).toBe('NO')
  expect(await summary(shop, id)).toEqual([0, 2, 0])
  expect(codeOf(await stranger.call('GET', `${path}x`))).toBe('RSVP_NOT_FOUND')
  expect(noticesOf(shop).rsvpLinks.open(id, tokenIn(mail?.text))).toBeUndefined()
  const { url } = (await shop.admin.call('GET', `/fairground/v1/rsvps/${rsvp.id}/link`)).body
  expect(String(mail?.text)).toContain(url)
})

test('a guest who answers again from another browser is refused, and gets the link again, once an hour', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const given = person()
  const rsvp = await answered(await shop.visitor(), id, given)
  const payloads = () =>
    shop.site.query(`select payload from happenings where slug = 'linkAsked' and entity_id = $1`, [rsvp.id])
  const refused = await answer(await shop.visitor(), id, given)
  expect([codeOf(refused), dataOf(refused)]).toEqual(['MEMBER_EMAIL_ALREADY_REGISTERED', {}])
  expect(await payloads()).toEqual([{ payload: { told: 'link' } }])
  await answer(shop.admin, id, given)
  expect(await payloads()).toHaveLength(1)
  const notices = noticesOf(shop)
  for (const why of ['answered', 'link', 'link'] as const) await notifyGuest(notices, rsvp.id, { notice: why })
  await notifyGuest({ ...notices, now: new Date(notices.now.getTime() + 2 * HOUR) }, rsvp.id, { notice: 'link' })
  const mails = await mailsOf(shop)
  expect(mails.map(({ template }) => template)).toEqual(Array(3).fill('rsvpConfirmation'))
  expect(new Set(mails.map(({ text }) => tokenIn(text))).size).toBe(1)
})

test('the way back to an answer is mailed even where the site mails no confirmations', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { responseType: 'YES_AND_NO' })
  await shop.site.query(`insert into mails_off (site_id, template) values ($1, 'rsvpConfirmation')`, [shop.site.siteId])
  const rsvp = await answered(await shop.visitor(), id, person(1))
  await notifyGuest(noticesOf(shop), rsvp.id, { notice: 'answered' })
  expect(await mailsOf(shop)).toEqual([])
  await notifyGuest(noticesOf(shop), rsvp.id, { notice: 'link' })
  expect(await mailsOf(shop)).toMatchObject([{ template: 'rsvpConfirmation', to_address: rsvp.email }])
})

test('nobody is mailed the way back to an event that is cancelled, and a stranger does not learn who had replied', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { responseType: 'YES_AND_NO' })
  const rsvp = await answered(await shop.visitor(), id, person(1))
  await shop.admin.call('POST', `/events/v3/events/${id}/cancel`)
  const stranger = await shop.visitor()
  for (const email of [rsvp.email, 'nobody-yet@example.com'])
    expect(codeOf(await answer(stranger, id, person(0, { email })))).toBe('RSVPS_CLOSED')
  expect(await shop.site.query(`select 1 from happenings where slug = 'linkAsked'`)).toEqual([])
})

test('every guest who comes or waits gets one mail that the event is cancelled', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 1, waitlistEnabled: true, responseType: 'YES_AND_NO' })
  const coming = await answered(await shop.visitor(), id)
  const waiting = await answered(await shop.visitor(), id)
  await answered(await shop.visitor(), id, person(0, { status: 'NO' }))
  await answered(await shop.visitor(), id, person(0, { disableNotifications: true }))
  await notifyCanceled(noticesOf(shop), id)
  expect(await mailsOf(shop)).toEqual([])
  await shop.admin.call('POST', `/events/v3/events/${id}/cancel`, {})
  for (let n = 0; n < 2; n++) await notifyCanceled(noticesOf(shop), id)
  const mails = await mailsOf(shop)
  expect(mails.map(({ calendar }) => String(calendar).includes('STATUS:CANCELLED'))).toEqual([true, true])
  expect(mails.map(({ to_address, template }) => [to_address, template]).toSorted()).toEqual(
    [coming, waiting].map(({ email }) => [email, 'eventCanceled']).toSorted(),
  )
  for (const { text } of mails) expect(text).not.toContain('refunded')
})

test('ticket buyers read of a refund if they paid', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 10)
  const free = await sellTickets(site, 10, '0.00')
  const bought = async ({ eventId, ticketDefinitionId }: typeof concert, paid: boolean) => {
    const buyer = await site.visitor()
    const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)]))).body
    if (paid) await pay(buyer, orderId)
    await site.admin.call('POST', `/events/v3/events/${eventId}/cancel`, {})
    await notifyCanceled(noticesOf({ site }), eventId)
    return site.query(`select text from mails where template = 'eventCanceled' order by created_at desc limit 1`)
  }
  expect(String((await bought(concert, true))[0]?.text)).toContain(
    'We are sorry. What you paid is not refunded automatically.',
  )
  expect(String((await bought(free, false))[0]?.text)).toMatch(/We are sorry\.\n/)
})

test('holders of tickets that somebody else bought learn of it once, also when the tickets are void by then', async () => {
  const site = await cardSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, 3)]))).body
  await pay(buyer, orderId)
  const tickets = await site.query('select id from tickets where order_id = $1 order by id', [orderId])
  const names = ['holder', 'refunded', 'gone']
  for (const [i, { id }] of tickets.entries())
    await site.query(`update tickets set doc = jsonb_set(doc, '{guest,email}', to_jsonb($2::text)) where id = $1`, [
      id,
      `${names[i]}@example.com`,
    ])
  const end = (i: number, ago = 0) =>
    site.query(`update tickets set status = 'VOID', voided_at = now() - $2 * interval '1 second' where id = $1`, [
      tickets[i]?.id,
      ago,
    ])
  await end(2, 60)
  await site.admin.call('POST', `/events/v3/events/${eventId}/cancel`, {})
  await end(1)
  for (let n = 0; n < 2; n++) await notifyCanceled(noticesOf({ site }), eventId)
  const mails = await site.query(`select to_address as "to", text from mails where template = 'eventCanceled'`)
  const toHolders = mails.filter(({ to }) => /^(holder|refunded|gone)@/.test(String(to)))
  expect(toHolders.map(({ to }) => to).toSorted()).toEqual(['holder@example.com', 'refunded@example.com'])
  expect(mails).toHaveLength(3)
  for (const { text } of toHolders) expect(text).not.toContain('What you paid')
})

test('the site says how free places are given away, on record', async () => {
  const shop = await fair()
  const path = '/fairground/v1/rsvp-settings'
  expect((await shop.admin.call('GET', path)).body).toEqual({ promoteFromWaitlist: false })
  expect((await shop.admin.call('PATCH', path, { promoteFromWaitlist: true })).body).toEqual({
    promoteFromWaitlist: true,
  })
  expect((await shop.admin.call('GET', path)).body).toEqual({ promoteFromWaitlist: true })
  expect((await (await shop.visitor()).call('PATCH', path, { promoteFromWaitlist: false })).status).toBe(403)
  const entries = await shop.site.query(`select after from audit_log where action = 'rsvps.settings'`)
  expect(entries).toEqual([{ after: { promoteFromWaitlist: true } }])
})

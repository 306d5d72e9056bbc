import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestCaller } from '../../test/fixture.ts'
import { callingIn, offerLanguages } from '../../test/languages.ts'
import { checkOut, placeOrder, productLine, STORE_APP, sellShirts, sellTickets, ticketLine } from '../../test/shop.ts'
import { login, newEmail, newMember, register } from '../identity/sign-in/sign-in.fixture.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'

const HOME = 'http://localhost:8080'

let site: Awaited<ReturnType<typeof sharedSite>>
let jobs: Jobs
beforeAll(async () => {
  site = await sharedSite()
  await offerLanguages(site)
  await site.query(`update sites set settings = settings || '{"manualPayments": true}'`)
  await site.assembly.directory.reload()
  const { pickupLocations } = await done(site.admin.call('POST', '/v1/pickup-locations/query', {}))
  const [{ id, revision }] = pickupLocations
  const address = { addressLine: '4 Mill Lane', city: 'Leeds', postalCode: 'LS1 1AA', country: 'GB' }
  await done(site.admin.call('PATCH', `/v1/pickup-locations/${id}`, { pickupLocation: { id, revision, address } }))
  jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
})
afterAll(async () => {
  await jobs.stop()
  await site.close()
})

async function done(reply: Promise<Reply>) {
  const { status, body } = await reply
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const visitorIn = async (language: string) => callingIn(language, await site.visitor())

/** The mail of a template to an address, once it is written. */
async function mailed(template: string, to: string): Promise<{ subject: string; text: string }> {
  const rows = () =>
    site.query('select subject, text from mails where template = $1 and lower(to_address) = lower($2)', [template, to])
  await expect.poll(rows, { timeout: 10_000 }).toHaveLength(1)
  const [mail] = await rows()
  return mail as { subject: string; text: string }
}

async function orderBy(buyer: TestCaller, email: string): Promise<string> {
  const { productId } = await sellShirts(site, 5)
  return (await done(placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)], email)))).orderId
}

test.for([
  [
    'de',
    /^Ihre Bestellung \d+ bei Test site$/,
    '1 × 20,00 £',
    'Vereinigtes Königreich',
    /^Ihre Bestellung \d+ wurde storniert$/,
  ],
  ['fr', /^Votre commande \d+ chez Test site$/, '1 × 20,00 £GB', 'Royaume-Uni', /^Votre commande \d+ a été annulée$/],
] as const)(
  'an order from the pages in %s is mailed in it, with links there',
  async ([language, confirmed, line, country, gone]) => {
    const buyer = await visitorIn(language)
    const email = newEmail()
    const orderId = await orderBy(buyer, email)
    const mail = await mailed('orderConfirmation', email)
    expect(mail.subject).toMatch(confirmed)
    expect(mail.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(line)
    expect(mail.text).toContain(country)
    expect(mail.text).toContain(`${HOME}/${language}/orders/${orderId}?token=`)
    await done(
      site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, { id: orderId, sendOrderCanceledEmail: true }),
    )
    const canceled = await mailed('orderCanceled', email)
    expect(canceled.subject).toMatch(gone)
    expect(canceled.text).toContain(`${HOME}/${language}/orders/${orderId}?token=`)
  },
)

test('a member is written to in the language of the pages where they signed up', async () => {
  await done(site.admin.call('PATCH', '/v1/sign-on-policies', { signOnPolicy: { requireEmailVerification: true } }))
  const email = newEmail()
  await register(await visitorIn('de'), email)
  expect((await mailed('verification', email)).subject).toBe('Ihr Code für Test site')
  await done(site.admin.call('PATCH', '/v1/sign-on-policies', { signOnPolicy: { requireEmailVerification: false } }))
  const [row] = await site.query(
    `select doc #>> '{contact,language}' as language from members where login_email = $1`,
    [email],
  )
  expect(row).toEqual({ language: 'de' })
  // Later mails are in it too, wherever their cause was.
  await done(site.nobody.call('POST', '/_api/iam/recovery/v1/send-email', { email }))
  const recovery = await mailed('recovery', email)
  expect(recovery.subject).toBe('Neues Passwort für Test site')
  expect(recovery.text).toContain(`${HOME}/de/reset-password?token=`)
})

test('a language that a member names is stored, and one that the site does not offer has no pages', async () => {
  const email = newEmail()
  await register(await visitorIn('de'), email, { profile: { language: 'fr' } })
  await done(site.admin.call('PATCH', '/fairground/v1/languages', { others: ['de'] }))
  await done(site.nobody.call('POST', '/_api/iam/recovery/v1/send-email', { email }))
  const { subject, text } = await mailed('recovery', email)
  await offerLanguages(site)
  expect(subject).toBe('Nouveau mot de passe pour Test site')
  expect(text).toContain(`${HOME}/reset-password?token=`)
})

test('the pages go before the member’s language, which goes before the site’s', async () => {
  const member = await newMember(site, await visitorIn('fr'))
  await orderBy(callingIn('de', member), member.email)
  expect((await mailed('orderConfirmation', member.email)).subject).toMatch(/^Ihre Bestellung/)
  const other = await newMember(site, await visitorIn('fr'))
  const orderId = await orderBy(other, other.email)
  const mail = await mailed('orderConfirmation', other.email)
  expect(mail.subject).toMatch(/^Votre commande/)
  expect(mail.text).toContain(`${HOME}/fr/orders/${orderId}?token=`)
})

test('a new password is sent for in the language of the page', async () => {
  const { email } = await newMember(site)
  await done((await visitorIn('fr')).call('POST', '/_api/iam/recovery/v1/send-email', { email }))
  const { subject, text } = await mailed('recovery', email)
  expect(subject).toBe('Nouveau mot de passe pour Test site')
  expect(text).toContain(`${HOME}/fr/reset-password?token=`)
})

test.for([
  ['de', 'Ihre Zusage: Supper', 'Ihr Platz auf der Warteliste: Supper'],
  ['fr', 'Votre participation : Supper', 'Vous êtes sur la liste d’attente : Supper'],
] as const)('guests from the pages in %s are written to in it', async ([language, yes, wait]) => {
  const start = Date.now() + 10 * 24 * 60 * 60 * 1000
  const { event } = await done(
    site.admin.call('POST', '/events/v3/events', {
      event: {
        title: 'Supper',
        location: { type: 'VENUE', name: 'Bandstand' },
        dateAndTimeSettings: {
          startDate: new Date(start).toISOString(),
          endDate: new Date(start + 3_600_000).toISOString(),
          timeZoneId: 'Europe/London',
        },
        registration: { initialType: 'RSVP', rsvp: { limit: 1, waitlistEnabled: true } },
      },
      draft: false,
    }),
  )
  const answer = async (status: string) => {
    const email = newEmail()
    const rsvp = { eventId: event.id, firstName: 'Ada', lastName: 'Guest', email, status }
    await done((await visitorIn(language)).call('POST', '/events/v2/rsvps', { rsvp }))
    return email
  }
  const coming = await mailed('rsvpConfirmation', await answer('YES'))
  const waiting = await mailed('rsvpWaitlist', await answer('WAITLIST'))
  const subjects = [coming, waiting].map(({ subject }) => subject.replaceAll('\u00a0', ' '))
  expect(subjects).toEqual([yes, wait])
  for (const { text } of [coming, waiting]) {
    expect(text).toContain(`${HOME}/${language}/rsvp/`)
  }
})

test('ticket holders learn in their language that an event is cancelled', async () => {
  const { eventId, ticketDefinitionId } = await sellTickets(site, 5)
  const buyer = await visitorIn('fr')
  const email = newEmail()
  await done(placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)], email)))
  await done(site.admin.call('POST', `/events/v3/events/${eventId}/cancel`, { eventId }))
  const { subject, text } = await mailed('eventCanceled', email)
  expect(subject).toMatch(/^Annulé/)
  expect(text).toContain(`${HOME}/fr/events/`)
})

test('a back-in-stock mail is in the language of the page', async () => {
  const { productId } = await sellShirts(site, 0)
  const email = newEmail()
  const request = { catalogReference: { appId: STORE_APP, catalogItemId: productId }, email }
  await done(
    (await visitorIn('de')).call('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests', {
      request,
      itemDetails: { name: 'Harbour shirt', price: '20.00' },
    }),
  )
  await done(
    site.admin.call('PATCH', `/stores/v2/inventoryItems/product/${productId}`, {
      inventoryItem: { productId, trackQuantity: true, variants: [{ quantity: 3 }] },
    }),
  )
  const { subject, text } = await mailed('backInStock', email)
  expect(subject).toMatch(/wieder/)
  expect(text).toContain(`${HOME}/de/products/harbour-shirt`)
})

test('a member reads of a new device in their language', async () => {
  const member = await newMember(site, await visitorIn('de'))
  const signIn = (agent: string) =>
    done(login(callingIn('de', withAgent(site.nobody, agent)), member.email)).then(({ state }) => state)
  expect(await signIn('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36')).toBe('SUCCESS')
  const { text } = await mailed('newSignIn', member.email)
  expect(text).toContain('Gerät: Chrome unter Windows')
  expect(text).toContain(`${HOME}/de/account/security`)
})

const withAgent = (caller: TestCaller, agent: string): TestCaller => ({
  call: (method, path, body, headers = {}) => caller.call(method, path, body, { 'user-agent': agent, ...headers }),
})

test('a ticket of an event with a Hebrew title is transferred with mails that keep the order of their words', async () => {
  const [title, holder] = ['ליל המסך', 'נועה לוי']
  const { eventId, ticketDefinitionId } = await sellTickets(site, 5, '0.00')
  await done(site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event: { id: eventId, title } }))
  const buyer = await site.visitor()
  const email = newEmail()
  const checkoutId = await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)], email)
  const { orderId } = await done(placeOrder(buyer, checkoutId))
  const { order } = await done(buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`))
  const [firstName, lastName] = holder.split(' ')
  const to = { firstName, lastName, email: newEmail() }
  await done(buyer.call('POST', `/fairground/v1/held-tickets/${order.tickets[0].id}/transfer`, { to }))
  const given = await mailed('ticketGiven', email)
  expect(given.subject).toBe(`Your ticket for \u2068${title}\u2069 was transferred`)
  expect(given.text).toContain(`for \u2068${title}\u2069 now belongs to \u2068${holder}\u2069, who has`)
  const received = await mailed('ticketTransferred', to.email)
  expect(received.text).toContain(`- \u2068${title}\u2069 · Standing · \u2068${holder}\u2069 · `)
})

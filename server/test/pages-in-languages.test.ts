import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookiesOf, open, session } from '../src/identity/redirects/redirects.fixture.ts'
import { mailTo, newMember } from '../src/identity/sign-in/sign-in.fixture.ts'
import { type Reply, sharedSite } from './fixture.ts'
import { callingIn, offerLanguages } from './languages.ts'
import {
  beginPayment,
  checkOut,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  takeTestPayments,
  ticketLine,
} from './shop.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
  await offerLanguages(site)
})
afterAll(() => site.close())

async function done(reply: Promise<Reply>) {
  const { status, body } = await reply
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const visitorIn = async (language: string) => callingIn(language, await site.visitor())
const plain = (text: unknown): string => String(text).replaceAll(/[\u00a0\u202f]/g, ' ')

test.for([
  ['de', ['Standardversand', 'Abholung'], ['Artikel', 'Lieferung'], 'Genehmigen', 'Testzahlung'],
  ['fr', ['Livraison standard', 'Retrait'], ['Articles', 'Livraison'], 'Accepter', 'Paiement test'],
] as const)('a buyer in %s reads ways of delivery and payment, and the test bank', async ([language, ...texts]) => {
  const [ways, totals, approve, method] = texts
  await takeTestPayments(site.admin)
  const { productId } = await sellShirts(site, 5)
  const buyer = await visitorIn(language)
  const checkoutId = await checkOut(buyer, [productLine(productId, 1)])
  const { checkout } = await done(buyer.call('GET', `/ecom/v1/checkouts/${checkoutId}`))
  const [carrier] = checkout.shippingInfo.carrierServiceOptions
  expect(carrier.shippingOptions.map(({ title }: { title: string }) => title)).toEqual(ways)
  const { methods } = await done(buyer.call('GET', '/fairground/v1/payment-methods'))
  expect(methods[0].title).toBe(method)

  const { orderId } = (await placeOrder(buyer, checkoutId)).body
  const { order } = await done(buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`))
  expect(order.totals.map(({ label }: { label: string }) => label)[0]).toBe(totals[0])
  const { next } = await done(beginPayment(buyer, orderId))
  const bank = await site.nobody.call('GET', new URL(next.redirectUrl).pathname)
  expect(bank.body).toContain(`<html lang="${language}">`)
  expect(bank.body).toContain(`>${approve}</button>`)
  const left = await site.nobody.call('POST', new URL(next.redirectUrl).pathname, 'choice=leave', {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  })
  expect(String(left.headers.location)).toMatch(new RegExp(`^/${language}/orders/${orderId}`))
})

test('the lines of tickets are described in the language of the page', async () => {
  const { ticketDefinitionId } = await sellTickets(site, 5)
  const buyer = await visitorIn('de')
  const { cart } = await done(
    buyer.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [ticketLine(ticketDefinitionId, 1)] }),
  )
  const names = cart.lineItems[0].descriptionLines.map(({ name }: { name: { original: string } }) => name.original)
  expect(names).toEqual(['Ticket', 'Wann', 'Wo'])
})

test.for([
  ['de', 'Als Gast fortfahren?', 'In diesem Browser gibt es hier schon einen Warenkorb.'],
  ['fr', 'Continuer en tant qu’invité ?', 'Ce navigateur a déjà ici un panier.'],
] as const)('a link to the shop in %s leads there, and asks in it', async ([language, title, own]) => {
  const { productId } = await sellShirts(site, 5)
  const add = { lineItems: [productLine(productId, 1)] }
  const flow = { ecomCheckout: { checkoutId: crypto.randomUUID() } }
  const first = await visitorIn(language)
  await done(first.call('POST', '/ecom/v1/carts/current/add-to-cart', add))
  const { fullUrl, urlDetails } = await session(first, flow)
  expect(urlDetails.endpoint).toMatch(new RegExp(`^http://localhost:8080/${language}/checkout/`))
  const entered = await open(site, fullUrl)
  expect(entered.headers.location).toMatch(new RegExp(`^/${language}/checkout/`))
  const cookie = cookiesOf(entered.headers)
  const question = await open(site, (await session(await visitorIn(language), flow)).fullUrl, { cookie })
  expect(question.status).toBe(200)
  expect(plain(question.body)).toContain(`<h1>${title}</h1>`)
  expect(plain(question.body)).toContain(own)
})

test('a page of the site’s own stands in for the cart in every language', async () => {
  const { fullUrl } = await session(await visitorIn('de'), {
    ecomCheckout: { checkoutId: crypto.randomUUID() },
    callbacks: { cartPageUrl: 'http://localhost:3000/cart' },
  })
  const cookie = cookiesOf((await open(site, fullUrl)).headers)
  const onwards = await site.nobody.call('GET', '/de/cart', undefined, { cookie })
  expect(onwards.body).toContain('url=http://localhost:3000/cart')
  expect(onwards.body).toContain('Zurück zu localhost:3000')
})

test('a password is chosen on a page in the language of the browser', async () => {
  const headers = { 'accept-language': 'fr-CA, en;q=0.5' }
  const page = await site.nobody.call('GET', '/_auth/reset?token=x', undefined, headers)
  expect(page.body).toContain('<html lang="fr">')
  expect(page.body).toContain('Choisissez un mot de passe')
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers }
  const { email } = await newMember(site)
  await done(site.nobody.call('POST', '/_api/iam/recovery/v1/send-email', { email }))
  const token = /token=(\S+)/.exec((await mailTo(site, email)).text)?.[1]
  const short = await site.nobody.call('POST', '/_auth/reset', `token=${token}&password=short`, form)
  expect(short.body).toContain('Utilisez de 8 à 128 caractères')
  const used = await site.nobody.call('POST', '/_auth/reset', 'token=x&password=long-enough-words', form)
  expect(used.body).toContain('Ce lien a déjà servi ou a expiré.')
})

test('questions and messages that an organiser left as they are come in the language of the page', async () => {
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
        registration: { initialType: 'RSVP' },
      },
    }),
  )
  await site.query(
    `update events set doc = jsonb_set(doc, '{form,messages,rsvp,submitActionLabel}', '"Count me in"') where id = $1`,
    [event.id],
  )
  const formIn = async (language: string) => {
    const read = await done((await visitorIn(language)).call('GET', `/events/v3/events/${event.id}?fields=FORM`))
    const { controls, messages: own } = read.event.form
    const labels = controls.flatMap(({ inputs }: { inputs: { label: string }[] }) => inputs.map(({ label }) => label))
    return [...labels, own.rsvp.rsvpYesOption, own.rsvp.submitActionLabel]
  }
  expect(await formIn('de')).toEqual(['Vorname', 'Nachname', 'E-Mail', 'Ich komme', 'Count me in'])
  expect(await formIn('fr')).toEqual(['Prénom', 'Nom', 'E-mail', 'Je viens', 'Count me in'])
  expect(await formIn('en')).toEqual(['First name', 'Last name', 'Email', 'I’m coming', 'Count me in'])
})

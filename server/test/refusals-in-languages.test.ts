import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login, newEmail, PASSWORD, register } from '../src/identity/sign-in/sign-in.fixture.ts'
import { type Reply, sharedSite, type TestCaller } from './fixture.ts'
import { callingIn, offerLanguages } from './languages.ts'
import { ADDRESS, placeOrder, productLine, STORE_APP, sellShirts, sellTickets, ticketLine } from './shop.ts'

const CART = '/ecom/v1/carts/current'
const RSVPS = '/events/v2/rsvps'

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

/** The message, which is the description of its code too; no-break spaces are written as spaces. */
function messageOf({ body }: Reply): string {
  expect(body.details.applicationError.description).toBe(body.message)
  return plain(body.message)
}
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const add = (caller: TestCaller, lineItems: readonly unknown[]) =>
  caller.call('POST', `${CART}/add-to-cart`, { lineItems })

/** A shirt in one size, two of them in stock. */
async function sellLinen() {
  const { product } = await done(
    site.admin.call('POST', '/stores/v1/products', {
      product: {
        name: 'Linen shirt',
        productType: 'physical',
        priceData: { price: 30 },
        manageVariants: true,
        productOptions: [{ name: 'Size', choices: [{ value: 'M', description: 'M' }] }],
      },
    }),
  )
  const [variant] = product.variants
  const setStock = (quantity: number) =>
    done(
      site.admin.call('PATCH', `/stores/v2/inventoryItems/product/${product.id}`, {
        inventoryItem: {
          productId: product.id,
          trackQuantity: true,
          variants: [{ variantId: variant.id, quantity }],
        },
      }),
    )
  await setStock(2)
  const line = (quantity: number) => ({
    catalogReference: { appId: STORE_APP, catalogItemId: product.id, options: { variantId: variant.id } },
    quantity,
  })
  return { line, setStock }
}

const checkoutOf = async (caller: TestCaller): Promise<string> =>
  (
    await done(
      caller.call('POST', `${CART}/create-checkout`, {
        channelType: 'WEB',
        email: 'ada@example.com',
        shippingAddress: ADDRESS,
      }),
    )
  ).checkoutId

async function deliver(caller: TestCaller, id: string): Promise<void> {
  const { checkout } = await done(caller.call('GET', `/ecom/v1/checkouts/${id}`))
  const [carrier] = checkout.shippingInfo.carrierServiceOptions
  const { code } = carrier.shippingOptions.find(
    (o: { logistics?: { pickupDetails?: object } }) => o.logistics?.pickupDetails,
  )
  const shippingInfo = { selectedCarrierServiceOption: { code } }
  await done(caller.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: { id, shippingInfo } }))
}

test.for([
  [
    'de',
    'Von „Linen shirt (M)“ sind nur noch 2 da. Wählen Sie weniger.',
    'Von „Linen shirt (M)“ ist nur noch 1 da. Ändern Sie die Menge oder entfernen Sie den Artikel.',
    'Von „Linen shirt (M)“ ist nur noch 1 da.',
  ],
  [
    'fr',
    'Il ne reste que 2 « Linen shirt (M) ». Choisissez-en moins.',
    'Il ne reste que 1 « Linen shirt (M) ». Changez la quantité ou retirez cet article.',
    'Il ne reste que 1 « Linen shirt (M) ».',
  ],
  [
    'en',
    'Only 2 of “Linen shirt (M)” are left. Choose fewer.',
    'Only 1 of “Linen shirt (M)” is left. Change the quantity or remove it.',
    'Only 1 of “Linen shirt (M)” is left.',
  ],
] as const)(
  'a buyer in %s reads which line is short, how many are left and what to do',
  async ([language, ...texts]) => {
    const [added, ordered, violation] = texts
    const { line, setStock } = await sellLinen()
    const buyer = await visitorIn(language)
    const tooMany = await add(buyer, [line(3)])
    expect(messageOf(tooMany)).toBe(added)
    expect(tooMany.body.details.applicationError).toMatchObject({
      code: 'INSUFFICIENT_INVENTORY',
      data: { lineItems: [{ name: 'Linen shirt (M)', quantityAvailable: 2 }] },
    })
    await done(add(buyer, [line(2)]))
    const checkoutId = await checkoutOf(buyer)
    await deliver(buyer, checkoutId)
    await setStock(1)
    const { checkout } = await done(buyer.call('GET', `/ecom/v1/checkouts/${checkoutId}`))
    expect(checkout.violations.map((v: { description: string }) => plain(v.description))).toEqual([violation])
    const reply = await placeOrder(buyer, checkoutId)
    expect(messageOf(reply)).toBe(ordered)
    expect(reply.body.details.applicationError.code).toBe('PARTIAL_OUT_OF_STOCK')
  },
)

test.for([
  [
    'de',
    'Dieser Code gilt ab einem Bestellwert von 50,00 £. Legen Sie etwas dazu oder versuchen Sie einen anderen Code.',
    'Dieser Code galt bis 3. März 2024. Entfernen Sie ihn oder versuchen Sie einen anderen.',
  ],
  [
    'fr',
    'Ce code est valable pour une commande d’au moins 50,00 £GB. Ajoutez un article ou essayez un autre code.',
    'Ce code était valable jusqu’au 3 mars 2024. Retirez-le ou essayez-en un autre.',
  ],
] as const)('a buyer in %s reads what a coupon asks for and when it ended', async ([language, asks, ended]) => {
  const { productId } = await sellShirts(site, 10)
  const buyer = await visitorIn(language)
  await done(add(buyer, [productLine(productId, 1)]))
  const make = (code: string, specification: object) =>
    done(
      site.admin.call('POST', '/stores/v2/coupons', {
        specification: { name: code, code, percentOffRate: 10, ...specification },
      }),
    )
  await make(`BIG-${language}`, { minimumSubtotal: 50 })
  await make(`PAST-${language}`, {
    startTime: String(Date.parse('2024-01-01')),
    expirationTime: String(Date.parse('2024-03-04T00:00:00Z')),
  })
  await done(buyer.call('PATCH', CART, { couponCode: `BIG-${language}` }))
  const { calculationErrors } = await done(buyer.call('POST', `${CART}/estimate-totals`, {}))
  const { applicationError } = calculationErrors.couponCalculationError
  expect([applicationError.code, plain(applicationError.description)]).toEqual([
    'COUPON_MIN_SUBTOTAL_NOT_REACHED',
    asks,
  ])
  const past = await buyer.call('PATCH', CART, { couponCode: `PAST-${language}` })
  expect(messageOf(past)).toBe(ended)
  expect(past.body.details.applicationError.code).toBe('ERROR_COUPON_HAS_EXPIRED')
})

test.for([
  ['de', 'Von „Concert 2 – Standing“ sind nur noch 2 da. Wählen Sie weniger.'],
  ['fr', 'Il ne reste que 2 « Concert 2 – Standing ». Choisissez-en moins.'],
] as const)('a buyer of tickets in %s reads how many are left', async ([language, inCart]) => {
  const { ticketDefinitionId } = await sellTickets(site, 2)
  const buyer = await visitorIn(language)
  expect(messageOf(await add(buyer, [ticketLine(ticketDefinitionId, 3)]))).toBe(inCart)
  const ticketReservation = { tickets: [{ ticketDefinitionId, quantity: 3 }] }
  const held = await buyer.call('POST', '/events/v1/ticket-reservations', { ticketReservation })
  expect(messageOf(held)).toBe(inCart.replace('Concert 2 – ', ''))
})

/** An event for so many guests. */
async function gathering(limit: number, waiting = false): Promise<string> {
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
        registration: { initialType: 'RSVP', rsvp: { limit, waitlistEnabled: waiting } },
      },
      draft: false,
    }),
  )
  return event.id
}

let guests = 0
const reply = (caller: TestCaller, eventId: string, companions = 0) =>
  caller.call('POST', RSVPS, {
    rsvp: {
      eventId,
      firstName: 'Ada',
      lastName: 'Guest',
      email: `guest-${++guests}@example.com`,
      status: 'YES',
      ...present({ additionalGuestDetails: companions > 0 ? { guestCount: companions } : undefined }),
    },
  })

test.for([
  ['de', 'Es sind noch 2 Plätze frei, Sie mitgezählt.', 'Alle Plätze sind vergeben.'],
  ['fr', 'Il reste 2 places, vous compris.', 'Toutes les places sont prises.'],
] as const)('a guest in %s reads how many places are left', async ([language, party, full]) => {
  const eventId = await gathering(2)
  const guest = await visitorIn(language)
  expect(messageOf(await reply(guest, eventId, 3))).toBe(party)
  await done(reply(guest, eventId, 1))
  expect(messageOf(await reply(await visitorIn(language), eventId))).toBe(full)
})

test.for([
  [
    'de',
    'Die E-Mail-Adresse oder das Passwort ist falsch. Prüfen Sie beides und versuchen Sie es noch einmal.',
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder nehmen Sie eine andere.',
  ],
  [
    'fr',
    'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez-les et réessayez.',
    'Un compte existe déjà avec cette adresse e-mail. Connectez-vous ou choisissez-en une autre.',
  ],
] as const)('a member in %s reads why they cannot sign in or up', async ([language, wrong, taken]) => {
  const visitor = await visitorIn(language)
  const email = newEmail()
  await done(register(visitor, email))
  expect(messageOf(await login(visitor, email, `${PASSWORD}!`))).toBe(wrong)
  expect(messageOf(await register(visitor, email))).toBe(taken)
})

test.for([
  ['de', 'muss vom Typ array sein', '„lineItems“', 'muss mindestens 8 Zeichen haben', 'ist erforderlich'],
  ['fr', 'doit être de type array', '« lineItems »', 'doit avoir au moins 8 caractères', 'est obligatoire'],
  ['en', 'must be of type array', '"lineItems"', 'must have at least 8 characters', 'is required'],
] as const)('a caller in %s reads what is wrong with a field', async ([language, type, field, short, required]) => {
  const visitor = await visitorIn(language)
  const malformed = await visitor.call('POST', `${CART}/add-to-cart`, { lineItems: 'mug' })
  expect([malformed.status, plain(malformed.body.message)]).toEqual([400, `INVALID_ARGUMENT: ${field} ${type}`])
  const [violation] = malformed.body.details.validationError.fieldViolations
  expect(violation).toEqual({
    field: 'lineItems',
    description: type,
    violatedRule: 'FORMAT',
    ruleName: 'FORMAT',
    data: {},
  })
  const registered = await register(visitor, newEmail(), { password: 'short' })
  const [password] = registered.body.details.validationError.fieldViolations
  expect([password.description, password.data]).toEqual([short, { type: 'PASSWORD', threshold: 8 }])
  const rsvp = { eventId: await gathering(2), status: 'YES' }
  const { details } = (await visitor.call('POST', RSVPS, { rsvp })).body
  const inData = details.applicationError?.data ?? details.validationError
  expect(inData.fieldViolations[0].description).toBe(required)
})

test('refusals before the caller is known are in the language that the request names', async () => {
  const nobody = await site.nobody.call('GET', CART, undefined, {
    'x-fairground-language': 'de',
    authorization: 'no token',
  })
  expect([nobody.status, messageOf(nobody)]).toEqual([401, expect.stringMatching(/^Melden Sie sich an/)])
})

test('a language that the site does not offer is the site’s own; staff read English', async () => {
  const before = 'You have no cart yet.'
  expect(messageOf(await (await visitorIn('es')).call('GET', CART))).toBe(before)
  await site.query(`update sites set locale = 'de-DE'`)
  await site.assembly.directory.reload()
  const visitor = await site.visitor()
  expect(messageOf(await visitor.call('GET', CART))).toBe('Sie haben noch keinen Warenkorb.')
  expect(messageOf(await visitor.call('GET', CART, undefined, { 'x-fairground-language': 'fr' }))).toBe(
    'Vous n’avez pas encore de panier.',
  )
  const unknown = `/ecom/v1/orders/${crypto.randomUUID()}`
  expect(messageOf(await site.admin.call('GET', unknown))).toBe('There is no such order.')
})

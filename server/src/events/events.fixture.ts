import { generateKeyPairSync } from 'node:crypto'
import { MANUAL_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import { onTestFinished } from 'vitest'
import { callersOf, type Reply, type TestCaller, type TestSite, testSettings, testSite } from '../../test/fixture.ts'
import { comingBack } from '../../test/over-http.ts'
import { ticketCodes } from '../ground/ticket-codes.ts'
import { buildApp } from '../http/app.ts'
import { newApi } from '../http/mount.ts'
import { cartRoutes } from '../sales/carts/routes.ts'
import { checkoutRoutes } from '../sales/checkouts/routes.ts'
import { couponRoutes } from '../sales/coupons/routes.ts'
import { paymentMethods } from '../sales/payments/methods.ts'
import { orderLinks } from '../sales/purchase/order-links.ts'
import { sellableRegistry } from '../sales/sellables/registry.ts'
import { gateKeys } from './gates/gate-keys.ts'
import { eventsRoutes } from './routes.ts'
import { rsvpLinks } from './rsvp/rsvp-links.ts'
import { ticketSellable } from './ticket-definitions/sellable.ts'
import { waitingLinks } from './waiting-lists/waiting-links.ts'

export const PUBLIC_URL = 'https://fair.example'
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export interface Fair {
  readonly site: TestSite
  readonly admin: TestCaller
  visitor(): Promise<TestCaller>
  /** An event that starts in 30 days and lasts 3 hours. It is requested again while the shop is busy. */
  event(change?: object, options?: object): Promise<{ id: string; slug: string; [field: string]: unknown }>
  /** A kind of ticket at 10.00, 10 of them. */
  definition(eventId: string, change?: object): Promise<{ id: string; revision: string; [field: string]: unknown }>
}

/** Milliseconds from now as the wire writes times. */
export const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString()

/** The real events on a real database. */
export async function fair(): Promise<Fair> {
  const site = await testSite()
  const api = newApi()
  const sellables = sellableRegistry([ticketSellable])
  eventsRoutes(api, {
    publicUrl: PUBLIC_URL,
    sellables,
    codes: ticketCodes([generateKeyPairSync('ed25519')]),
    orderLinks: orderLinks('secret', PUBLIC_URL),
    rsvpLinks: rsvpLinks('secret', PUBLIC_URL),
    waitingLinks: waitingLinks('secret', PUBLIC_URL),
    gateKeys: gateKeys('secret'),
    takesPayments: ({ settings }) => settings.manualPayments,
    paymentMethods: ({ settings }) => (settings.manualPayments ? [MANUAL_PAYMENT_METHOD] : []),
    decideAuthorized: async () => {},
    post: { soon: () => undefined },
    methods: paymentMethods([], { site: () => undefined }),
    remembering: { cache: site.assembly.world.cache, nowOf: site.assembly.directory.nowOf },
  })
  cartRoutes(api, { sellables, publicUrl: PUBLIC_URL })
  couponRoutes(api)
  checkoutRoutes(api, {
    sellables,
    publicUrl: PUBLIC_URL,
    offersPaymentMethods: ({ settings }) => settings.testPayments,
    takesPurchase: () => true,
    savesMeans: () => false,
    closePayments: async () => true,
    vatRegister: async () => ({ status: 'UNAVAILABLE' }),
  })
  const app = await buildApp(api, site.assembly.world, testSettings(site.connectionString))
  onTestFinished(() => app.close())

  const callerWith = callersOf(app)
  const admin = callerWith({ authorization: site.apiKey, 'wix-site-id': site.siteId })
  const made = (reply: Reply) => {
    if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  return {
    site,
    admin,
    visitor: async () => callerWith({ authorization: (await site.visitor()).accessToken }),
    async event(change = {}, options = {}) {
      const event = {
        title: 'Lantern walk',
        location: { type: 'VENUE', name: 'Old Mill', address: { city: 'Leeds', country: 'GB' } },
        dateAndTimeSettings: {
          startDate: inMs(30 * DAY),
          endDate: inMs(30 * DAY + 3 * HOUR),
          timeZoneId: 'Europe/London',
        },
        registration: { initialType: 'TICKETING' },
        ...change,
      }
      return made(await comingBack(admin).call('POST', '/events/v3/events', { event, ...options })).event
    },
    async definition(eventId, change = {}) {
      const ticketDefinition = {
        eventId,
        name: 'Standard',
        initialLimit: 10,
        pricingMethod: { fixedPrice: { value: '10.00', currency: 'GBP' } },
        feeType: 'NO_FEE',
        ...change,
      }
      const reply = await admin.call('POST', '/events-ticket-definitions/v3/ticket-definitions', { ticketDefinition })
      return made(reply).ticketDefinition
    },
  }
}

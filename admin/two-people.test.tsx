// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import * as pages from './src/content-pages/page.tsx'
import * as delivery from './src/delivery/page.tsx'
import * as eventPage from './src/event/page.tsx'
import * as categories from './src/event-categories/page.tsx'
import * as form from './src/event-form/page.tsx'
import * as policies from './src/event-policies/page.tsx'
import * as schedule from './src/event-schedule/page.tsx'
import * as guests from './src/guests/page.tsx'
import { FulfilmentsCard } from './src/order/fulfilments-card.tsx'
import { fulfillmentsQuery } from './src/orders/order-parts.ts'
import { queryClient } from './src/query-client.ts'
import * as apps from './src/settings/apps-page.tsx'
import * as languages from './src/settings/languages-page.tsx'
import { PaymentAccounts } from './src/settings/payment-accounts.tsx'
import { paymentAccountsQuery } from './src/settings/payment-accounts-client.ts'
import * as tickets from './src/settings/tickets-page.tsx'
import * as taxes from './src/taxes/page.tsx'
import { button, openPage, settled, type } from './src/testing/open-page.tsx'

const event = { id: 'e-1', title: 'Night market', dateAndTimeSettings: { timeZoneId: 'Europe/London' } }
const item = (name: string) => ({
  id: 'i-1',
  eventId: 'e-1',
  name,
  status: 'SCHEDULED',
  hidden: false,
  draft: true,
  tags: [],
  speakers: [],
  stageName: '',
  description: '',
  timeSlot: { start: '2026-05-01T18:00:00Z', end: '2026-05-01T19:00:00Z', timeZoneId: 'Europe/London' },
})
const contentPage = (title: string, revision: string) => ({
  id: 'p-1',
  revision,
  title,
  slug: 'terms',
  kind: 'TERMS',
  shown: true,
  content: { nodes: [] },
})
const nobody = { metaData: { count: 1, offset: 0, total: 1 } }
const ofEverySite = ['Standard', 'None'].map((name) => ({ id: name, revision: '1', name }))
const taxesOf = (group: object, region: object, rate: object) => ({
  'POST /billing/v1/tax-groups/query': { taxGroups: [...ofEverySite, group], pagingMetadata: {} },
  'GET /billing/v1/tax-exempt-groups/query': { taxExemptGroups: [], pagingMetadata: {} },
  'POST /billing/v1/tax-regions/query': { taxRegions: [region], pagingMetadata: {} },
  'GET /billing/v1/manual-tax-mappings': { manualTaxMappings: [rate] },
  'GET /fairground/v1/automatic-tax-calculators': { calculators: [] },
  'GET /billing/v1/list-tax-calculators': { taxCalculatorDetails: [{ appId: 'a' }] },
  'GET /fairground/v1/site-settings': { revision: '1', business: { name: 'Fair' } },
})
const group = (name: string, revision = '1') => ({ id: 'g-1', revision, name })
const rate = (taxName: string, revision = '1') => ({
  id: 'm-1',
  revision,
  taxRegionId: 'r-1',
  taxGroupId: 'g-1',
  taxName,
  taxRate: '0.2',
  jurisdiction: '',
  jurisdictionType: 'COUNTRY',
  compound: false,
  exemptRates: [],
})
const region = { id: 'r-1', revision: '1', country: 'GB', subdivision: '', taxIncludedInPrice: true, appId: 'a' }

interface Delivery {
  readonly profile?: object
  readonly region?: object
  readonly rate?: object
  readonly place?: object
  readonly times?: object
  readonly area?: object
}

const rates = [{ amount: '4.50', conditions: [], multiplyByQuantity: false }]
const ofRegion = { rates, deliveryRegionIds: ['r-1'] }
const deliveryOf = ({ profile, region: place, ...more }: Delivery) => ({
  'GET /ecom/v1/delivery-profiles/query': {
    deliveryProfiles: [
      {
        id: 'p-1',
        revision: '1',
        name: 'General',
        default: true,
        deliveryRegions: [{ id: 'r-1', name: 'Home', active: true, destinations: [], deliveryCarriers: [], ...place }],
        ...profile,
      },
    ],
    pagingMetadata: {},
  },
  'GET /ecom/v1/shipping-options/query': {
    shippingOptions: [{ id: 'o-1', revision: '1', title: 'Parcel', ...ofRegion, ...more.rate }],
    pagingMetadata: {},
  },
  'POST /v1/pickup-locations/query': {
    pickupLocations: [
      { id: 'l-1', revision: '1', name: 'Hall', active: true, address: {}, ...ofRegion, ...more.place },
    ],
    pagingMetadata: {},
  },
  'GET /fairground/v1/pickup-locations/l-1/times': {
    pickupLocationId: 'l-1',
    revision: '1',
    leadMinutes: 60,
    openingHours: [],
    closedDates: [],
    pickupMethod: 'STORE_PICKUP',
    ...more.times,
  },
  'POST /v1/local-delivery-options/query': {
    localDeliveryOptions: [
      { id: 'a-1', revision: '1', areaName: 'Harbour', zipConfig: { zipCodes: ['E1'] }, ...ofRegion, ...more.area },
    ],
    pagingMetadata: {},
  },
  'GET /fairground/v1/local-delivery-options/a-1/slot-limits': {
    localDeliveryOptionId: 'a-1',
    revision: '1',
    closedDates: [],
  },
  'GET /fairground/v1/site-settings': { settings: { weightUnit: 'KG' } },
  'GET /fairground/v1/carrier-accounts/shippo': { account: {} },
  'GET /fairground/v1/ship-from': { shipFroms: [] },
  'GET /ecom/v1/shippo-configurations/query': { shippoConfigurations: [], pagingMetadata: {} },
})
const ofDelivery = {
  page: delivery,
  at: ['/settings/delivery', '/settings/delivery'],
  before: deliveryOf({}),
  menu: 'Edit',
} as const

const places = (limit: number) => ({
  ...event,
  dateAndTimeSettings: { timeZoneId: 'Europe/London', formatted: { dateAndTime: 'May 1' } },
  slug: 'night-market',
  status: 'UPCOMING',
  location: {},
  registration: { initialType: 'RSVP', type: 'RSVP', status: 'OPEN_RSVP', rsvp: { limit } },
})
const questions = (label: string) => ({
  form: { controls: [], messages: {} },
  draftForm: {
    controls: [
      {
        id: 'q-1',
        type: 'INPUT',
        name: 'q-1',
        orderIndex: 1,
        inputs: [{ name: 'q-1', type: 'TEXT', label, options: [], maxLength: 500 }],
      },
    ],
    messages: {},
  },
})
const guest = (firstName: string, revision: string) => ({
  id: 'g-1',
  eventId: 'e-1',
  revision,
  firstName,
  lastName: 'Byron',
  email: 'ada@example.com',
  status: 'YES',
  totalGuests: 1,
  additionalGuestDetails: { guestCount: 0, guestNames: [] },
})

const order = {
  id: 'o-1',
  status: 'APPROVED',
  lineItems: [{ id: 'l-1', quantity: 1, productName: { original: 'Cup' }, itemType: { preset: 'PHYSICAL' } }],
} as unknown as ComponentProps<typeof FulfilmentsCard>['order'] // a part of one
const OrderPage = () => (
  <>
    <h1>Order</h1>
    <FulfilmentsCard order={order} />
  </>
)
const sentWith = (trackingNumber: string) => ({
  orderWithFulfillments: {
    orderId: 'o-1',
    fulfillments: [
      {
        id: 'f-1',
        createdDate: '2026-03-14T12:00:00Z',
        lineItems: [{ id: 'l-1', quantity: 1 }],
        trackingInfo: { shippingProvider: 'dhl', trackingNumber },
      },
    ],
  },
})

const appsOf = (name: string) => ({
  'GET /fairground/v1/oauth-apps': {
    oauthApps: [
      {
        id: 'a-1',
        name,
        redirectUris: [],
        postFlowOrigins: [],
        createdDate: '2026-03-14T12:00:00Z',
        storefront: false,
      },
    ],
  },
})

const AccountsPage = () => (
  <>
    <h1>Payments</h1>
    <PaymentAccounts />
  </>
)

interface Case {
  readonly page: Parameters<typeof openPage>[0]
  readonly at: readonly [path: string, address: string]
  /** Answers before and after somebody else gave the field the value `theirs`. */
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
  /** Request that the server refuses for its old revision; absent where there are no revisions. */
  readonly write?: string
  readonly open: string
  /** Item of the menu that the button opens. */
  readonly menu?: string
  readonly field: string
  /** Value that is entered here; `Mine` by default. */
  readonly mine?: string
  /** Value that somebody else saves; `Theirs` by default. */
  readonly theirs?: string
  readonly save: string
}

const cases: Readonly<Record<string, Case>> = {
  'a policy of an event': {
    page: policies,
    at: ['/events/:eventId/policies', '/events/e-1/policies'],
    before: {
      'GET /events/v3/events/e-1': { event },
      'POST /events-policies/v2/policies/query': {
        policies: [{ id: 'p-1', revision: '1', name: 'Terms', body: 'Be kind.' }],
      },
    },
    after: {
      'POST /events-policies/v2/policies/query': {
        policies: [{ id: 'p-1', revision: '2', name: 'Theirs', body: 'Be kind.' }],
      },
    },
    write: 'PATCH /events-policies/v2/policies/p-1',
    open: 'Change Terms',
    field: 'Name',
    save: 'Save policy',
  },
  'the registration of an event': {
    page: eventPage,
    at: ['/events/:eventId', '/events/e-1'],
    before: { 'GET /events/v3/events/e-1': { event: places(40) } },
    after: { 'GET /events/v3/events/e-1': { event: places(77) } },
    open: 'Registration',
    field: 'Places',
    mine: '55',
    theirs: '77',
    save: 'Save registration',
  },
  'a question of a form': {
    page: form,
    at: ['/events/:eventId/form', '/events/e-1/form'],
    before: {
      'GET /events/v3/events/e-1': { event },
      'GET /events/v1/events/e-1/form': questions('Any allergies?'),
    },
    after: { 'GET /events/v1/events/e-1/form': questions('Theirs') },
    open: 'Change Any allergies?',
    field: 'Question',
    save: 'Save question',
  },
  'a guest': {
    page: guests,
    at: ['/events/:eventId/guests', '/events/e-1/guests'],
    before: {
      'GET /events/v3/events/e-1': { event: places(40) },
      'GET /events/v1/rsvp': { rsvps: [guest('Ada', '1')], total: 1, facets: {} },
      'GET /events/v2/rsvps/g-1': { rsvp: guest('Ada', '1') },
    },
    after: { 'GET /events/v2/rsvps/g-1': { rsvp: guest('Theirs', '2') } },
    write: 'PATCH /events/v2/rsvps/g-1',
    open: 'More for Ada Byron',
    menu: 'Change reply',
    field: 'First name',
    save: 'Save reply',
  },
  'tracking of an order': {
    page: { Component: OrderPage, loader: () => queryClient.ensureQueryData(fulfillmentsQuery('o-1')) },
    at: ['/orders/:orderId', '/orders/o-1'],
    before: { 'GET /ecom/v1/fulfillments/orders/o-1': sentWith('1') },
    after: { 'GET /ecom/v1/fulfillments/orders/o-1': sentWith('Theirs') },
    open: 'More actions for this fulfilment',
    menu: 'Change tracking',
    field: 'Tracking number',
    save: 'Save tracking',
  },
  'an item of a schedule': {
    page: schedule,
    at: ['/events/:eventId/schedule', '/events/e-1/schedule'],
    before: {
      'GET /events/v3/events/e-1': { event },
      'GET /fairground/v1/venues': { venues: [] },
      'GET /events/v1/schedule': { items: [item('Opening')], draftNotPublished: true },
    },
    after: { 'GET /events/v1/schedule': { items: [item('Theirs')], draftNotPublished: true } },
    open: 'Change Opening',
    field: 'Name',
    save: 'Save item',
  },
  'a category of events': {
    page: categories,
    at: ['/events/categories', '/events/categories'],
    before: {
      'POST /events/v1/categories/query': { categories: [{ id: 'c-1', name: 'Music', states: ['MANUAL'] }], ...nobody },
    },
    after: {
      'POST /events/v1/categories/query': {
        categories: [{ id: 'c-1', name: 'Theirs', states: ['MANUAL'] }],
        ...nobody,
      },
    },
    open: 'Change Music',
    field: 'Name',
    save: 'Save category',
  },
  'a page of the shop': {
    page: pages,
    at: ['/settings/pages', '/settings/pages'],
    before: {
      'GET /fairground/v1/content-pages': { contentPages: [contentPage('Terms', '1')] },
      'GET /fairground/v1/content-pages/p-1': { contentPage: contentPage('Terms', '1') },
    },
    after: { 'GET /fairground/v1/content-pages/p-1': { contentPage: contentPage('Theirs', '2') } },
    write: 'PATCH /fairground/v1/content-pages/p-1',
    open: 'Terms',
    field: 'Title',
    save: 'Save page',
  },
  'a group of taxes': {
    page: taxes,
    at: ['/settings/taxes', '/settings/taxes'],
    before: taxesOf(group('Books'), region, rate('VAT')),
    after: taxesOf(group('Theirs', '2'), region, rate('VAT')),
    write: 'PATCH /billing/v1/tax-groups/g-1',
    open: 'Change Books',
    menu: 'Edit',
    field: 'Name',
    save: 'Save group',
  },
  'a region of taxes': {
    page: taxes,
    at: ['/settings/taxes', '/settings/taxes'],
    before: taxesOf(group('Books'), region, rate('VAT')),
    after: taxesOf(group('Books'), { ...region, revision: '2', subdivision: 'Theirs' }, rate('VAT')),
    write: 'PATCH /billing/v1/tax-regions/r-1',
    open: 'Change United Kingdom',
    menu: 'Edit',
    field: 'State or province',
    save: 'Save region',
  },
  'a profile of delivery': {
    ...ofDelivery,
    after: deliveryOf({ profile: { name: 'Theirs', revision: '2' } }),
    write: 'PATCH /ecom/v1/delivery-profiles/p-1',
    open: 'Change General',
    menu: 'Rename',
    field: 'Name',
    save: 'Save profile',
  },
  'a region of delivery': {
    ...ofDelivery,
    after: deliveryOf({ profile: { revision: '2' }, region: { name: 'Theirs' } }),
    write: 'PATCH /ecom/v1/delivery-profiles/p-1/delivery-region/r-1',
    open: 'Change Home',
    field: 'Name',
    save: 'Save region',
  },
  'a rate of delivery': {
    ...ofDelivery,
    after: deliveryOf({ rate: { title: 'Theirs', revision: '2' } }),
    write: 'PATCH /ecom/v1/shipping-options/o-1',
    open: 'Change Parcel',
    field: 'Name that buyers read',
    save: 'Save rate',
  },
  'a place of pick-up': {
    ...ofDelivery,
    after: deliveryOf({ place: { name: 'Theirs', revision: '2' }, times: { revision: '2' } }),
    write: 'PATCH /v1/pickup-locations/l-1',
    open: 'Change Hall',
    field: 'Name that buyers read',
    save: 'Save place',
  },
  'an area of local delivery': {
    ...ofDelivery,
    after: deliveryOf({ area: { areaName: 'Theirs', revision: '2' } }),
    write: 'PATCH /v1/local-delivery-options/a-1',
    open: 'Change Harbour',
    field: 'Name',
    save: 'Save area',
  },
  'an app': {
    page: apps,
    at: ['/settings/apps', '/settings/apps'],
    before: appsOf('Till'),
    after: appsOf('Theirs'),
    open: 'Change Till',
    menu: 'Edit app',
    field: 'Name',
    save: 'Save app',
  },
  'a tax': {
    page: taxes,
    at: ['/settings/taxes', '/settings/taxes'],
    before: taxesOf(group('Books'), region, rate('VAT')),
    after: taxesOf(group('Books'), region, rate('Theirs', '2')),
    write: 'PATCH /billing/v1/manual-tax-mappings/m-1',
    open: 'Change Books, VAT 20%',
    menu: 'Edit',
    field: 'Name that buyers read',
    save: 'Save tax',
  },
}

const refused = (): Response => {
  const body = { message: '', details: { applicationError: { code: 'STALE_REVISION', description: '', data: {} } } }
  return new Response(JSON.stringify(body), { status: 409 })
}
const lastChange = { change: { date: '2026-03-14T12:00:00Z', by: { kind: 'staff', id: 'u-2', name: 'Jonas Weber' } } }

test.for(Object.keys(cases))(
  '%s: what somebody else saved meanwhile is shown beside what was entered',
  async (name) => {
    const one = cases[name] as Case // a key of it
    const { page, at, before, after, write, open, menu, field, mine = 'Mine', theirs = 'Theirs', save } = one
    const answers: Record<string, unknown> = {
      ...before,
      'GET /fairground/v1/last-changes/events/e-1': lastChange,
      'GET /fairground/v1/last-changes/sites/s-1': lastChange,
      'POST /fairground/v1/audit-log/query': {
        entries: [{ date: lastChange.change.date, actor: lastChange.change.by }],
      },
    }
    const { sent } = await openPage(page, ...at, answers)
    press(button(open))
    if (menu) {
      const choice = () => [...document.querySelectorAll('[role=menuitem]')].find((one) => one.textContent === menu)
      await settled(() => expect(choice()).toBeDefined())
      press(choice() as Element) // settled
    }
    const entry = () =>
      document.getElementById(
        [...document.querySelectorAll('[role=dialog] label')]
          .find((one) => one.textContent?.startsWith(field))
          ?.getAttribute('for') ?? '',
      ) as HTMLInputElement | null // a text field
    await settled(() => expect(entry(), document.body.textContent ?? '').not.toBeNull())
    type(field, mine, document.querySelector('[role=dialog]') as HTMLElement)
    Object.assign(answers, after)
    if (write) answers[write] = refused()
    press(button(save))
    const note = () => document.querySelector('[role=dialog] [role=status]')
    await settled(() => expect(note()?.textContent).toContain('You changed the same'))
    expect(note()?.textContent).toMatch(/(Jonas Weber|Somebody else) changed/)
    expect(note()?.textContent).toContain(theirs)
    expect(entry()?.value).toBe(mine)
    expect(button(save).getAttribute('aria-disabled')).toBe('true')
    const writes = () => sent.filter(([request]) => !/^GET|query$/.test(request)).length
    const written = writes()
    expect(written > 0).toBe(write !== undefined)
    press(button(save))
    expect(writes()).toBe(written)
    press(document.querySelectorAll('[role=dialog] [role=status] input')[1] as HTMLElement)
    expect(entry()?.value).toBe(theirs)
  },
)

test('languages that somebody else offered meanwhile stay ticked beside those that are entered', async () => {
  const languagesOf = (...others: string[]) => ({
    'GET /fairground/v1/languages': { language: 'en', others, available: ['en', 'de', 'fr'] },
  })
  const answers: Record<string, unknown> = {
    ...languagesOf(),
    'POST /fairground/v1/audit-log/query': {
      entries: [{ date: lastChange.change.date, actor: lastChange.change.by }],
    },
    'PATCH /fairground/v1/languages': languagesOf('de', 'fr')['GET /fairground/v1/languages'],
  }
  const { root, sent } = await openPage(languages, '/settings/languages', '/settings/languages', answers)
  const tick = (name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement // each language has one
  press(tick('de'))
  Object.assign(answers, languagesOf('fr'))
  press(button('Save'))
  await settled(() => expect(root.textContent).toContain('Jonas Weber changed'))
  const writes = () => sent.filter(([request]) => request.startsWith('PATCH')).map(([, body]) => body)
  expect(writes()).toEqual([])
  expect([tick('de').checked, tick('fr').checked]).toEqual([true, true])
  press(button('Save'))
  await settled(() => expect(writes()).toEqual([{ others: ['de', 'fr'] }]))
})

test.for([
  ['Replace keys', 'Check and save keys', 'PUT'],
  ['Remove keys', 'Remove keys', 'DELETE'],
] as const)(
  'keys of a payment account: %s shows the keys that somebody else entered meanwhile first',
  async ([open, save, method]) => {
    const stripe = { method: 'stripe', title: 'Stripe', test: true, messagesUrl: '/m', formerAccounts: [] }
    const accountsOf = (publicKey: string, secretKeyEnd: string) => ({
      'GET /fairground/v1/payment-accounts': {
        accounts: [{ ...stripe, publicKey, secretKeyEnd }],
      },
    })
    const answers: Record<string, unknown> = accountsOf('pk_ours', '0001')
    const page = { Component: AccountsPage, loader: () => queryClient.ensureQueryData(paymentAccountsQuery()) }
    const { sent } = await openPage(page, '/', '/', answers)
    press(button(open))
    const dialog = () => document.querySelector('[role=dialog]') as HTMLElement // it is open
    await settled(() => expect(dialog()).not.toBeNull())
    if (method === 'PUT')
      for (const label of ['Publishable key', 'Secret key', 'Signing secret']) type(label, 'k', dialog())
    Object.assign(answers, accountsOf('pk_theirs', '0002'))
    press(button(save))
    await settled(() => expect(dialog().textContent).toContain('Somebody else changed'))
    await settled(() => expect(dialog().textContent).toContain('pk_theirs'))
    const writes = () => sent.filter(([request]) => request.startsWith(method)).length
    expect(writes()).toBe(0)
    press(button(save))
    await settled(() => expect(writes()).toBe(1))
  },
)

test('a setting of one field: what somebody else saved meanwhile is shown beside what was entered', async () => {
  const feeOf = (serviceFee: string) => ({ 'GET /fairground/v1/ticket-settings': { serviceFee } })
  const answers: Record<string, unknown> = {
    ...feeOf('2.5'),
    'POST /fairground/v1/audit-log/query': {
      entries: [{ date: lastChange.change.date, actor: lastChange.change.by }],
    },
  }
  const { root, sent } = await openPage(tickets, '/settings/tickets', '/settings/tickets', answers)
  type('Service fee', '4', root)
  Object.assign(answers, feeOf('3'))
  press(button('Save'))
  await settled(() => expect(root.textContent).toContain('Jonas Weber changed'))
  expect(sent.filter(([request]) => request.startsWith('P') && !request.includes('audit'))).toEqual([])
  expect(button('Save').getAttribute('aria-disabled')).toBe('true')
})

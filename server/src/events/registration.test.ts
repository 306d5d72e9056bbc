import { expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../test/fixture.ts'
import { signedIn } from '../members/members.fixture.ts'
import { type Fair, fair } from './events.fixture.ts'
import { TICKETS_APP_ID } from './ticket-definitions/as-sellable.ts'

const RESERVATIONS = '/events/v1/ticket-reservations'
const EVENTS = '/events/v3/events'
const codeOf = ({ body }: Reply): string | undefined => body.details?.applicationError?.code
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const guests = [{ form: { inputValues: Object.entries(ada).map(([inputName, value]) => ({ inputName, value })) } }]

const hold = (caller: TestCaller, ticketDefinitionId: string, settings: object = {}) =>
  caller.call('POST', RESERVATIONS, {
    ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 1 }], ...settings },
  })

async function onSale(shop: Fair, registration: object = {}) {
  const { id: eventId } = await shop.event()
  const { id: definitionId } = await shop.definition(eventId)
  const set = (more: object) => shop.admin.call('PATCH', `${EVENTS}/${eventId}`, { event: { registration: more } })
  expect((await set(registration)).status).toBe(200)
  return { eventId, definitionId, set }
}

test.for([
  [
    'an event registered elsewhere',
    { type: 'EXTERNAL', external: { url: 'https://a.example' } },
    'EXTERNAL_REGISTRATION',
  ],
  ['an event without registration', { type: 'NONE' }, 'REGISTRATION_CLOSED'],
  ['a disabled registration', { registrationDisabled: true }, 'REGISTRATION_CLOSED'],
  ['a paused registration', { registrationPaused: true }, 'REGISTRATION_PAUSED'],
  ['an event for members', { allowedGuestTypes: 'MEMBER' }, 'MEMBER_NEEDED'],
] as const)('%s sells a visitor nothing: reservation, checkout and cart', async ([, registration, code]) => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { eventId, definitionId, set } = await onSale(shop)
  const held = await hold(visitor, definitionId)
  await set(registration)

  expect(codeOf(await hold(visitor, definitionId))).toBe(code)
  const v1 = await visitor.call('POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId: definitionId, quantity: 1 }],
  })
  expect(codeOf(v1)).toBe(code)
  const bought = await visitor.call('POST', '/events/v1/checkout', {
    eventId,
    reservationId: held.body.ticketReservation.id,
    buyer: ada,
    guests,
  })
  expect(codeOf(bought)).toBe(code)
  const line = { catalogReference: { appId: TICKETS_APP_ID, catalogItemId: definitionId }, quantity: 1 }
  expect(codeOf(await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [line] }))).toBe(code)
  const [{ used } = { used: undefined }] = await shop.site.query('select used from pools where ref_id = $1', [
    definitionId,
  ])
  expect(Number(used)).toBe(1)
})

test('a member buys for an event for members, and staff pass over a pause with ignoreLimits', async () => {
  const shop = await fair()
  const membersOnly = await onSale(shop, { allowedGuestTypes: 'MEMBER' })
  const member = await signedIn(shop.site)
  expect((await hold(member, membersOnly.definitionId)).status).toBe(200)
  const passingLimits = { additionalReservationSettings: { disableTicketLimitValidation: true } }
  const paused = await onSale(shop, { registrationPaused: true })
  expect(codeOf(await hold(shop.admin, paused.definitionId))).toBe('REGISTRATION_PAUSED')
  expect((await hold(shop.admin, paused.definitionId, passingLimits)).status).toBe(200)
})

const registrationOf = async ({ admin }: Fair, eventId: string) =>
  (await admin.call('GET', `${EVENTS}/${eventId}?fields=REGISTRATION`)).body.event.registration

test('a disabled registration is closed by hand and keeps its type', async () => {
  const shop = await fair()
  const { eventId, set } = await onSale(shop, { registrationDisabled: true })
  expect(await registrationOf(shop, eventId)).toMatchObject({
    type: 'TICKETING',
    status: 'CLOSED_MANUALLY',
    registrationDisabled: true,
  })
  await set({ registrationDisabled: false })
  expect(await registrationOf(shop, eventId)).toMatchObject({ status: 'OPEN_TICKETS', registrationDisabled: false })
})

test('an event that is sold out is closed, and open again when the quota is raised; one checkout holds what is left', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const { id, revision } = await shop.definition(eventId, { initialLimit: 3, limitPerCheckout: 2 })
  const path = `/events-ticket-definitions/v3/ticket-definitions/${id}`
  const limit = async () => (await shop.admin.call('GET', path)).body.ticketDefinition.limitPerCheckout
  const visitor = await shop.visitor()
  const take = (quantity: number) =>
    visitor.call('POST', RESERVATIONS, { ticketReservation: { tickets: [{ ticketDefinitionId: id, quantity }] } })

  expect(await limit()).toBe(2)
  await take(2)
  expect(await limit()).toBe(1)
  expect((await registrationOf(shop, eventId)).status).toBe('OPEN_TICKETS')
  await take(1)
  expect(await limit()).toBe(0)
  expect((await registrationOf(shop, eventId)).status).toBe('CLOSED_AUTOMATICALLY')
  await shop.admin.call('PATCH', path, { ticketDefinition: { id, revision, initialLimit: 4 } })
  expect((await registrationOf(shop, eventId)).status).toBe('OPEN_TICKETS')
})

test('the initial type cannot change, and repeating it is no change', async () => {
  const shop = await fair()
  const { eventId, set } = await onSale(shop)
  const changed = await set({ initialType: 'RSVP' })
  expect(changed.status).toBe(400)
  expect(changed.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'event.registration.initialType', violatedRule: 'VALIDATION' },
  ])
  expect((await set({ initialType: 'TICKETING' })).status).toBe(200)
  expect((await registrationOf(shop, eventId)).initialType).toBe('TICKETING')
  const clone = await shop.admin.call('POST', `${EVENTS}/${eventId}/clone`, {
    event: { registration: { initialType: 'RSVP' } },
  })
  expect(clone.status).toBe(400)
})

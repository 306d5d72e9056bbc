import { admin, DAY_MS, EVENTS, HOUR_MS, mark } from './clients.mjs'

export const ALL_FIELDS = [
  'DETAILS',
  'TEXTS',
  'REGISTRATION',
  'URLS',
  'FORM',
  'DASHBOARD',
  'SEO_SETTINGS',
  'AGENDA',
  'CATEGORIES',
]

export const eventFields = (fields = {}) => {
  const startDate = new Date(Date.now() + 5 * DAY_MS)
  return {
    title: `Concert ${mark()}`,
    location: {
      type: 'VENUE',
      name: 'The Hall',
      address: { city: 'London', country: 'GB', addressLine1: '1 Main Street', postalCode: 'N1 9GU' },
    },
    dateAndTimeSettings: { startDate, endDate: new Date(+startDate + 2 * HOUR_MS), timeZoneId: 'Europe/London' },
    registration: { initialType: 'TICKETING' },
    ...fields,
  }
}

/** A published event with all its field sets. */
export const newEvent = (fields = {}, options = {}) =>
  admin.events.createEvent(eventFields(fields), { fields: ALL_FIELDS, ...options })

export const newTicket = (event, fields = {}) =>
  admin.ticketDefinitions.createTicketDefinition(
    {
      eventId: event._id,
      name: 'General admission',
      initialLimit: 20,
      pricingMethod: { fixedPrice: { value: '25.00', currency: 'GBP' } },
      feeType: 'NO_FEE',
      ...fields,
    },
    { fields: ['SALES_DETAILS'] },
  )

/** An event with one kind of ticket. */
export async function newOccasion({ event: eventChanges, ticket: ticketChanges } = {}) {
  const event = await newEvent(eventChanges)
  const ticket = await newTicket(event, ticketChanges)
  return { event, ticket }
}

export const unsold = async (ticket) =>
  (await admin.ticketDefinitions.getTicketDefinition(ticket._id, { fields: ['SALES_DETAILS'] })).salesDetails
    .unsoldCount

export const reserve = (client, event, ticket, quantity = 1) =>
  client.ticketOrders.createReservation(event._id, {
    ticketQuantities: [{ ticketDefinitionId: ticket._id, quantity }],
  })

export const buyer = { firstName: 'Ada', lastName: 'Guest', email: 'ada@example.com' }

export const guest = (changes = {}) => {
  const answers = { ...buyer, ...changes }
  return { form: { inputValues: Object.entries(answers).map(([inputName, value]) => ({ inputName, value })) } }
}

/** Reserves and buys. */
export async function buy(client, { event, ticket }, quantity = 1, changes = {}) {
  const reservation = await reserve(client, event, ticket, quantity)
  const answer = await client.ticketOrders.checkout(event._id, {
    reservationId: reservation._id,
    buyer,
    guests: [guest()],
    ...changes,
  })
  return { reservation, ...answer }
}

export const ticketLine = (ticket, quantity = 1) => ({
  catalogReference: { appId: EVENTS, catalogItemId: ticket._id },
  quantity,
})

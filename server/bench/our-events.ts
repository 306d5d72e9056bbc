import type { Merchant } from './our-shop.ts'
import type { ShopEvent } from './shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WORDS = ['Market', 'Concert', 'Reading', 'Workshop', 'Supper', 'Walk', 'Film', 'Fair']

/** Published events of one kind of ticket, as many places as a kind may have. */
export async function holdEvents(merchant: Merchant, count: number): Promise<ShopEvent[]> {
  const events: ShopEvent[] = []
  for (let i = 0; i < count; i++) events.push(await holdEvent(merchant, i))
  return events
}

async function holdEvent(merchant: Merchant, i: number): Promise<ShopEvent> {
  const starts = Date.now() + (30 + i) * DAY_MS
  const { event } = (await merchant('POST', '/events/v3/events', {
    event: {
      title: `${WORDS[i % WORDS.length]} ${i + 1}`,
      shortDescription: 'Doors open half an hour before. Bring something warm to wear.',
      location: { type: 'VENUE', name: 'Bandstand' },
      registration: { initialType: 'TICKETING' },
      dateAndTimeSettings: {
        startDate: new Date(starts).toISOString(),
        endDate: new Date(starts + 7_200_000).toISOString(),
        timeZoneId: 'Europe/London',
      },
    },
  })) as { event: { id: string; slug: string } }
  const { ticketDefinition } = (await merchant('POST', '/events-ticket-definitions/v3/ticket-definitions', {
    ticketDefinition: {
      eventId: event.id,
      name: 'Standing',
      initialLimit: 100_000,
      limitPerCheckout: 10,
      feeType: 'NO_FEE',
      pricingMethod: { fixedPrice: { value: '35.00', currency: 'GBP' } },
    },
  })) as { ticketDefinition: { id: string } }
  return { eventId: event.id, slug: event.slug, ticketDefinitionId: ticketDefinition.id }
}

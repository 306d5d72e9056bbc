import { eventSeating } from '@fairground/client/generated/fairground.event-seating.ts'
import { present } from '@fairground/domain/present.ts'
import { refusalText } from '../refusal-text.ts'
import type { Shop } from '../shop.ts'
import { OF, PARTY, SEATS, type SeatsRead, WHEELCHAIRS } from './seats-query.ts'

/** Reads what the map of seats requests, as `SEATS` says. */
export async function readSeats(
  { client }: Pick<Shop, 'client'>,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<SeatsRead> {
  const api = client({ eventSeating }).eventSeating
  const wanted = query.get(SEATS) ?? ''
  const event = { eventId: query.get(OF) ?? '' }
  const access = present({ access: query.get('access') || undefined })
  try {
    if (wanted === 'taken') return { taken: await api.listTakenSpots(event, { signal }) }
    if (wanted === 'all') {
      const [{ seating }, taken] = await Promise.all([
        api.getEventSeating({ ...event, ...access }, { signal }),
        api.listTakenSpots(event, { signal }),
      ])
      return { seating, taken }
    }
    const party = { quantity: Number(query.get(PARTY)), accessible: Number(query.get(WHEELCHAIRS)) }
    const found = await api.findBestSpots({ ...event, ...access, ...party, ticketDefinitionId: wanted }, { signal })
    return { best: { ...found, kindId: wanted } }
  } catch (error) {
    return { trouble: refusalText(error) }
  }
}

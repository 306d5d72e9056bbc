import type { Reply } from '../../../test/fixture.ts'
import type { Fair } from '../events.fixture.ts'

/** Two rows of three and an area for 100 people. */
export const smallHall = {
  focus: { x: 300, y: 0 },
  sections: [
    {
      label: 'Stalls',
      elements: ['A', 'B'].map((label, r) => ({
        kind: 'ROW',
        label,
        seats: ['1', '2', '3'].map((seat, i) => ({ label: seat, x: 245 + i * 55, y: 300 + r * 90 })),
      })),
    },
    {
      label: 'Standing room',
      elements: [{ kind: 'AREA', label: 'Floor', capacity: 100, box: { x: 0, y: 600, width: 600, height: 400 } }],
    },
  ],
}

/** Rows of a hundred; a last row of what is left. */
export const fullHall = (seats: number) => ({
  focus: { x: 2_750, y: 0 },
  sections: [
    {
      label: 'Hall',
      elements: Array.from({ length: Math.ceil(seats / 100) }, (_, r) => ({
        kind: 'ROW',
        label: String(r + 1),
        seats: Array.from({ length: Math.min(100, seats - r * 100) }, (_, i) => ({
          label: String(i + 1),
          x: i * 55,
          y: 300 + r * 90,
        })),
      })),
    },
  ],
})

export const PLANS = '/fairground/v1/seat-plans'
export const seatingOf = (eventId: string) => `/fairground/v1/events/${eventId}/seating`

/** An event in a hall; `Standard` is for the stalls, rows A and B of three seats, and `Floor` for the standing room. */
export async function seatedEvent(shop: Fair, { layout = smallHall as object, standing = true } = {}) {
  const { id } = await shop.event()
  const stalls = await shop.definition(id, { limited: false, initialLimit: null })
  const floor = standing ? await shop.definition(id, { name: 'Floor', limited: false, initialLimit: null }) : undefined
  const { seatPlan } = made(await shop.admin.call('POST', PLANS, { name: 'Great hall', layout }))
  const { seating } = made(await shop.admin.call('PUT', seatingOf(id), { seatPlanId: seatPlan.id }))
  const tickets = [
    { ticketDefinitionId: stalls.id, partIds: ['1'] },
    ...(floor ? [{ ticketDefinitionId: floor.id, partIds: ['2'] }] : []),
  ]
  made(await shop.admin.call('PUT', `${seatingOf(id)}/tickets`, { revision: seating.revision, tickets }))
  return { id, planId: seatPlan.id as string, stalls: stalls.id, floor: floor?.id ?? '' }
}

const made = ({ status, body }: Reply) => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

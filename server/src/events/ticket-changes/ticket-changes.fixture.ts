import { expect } from 'vitest'
import type { Reply, TestCaller, TestSite } from '../../../test/fixture.ts'

export const path = (orderId: string, ticketId: string, more: string) =>
  `/fairground/v1/placed-orders/${orderId}/tickets/${ticketId}/${more}`
export const ticketsOf = async (caller: TestCaller, orderId: string) =>
  (await caller.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.tickets
export const answerOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code] as const

/** A kind of ticket of the event, at the price of its standing ones. */
export async function kind(site: TestSite, eventId: string, change: object = {}): Promise<string> {
  const ticketDefinition = {
    eventId,
    name: 'Balcony',
    initialLimit: 5,
    pricingMethod: { fixedPrice: { value: '35.00', currency: 'GBP' } },
    feeType: 'NO_FEE',
    ...change,
  }
  const reply = await site.admin.call('POST', '/events-ticket-definitions/v3/ticket-definitions', { ticketDefinition })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.ticketDefinition.id
}

export const change = (
  caller: TestCaller,
  orderId: string,
  ticketId: string,
  ticketDefinitionId: string,
  more: object = {},
) => caller.call('POST', path(orderId, ticketId, 'change'), { ticketDefinitionId, ...more })
export const usedOf = async (site: TestSite, definitionId: string) => {
  const [row] = await site.query(`select used from pools where kind = 'tickets' and ref_id = $1`, [definitionId])
  return Number(row?.used)
}

import {
  type EventAddOn,
  eventAddOns,
  type SetEventAddOnsRequest,
} from '@fairground/client/generated/fairground.event-add-ons.ts'
import { present } from '@fairground/domain/present.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ eventAddOns })

export type { EventAddOn }
export type AddOnRules = SetEventAddOnsRequest['addOns'][number]

export interface AddOnList {
  readonly revision: string
  readonly addOns: readonly EventAddOn[]
}

/** Under the tickets, which they go with. */
export const addOnsQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['tickets', 'add-ons', eventId],
    queryFn: ({ signal }): Promise<AddOnList> => client.eventAddOns.listEventAddOns({ eventId }, { signal }),
  })

/** An add-on as it is set. */
export const rulesOf = ({ id, productId, variantId, ticketDefinitionIds, perTicket }: EventAddOn): AddOnRules => ({
  id,
  productId,
  perTicket,
  ...present({ variantId, ticketDefinitionIds }),
})

export const setAddOns = (eventId: string, revision: string, addOns: readonly AddOnRules[]) =>
  client.eventAddOns.setEventAddOns({ eventId, revision, addOns: [...addOns] })

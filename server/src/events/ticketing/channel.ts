import type { TicketingChannelType } from '@fairground/contract/enumerations/events.ts'
import type { OrderFacts } from '../../sales/purchase/purchase.ts'

/** Way in which a ticketing order was sold. */
export const channelOf = ({ channelType }: OrderFacts): TicketingChannelType =>
  channelType === 'POS' ? 'OFFLINE_POS' : 'ONLINE'

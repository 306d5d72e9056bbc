import { myOrders } from '@fairground/client/generated/fairground.my-orders.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { shopOf } from '../../shop.ts'
import { memberOr } from '../../sign-in/member.ts'
import { orderView } from '../order-view.ts'
import { eventTicketsView } from '../tickets-view.ts'

const SHOWN = 3

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const api = shop.client({ myOrders }).myOrders
  const [member, { orders, pagingMetadata }, { events }] = await Promise.all([
    memberOr(shop, request),
    api.listMyOrders({ query: { cursorPaging: { limit: SHOWN } } }),
    api.listMyTickets({}),
  ])
  const next = events.find(({ canceled }) => !canceled)
  return {
    name: member.contact?.firstName ?? member.profile.nickname ?? '',
    orders: orders.map((order) => orderView(order, shop.site)),
    more: pagingMetadata.hasNext === true,
    next: next && eventTicketsView(next, shop.site),
  }
}

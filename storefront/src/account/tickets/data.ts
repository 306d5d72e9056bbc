import { myOrders } from '@fairground/client/generated/fairground.my-orders.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { shopOf } from '../../shop.ts'
import { memberOr } from '../../sign-in/member.ts'
import { eventTicketsView } from '../tickets-view.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const past = new URL(request.url).searchParams.get('past') === '1'
  const [, { events }] = await Promise.all([
    memberOr(shop, request),
    shop.client({ myOrders }).myOrders.listMyTickets({ past }),
  ])
  return { past, events: events.map((event) => eventTicketsView(event, shop.site)) }
}

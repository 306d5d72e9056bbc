import { myOrders } from '@fairground/client/generated/fairground.my-orders.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '../../paths.ts'
import { shopOf } from '../../shop.ts'
import { violationsOf } from '../../sign-in/login/refused.ts'
import { memberOr } from '../../sign-in/member.ts'
import { orderView } from '../order-view.ts'

const PAGE = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const after = new URL(request.url).searchParams.get('after')
  const cursorPaging = after ? { cursor: after } : { limit: PAGE }
  await memberOr(shop, request)
  try {
    const { orders, pagingMetadata } = await shop
      .client({ myOrders })
      .myOrders.listMyOrders({ query: { cursorPaging } })
    return {
      orders: orders.map((order) => orderView(order, shop.site)),
      first: after === null,
      older: pagingMetadata.cursors?.next,
    }
  } catch (error) {
    // The place in the list is good for a day.
    if (violationsOf(error).size > 0) throw redirect(paths.orders(), 303)
    throw error
  }
}

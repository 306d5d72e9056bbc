import type { LoaderFunctionArgs } from 'react-router'
import { orNotFound } from '../../not-found.ts'
import { shopOf } from '../../shop.ts'
import { memberOr } from '../../sign-in/member.ts'
import { loadOrder } from '../../thanks/load-order.ts'

/** The placed order as its buyer saw it first, for members alone. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  await memberOr(shop, request)
  return { order: await orNotFound(loadOrder(shop, params.orderId ?? ''), 'ORDER_NOT_FOUND') }
}

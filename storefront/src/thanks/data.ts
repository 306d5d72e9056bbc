import { isRefusal } from '@fairground/client/errors.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { placedPaths } from '../placed-paths.ts'
import { shopOf } from '../shop.ts'
import { loadOrder } from './load-order.ts'

/** In another browser than the one that bought, the order's page mails a link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const orderId = params.orderId ?? ''
  try {
    return { order: await orNotFound(loadOrder(shopOf(context), orderId)) }
  } catch (error) {
    throw isRefusal(error, 'ORDER_NOT_FOUND') ? redirect(placedPaths.placedOrder(orderId), 303) : error
  }
}

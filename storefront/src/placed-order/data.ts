import { isRefusal } from '@fairground/client/errors.ts'
import { orderView } from '@fairground/client/generated/fairground.order-view.ts'
import { payments } from '@fairground/client/generated/fairground.payments.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { type Shop, shopOf } from '../shop.ts'
import { isPayable } from '../thanks/is-payable.ts'
import { loadOrder } from '../thanks/load-order.ts'
import { paidFor, type Refused } from './pay-now.ts'
import { requestedPayment, returnedToRequest } from './requested.ts'
import { returned, settled } from './returned.ts'

const tokenOf = (request: Request): string | undefined => new URL(request.url).searchParams.get('token') || undefined

/** Id of a requested amount that the link leads to. */
const requestOf = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get('request') || undefined

const hasReturned = (request: Request): boolean => new URL(request.url).searchParams.has('returned')

/** The order of a mailed link, or one of the visitor’s own. An order that does not open here is 404 and offers a link by mail. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const orderId = params.orderId ?? ''
  const sent = new URL(request.url).searchParams.has('sent')
  try {
    const token = tokenOf(request)
    const wanted = requestOf(request)
    const link = wanted === undefined ? undefined : { orderId, token, request: wanted }
    const check = () => (link ? returnedToRequest(shop, link) : returned(shop, orderId, token))
    const paid = hasReturned(request) ? await orNotFound(check()) : undefined
    const order = await orNotFound(loadOrder(shop, orderId, token))
    const paying = isPayable(order) && !paid?.waiting ? await waysToPay(shop, orderId, token) : undefined
    const requested =
      link && !paid?.waiting
        ? await orNotFound(requestedPayment(shop, link), 'ORDER_PAYMENT_REQUEST_NOT_FOUND')
        : undefined
    return { orderId, sent, order, returned: paid, paying, requested }
  } catch (error) {
    if (!isRefusal(error, 'ORDER_NOT_FOUND')) throw error
    return data(
      { orderId, sent, order: undefined, returned: undefined, paying: undefined, requested: undefined },
      { status: 404 },
    )
  }
}

/** The order is a cart again. As a page load: the cart may be another site's, and the number at it is another. */
async function takeBack({ client }: Shop, orderId: string) {
  await client({ orderView }).orderView.takeOrderBack({ orderId })
  return redirectDocument(paths.cart(), 303)
}

const waysToPay = ({ client }: Shop, orderId: string, token: string | undefined) =>
  client({ payments }).payments.listPaymentMethods({ orderId, ...present({ token }) })

export async function action({ params, request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const orderId = params.orderId ?? ''
  const token = tokenOf(request)
  const form = await request.formData()
  try {
    if (form.get('intent') === 'link') {
      await shop.client({ orderView }).orderView.sendOrderLink({ orderId })
      return redirect(placedPaths.placedOrder(orderId, { token, sent: 1 }), 303)
    }
    if (form.get('intent') === 'back') return await takeBack(shop, orderId)
    const wanted = requestOf(request)
    const refused = await paidFor(shop, { orderId, token, request: wanted }, form)
    if (refused instanceof Response) return refused
    if (refused) return data<Refused>(refused, { status: 409 })
    return wanted
      ? redirect(placedPaths.placedOrder(orderId, { token, request: wanted }), 303)
      : settled(orderId, token)
  } catch (error) {
    if (isRefusal(error, 'PAYMENT_PROVIDER_UNREACHABLE'))
      return data<Refused>({ message: error.description, errors: {} }, { status: 503 })
    return data<Refused>({ message: refusalText(error), errors: {} }, { status: 409 })
  }
}

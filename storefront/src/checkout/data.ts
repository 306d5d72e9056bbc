import { checkout as checkoutModule } from '@fairground/client/generated/ecom.checkout.ts'
import { orderView } from '@fairground/client/generated/fairground.order-view.ts'
import { payments } from '@fairground/client/generated/fairground.payments.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { memberIfAny } from '../account/member.ts'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { shopOf } from '../shop.ts'
import { checkoutView, withOrder } from './checkout-view.ts'
import { countries } from './countries.ts'
import { beginWith, savedAddresses } from './known-buyer.ts'
import { sendCheckout } from './place-order.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { client, site } = shop
  const api = client({ checkout: checkoutModule, payments, orderView })
  const [{ checkout }, { methods }, member] = await Promise.all([
    orNotFound(api.checkout.getCheckout({ id: params.checkoutId ?? '' }), 'CHECKOUT_NOT_FOUND'),
    api.payments.listPaymentMethods(),
    memberIfAny(shop),
  ])
  const order = checkout.orderId ? (await api.orderView.getPlacedOrder({ orderId: checkout.orderId })).order : undefined
  if (order && order.status !== 'INITIALIZED')
    throw redirect(order.takenBack ? paths.cart() : paths.thanks(order.id), 303)
  const addresses = savedAddresses(member, site.locale)
  const view = withOrder(checkoutView(checkout, site), order)
  return {
    checkout: { ...view, values: beginWith(view.values, member, addresses) },
    addresses,
    methods,
    countries: countries(site.locale),
  }
}

export const action = async ({ request, params, context }: ActionFunctionArgs) =>
  sendCheckout(shopOf(context), params.checkoutId ?? '', await request.formData())

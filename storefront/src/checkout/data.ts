import { isRefusal } from '@fairground/client/errors.ts'
import { checkout as checkoutModule } from '@fairground/client/generated/ecom.checkout.ts'
import { tips as tipsModule } from '@fairground/client/generated/ecom.tips.ts'
import { checkoutPage } from '@fairground/client/generated/fairground.checkout-page.ts'
import { orderView } from '@fairground/client/generated/fairground.order-view.ts'
import { payments } from '@fairground/client/generated/fairground.payments.ts'
import { countries } from '@fairground/ui/countries.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { placedPaths } from '../placed-paths.ts'
import { shopOf } from '../shop.ts'
import { memberIfAny } from '../sign-in/member.ts'
import { addressWords } from './address-words.ts'
import { checkoutTexts } from './checkout-texts.ts'
import { checkoutView, withOrder } from './checkout-view.ts'
import { billsFully, consentOf, policyTexts } from './consent-view.ts'
import { beginWith, savedAddresses } from './known-buyer.ts'
import { shownBrand } from './look.ts'
import { chosenWay } from './payment-choices.tsx'
import { sendCheckout } from './place-order.ts'
import { stepsView } from './steps-view.ts'
import { tipsView } from './tips.ts'
import { waysInWords } from './unavailable.ts'
import { withKnown } from './with-known.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { client, site } = shop
  const api = client({ checkout: checkoutModule, payments, orderView, checkoutPage, tips: tipsModule })
  const id = params.checkoutId ?? ''
  const [read, page, member] = await Promise.all([
    orNotFound(ownCheckout(api.checkout.getCheckout({ id }))),
    api.checkoutPage.getCheckoutPage(),
    memberIfAny(shop),
  ])
  if (!read) return data({ elsewhere: id, brand: shownBrand(page.brand, site.origin) }, { status: 404 })
  const checkout = member ? await withKnown(shop, read.checkout, member, billsFully(page)) : read.checkout
  // Bought in another system.
  if (checkout.completed && !checkout.orderId) throw redirect(paths.cart(), 303)
  const order = checkout.orderId ? (await api.orderView.getPlacedOrder({ orderId: checkout.orderId })).order : undefined
  if (order && order.status !== 'INITIALIZED')
    throw redirect(order.takenBack ? paths.cart() : placedPaths.thanks(order.id), 303)
  const ways = waysInWords(await api.payments.listPaymentMethods(order ? { orderId: order.id } : { checkoutId: id }))
  const addresses = savedAddresses(member, site.locale)
  const choice =
    page.tips && !order ? await api.tips.getTipChoice({ purchaseFlowId: checkout.purchaseFlowId }) : undefined
  const view = withOrder(checkoutView(checkout, site), order)
  const typed = beginWith(view.values, member, addresses)
  const values = { ...typed, method: chosenWay(ways, typed.method ?? '') }
  return {
    checkout: { ...view, values },
    words: addressWords(values.country),
    billWords: addressWords(values.billCountry),
    addresses,
    ways: { ...ways, needed: !view.free && (ways.methods.length > 0 || ways.none !== undefined) },
    countries: countries(site.locale),
    brand: shownBrand(page.brand, site.origin),
    content: page.content ?? {},
    texts: checkoutTexts(view, page.content ?? {}),
    policies: policyTexts(page, checkout),
    consent: consentOf(page, checkout),
    billsFully: billsFully(page),
    steps: stepsView({ ...view, values, billsFully: billsFully(page) }),
    giftCards: page.giftCards,
    tips: order ? undefined : tipsView(page.tips, checkout, choice?.tipChoice, site),
  }
}

/** Undefined where it is no checkout of the caller. */
const ownCheckout = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (isRefusal(error, 'CHECKOUT_NOT_FOUND')) return undefined
    throw error
  })

export const action = async ({ request, params, context }: ActionFunctionArgs) =>
  sendCheckout(shopOf(context), params.checkoutId ?? '', await request.formData())

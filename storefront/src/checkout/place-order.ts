import { isRefusal } from '@fairground/client/errors.ts'
import { type Checkout, checkout as checkoutModule } from '@fairground/client/generated/ecom.checkout.ts'
import { tips } from '@fairground/client/generated/ecom.tips.ts'
import { checkoutPage, type GetCheckoutPageResponse } from '@fairground/client/generated/fairground.checkout-page.ts'
import { payments } from '@fairground/client/generated/fairground.payments.ts'
import { minorPerMajor } from '@fairground/domain/currency.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { data, redirect, redirectDocument } from 'react-router'
import { inTurn } from '../in-turn.ts'
import { paths } from '../paths.ts'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import type { Shop } from '../shop.ts'
import { memberIfAny } from '../sign-in/member.ts'
import { t } from '../texts.ts'
import { addressWords } from './address-words.ts'
import { mayBeMade, readAfterLoss, unknownOutcome, whyPayAgain } from './after-loss.ts'
import {
  checkoutInfo,
  type Destined,
  type FieldErrors,
  missingFields,
  mistakes,
  paymentMistakes,
  type Values,
  valuesOf,
} from './checkout-form.ts'
import { OTHER_ADDRESS } from './checkout-names.ts'
import { chosenDelivery, delivers, deliveryOptions } from './checkout-view.ts'
import { billsFully, consentOf } from './consent-view.ts'
import { declinedText, toProvider } from './go-on.ts'
import { savedAddresses, withSaved } from './known-buyer.ts'
import { LOST } from './lost.ts'
import { means, nameOfMethod } from './saved-means.ts'
import { firstOpen, isStep, mistakesOf, type StepName } from './steps.ts'
import { tipOfForm } from './tips.ts'
import { whyGone } from './unavailable.ts'
import { wrongFields } from './wrong-fields.ts'

/** Facts for the page when it is shown again. */
export interface Refused {
  readonly message: string
  readonly errors: FieldErrors
  /** The payment was: another may be tried, or the order taken back into the cart. */
  readonly declined?: boolean
  /** Lines are short, which the checkout says of each when it is read again. */
  readonly short?: boolean
  /** As typed. */
  readonly values: Partial<Values>
}

/**
 * One form of the checkout: keeps what was typed, goes on to the next step when one is named, and with `place` buys and pays; a code comes
 * in a form of its own.
 */
export async function sendCheckout(shop: Shop, id: string, form: FormData) {
  const intent = form.get('intent')
  const code = String(form.get('code') ?? '').trim()
  if (intent === 'coupon') return enterCode(shop, id, { couponCode: code })
  if (intent === 'uncoupon') return enterCode(shop, id, { couponCode: null })
  if (intent === 'giftCard') return enterCode(shop, id, { giftCardCode: code })
  if (intent === 'noGiftCard') return enterCode(shop, id, { giftCardCode: null })
  const typed = valuesOf(form)
  try {
    const values = await addressed(shop, typed)
    return await inTurn(id, () => {
      if (intent === 'place') return place(shop, id, values)
      return isStep(intent) ? goOn(shop, id, values, intent) : save(shop, id, values)
    })
  } catch (error) {
    if (intent === 'place' && mayBeMade(error)) return afterLoss(shop, id, typed)
    if (isRefusal(error, 'CHECKOUT_NOT_FOUND')) return lost(typed)
    if (isRefusal(error, 'CHECKOUT_CHANGED')) return withNewTotal(shop, id, typed)
    if (isRefusal(error, 'CHECKOUT_INCOMPLETE')) return incomplete(error.data.missing, typed)
    const wrong = wrongFields(error, typed)
    if (Object.keys(wrong).length > 0)
      return refused(422, t('checkout.fixTheMarkedFields'), { errors: wrong, values: typed })
    const short = isRefusal(error, 'FULL_OUT_OF_STOCK') || isRefusal(error, 'PARTIAL_OUT_OF_STOCK')
    return refused(409, refusalText(error), { errors: {}, values: typed, short })
  }
}

/** It is no checkout of the caller, who was somebody else when the page was read: the page stays as it is, and can go on. */
const lost = (typed: Partial<Values>) => refused(LOST, t('checkout.lostHold'), { errors: {}, values: typed })

/** The fields that the server found missing. */
const incomplete = (missing: unknown, typed: Values) =>
  refused(422, t('checkout.fixTheMarkedFields'), { errors: missingFields(missing), values: typed })

/** No answer came while the order was under way: the page learns what became of it before it says anything about money. */
async function afterLoss(shop: Shop, id: string, typed: Values) {
  const read = await readAfterLoss(() => clientOf(shop).checkout.getCheckout({ id }))
  if (!read) return refused(503, unknownOutcome(), { errors: {}, values: typed })
  const { completed, orderId } = read.checkout
  if (!completed || !orderId) return refused(409, t('checkout.notPlaced'), { errors: {}, values: typed })
  const again = await whyPayAgain(shop, { orderId })
  return again === undefined ? thanked(orderId) : refused(409, again, { errors: {}, values: typed })
}

/** Form with the saved address that was chosen: the hidden fields beside it do not count. */
async function addressed(shop: Shop, values: Values): Promise<Values> {
  if (values.savedAddress === '' || values.savedAddress === OTHER_ADDRESS) return values
  return withSaved(values, savedAddresses(await memberIfAny(shop), shop.site.locale))
}

const clientOf = ({ client }: Shop) => client({ checkout: checkoutModule, payments, checkoutPage, tips })

async function save(shop: Shop, id: string, values: Values) {
  const { checkout: api, checkoutPage } = clientOf(shop)
  const [{ checkout }, page] = await Promise.all([api.getCheckout({ id }), checkoutPage.getCheckoutPage()])
  const options = deliveryOptions(checkout, shop.site)
  const delivery = chosenDelivery(options, values)
  if (!checkout.completed) {
    await keep(shop, checkout, values, { delivery, options, billsFully: billsFully(page) })
    if ((await keepTip(shop, checkout, page, values)) === 'REFUSED') return anotherTip(shop, values)
  }
  if (shop.scripted) return wordsFor(values)
  const untaken = values.method && !checkout.completed ? await whyNotTaken(shop, id, values) : undefined
  return untaken ? anotherMethod(values, untaken) : redirect(paths.checkout(id), 303)
}

/** Stores the form, and opens the first step that is not complete; the named one while it has a mistake. */
async function goOn(shop: Shop, id: string, values: Values, step: StepName) {
  const { checkout: api, checkoutPage } = clientOf(shop)
  const [{ checkout }, page] = await Promise.all([api.getCheckout({ id }), checkoutPage.getCheckoutPage()])
  if (checkout.completed) return redirect(paths.checkout(id), 303)
  const options = deliveryOptions(checkout, shop.site)
  const bills = billsFully(page)
  const stored = await keep(shop, checkout, values, {
    delivery: chosenDelivery(options, values),
    options,
    billsFully: bills,
  })
  if (!stored.isOffered) return anotherDelivery(values)
  const delivery = chosenDelivery(deliveryOptions(stored.checkout, shop.site), values)
  const missing = mistakes(values, { delivery, delivers: delivers(checkout), pays: false, billsFully: bills })
  const errors = mistakesOf(step, missing)
  if (Object.keys(errors).length > 0) return refused(422, t('checkout.fixTheMarkedFields'), { errors, values })
  return redirect(paths.checkout(id, firstOpen(missing)), 303)
}

const wordsFor = ({ country, billCountry }: Values) => ({
  words: addressWords(country),
  billWords: addressWords(billCountry),
})

/**
 * Stores the form. A delivery that the shop does not offer at the address as it is now is given up, and the address stays: where it has
 * moved, it is stored first, and tells what is offered.
 */
async function keep(
  shop: Shop,
  checkout: Checkout,
  values: Values,
  { delivery, options, billsFully }: Omit<Destined, 'delivers'>,
) {
  const { id } = checkout
  const send = (by: Pick<Destined, 'delivery' | 'options'>) =>
    clientOf(shop).checkout.updateCheckout({
      checkout: { id, ...checkoutInfo(values, { ...by, delivers: delivers(checkout), billsFully }) },
    })
  if (delivery && !delivery.pickup && hasMoved(checkout, values)) {
    const moved = await send({ delivery: undefined, options: [] })
    if (!chosenDelivery(deliveryOptions(moved.checkout, shop.site), values)) return { ...moved, isOffered: false }
  }
  // An address that was given stays while the buyer chooses among what is delivered there.
  const isPlaced = Boolean(checkout.shippingInfo.shippingDestination?.address?.country)
  try {
    return { ...(await send({ delivery, options: isPlaced ? [] : options })), isOffered: true }
  } catch (error) {
    if (!delivery || !isRefusal(error, 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND')) throw error
    return { ...(await send({ delivery: undefined, options: [] })), isOffered: false }
  }
}

/** The address differs from the stored one in what decides which deliveries are offered. */
function hasMoved({ shippingInfo }: Checkout, values: Values): boolean {
  const { country = '', subdivision = '', postalCode = '' } = shippingInfo?.shippingDestination?.address ?? {}
  return country !== values.country || subdivision !== values.subdivision || postalCode !== values.postalCode
}

type TipOutcome = 'STORED' | 'REFUSED'

/** Stores the tip of the form, where the page has a choice of tips. */
async function keepTip(
  shop: Shop,
  checkout: Checkout,
  page: GetCheckoutPageResponse,
  values: Values,
): Promise<TipOutcome> {
  const tipChoice = tipOfForm(values, page, shop.site.currency)
  if (tipChoice === undefined) return 'STORED'
  if (tipChoice === null) return 'REFUSED'
  try {
    await clientOf(shop).tips.updateTipChoice({ purchaseFlowId: checkout.purchaseFlowId, tipChoice })
    return 'STORED'
  } catch (error) {
    if (isRefusal(error, 'INVALID_TIP')) return 'REFUSED'
    throw error
  }
}

function anotherTip({ site }: Shop, values: Values) {
  const example = formatMoney(minorPerMajor(site.currency) * 2n, site.currency, site.locale)
  const errors = { tipAmount: t('checkout.tipImpossible', { example }) }
  return refused(422, t('checkout.fixTheMarkedFields'), { errors, values })
}

type EnteredCode = { readonly couponCode: string | null } | { readonly giftCardCode: string | null }

/** A code is entered, or taken away with null. */
async function enterCode(shop: Shop, id: string, entered: EnteredCode) {
  try {
    await inTurn(id, () => clientOf(shop).checkout.updateCheckout({ checkout: { id }, ...entered }))
    return shop.scripted ? {} : redirect(paths.checkout(id), 303)
  } catch (error) {
    if (isRefusal(error, 'CHECKOUT_NOT_FOUND')) return lost({})
    return refused(409, refusalText(error), { errors: {}, values: {} })
  }
}

async function place(shop: Shop, id: string, values: Values) {
  const api = clientOf(shop)
  const [{ checkout }, page] = await Promise.all([api.checkout.getCheckout({ id }), api.checkoutPage.getCheckoutPage()])
  if (checkout.completed && checkout.orderId) return pay(shop, checkout.orderId, values)

  const options = deliveryOptions(checkout, shop.site)
  const delivery = chosenDelivery(options, values)
  const { methods } = await api.payments.listPaymentMethods({ checkoutId: id })
  const costs = isPositive(checkout.totalAfterGiftCard.amount)
  const consent = consentOf(page, checkout)
  const errors = mistakes(values, {
    delivery,
    delivers: delivers(checkout),
    pays: methods.length > 0 && costs,
    billsFully: billsFully(page),
    revision: consent.agreement?.revision,
  })
  if (Object.keys(errors).length > 0) {
    if (delivers(checkout) && options.length === 0)
      await keep(shop, checkout, values, { delivery: undefined, options, billsFully: billsFully(page) })
    return refused(422, t('checkout.fixTheMarkedFields'), { errors, values })
  }

  const { checkout: saved, isOffered } = await keep(shop, checkout, values, {
    delivery,
    options,
    billsFully: billsFully(page),
  })
  if (!isOffered) return anotherDelivery(values)
  const doubt = saved.violations.find(({ severity, target }) => severity === 'WARNING' && target.other)
  if (doubt) return refused(422, t('checkout.fixTheMarkedFields'), { errors: { taxId: doubt.description }, values })
  const untaken = costs ? await whyNotTaken(shop, id, values) : undefined
  if (untaken) return anotherMethod(values, untaken)
  if ((await keepTip(shop, saved, page, values)) === 'REFUSED') return anotherTip(shop, values)
  const { payNowTotalAfterGiftCard: due, calculationErrors } = tipOfForm(values, page, shop.site.currency)
    ? (await api.checkout.getCheckout({ id })).checkout
    : saved
  const { couponCalculationError, giftCardCalculationError } = calculationErrors
  // The order is refused for a code that no longer holds, with the reason: a new total alone has none.
  const isExplained = couponCalculationError ?? giftCardCalculationError
  if (values.shown && values.shown !== due.amount && !isExplained) return confirmTotal(due.formattedAmount, values)
  if (consent.agreement || consent.subscription)
    await api.checkoutPage.setCheckoutConsent({
      checkoutId: id,
      marketing: values.subscribed !== '',
      ...present({ policiesRevision: consent.agreement && values.agreed }),
    })
  const order = await api.checkout.createOrder({ id })
  return order.paymentGatewayOrderId ? pay(shop, order.orderId, values) : thanked(order.orderId)
}

/** Reason why the chosen method does not take the order as it is filled in by now. An order that none takes is refused when it is placed. */
async function whyNotTaken(shop: Shop, checkoutId: string, values: Values): Promise<FieldErrors | undefined> {
  const { methods, unavailable } = await clientOf(shop).payments.listPaymentMethods({ checkoutId })
  if (methods.length === 0 || methods.some(({ method }) => method === nameOfMethod(values))) return undefined
  // Methods that appeared with the address were not there to be chosen.
  if (!values.method) return paymentMistakes(values)
  const why = whyGone(unavailable, values.method)
  return why ? { method: why } : notTaken()
}

function anotherDelivery(values: Values) {
  const errors = { delivery: t('checkout.chooseAnotherDelivery') }
  return refused(409, t('checkout.fixTheMarkedFields'), { errors, values: { ...values, delivery: '' } })
}

const notTaken = (): FieldErrors => ({ method: t('checkout.chooseAnotherPayment') })

const anotherMethod = (values: Values, errors: FieldErrors) =>
  refused(409, t('checkout.fixTheMarkedFields'), { errors, values: { ...values, method: '' } })

/** It rose between the last answer and the order. */
async function withNewTotal(shop: Shop, id: string, typed: Values) {
  const { checkout } = await clientOf(shop).checkout.getCheckout({ id })
  return confirmTotal(checkout.payNowTotalAfterGiftCard.formattedAmount, typed)
}

/** The total is another than the one on the button: nothing happens before the buyer has seen it. */
const confirmTotal = (total: string, values: Values) =>
  refused(409, t('checkout.totalChanged', { total }), { errors: {}, values })

/** Pays an order that waits for it, or begins to. A declined payment leaves the order waiting, and the page asks again. */
async function pay(shop: Shop, orderId: string, values: Values) {
  const errors = paymentMistakes(values)
  if (Object.keys(errors).length > 0) return refused(422, t('checkout.chooseHowToPay'), { errors, values })
  try {
    const answer = await clientOf(shop).payments.payOrder({
      orderId,
      ...means(values),
      ...present({ amount: values.shown || undefined }),
    })
    if (answer.status === 'OPEN') return toProvider(shop, answer)
    if (answer.status !== 'DECLINED') return thanked(orderId)
  } catch (error) {
    if (isRefusal(error, 'ORDER_STATUS_IS_NOT_SUPPORTED')) return thanked(orderId)
    if (isRefusal(error, 'PAYMENT_PROVIDER_UNREACHABLE')) return refused(503, error.description, { errors: {}, values })
    if (isRefusal(error, 'SAVED_PAYMENT_METHOD_NOT_FOUND')) return anotherMethod(values, notTaken())
    throw error
  }
  return declined(values)
}

const declined = (values: Values) => refused(409, declinedText(), { errors: {}, values, declined: true })

/** As a page load: a site that the buyer came from may have a thank-you page of its own, and the server knows. */
const thanked = (orderId: string) => redirectDocument(placedPaths.thanks(orderId), 303)

const refused = (
  status: number,
  message: string,
  { errors, values, ...why }: Pick<Refused, 'errors' | 'values'> & { declined?: true; short?: boolean },
) =>
  data<Refused>(
    {
      message,
      errors,
      ...present(why),
      values: Object.fromEntries(Object.entries(values).filter(([field]) => field !== 'shown')),
    },
    { status },
  )

import { expectTypeOf, test } from 'vitest'
import { tokenAuth } from './auth/token.ts'
import { createClient } from './create-client.ts'
import { type ApiError, isRefusal, type ValidationError } from './errors.ts'
import { currentCart } from './generated/ecom.current-cart.ts'
import { wixEventsV2 } from './generated/events.wix-events-v-2.ts'
import { paymentSettings } from './generated/fairground.payment-settings.ts'
import { payments } from './generated/fairground.payments.ts'
import type { Refusal } from './generated/refusal.ts'
import { query } from './query.ts'
import { attempt, type FailureOf, type GeneralRefusal, isRefusalOf, type RefusalsOf } from './refusals.ts'

const modules = { currentCart, payments, paymentSettings, wixEventsV2 }
const shop = createClient({ url: 'http://localhost', auth: tokenAuth(() => 't'), modules })
type PayOrder = typeof shop.payments.payOrder

test('a call knows the refusals that it declares', () => {
  expectTypeOf<RefusalsOf<PayOrder>>().toEqualTypeOf<
    | 'ORDER_NOT_FOUND'
    | 'PAYMENT_METHOD_NOT_AVAILABLE'
    | 'ORDER_STATUS_IS_NOT_SUPPORTED'
    | 'AMOUNT_CHANGED'
    | 'ORDER_PAYMENT_REQUEST_NOT_FOUND'
    | 'PAYMENT_REQUEST_NOT_PAYABLE'
    | 'PAYMENT_UNDER_WAY'
    | 'ORDER_ALREADY_PAID'
    | 'EVENT_CANCELED'
    | 'CHECKOUT_INCOMPLETE'
    | 'TOO_MANY_OPEN_HOLDS'
    | 'TOO_MANY_UNITS_HELD'
    | 'SAVED_PAYMENT_METHOD_NOT_FOUND'
    | 'CANNOT_SAVE_PAYMENT_METHOD'
    | 'PAYMENT_PROVIDER_UNREACHABLE'
  >()
  expectTypeOf<RefusalsOf<typeof shop.paymentSettings.getPaymentSettings>>().toBeNever()
  expectTypeOf<GeneralRefusal>().toExtend<Refusal>()
})

test('a refusal’s code tells it apart and fixes its status', () => {
  const handle = (error: unknown): number => {
    if (!isRefusalOf(shop.payments.payOrder, error)) return 0
    expectTypeOf(error).toEqualTypeOf<FailureOf<PayOrder>>()
    switch (error.code) {
      case 'ORDER_NOT_FOUND':
      case 'ORDER_PAYMENT_REQUEST_NOT_FOUND':
      case 'SAVED_PAYMENT_METHOD_NOT_FOUND':
        expectTypeOf(error.status).toEqualTypeOf<404>()
        return error.status
      case 'PAYMENT_METHOD_NOT_AVAILABLE':
      case 'CANNOT_SAVE_PAYMENT_METHOD':
      case 'ORDER_STATUS_IS_NOT_SUPPORTED':
      case 'AMOUNT_CHANGED':
      case 'PAYMENT_REQUEST_NOT_PAYABLE':
      case 'PAYMENT_UNDER_WAY':
      case 'ORDER_ALREADY_PAID':
      case 'EVENT_CANCELED':
      case 'CHECKOUT_INCOMPLETE':
      case 'TOO_MANY_OPEN_HOLDS':
      case 'TOO_MANY_UNITS_HELD':
        expectTypeOf(error.status).toEqualTypeOf<409>()
        return error.status
      case 'PAYMENT_PROVIDER_UNREACHABLE':
        expectTypeOf(error.status).toEqualTypeOf<503>()
        return error.status
      case 'INVALID_ARGUMENT':
        expectTypeOf(error).toExtend<ValidationError>()
        return error.fieldViolations.length
      default:
        expectTypeOf(error.code).toEqualTypeOf<GeneralRefusal>()
        return error.status
    }
  }
  expectTypeOf(handle).toBeFunction()
})

test('a code that the call does not declare does not compile', () => {
  const handle = (error: unknown) => {
    // @ts-expect-error paying an order is never refused for its slug
    if (isRefusalOf(shop.payments.payOrder, error)) return error.code === 'SLUG_TAKEN'
    // @ts-expect-error there is no such refusal at all
    return isRefusal(error, 'SOLD_DOWN_THE_RIVER')
  }
  expectTypeOf(handle).toBeFunction()
})

test('isRefusal narrows to the given codes', () => {
  const error: unknown = undefined
  if (isRefusal(error, 'SALE_CLOSED', 'NOT_FOUND')) {
    expectTypeOf(error.code).toEqualTypeOf<'SALE_CLOSED' | 'NOT_FOUND'>()
    expectTypeOf(error).toExtend<ApiError>()
  }
})

test('an attempt is an answer or a refusal', () => {
  const pay = async () => {
    const outcome = await attempt(shop.payments.payOrder, { orderId: 'o', method: 'manual' })
    if (outcome.ok) expectTypeOf(outcome.answer.orderId).toEqualTypeOf<string>()
    else expectTypeOf(outcome.refusal).toEqualTypeOf<FailureOf<PayOrder>>()
    // @ts-expect-error the field is called orderId
    await attempt(shop.payments.payOrder, { order: 'o', method: 'manual' })
  }
  expectTypeOf(pay).toBeFunction()
})

test('a query knows the fields of its items', () => {
  const events = query(shop.wixEventsV2.queryEvents)
  const queries = () => [
    events.eq('title', 'Fair').ascending('createdDate'),
    events.ge('dateAndTimeSettings.startDate', new Date()),
    // @ts-expect-error events have a title
    events.eq('name', 'Fair'),
    // @ts-expect-error events have a createdDate
    events.descending('created'),
    // @ts-expect-error a single event is not a list
    query(shop.wixEventsV2.getEvent),
  ]
  expectTypeOf(queries).toBeFunction()
  const titles = async () => {
    const { items } = await events.find()
    expectTypeOf(items[0]?.title).toEqualTypeOf<string | undefined>()
    for await (const { title } of events) expectTypeOf(title).toEqualTypeOf<string>()
  }
  expectTypeOf(titles).toBeFunction()
})

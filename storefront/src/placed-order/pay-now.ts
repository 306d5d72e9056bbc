import { isRefusal } from '@fairground/client/errors.ts'
import { payments } from '@fairground/client/generated/fairground.payments.ts'
import { type FieldErrors, paymentMistakes, valuesOf } from '../checkout/checkout-form.ts'
import type { Shop } from '../shop.ts'

/** Why nothing was paid. */
export interface Refused {
  readonly message: string
  readonly errors: FieldErrors
  readonly declined?: boolean
}

/** Pays an order that waits for its payment; undefined once that is done or under way. */
export async function paidFor(
  { client }: Shop,
  { orderId, token }: { orderId: string; token: string | undefined },
  form: FormData,
): Promise<Refused | undefined> {
  const values = valuesOf(form)
  const errors = paymentMistakes(values)
  if (Object.keys(errors).length > 0) return { message: 'Choose how to pay.', errors }
  const card = { number: values.cardNumber, expiry: values.cardExpiry, cvc: values.cardCvc }
  try {
    const { status } = await client({ payments }).payments.payOrder({
      orderId,
      ...(token === undefined ? {} : { token }),
      ...(values.shown ? { amount: values.shown } : {}),
      ...(values.method === 'test' ? { method: 'test', card } : { method: 'manual' }),
    })
    if (status !== 'DECLINED') return undefined
  } catch (error) {
    // It is not waiting any more: the page shows what became of it.
    if (isRefusal(error, 'ORDER_STATUS_IS_NOT_SUPPORTED')) return undefined
    throw error
  }
  return { message: 'The card was declined. Nothing was taken. Your order waits for you.', errors: {}, declined: true }
}

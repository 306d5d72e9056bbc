import { isRefusal } from '@fairground/client/errors.ts'
import { payments } from '@fairground/client/generated/fairground.payments.ts'
import { present } from '@fairground/domain/present.ts'
import { mayBeMade, whyPayAgain } from '../checkout/after-loss.ts'
import { type FieldErrors, paymentMistakes, valuesOf } from '../checkout/checkout-form.ts'
import { declinedText, toProvider } from '../checkout/go-on.ts'
import { means } from '../checkout/saved-means.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'

/** Reason why nothing was paid. */
export interface Refused {
  readonly message: string
  readonly errors: FieldErrors
  readonly declined?: boolean
}

/** Pays an order that waits for its payment, or leads to the provider; undefined once that is done or under way. */
export async function paidFor(
  shop: Shop,
  { orderId, token, request }: { orderId: string; token: string | undefined; request?: string | undefined },
  form: FormData,
): Promise<Refused | Response | undefined> {
  const values = valuesOf(form)
  const errors = paymentMistakes(values)
  if (Object.keys(errors).length > 0) return { message: t('placed-order.chooseHowToPay'), errors }
  try {
    const answer = await shop.client({ payments }).payments.payOrder({
      orderId,
      ...means(values),
      ...present({ token, amount: values.shown || undefined, paymentRequestId: request }),
    })
    if (answer.status === 'OPEN') return toProvider(shop, answer, { token, request })
    if (answer.status !== 'DECLINED') return undefined
  } catch (error) {
    // It is not waiting any more: the page shows what became of it.
    if (isRefusal(error, 'ORDER_STATUS_IS_NOT_SUPPORTED')) return undefined
    if (isRefusal(error, 'PAYMENT_PROVIDER_UNREACHABLE')) return { message: error.description, errors: {} }
    if (!mayBeMade(error)) throw error
    const message = await whyPayAgain(shop, { orderId, ...present({ token }) })
    return message === undefined ? undefined : { message, errors: {} }
  }
  return { message: declinedText(), errors: {}, declined: true }
}

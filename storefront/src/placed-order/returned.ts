import { payments } from '@fairground/client/generated/fairground.payments.ts'
import { present } from '@fairground/domain/present.ts'
import { redirect, redirectDocument } from 'react-router'
import { declinedText } from '../checkout/go-on.ts'
import { placedPaths } from '../placed-paths.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'

/** An open payment that goes on in a component of its provider, on our page. */
export interface ProviderStep {
  readonly orderId: string
  readonly method: string
  readonly clientSecret: string
  readonly publicKey?: string
  /** Page that the buyer goes to once the component is done, and after a check by their bank. */
  readonly returnPath: string
}

/** State of the payment that a buyer comes back from. */
export interface Returned {
  /** Address to look again, while the provider has not decided. */
  readonly waiting?: string
  readonly message: string
  readonly declined?: boolean
  /** The buyer goes on with the payment on our page. */
  readonly step?: ProviderStep
}

/** Checks the payment at its provider. A paid or settled order leads on to the thank-you page; the holder of a link stays on theirs. */
export async function returned(shop: Shop, orderId: string, token: string | undefined): Promise<Returned> {
  const { status, next } = await shop.client({ payments }).payments.checkPayment({
    orderId,
    ...present({ token }),
  })
  const returnPath = placedPaths.placedOrder(orderId, { token, returned: 1 })
  switch (status) {
    case 'PENDING':
      return { waiting: returnPath, message: t('placed-order.processing') }
    case 'DECLINED':
      return { message: declinedText(), declined: true }
    case 'UNPAID':
      return { message: t('placed-order.notFinished') }
    case 'OPEN':
      return next?.clientSecret === undefined
        ? { message: t('placed-order.notFinished') }
        : { message: '', step: { orderId, ...next, clientSecret: next.clientSecret, returnPath } }
    case 'CANCELED':
      throw redirect(placedPaths.placedOrder(orderId, { token }), 303)
    case 'PAID':
    case 'AUTHORIZED':
    case 'OFFLINE':
      throw settled(orderId, token)
    default:
      return status satisfies never
  }
}

/** The buyer's own browser goes by the thank-you page, which may be another site's: the server knows. */
export const settled = (orderId: string, token: string | undefined) =>
  token === undefined
    ? redirectDocument(placedPaths.thanks(orderId), 303)
    : redirect(placedPaths.placedOrder(orderId, { token }), 303)

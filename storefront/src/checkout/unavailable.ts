import type { ListPaymentMethodsResponse } from '@fairground/client/generated/fairground.payments.ts'
import { t } from '../texts.ts'
import { nameOfMethod } from './saved-means.ts'

export type Unavailable = ListPaymentMethodsResponse['unavailable'][number]

const words = {
  COUNTRY: (title: string) => t('checkout.methodNotInCountry', { title }),
  AMOUNT: (title: string) => t('checkout.methodNotForAmount', { title }),
  DELIVERY: (title: string) => t('checkout.methodNotForDelivery', { title }),
  ITEMS: (title: string) => t('checkout.methodNotForItems', { title }),
  ONLINE_ONLY: (title: string) => t('checkout.methodNotOnline', { title }),
} as const satisfies Record<Unavailable['reason'], (title: string) => string>

/** A sentence with the reason why a payment method does not take the order. */
export const whyUnavailable = ({ title, reason }: Unavailable): string => words[reason](title)

/** Reason why the chosen way to pay is gone, and what to do; undefined while it is there. */
export function whyGone(unavailable: readonly Unavailable[], method: string): string | undefined {
  const gone = unavailable.find((one) => one.method === nameOfMethod({ method }))
  return gone && insteadOf(gone)
}

const insteadOf = (one: Unavailable): string => `${whyUnavailable(one)} ${t('checkout.chooseAnotherWay')}`

/** The same for the page, in words: `gone` by method, and `none` where no method takes the order. */
export const waysInWords = ({ unavailable, ...ways }: ListPaymentMethodsResponse) => ({
  ...ways,
  gone: Object.fromEntries(unavailable.map((one) => [one.method, insteadOf(one)])),
  none:
    ways.methods.length === 0 && unavailable.length > 0
      ? [t('checkout.noWayToPay'), ...unavailable.map(whyUnavailable)].join(' ')
      : undefined,
})

import type { SavedPaymentMethod } from '@fairground/client/generated/fairground.payments.ts'
import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'
import type { Values } from './checkout-form.ts'

/** Value of the choice of a saved payment method: the method, and what is charged. */
export const choiceOf = ({ method, id }: Pick<SavedPaymentMethod, 'method' | 'id'>): string => `${method}:${id}`

export const nameOfMethod = ({ method }: Pick<Values, 'method'>): string => method.split(':')[0] ?? ''

/**
 * Part of a request to pay: the chosen method, what it charges, and whether it is saved. The tick names the methods that it is for: one that
 * was set before another method was chosen says nothing.
 */
export function means(values: Pick<Values, 'method' | 'save'>) {
  const [method = '', savedPaymentMethodId] = values.method.split(':')
  const saves = savedPaymentMethodId === undefined && values.save.split(' ').includes(method)
  return { method, ...present({ savedPaymentMethodId, savePaymentMethod: saves || undefined }) }
}

export const labelOf = ({ brand, lastFourDigits: lastFour }: SavedPaymentMethod): string =>
  lastFour === undefined ? brand : t('checkout.savedCard', { brand, lastFour })

export const expiryOf = ({ expirationMonth: month, expirationYear: year }: SavedPaymentMethod): string | undefined =>
  month === undefined || year === undefined
    ? undefined
    : t('checkout.cardExpires', { expiry: `${String(month).padStart(2, '0')}/${year}` })

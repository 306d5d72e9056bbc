import type { Place } from '@fairground/domain/delivery/regions.ts'
import type { Site } from '../../ground/site.ts'

/** A calculator of taxes outside. It has the account that the owner entered for the payment provider of the same name. */
export interface AutomaticCalculator {
  /** Id in tax regions. */
  readonly id: string
  readonly name: string
  readonly title: string
  /** Its keys move no money: it is there while test payments are on. */
  readonly test: boolean
}

export const automaticCalculators: readonly AutomaticCalculator[] = [
  { id: '9c4f1d52-6e0b-4c1a-8a57-2f6d0b9e7a11', name: 'stripe', title: 'Stripe Tax', test: false },
  { id: '9c4f1d52-6e0b-4c1a-8a57-2f6d0b9e7a12', name: 'stripe-test', title: 'Stripe Tax, test mode', test: true },
]

export const automaticCalculator = (id: string | undefined): AutomaticCalculator | undefined =>
  automaticCalculators.find((one) => one.id === id)

/** Public key of the site's account there; undefined where the calculator is not set up. */
export function accountAt({ settings }: Pick<Site, 'settings'>, { name, test }: AutomaticCalculator) {
  return test && !settings.testPayments ? undefined : settings.paymentAccounts?.[name]?.publicKey
}

/** Taxes of the United States and of Canada differ within a state, so that the country alone says nothing. */
export const isPlaced = ({ country, subdivision, postalCode }: Place): boolean =>
  country === 'US' ? Boolean(postalCode) : country === 'CA' ? Boolean(postalCode || subdivision) : Boolean(country)

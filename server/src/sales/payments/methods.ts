import type { Site } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { manualDays } from '../purchase/manual-term.ts'
import type { Offer, PaymentProvider } from './provider.ts'

/** Paid outside, by cash or transfer: there is no provider to ask. */
export const MANUAL = 'manual'

/** A method as the owner of the site sees it. */
interface MethodOfSite {
  readonly name: string
  readonly offer: Offer
  /** Buyers may choose it. */
  readonly isOn: boolean
}

/** Every way to pay that this server knows: outside, and by the providers it was started with. */
export interface PaymentMethods {
  /** Methods that are set up for the site, on or off, in the order that buyers see. */
  ofSite(site: Site): MethodOfSite[]
  /** Methods that buyers may choose. */
  offered(site: Site): MethodOfSite[]
  /** True when buyers may pay an order online. */
  takesOnline(site: Site): boolean
  /** Also of methods that are off: payments that were begun by them end. */
  provider(name: string): PaymentProvider | undefined
}

/** Staff switch methods off by name; one that they have not touched is on. */
const isSwitchedOn = ({ settings }: Pick<Site, 'settings'>, name: string): boolean =>
  name === MANUAL ? settings.manualPayments : !(settings.methodsOff ?? []).includes(name)

function manualOffer(site: Site): Offer {
  const t = textsIn(site.locale)
  const description = t('purchase.payInPersonHow', { days: manualDays(site) })
  return { title: t('purchase.payInPerson'), description, test: false }
}

export function paymentMethods(providers: readonly PaymentProvider[]): PaymentMethods {
  const byName = new Map(providers.map((provider) => [provider.name, provider]))
  if (byName.size < providers.length || byName.has(MANUAL)) throw new Error('Payment methods need names of their own')
  const ofSite = (site: Site): MethodOfSite[] => [
    ...providers.flatMap((provider) => {
      const offer = provider.offer(site)
      return offer ? [{ name: provider.name, offer, isOn: isSwitchedOn(site, provider.name) }] : []
    }),
    { name: MANUAL, offer: manualOffer(site), isOn: isSwitchedOn(site, MANUAL) },
  ]
  const offered = (site: Site) => ofSite(site).filter(({ isOn }) => isOn)
  return {
    ofSite,
    offered,
    takesOnline: (site) => offered(site).some(({ name }) => name !== MANUAL),
    provider: (name) => byName.get(name),
  }
}

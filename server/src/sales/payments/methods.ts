import {
  MANUAL_PAYMENT_METHOD,
  type MethodUnavailability,
  NAMED_MANUAL_METHOD,
} from '@fairground/contract/enumerations/payments.ts'
import { type PayablePurchase, whyNotTaken } from '@fairground/domain/checkout/method-limits.ts'
import { present } from '@fairground/domain/present.ts'
import type { Site, Sites } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { manualDays } from '../purchase/manual-term.ts'
import { guardedProvider } from './guarded-provider.ts'
import type { AccountRules, Offer, PaymentProvider, ProviderOrigins } from './provider.ts'

/** Provider of payments that staff recorded with the provider that took them, which this server does not know. */
export const EXTERNAL = 'external'

/** True for payments that staff record and decide: no provider of this server has them. */
export const isRecordedByStaff = (provider: string): boolean =>
  provider === MANUAL_PAYMENT_METHOD || provider === EXTERNAL

/** A method as the owner of the site sees it. */
interface MethodOfSite {
  readonly name: string
  readonly offer: Offer
  /** There is no provider to ask. */
  readonly outside: boolean
  /** Read by buyers who chose it. */
  readonly instructions?: string
  /** Buyers may choose it. */
  readonly isOn: boolean
}

export interface UnavailableMethod {
  readonly method: string
  readonly title: string
  readonly reason: MethodUnavailability
}

/** A provider with its lists of charges and refunds. */
export type Comparable = Pick<PaymentProvider, 'name'> & {
  readonly movements: NonNullable<PaymentProvider['movements']>
}

/** Every payment method that this server knows: outside, and by the providers it was started with. */
export interface PaymentMethods {
  /** Methods that are set up for the site, on or off, in the order that buyers see. */
  ofSite(site: Site): MethodOfSite[]
  /** Methods that buyers may choose; with a purchase, those that take it. */
  offered(site: Site, purchase?: PayablePurchase): MethodOfSite[]
  /** Methods that buyers may choose for other purchases, with the reason. */
  unavailable(site: Site, purchase: PayablePurchase): UnavailableMethod[]
  /** True when an order waits for its buyer to choose how to pay: there is more than the plain payment method outside, or it does not take every order. */
  offersPaymentMethods(site: Site): boolean
  /** True when buyers may choose a method that the owner set up, with which they pay real money. */
  takesRealPayments(site: Site): boolean
  /** True when a method of the site does not take every purchase. */
  hasLimits(site: Site): boolean
  /** Also of methods that are off: payments that were begun by them end. Its calls end in time. */
  provider(name: string): PaymentProvider | undefined
  /** Providers whose keys owners enter. */
  withAccounts(): (PaymentProvider & { readonly account: AccountRules })[]
  /** True when the site's payments by this method can be acted on: its provider is here and has the keys. */
  isSetUp(siteId: string, name: string): boolean
  /** Providers that have payments of the site and lists to compare them with. */
  comparable(site: Site): Comparable[]
  /** Origins that the page on which buyers of the site pay may use. */
  originsOf(site: Site): Required<Omit<ProviderOrigins, 'pages'>>
}

/** Staff switch methods off by name; one that they have not touched is on. */
const isSwitchedOn = ({ settings }: Pick<Site, 'settings'>, name: string): boolean =>
  name === MANUAL_PAYMENT_METHOD ? settings.manualPayments : !(settings.methodsOff ?? []).includes(name)

/** True when some purchases cannot be paid by it. */
const isLimited = ({ settings }: Pick<Site, 'settings'>, name: string): boolean =>
  Object.keys(settings.methodLimits?.[name] ?? {}).length > 0

/** True where the provider takes any amount of the currency. */
const takesAny = ({ takes }: PaymentProvider, currency: string): boolean => takes?.(1n, currency) ?? true

function manualOffer(site: Site): Offer {
  const t = textsIn(site.locale)
  const description = t('purchase.payInPersonHow', { days: manualDays(site) })
  return { title: t('purchase.payInPerson'), description, test: false }
}

export function paymentMethods(providers: readonly PaymentProvider[], sites: Pick<Sites, 'site'>): PaymentMethods {
  const byName = new Map(providers.map((provider) => [provider.name, guardedProvider(provider)]))
  const clashes = (name: string) => name === MANUAL_PAYMENT_METHOD || name.startsWith(NAMED_MANUAL_METHOD)
  if (byName.size < providers.length || [...byName.keys()].some(clashes))
    throw new Error('Payment methods need names of their own')
  const ofSite = (site: Site): MethodOfSite[] => [
    ...providers.flatMap((provider) => {
      const offer = provider.offer(site)
      return offer ? [{ name: provider.name, offer, outside: false, isOn: isSwitchedOn(site, provider.name) }] : []
    }),
    ...(site.settings.manualMethods ?? []).map(({ name, title, description = '', instructions }) => ({
      name,
      offer: { title, description, test: false },
      outside: true,
      ...present({ instructions }),
      isOn: isSwitchedOn(site, name),
    })),
    {
      name: MANUAL_PAYMENT_METHOD,
      offer: manualOffer(site),
      outside: true,
      isOn: isSwitchedOn(site, MANUAL_PAYMENT_METHOD),
    },
  ]
  const whyNot = ({ settings, currency }: Site, { name, outside }: MethodOfSite, purchase: PayablePurchase) => {
    if (outside && purchase.onlineOnly) return 'ONLINE_ONLY'
    const why = whyNotTaken(settings.methodLimits?.[name] ?? {}, purchase, currency)
    return why ?? ((byName.get(name)?.takes?.(purchase.amount, purchase.currency) ?? true) ? undefined : 'AMOUNT')
  }
  const offered = (site: Site, purchase?: PayablePurchase) =>
    ofSite(site).filter((method) => method.isOn && !(purchase && whyNot(site, method, purchase)))
  return {
    ofSite,
    offered,
    unavailable: (site, purchase) =>
      ofSite(site).flatMap(({ isOn, ...method }) => {
        const reason = isOn ? whyNot(site, { ...method, isOn }, purchase) : undefined
        return reason ? [{ method: method.name, title: method.offer.title, reason }] : []
      }),
    offersPaymentMethods: (site) =>
      offered(site).some(({ name }) => name !== MANUAL_PAYMENT_METHOD || isLimited(site, name)),
    takesRealPayments: (site) => offered(site).some(({ name, offer }) => name !== MANUAL_PAYMENT_METHOD && !offer.test),
    hasLimits: (site) =>
      Object.keys(site.settings.methodLimits ?? {}).length > 0 ||
      providers.some((one) => !takesAny(one, site.currency) && one.offer(site)),
    provider: (name) => byName.get(name),
    withAccounts: () => providers.flatMap((one) => (one.account ? [{ ...one, account: one.account }] : [])),
    isSetUp: (siteId, name) => {
      const provider = byName.get(name)
      if (!provider?.account) return provider !== undefined
      return sites.site(siteId)?.settings.paymentAccounts?.[name] !== undefined
    },
    comparable: (site) =>
      [...byName.values()].flatMap(({ name, movements, offer, account }) =>
        movements && (account ? site.settings.paymentAccounts?.[name] : offer(site)) ? [{ name, movements }] : [],
      ),
    originsOf: (site) => {
      const used = providers.filter((one) => one.offer(site)).map(({ origins }) => origins ?? {})
      return {
        scripts: used.flatMap(({ scripts = [] }) => scripts),
        frames: used.flatMap(({ frames = [] }) => frames),
        connections: used.flatMap(({ connections = [] }) => connections),
      }
    },
  }
}

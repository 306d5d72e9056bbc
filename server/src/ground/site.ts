import type { Address } from '@fairground/contract/ecom/address.ts'
import type { CheckoutSettingsChange } from '@fairground/contract/ecom/checkout-settings.ts'
import type { MailSecurity } from '@fairground/contract/enumerations/mail.ts'
import {
  type SetupState,
  type SetupStep,
  type SiteDistanceUnit,
  type SiteOffer,
  SiteStatus,
  type SiteWeightUnit,
} from '@fairground/contract/enumerations/sites.ts'
import type { DistanceSalesTax } from '@fairground/contract/enumerations/taxes.ts'
import type { SiteLook as Look } from '@fairground/contract/fairground/site-look.ts'
import type { SiteTicketCancellation, SiteTicketChange } from '@fairground/contract/fairground/site-settings.ts'
import type { MethodLimits } from '@fairground/domain/checkout/method-limits.ts'
import type { SiteTaxes } from '@fairground/domain/tax/tax-table.ts'
import type { TipSettings } from '@fairground/domain/tips/tip.ts'
import type { Static } from 'typebox'

/** One tenant, as held in memory; `sites` row. */
export interface Site {
  readonly id: string
  readonly name: string
  /** BCP 47. */
  readonly locale: string
  /** Before addresses of pages for a caller who reads another language: `/de`. */
  readonly pathPrefix?: string
  /** ISO 4217. */
  readonly currency: string
  /** IANA. */
  readonly timeZone: string
  readonly settings: SiteSettings
  /** Absent: none, as of a site that is not read from the database. */
  readonly taxes?: SiteTaxes
  /** Absent: nobody has set up tips. */
  readonly tips?: TipSettings
  /** Test clock: added to the database's time. 0 unless the site is in test mode. */
  readonly clockOffsetMs: number
}

/** The server that mails of the site go out through, as it is stored. */
export interface MailServer {
  readonly host: string
  readonly port: number
  readonly security: MailSecurity
  readonly user?: string
  /** Sealed. */
  readonly password?: string
  readonly from: string
  /** ISO 8601. */
  readonly changedAt: string
}

/** A payment method outside that the owner named. */
export interface ManualMethod {
  /** "manual-" and more. */
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly instructions?: string
}

export interface SiteSettings {
  /** The built-in `test` payment provider is offered; shown loudly in the admin. */
  readonly testPayments: boolean
  /** The site may set its own clock (needs TEST_CLOCK=1 too). */
  readonly testMode: boolean
  readonly manualPayments: boolean
  /** Payment methods by providers that staff switched off. Absent: none. */
  readonly methodsOff?: readonly string[]
  /** Payment methods outside beside the plain one. Absent: none. */
  readonly manualMethods?: readonly ManualMethod[]
  /** By method: purchases that it takes. Absent: all. */
  readonly methodLimits?: Readonly<Record<string, MethodLimits>>
  /** By provider: accounts whose keys the owner has entered. Absent: none. */
  readonly paymentAccounts?: Readonly<Record<string, PaymentAccount>>
  /** Absent: mails go out by the environment's server, or are stored. */
  readonly mailServer?: MailServer
  /** Length of a ticket reservation. */
  readonly reservationMinutes: number
  /** An online payment that is not finished gives its units back after this. */
  readonly unpaidOrderMinutes: number
  /** Days after which an unpaid purchase with payment outside gives its units back. Absent: 7. */
  readonly manualPaymentDays?: number
  readonly demo: boolean
  /** Terms on which buyers cancel tickets of events that have none of their own. Absent: they do not. */
  readonly ticketCancellation?: Static<typeof SiteTicketCancellation>
  /** Terms on which buyers change tickets of events that have none of their own. Absent: they do not. */
  readonly ticketChange?: Static<typeof SiteTicketChange>
  /** The business behind the site, without its name. Absent: not entered yet. */
  readonly business?: Business
  /** Absent: KG. */
  readonly weightUnit?: SiteWeightUnit
  /** Absent: KM. */
  readonly distanceUnit?: SiteDistanceUnit
  /** Absent: `DEMO` for a demo, else `ENABLED`. */
  readonly status?: string
  /** Texts of the shop's own. Absent: plain ones. */
  readonly texts?: SiteTexts
  /** Absent: the program's own. */
  readonly look?: SiteLook
  /** Pages of the shop's own that are shown, in the order of the shop's foot. Absent: none. */
  readonly pages?: readonly PageLink[]
  /** Checklist of a new site. Absent: never shown. */
  readonly setup?: SetupProgress
  /** Absent: goods and tickets. */
  readonly sells?: SiteOffer
  /** Rises with each change of the site's settings, which every cached answer and page follows. Absent: never changed. */
  readonly revision?: number
  /** ISO 8601. */
  readonly settingsSetAt?: string
  /** Places that become free go to who waits for them, in their order. Absent: the organiser decides. */
  readonly promoteFromWaitlist?: boolean
  /** Counted units from which on an item is low, where it says nothing itself. Absent: 2. */
  readonly lowStockThreshold?: number
  /** The checkout page. Absent: plain, without policies. */
  readonly checkout?: CheckoutPage
  /** Absent: no invoice is issued by itself. */
  readonly orders?: OrderSettings
  /** Absent: plain ones. */
  readonly documents?: DocumentSettings
  /** Percentage in 1/100: 2000 is 20 %. Absent: no tax. */
  readonly taxRateBp?: number
  readonly taxIncludedInPrices?: boolean
  /** Absent: DESTINATION. */
  readonly distanceSalesTax?: DistanceSalesTax
  /** Absent: off. */
  readonly reverseCharge?: boolean
  /** Ids that would lift a tax are looked up in the register. Absent: off. */
  readonly vatIdCheck?: boolean
  /** Service fee of tickets in 1/10 000 of their price. Absent: 250. */
  readonly ticketFeeBp?: number
  /** Prices are also shown in these; money is taken in the site's own. */
  readonly otherCurrencies?: readonly OtherCurrency[]
  /** ISO 8601. */
  readonly currenciesSetAt?: string
  /** The shop is also shown in these languages, beside that of `locale`. */
  readonly otherLanguages?: readonly string[]
  /** ISO 8601. */
  readonly languagesSetAt?: string
}

/** Invoices that are issued by themselves. */
export interface OrderSettings {
  /** One for every order, as soon as it stands. */
  readonly createInvoice: boolean
  readonly autoGenerateInvoiceOnPaidOrder: boolean
  /** ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** Numbers of orders, invoices and receipts. Fields that nobody has chosen are absent. */
export interface DocumentSettings {
  /** Before numbers of orders where buyers read them. */
  readonly orderPrefix?: string
  readonly invoicePrefix?: string
  readonly receiptPrefix?: string
  readonly creditNotePrefix?: string
  readonly invoiceNote?: string
}

/** Fields without a text are absent. */
export interface SiteTexts {
  readonly heroTitle?: string
  readonly heroText?: string
  readonly footer?: string
}

/** Logo, colours and links of the shop. Fields that nobody has chosen are absent. */
export type SiteLook = Static<typeof Look>

/** Settings of the checkout page, as they were given. */
export interface CheckoutPage extends Static<typeof CheckoutSettingsChange> {
  /** Version of the policies; 0 before any was written. */
  readonly policiesRevision: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** A page of the shop's own, as links lead to it. */
export interface PageLink {
  readonly slug: string
  readonly title: string
}

export interface SetupProgress {
  /** The admin begins with it. */
  readonly shown?: boolean
  /** Steps that somebody marked; the others are as the site shows them. */
  readonly steps?: Readonly<Partial<Record<SetupStep, Exclude<SetupState, 'OPEN'>>>>
}

/** Fields that are not known are absent. */
export interface Business {
  readonly legalName?: string
  readonly address?: Static<typeof Address>
  readonly email?: string
  readonly phone?: string
  readonly taxId?: string
}

const isStatus = (text: string): text is SiteStatus => (SiteStatus as readonly string[]).includes(text)

export function statusOf({ settings }: Pick<Site, 'settings'>): SiteStatus {
  const { status = settings.demo ? 'DEMO' : 'ENABLED' } = settings
  return isStatus(status) ? status : 'UNKNOWN'
}

/** Unit of weights on the wire and on pages. */
export const weightUnitOf = ({ settings }: Pick<Site, 'settings'>): SiteWeightUnit => settings.weightUnit ?? 'KG'

/** Account at a payment provider, without its secrets. */
export interface PaymentAccount {
  readonly publicKey: string
  /** Payments are reserved, and taken by the merchant; `end` happens so many hours later unless the merchant was first. Absent: taken at once. */
  readonly reserve?: { readonly hours: number; readonly end: 'capture' | 'void' }
}

export interface OtherCurrency {
  /** ISO 4217. */
  readonly code: string
  /** `ExchangeRate` in digits. */
  readonly rate: string
}

/** Sites and their time, in memory: few, read by every request, changed rarely. */
export interface Sites {
  site(id: string): Site | undefined
  sites(): Iterable<Site>
  /** The site of a request without credentials: the only one, or the oldest. */
  defaultSite(): Site | undefined
  /** The site's time: the database's clock plus the site's test offset. */
  nowOf(site: Site): Date
  reload(): Promise<void>
}

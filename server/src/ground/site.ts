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
  /** Test clock: added to the database's time. 0 unless the site is in test mode. */
  readonly clockOffsetMs: number
}

export interface SiteSettings {
  /** The built-in `test` payment provider is offered; shown loudly in the admin. */
  readonly testPayments: boolean
  /** The site may set its own clock (needs TEST_CLOCK=1 too). */
  readonly testMode: boolean
  readonly manualPayments: boolean
  /** Payment methods by providers that staff switched off. Absent: none. */
  readonly methodsOff?: readonly string[]
  /** Length of a ticket reservation. */
  readonly reservationMinutes: number
  /** An online payment that is not finished gives its units back after this. */
  readonly unpaidOrderMinutes: number
  /** Days after which an unpaid purchase with payment outside gives its units back. Absent: 7. */
  readonly manualPaymentDays?: number
  readonly demo: boolean
  /** Places that become free go to who waits for them, in their order. Absent: the organiser decides. */
  readonly promoteFromWaitlist?: boolean
  /** Counted units from which on an item is low, where it says nothing itself. Absent: 2. */
  readonly lowStockThreshold?: number
  /** Percentage in 1/100: 2000 is 20 %. Absent: no tax. */
  readonly taxRateBp?: number
  readonly taxIncludedInPrices?: boolean
  /** Service fee of tickets in 1/10 000 of their price. Absent: 250. */
  readonly ticketFeeBp?: number
  /** Decimal amount of the standard delivery. Absent: 5. */
  readonly standardShipping?: string
  /** Goods may be collected. Absent: yes. */
  readonly pickup?: boolean
  /** Prices are also shown in these; money is taken in the site's own. */
  readonly otherCurrencies?: readonly OtherCurrency[]
  /** ISO 8601. */
  readonly currenciesSetAt?: string
  /** The shop is also shown in these languages, beside that of `locale`. */
  readonly otherLanguages?: readonly string[]
  /** ISO 8601. */
  readonly languagesSetAt?: string
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

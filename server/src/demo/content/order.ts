export interface DemoBuyer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly addressLine: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
}

/** An order of the demo, placed by a visitor. */
export interface DemoOrder {
  readonly buyer: DemoBuyer
  /** Hours before now. */
  readonly hoursAgo: number
  readonly goods?: readonly {
    readonly product: string
    readonly choices?: Record<string, string>
    readonly quantity: number
  }[]
  readonly tickets?: readonly {
    readonly event: string
    readonly ticket: string
    readonly quantity: number
    readonly pays?: string
  }[]
  /** Passes of the series that an event begins. */
  readonly passes?: readonly { readonly event: string; readonly pass: string; readonly quantity: number }[]
  readonly delivery: 'standard' | 'pickup'
  /** `reserved`: by card, for the merchant to take once it is sent. */
  readonly pays: 'card' | 'reserved' | 'in person'
  /** In percent. */
  readonly tip?: string
  readonly note?: string
  /** Its buyer transfers a ticket to somebody else, two hours later. */
  readonly transfersTo?: Pick<DemoBuyer, 'firstName' | 'lastName' | 'email'>
  /** Its buyer cancels a ticket, three hours later. */
  readonly cancels?: true
  /** Its buyer changes a ticket to another date, a day later. */
  readonly changesDate?: true
  /** Actions of the merchant, the earliest first. */
  readonly later?: readonly DemoStep[]
}

/** `hours` after the order was placed. `item` is a product's name, or "event / ticket". */
export type DemoStep = { readonly hours: number } & (
  | { readonly step: 'send'; readonly number: string }
  | { readonly step: 'handOver' | 'takePayment' | 'cancel' }
  | { readonly step: 'requestPayment'; readonly title: string; readonly description: string; readonly amount: string }
  | { readonly step: 'refund'; readonly item: string; readonly reason: string }
)

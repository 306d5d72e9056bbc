import type { Composition } from '../art/event-art.ts'
import type { PaletteName } from '../art/events/palettes.ts'

export interface Venue {
  readonly name: string
  readonly addressLine: string
  readonly city: string
  readonly postalCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** IANA. */
  readonly zone: string
  /** Points of a list: transport and access. */
  readonly gettingThere: readonly string[]
  readonly at: readonly [latitude: number, longitude: number]
}

/** A kind of ticket. A price of 0 is free. */
export interface DemoTicket {
  /** At most 30 characters. */
  readonly name: string
  /** Whole units of the event's currency; of a donation the least. */
  readonly price: number
  readonly donation?: true
  readonly about?: string
  /** Unlimited unless given. */
  readonly limit?: number
  /** Tickets per purchase. */
  readonly perCheckout?: number
  /** Days from now; open at the side that is absent. */
  readonly sale?: { readonly from?: number; readonly to?: number }
  /** The buyer bears the service fee. */
  readonly feeAdded?: true
}

/**
 * When: so many days from now (0: this evening, else tomorrow's), or the first such weekday (1 Monday to 7 Sunday)
 * at least so many days ahead.
 */
export interface DemoTime {
  readonly days: number
  readonly weekday?: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** Wall time at the venue, "18:30". */
  readonly at: string
  readonly hours: number
}

export interface DemoEvent {
  readonly title: string
  readonly venue: Venue
  readonly when: DemoTime
  /** The line under the title. */
  readonly teaser: string
  /** Paragraphs; one that begins with "# " is a heading, with "- " a point of a list. */
  readonly about: readonly string[]
  /** Written as `about`, and the same in every season: the programme, what is included, what to bring. */
  readonly more?: readonly string[]
  readonly art: readonly [Composition, PaletteName]
  /** Currency of its tickets; the site's unless given. */
  readonly currency?: 'EUR' | 'JPY' | 'USD'
  /** None: guests answer an invitation, up to `guests`. */
  readonly tickets?: readonly DemoTicket[]
  readonly guests?: number
  readonly state?: 'draft' | 'canceled'
  /** Changes when its date falls into October to March. */
  readonly winter?: Season
  /** The same for April to September. */
  readonly summer?: Season
}

type Season = Partial<Pick<DemoEvent, 'title' | 'venue' | 'teaser' | 'about' | 'art' | 'tickets'>>

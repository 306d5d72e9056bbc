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
  /** The venue as the organiser has written it down: notes for guests, and its rooms. */
  readonly house?: {
    readonly notes: string
    readonly accessibility: string
    readonly rooms: readonly { readonly name: string; readonly capacity: number; readonly accessibility: string }[]
  }
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
  /** Prices before it, in whole units: for so many days from now, or so many tickets. */
  readonly tiers?: readonly {
    readonly name: string
    readonly price: number
    readonly days?: number
    readonly limit?: number
  }[]
  /** Whole units that guests who choose their price are suggested. */
  readonly suggested?: readonly number[]
  /** People whom one ticket lets in. */
  readonly admits?: number
  /** Way to take part in an event at a place and online; at the place unless given. */
  readonly attendance?: 'ONLINE' | 'BOTH'
  /** Tickets per person, in all their orders. */
  readonly perPerson?: number
  /** Days from now; open at the side that is absent. */
  readonly sale?: { readonly from?: number; readonly to?: number }
  /** The buyer bears the service fee. */
  readonly feeAdded?: true
  /** Only an access code shows it. */
  readonly hidden?: true
}

/** People whom kinds of ticket share. */
interface DemoQuota {
  readonly name: string
  readonly people: number
  /** Names of the tickets; all of them unless given. */
  readonly of?: readonly string[]
}

/** Goods of the shop that go with its tickets. */
interface DemoAddOn {
  readonly product: string
  readonly perTicket: number
  /** Names of the tickets; all of them unless given. */
  readonly of?: readonly string[]
}

/** Tickets that are sold together. */
interface DemoBundle {
  readonly name: string
  readonly about: string
  readonly price: number
  /** Numbers of tickets by their names. */
  readonly of: Readonly<Record<string, number>>
}

/** An access code that opens hidden tickets. */
export interface DemoCode {
  readonly code: string
  /** Names of the tickets. */
  readonly opens: readonly string[]
  /** Tickets in all. */
  readonly limit?: number
  readonly note?: string
}

/**
 * Time: so many days from now (0: this evening, else tomorrow's), or the first such weekday (1 Monday to 7 Sunday)
 * at least so many days ahead.
 */
export interface DemoTime {
  readonly days: number
  readonly weekday?: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** Wall time at the venue, "18:30". */
  readonly at: string
  readonly hours: number
}

/** A question, as the form takes it. */
export interface DemoQuestion {
  readonly dropdown?: { readonly label: string; readonly options: readonly string[] }
  readonly checkbox?: { readonly label: string; readonly options: readonly string[] }
  readonly text?: { readonly label: string; readonly multiLine?: true }
  /** For those who chose one of the options of an earlier question, named by its label. */
  readonly if?: { readonly label: string; readonly options: readonly string[] }
}

/** An item of a schedule. */
export interface DemoItem {
  readonly name: string
  /** Minutes after the start of the event. */
  readonly from: number
  readonly minutes: number
  readonly stage?: string
  readonly speakers?: readonly string[]
  readonly tags?: readonly string[]
  readonly about?: string
}

/** Categories of the demo's events, in the order in which they are made. */
export const EVENT_CATEGORIES = ['Markets', 'Workshops', 'Music and film', 'Outdoors'] as const
export type EventCategory = (typeof EVENT_CATEGORIES)[number]

export interface DemoEvent {
  readonly title: string
  readonly categories?: readonly EventCategory[]
  readonly venue: Venue
  /** Room of the venue's house; `fillsRoom` where all its places are the event's. */
  readonly room?: string
  readonly fillsRoom?: true
  readonly when: DemoTime
  /** Guests take part online; `alone` where nobody comes to the venue. */
  readonly online?: {
    readonly link: string
    readonly instructions: string
    readonly minutesBefore?: number
    readonly alone?: true
  }
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
  /** Its tickets are not transferred to other people. */
  readonly staysWithBuyers?: true
  /** Terms on which buyers cancel its tickets; the fee in its currency. */
  readonly cancellation?: { readonly hoursBefore: number; readonly percent: number; readonly fee?: string }
  /** Terms on which buyers change tickets to another kind, and as far as they say so to another date of its series. */
  readonly change?: {
    readonly hoursBefore: number
    readonly otherDates?: true
    readonly toCheaper?: true
    readonly atMost?: number
  }
  /** It was moved to another room since tickets were sold; guests give theirs back for so many days. */
  readonly moved?: { readonly room: string; readonly giveBackDays: number }
  readonly codes?: readonly DemoCode[]
  readonly quotas?: readonly DemoQuota[]
  readonly addOns?: readonly DemoAddOn[]
  readonly bundles?: readonly DemoBundle[]
  readonly guests?: number
  /** Questions of its form beside name and email. */
  readonly questions?: readonly DemoQuestion[]
  /** Policies that its buyers accept, by name. */
  readonly policies?: Readonly<Record<string, string>>
  readonly schedule?: readonly DemoItem[]
  readonly state?: 'draft' | 'canceled'
  /** Changes when its date falls into October to March. */
  readonly winter?: Season
  /** The same for April to September. */
  readonly summer?: Season
}

type Season = Partial<Pick<DemoEvent, 'title' | 'categories' | 'venue' | 'teaser' | 'about' | 'art' | 'tickets'>>

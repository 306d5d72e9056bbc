/** Somebody who waits for tickets of a workshop that is sold out, in the order of joining. */
export interface DemoWaiting {
  readonly name: string
  readonly email: string
  readonly quantity: number
  readonly hoursAgo: number
  /** Places that the organiser adds, which are offered to them. */
  readonly places?: number
  /** They buy what is offered, and pay at the desk. */
  readonly buys?: true
}

/** Title of the event. */
export const SOLD_OUT = 'Bind your own notebook'

export const waitingList = {
  /** Two days, so that a weekend does not pass unread. */
  offerMinutes: 48 * 60,
  rule: 'STRICT',
} as const

export const waiting: readonly DemoWaiting[] = [
  { name: 'Rowan Ellery', email: 'rowan.ellery@example.com', quantity: 1, hoursAgo: 118, places: 1, buys: true },
  { name: 'Priya Nair', email: 'priya.nair@example.com', quantity: 2, hoursAgo: 97, places: 2 },
  { name: 'Tobias Grant', email: 'tobias.grant@example.com', quantity: 1, hoursAgo: 71 },
  { name: 'Amina Yusuf', email: 'amina.yusuf@example.org', quantity: 3, hoursAgo: 46 },
  { name: 'Brigid Mallon', email: 'brigid.mallon@example.net', quantity: 2, hoursAgo: 19 },
]

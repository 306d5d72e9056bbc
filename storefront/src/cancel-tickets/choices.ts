import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { t } from '../texts.ts'
import type { OrderPageView } from '../thanks/load-order.ts'

type ViewedTicket = OrderPageView['tickets'][number]

/** A ticket that may be cancelled, or all of a bundle, which is cancelled as a whole. */
export interface Choice {
  readonly ids: readonly string[]
  readonly title: string
  /** "Standard · Ada Byron · N-1", "Family · 4 tickets" */
  readonly about: string
  readonly when: string
  readonly terms: ViewedTicket['terms']
}

/** Choices of an order. A bundle of which a valid ticket may not be cancelled, such as one that is in, is none. */
export function choicesOf({ tickets, events }: Pick<OrderPageView, 'tickets' | 'events'>): Choice[] {
  const groups = Map.groupBy(
    tickets.filter(({ valid, cancelHref }) => valid || cancelHref),
    ({ id, bundle }) => bundle?.id ?? id,
  )
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (!first || own.some(({ cancelHref }) => !cancelHref)) return []
    const { bundle, ticketName, seat, guestName, number } = first
    const about = bundle
      ? [bundle.name, t('cancel-tickets.ticketsOfBundle', { count: own.length })]
      : [ticketName, seat, guestName, number]
    return [
      {
        ids: own.map(({ id }) => id),
        title: first.eventTitle,
        about: dotted(about),
        when: events.find((event) => event.id === first.eventId)?.when ?? '',
        terms: first.terms,
      },
    ]
  })
}

/** Sentence for each bundle of which a ticket is somebody else's or used, so that the rest is no choice. */
export const notWholeOf = ({ tickets }: Pick<OrderPageView, 'tickets'>): string[] => {
  const bundles = tickets.flatMap(({ bundle, notWhole }) =>
    bundle && notWhole ? [{ ...bundle, reason: notWhole }] : [],
  )
  const [...byId] = Map.groupBy(bundles, ({ id }) => id).values()
  return byId.flatMap(([first]) =>
    first ? [t('cancel-tickets.notWhole', { name: first.name, reason: first.reason })] : [],
  )
}

/** Value of the field of a choice: ids with a space between them. */
export const fieldValueOf = ({ ids }: Pick<Choice, 'ids'>): string => ids.join(' ')

/** Tickets that a form names. */
export const idsIn = (values: readonly FormDataEntryValue[]): string[] =>
  values.flatMap((value) => String(value).split(' ').filter(Boolean))

/** True where one of its tickets is chosen. */
export const isChosen = ({ ids }: Pick<Choice, 'ids'>, chosen: readonly string[]): boolean =>
  ids.some((id) => chosen.includes(id))

import type { TicketSeat } from '@fairground/domain/seats/plan.ts'
import { textsIn } from './catalogues.ts'

/** "Stalls, row A, seat 12": a seat or an area as people call it. */
export function seatText({ kind, sectionLabel, elementLabel, seatLabel }: TicketSeat, locale: string): string {
  const t = textsIn(locale)
  const seat = { section: sectionLabel, element: elementLabel, seat: seatLabel ?? '' }
  switch (kind) {
    case 'ROW':
      return t('purchase.seatInRow', seat)
    case 'TABLE':
      return t('purchase.seatAtTable', seat)
    case 'AREA':
      return t('purchase.placeInArea', { section: sectionLabel, element: elementLabel })
    default:
      return kind satisfies never
  }
}

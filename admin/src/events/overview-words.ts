import type { OverviewEvent } from '@fairground/client/generated/fairground.event-overview.ts'
import type { Mark } from '../orders/order-words.ts'
import { t } from '../texts.ts'
import { eventMark } from './event-words.ts'
import type { BoardColumnName } from './overview-queries.ts'

export const columnNames: Record<BoardColumnName, string> = {
  DRAFT: t('admin.events.drafts'),
  SCHEDULED: t('admin.events.notOnSaleYet'),
  OPEN: t('admin.events.open'),
  CLOSED: t('admin.events.soldOutOrClosed'),
  OVER: t('admin.events.overOrCancelled'),
}

/** Mark for an event within its column, or in a month: how far it is. */
export function overviewMark({
  column,
  status,
  soldOut,
  registrationType,
}: Pick<OverviewEvent, 'column' | 'status' | 'soldOut' | 'registrationType'>): Mark {
  switch (column) {
    case 'DRAFT':
    case 'OVER':
      return eventMark({ status })
    case 'SCHEDULED':
      return ['info', registrationType === 'RSVP' ? t('admin.events.answersNotOpen') : t('admin.events.saleNotStarted')]
    case 'OPEN':
      if (status === 'STARTED') return eventMark({ status })
      return ['success', registrationType === 'TICKETING' ? t('admin.events.onSale') : t('admin.events.openForAnswers')]
    case 'CLOSED':
      return soldOut
        ? ['warning', registrationType === 'RSVP' ? t('admin.events.noPlaceLeft') : t('admin.events.soldOut')]
        : ['neutral', t('admin.events.registrationClosed')]
    default:
      return column satisfies never
  }
}

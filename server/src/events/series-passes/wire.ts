import type { PassDateState } from '@fairground/contract/enumerations/tickets.ts'
import type { SeriesPass } from '@fairground/contract/fairground/series-passes.ts'
import { displayAmount, formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { inOrder } from '@fairground/domain/tickets/series-pass.ts'
import type { Static } from 'typebox'
import type { Ctx } from '../../ground/context.ts'
import type { PassDateRow, PassRow } from './queries.ts'
import type { SkippedDate } from './write-passes.ts'

function stateOf({ canceled, published, startsAt }: PassDateRow, now: Date): PassDateState {
  if (canceled) return 'CANCELED'
  if (startsAt !== null && startsAt <= now) return 'OVER'
  return published ? 'OPEN' : 'DRAFT'
}

export const passToWire = (
  pass: PassRow,
  dates: readonly PassDateRow[],
  { site: { currency, locale }, now }: Pick<Ctx, 'site' | 'now'>,
): Static<typeof SeriesPass> => ({
  id: pass.id,
  revision: String(pass.revision),
  name: pass.name,
  description: pass.description ?? '',
  price: formatAmount(pass.price, currency),
  formattedPrice: displayAmount(pass.price, currency, locale),
  ...present({ quantity: pass.capacity === null ? undefined : Number(pass.capacity) }),
  taken: Number(pass.used),
  allDates: pass.allDates,
  onSale: pass.onSale,
  soldAfterStart: pass.soldAfterStart,
  limitPerOrder: pass.limitPerOrder,
  dates: inOrder(dates.filter(({ passId }) => passId === pass.id)).map((date) => ({
    eventId: date.eventId,
    ticketDefinitionId: date.definitionId,
    ticketName: date.ticketName,
    ...present({ startDate: date.startsAt?.toISOString() }),
    state: stateOf(date, now),
  })),
  createdDate: pass.createdAt.toISOString(),
  updatedDate: pass.updatedAt.toISOString(),
})

export const skippedToWire = ({ eventId, startAt, reason }: SkippedDate) => ({
  eventId,
  ...present({ startDate: startAt?.toISOString() }),
  reason,
})

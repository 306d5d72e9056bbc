import { statement } from '../../db/statement.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { currencyOf, refuseUnknownCurrency } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { lockEventRow } from '../event/find-events.ts'
import { restateDefinitions } from './restate-prices.ts'

/** Orders that may still be paid, or were. Orders that a site declined or cancelled bind nobody. */
const hasOrders = statement({
  name: 'events.hasOrders',
  params: { id: 'uuid' },
  row: { locked: 'bool' },
  sql: `
    select exists (
      select from order_events oe join orders o on o.site_id = $1 and o.id = oe.order_id
      where oe.site_id = $1 and oe.event_id = $2 and o.status not in ('CANCELED', 'REJECTED')) as locked`,
})

const writeCurrency = statement({
  name: 'events.writeCurrency',
  params: { id: 'uuid', currency: 'text', at: 'timestamptz' },
  sql: `
    update events set updated_at = $4, revision = revision + 1,
      doc = doc || jsonb_build_object('tickets', coalesce(doc->'tickets', '{}') || jsonb_build_object('currency', $3::text))
    where site_id = $1 and id = $2`,
})

/** Sets the currency of all tickets of an event; prices keep their figures. */
export const changeCurrency = (ctx: Ctx, id: string, currency: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const violations: FieldViolation[] = []
    refuseUnknownCurrency(currency, 'currency', violations)
    if (violations.length > 0) throw new InvalidArgument(violations)
    const event = await lockEventRow(tx, id)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
    if (event.initialType !== 'TICKETING') throw new ApiError({ code: 'INVALID_EVENT_TYPE', eventId: id })
    if (currencyOf(event, ctx.site) === currency) return
    await restatePrices(tx, ctx, event, { to: currency, field: 'currency' })
    await tx.run(writeCurrency, { id, currency, at: ctx.now })
    await happen(
      tx,
      [{ entity: 'event', entityId: id, slug: 'updated', payload: { modifiedFields: ['registration'] } }],
      ctx,
    )
  })

/**
 * Writes the prices of an event, whose row must be locked, in another currency: 10.50 EUR becomes 10.50 USD. Refused once an
 * order was made, and where a price has more decimal places than the currency.
 */
export async function restatePrices(
  tx: Tx,
  ctx: Pick<Ctx, 'site' | 'now'>,
  event: EventRow,
  { to, field }: { to: string; field: string },
): Promise<void> {
  const { locked } = (await tx.row(hasOrders, { id: event.id }))! // one row whatever there is
  if (locked) throw new ApiError({ code: 'CURRENCY_LOCKED', eventId: event.id, currency: currencyOf(event, ctx.site) })
  await restateDefinitions(tx, { eventId: event.id, from: currencyOf(event, ctx.site), to, field, now: ctx.now })
}

import type { changeLaterTickets as operation } from '@fairground/contract/fairground/event-series.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { asFarFrom } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { lockedPools } from '../../sales/ledger/ledger.ts'
import type { EventRow } from '../event/event-row.ts'
import type { DefinitionRow } from '../ticket-definitions/definition-row.ts'
import { definitionsById, kindsNamed } from '../ticket-definitions/find-definitions.ts'
import { changeDefinition } from '../ticket-definitions/write-definition.ts'
import { openSeriesOf } from './add-dates.ts'
import { lockLaterDates } from './series-queries.ts'

type Request = RequestOf<typeof operation>
type Changes = Request['ticketDefinition']

/** Changes a kind of ticket of a date, and those of its name of all later dates that are not cancelled, all or none. Returns how many were changed. */
export const changeLaterTickets = (
  ctx: Ctx,
  { ticketDefinitionId: id, revision, ticketDefinition: changes }: Request,
): Promise<number> =>
  ctx.db.inTx(async (tx) => {
    const [own] = await definitionsById(tx, [id], ctx.now)
    if (!own) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: id })
    await openSeriesOf(ctx, tx, own.eventId)
    const dates = await tx.rows(lockLaterDates, { eventId: own.eventId })
    const of = dates.find((date) => date.id === own.eventId)
    if (!of) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: id })
    const others = dates.filter((date) => date.id !== of.id)
    const kinds = await kindsNamed(tx, { eventIds: others.map((date) => date.id), name: own.name }, ctx.now)
    // In the order in which purchases of several dates take them.
    await lockedPools(
      tx,
      [own, ...kinds].map(({ poolId }) => poolId),
    )
    await changeDefinition(ctx, tx, { ...changes, id: own.id, revision })
    for (const kind of kinds) {
      const to = others.find((date) => date.id === kind.eventId)! // kinds of these dates
      await changeDefinition(ctx, tx, { ...changesOf(changes, kind, { from: of, to }), id: kind.id })
    }
    return 1 + kinds.length
  })

/** The changes as the kind of another date has them: its sale and its prices end as long before it, and its tiers stay its own. */
function changesOf(
  { salePeriod, priceTiers, ...shared }: Changes,
  { tiers }: DefinitionRow,
  { from, to }: { readonly from: EventRow; readonly to: EventRow },
): Changes {
  const moved = (end: string | null | undefined) =>
    end && from.startAt && to.startAt
      ? asFarFrom(to.startAt, new Date(end), from.startAt, from.timeZone).toISOString()
      : end
  const movedTier = ({ id: _own, ...tier }: NonNullable<Changes['priceTiers']>[number], i: number) => ({
    ...tier,
    ...present({ id: tiers[i]?.id, endDate: moved(tier.endDate) }),
  })
  return {
    ...shared,
    ...present({
      salePeriod: salePeriod && { ...salePeriod, ...present({ endDate: moved(salePeriod.endDate) }) },
    }),
    ...present({ priceTiers: priceTiers === null ? null : priceTiers?.map(movedTier) }),
  }
}

import { asFarFrom } from '@fairground/domain/events/event-time.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { copyAddOns } from '../add-ons/copy-add-ons.ts'
import { copyCategories } from '../categories/write-categories.ts'
import type { EventRow } from '../event/event-row.ts'
import { copyNotifications } from '../notifications/configs.ts'
import { copyOnlineAccess } from '../online/online-access.ts'
import { copyPolicies } from '../policies/write-policies.ts'
import { copySchedule } from '../schedule/edit-schedule.ts'
import { copySeating } from '../seats/set-seating.ts'
import { copyPasses } from '../series-passes/write-passes.ts'
import { copyBundles } from '../ticket-bundles/write-bundles.ts'
import { copyDefinitions } from '../ticket-definitions/copy-definitions.ts'
import { copyQuotas } from '../ticket-quotas/write-quotas.ts'
import { copyVenue } from '../venues/event-venue.ts'
import { copyWaitingList } from '../waiting-lists/settings.ts'

/**
 * Gives the event `to` what belongs to another: kinds of ticket, their shared quotas, add-ons and bundles, passes of its series, seats, categories, policies, notifications, schedule, venue, way in online and waiting list. With `endsMove`
 * the ends of sales are as far from its start as they were from that of the other; without it kinds of ticket are sold without bounds.
 */
export async function copyBelongings(
  ctx: Ctx,
  tx: Tx,
  { from, to, endsMove = false }: { readonly from: EventRow; readonly to: EventRow; readonly endsMove?: boolean },
): Promise<void> {
  const movedEnd = (end: Date) =>
    from.startAt && to.startAt ? asFarFrom(to.startAt, end, from.startAt, from.timeZone) : end
  await copyVenue(tx, from.id, to.id)
  const kinds = await copyDefinitions(ctx, tx, { from: from.id, to: to.id, movedEnd: endsMove ? movedEnd : undefined })
  await copyQuotas(ctx, tx, { from: from.id, to: to.id }, kinds)
  await copyAddOns(ctx, tx, { from: from.id, to: to.id, kinds })
  await copyBundles(ctx, tx, { from: from.id, to: to.id, kinds })
  if (from.recurrenceId && from.recurrenceId === to.recurrenceId)
    await copyPasses(tx, { from: from.id, to: to.id, kinds })
  await copySeating(ctx, tx, { from: from.id, to: to.id, kinds })
  await copyCategories(tx, from.id, to.id)
  await copyPolicies(ctx, tx, from.id, to.id)
  await copyNotifications(ctx, tx, from.id, to.id)
  await copySchedule(ctx, tx, from, to)
  await copyOnlineAccess(tx, from.id, to.id)
  await copyWaitingList(tx, ctx, from.id, to.id)
}

import * as contract from '@fairground/contract/fairground/last-changes.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import type { Ctx } from '../../http/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { findLastChange } from './queries.ts'

/** Who changed something last: editors say so when two people change the same thing. */
export function lastChangeRoutes(api: Api): void {
  mount(api, contract.getLastChangeOfProduct, ({ id }, ctx) => lastChange(ctx, 'product', id))
  mount(api, contract.getLastChangeOfEvent, ({ id }, ctx) => lastChange(ctx, 'event', id))
  mount(api, contract.getLastChangeOfCoupon, ({ id }, ctx) => lastChange(ctx, 'coupon', id))
}

async function lastChange(
  { db }: Ctx,
  entity: string,
  id: string,
): Promise<ResponseOf<typeof contract.getLastChangeOfProduct>> {
  const found = await db.row(findLastChange, { entity, entityId: id.toLowerCase() })
  if (!found) return {}
  const { at, actorKind: kind, actorId, actorName } = found
  const by = { kind, ...(actorId ? { id: actorId } : {}), ...(actorName ? { name: actorName } : {}) }
  return { change: { date: at.toISOString(), by } }
}

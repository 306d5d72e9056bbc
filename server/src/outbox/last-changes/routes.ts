import * as contract from '@fairground/contract/fairground/last-changes.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { findLastChange } from './queries.ts'

/** Latest change of an object and its author: editors show it when two people change the same thing. */
export function lastChangeRoutes(api: Api): void {
  mount(api, contract.getLastChangeOfProduct, ({ id }, ctx) => lastChange(ctx, 'product', id))
  mount(api, contract.getLastChangeOfCategory, ({ id }, ctx) => lastChange(ctx, 'category', id))
  mount(api, contract.getLastChangeOfInfoSection, ({ id }, ctx) => lastChange(ctx, 'info_section', id))
  mount(api, contract.getLastChangeOfCustomization, ({ id }, ctx) => lastChange(ctx, 'customization', id))
  mount(api, contract.getLastChangeOfPromotion, ({ id }, ctx) => lastChange(ctx, 'promotion', id))
  mount(api, contract.getLastChangeOfBrand, ({ id }, ctx) => lastChange(ctx, 'brand', id))
  mount(api, contract.getLastChangeOfRibbon, ({ id }, ctx) => lastChange(ctx, 'ribbon', id))
  mount(api, contract.getLastChangeOfCoupon, ({ id }, ctx) => lastChange(ctx, 'coupon', id))
  mount(api, contract.getLastChangeOfStoresLocation, ({ id }, ctx) => lastChange(ctx, 'stores_location', id))
  mount(api, contract.getLastChangeOfEvent, ({ id }, ctx) => lastChange(ctx, 'event', id))
  mount(api, contract.getLastChangeOfTicketDefinition, ({ id }, ctx) => lastChange(ctx, 'ticketDefinition', id))
  mount(api, contract.getLastChangeOfMember, ({ id }, ctx) => lastChange(ctx, 'member', id))
  mount(api, contract.getLastChangeOfSite, ({ id }, ctx) => lastChange(ctx, 'site', id))
}

async function lastChange(
  { db, caller }: Ctx,
  entity: string,
  id: string,
): Promise<ResponseOf<typeof contract.getLastChangeOfProduct>> {
  // Colleagues know each other's addresses; a key of the catalogue has no business with them.
  const withEmail = caller.kind === 'staff' || holdsScope(caller, 'settings.read')
  const found = await db.row(findLastChange, { entity, entityId: id, withEmail })
  if (!found) return {}
  const { at, actorKind: kind, actorId, actorName } = found
  const by = { kind, ...present({ id: actorId || undefined, name: actorName || undefined }) }
  return { change: { date: at.toISOString(), by } }
}

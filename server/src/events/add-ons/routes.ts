import * as contract from '@fairground/contract/fairground/event-add-ons.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Sellables } from '../../sales/sellables/registry.ts'
import { getEvent } from '../event/find-events.ts'
import { openedKinds } from '../ticket-access/find-access.ts'
import { choicesOf } from './choices.ts'
import { addOnsOfEvent, kindsOfEvent } from './queries.ts'
import { addOnToWire, offeredToWire } from './wire.ts'
import { type AddOnList, addOnList, setAddOns } from './write-add-ons.ts'

export function eventAddOnRoutes(api: Api, { sellables }: { readonly sellables: Sellables }): void {
  mount(api, contract.listEventAddOns, async ({ eventId }, ctx) => {
    const event = await getEvent(ctx, eventId)
    return listToWire(ctx, sellables, await addOnList(ctx.db, event.id))
  })
  mount(api, contract.setEventAddOns, async (request, ctx) =>
    listToWire(ctx, sellables, await setAddOns(ctx, sellables, request)),
  )
  mount(api, contract.listOfferedAddOns, async ({ eventId, access }, ctx) => {
    const event = await getEvent(ctx, eventId)
    const addOns = await ctx.db.rows(addOnsOfEvent, { eventId: event.id })
    if (addOns.length === 0) return { addOns: [] }
    const choices = await choicesOf(addOns, sellables, ctx)
    const shown = { site: ctx.site, showIn: ctx.showIn, seen: await kindsSeen(ctx, event.id, access) }
    return { addOns: addOns.flatMap((addOn) => offeredToWire(addOn, choices.get(addOn.id) ?? [], shown) ?? []) }
  })
}

/** Kinds of ticket of an event that the caller sees: hidden ones by a code, or as staff. */
async function kindsSeen(ctx: Ctx, eventId: string, access: string | undefined): Promise<Set<string>> {
  const kinds = await ctx.db.rows(kindsOfEvent, { eventId })
  const opened = new Set(await openedKinds(ctx.db, access, ctx.now))
  const isStaff = holdsScope(ctx.caller, 'events.read')
  return new Set(kinds.flatMap(({ id, hidden }) => (!hidden || isStaff || opened.has(id) ? [id] : [])))
}

async function listToWire(ctx: Ctx, sellables: Sellables, { revision, addOns }: AddOnList) {
  const choices = await choicesOf(addOns, sellables, ctx)
  return {
    revision: String(revision),
    addOns: addOns.map((addOn) => addOnToWire(addOn, choices.get(addOn.id) ?? [], ctx)),
  }
}

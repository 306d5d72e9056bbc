import type { setEventAddOns } from '@fairground/contract/fairground/event-add-ons.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { record } from '../../audit/record.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { happen } from '../../outbox/happenings.ts'
import type { Sellables } from '../../sales/sellables/registry.ts'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import { lockEventRow } from '../event/find-events.ts'
import { choicesOf } from './choices.ts'
import { type NewAddOn, writeAddOns } from './copy-add-ons.ts'
import { type AddOnRow, addOnsOfEvent, kindsOfEvent, revisionOfList } from './queries.ts'

export interface AddOnList {
  readonly revision: bigint
  readonly addOns: readonly AddOnRow[]
}

export const addOnList = async (db: Queryable, eventId: string): Promise<AddOnList> => ({
  revision: (await db.row(revisionOfList, { eventId }))?.revision ?? 0n,
  addOns: await db.rows(addOnsOfEvent, { eventId }),
})

type Given = RequestOf<typeof setEventAddOns>['addOns'][number]

/** The add-ons of the request; those that are there already are named by their ids. */
function addOnsGiven(ctx: Ctx, given: readonly Given[], stored: readonly AddOnRow[]): NewAddOn[] {
  const free = new Set(stored.map(({ id }) => id))
  return given.map(({ id: named, productId, variantId, ticketDefinitionIds, perTicket }) => {
    const id = named?.toLowerCase() ?? ctx.newId()
    // Twice in one list it is not there the second time.
    if (named !== undefined && !free.delete(id)) throw new ApiError({ code: 'ADD_ON_NOT_FOUND', addOnId: named })
    return {
      id,
      productId: productId.toLowerCase(),
      variantId: variantId?.toLowerCase() ?? null,
      allKinds: ticketDefinitionIds === undefined,
      definitionIds: [...new Set(ticketDefinitionIds?.map((one) => one.toLowerCase()))],
      perTicket,
    }
  })
}

/** Refuses kinds of ticket that the event does not have. */
async function assertKinds(tx: Tx, eventId: string, addOns: readonly NewAddOn[]): Promise<void> {
  const known = new Set((await tx.rows(kindsOfEvent, { eventId })).map(({ id }) => id))
  const unknown = addOns.flatMap(({ definitionIds }) => definitionIds).find((id) => !known.has(id))
  if (unknown) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: unknown })
}

/** Refuses what the caller does not see in the shop, and goods that need more than a variant to be chosen: the page of tickets does not offer that. */
function assertSold(addOns: readonly NewAddOn[], choices: ReadonlyMap<string, readonly Sellable[]>): void {
  for (const { id, productId, variantId } of addOns) {
    const [first] = choices.get(id) ?? []
    if (variantId !== null && first?.reference.options?.variantId !== variantId)
      throw new ApiError({ code: 'VARIANT_NOT_FOUND', productId, variantId })
    if (!first) throw new ApiError({ code: 'PRODUCT_NOT_FOUND', productId })
    const { unavailable } = first
    if (unavailable?.code === 'MODIFIER_REQUIRED')
      throw new ApiError({ code: 'MODIFIER_REQUIRED', missing: unavailable.missing ?? [] })
  }
}

/** A product that is deleted meanwhile was never there. */
const productGone = (error: unknown): unknown =>
  violatedConstraint(error) === 'event_add_ons_product' ? new ApiError({ code: 'PRODUCT_NOT_FOUND' }) : error

const namesOf = (addOns: readonly NewAddOn[], choices: ReadonlyMap<string, readonly Sellable[]>) => ({
  addOns: addOns.map(({ id, productId }) => choices.get(id)?.[0]?.name ?? productId),
})

export const setAddOns = (
  ctx: Ctx,
  sellables: Sellables,
  request: RequestOf<typeof setEventAddOns>,
): Promise<AddOnList> =>
  ctx.db
    .inTx(async (tx) => {
      const event = await lockEventRow(tx, request.eventId)
      if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: request.eventId })
      if (event.initialType !== 'TICKETING') throw new ApiError({ code: 'INVALID_EVENT_TYPE', eventId: event.id })
      const before = await addOnList(tx, event.id)
      sameRevision(before, request.revision)
      const addOns = addOnsGiven(ctx, request.addOns, before.addOns)
      await assertKinds(tx, event.id, addOns)
      const reading = { ...ctx, db: tx }
      const choices = await choicesOf(addOns, sellables, reading)
      assertSold(addOns, choices)
      const former = namesOf(before.addOns, await choicesOf(before.addOns, sellables, reading))
      await writeAddOns(tx, event.id, addOns)
      const target = { id: event.id, name: event.title }
      await record(tx, ctx, { action: 'event.addOnsSet', target, before: former, after: namesOf(addOns, choices) })
      await happen(tx, [{ entity: 'event', entityId: event.id, slug: 'ticketsChanged', payload: {} }], ctx)
      return addOnList(tx, event.id)
    })
    .catch((error) => {
      throw productGone(error)
    })

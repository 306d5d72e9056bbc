import { MAX_BUNDLE_TICKETS, type setTicketBundles } from '@fairground/contract/fairground/ticket-bundles.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { record } from '../../audit/record.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { currencyOf } from '../event/event-currency.ts'
import { lockEventRow } from '../event/find-events.ts'
import { amountAt } from '../ticket-definitions/priced.ts'
import {
  type BundleRow,
  bundlesOfEvent,
  deleteBundles,
  insertBundleKinds,
  insertBundles,
  kindsOfEvent,
  raiseRevision,
  revisionOfList,
} from './queries.ts'

/** Unless given; our choice. */
const PER_ORDER = 10
const FEWEST_TICKETS = 2

export interface BundleList {
  readonly revision: bigint
  readonly bundles: readonly BundleRow[]
}

export const bundleList = async (db: Queryable, eventId: string): Promise<BundleList> => ({
  revision: (await db.row(revisionOfList, { eventId }))?.revision ?? 0n,
  bundles: await db.rows(bundlesOfEvent, { eventId }),
})

type Given = RequestOf<typeof setTicketBundles>['bundles'][number]
type NewBundle = Pick<BundleRow, 'id' | 'name' | 'description' | 'price' | 'limitPerOrder' | 'onSale'> & {
  readonly contents: readonly { readonly definitionId: string; readonly quantity: number }[]
}

/** The bundles of the request; those that are there already are named by their ids. Every mistake is reported at once. */
function bundlesGiven(
  ctx: Ctx,
  given: readonly Given[],
  { stored, currency }: { readonly stored: readonly BundleRow[]; readonly currency: string },
): NewBundle[] {
  const free = new Set(stored.map(({ id }) => id))
  const violations: FieldViolation[] = []
  const bundles = given.map(({ id: named, name, description, price, contents, limitPerOrder, onSale }, i) => {
    const id = named?.toLowerCase() ?? ctx.newId()
    // Twice in one list it is not there the second time.
    if (named !== undefined && !free.delete(id))
      throw new ApiError({ code: 'TICKET_BUNDLE_NOT_FOUND', bundleId: named })
    const at = `bundles[${i}]`
    const trimmed = name.trim()
    if (trimmed === '')
      violations.push({ field: `${at}.name`, description: message('violations.blank'), violatedRule: 'VALIDATION' })
    violations.push(...contentViolations(contents, `${at}.contents`))
    return {
      id,
      name: trimmed,
      description: description?.trim() || null,
      price: amountAt(price, currency, `${at}.price`, violations),
      limitPerOrder: limitPerOrder ?? PER_ORDER,
      onSale: onSale ?? true,
      contents: contents.map(({ ticketDefinitionId, quantity }) => ({
        definitionId: ticketDefinitionId.toLowerCase(),
        quantity,
      })),
    }
  })
  if (violations.length > 0) throw new InvalidArgument(violations)
  return bundles
}

/** A bundle has several tickets, and each kind once. */
function contentViolations(contents: Given['contents'], field: string): FieldViolation[] {
  const tickets = contents.reduce((sum, { quantity }) => sum + quantity, 0)
  const kinds = new Set(contents.map(({ ticketDefinitionId }) => ticketDefinitionId.toLowerCase()))
  if (kinds.size === contents.length && tickets >= FEWEST_TICKETS && tickets <= MAX_BUNDLE_TICKETS) return []
  const description = message('violations.bundleContents', {
    fewest: String(FEWEST_TICKETS),
    most: String(MAX_BUNDLE_TICKETS),
  })
  return [{ field, description, violatedRule: 'VALIDATION' }]
}

/** Refuses kinds of ticket that the event does not have, and those whose price or seat is chosen by their buyer. */
async function assertKinds(tx: Tx, eventId: string, bundles: readonly NewBundle[]): Promise<void> {
  const known = new Map((await tx.rows(kindsOfEvent, { eventId })).map((kind) => [kind.id, kind]))
  for (const { definitionId } of bundles.flatMap(({ contents }) => contents)) {
    const kind = known.get(definitionId)
    if (!kind) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: definitionId })
    if (kind.unfit)
      throw new ApiError({ code: 'TICKET_BUNDLE_KIND', ticketDefinitionId: definitionId, name: kind.name })
  }
}

/** Replaces the list of an event, which is locked or made in this transaction. */
async function writeBundles(tx: Tx, eventId: string, bundles: readonly NewBundle[]): Promise<void> {
  await tx.run(raiseRevision, { eventId })
  await tx.run(deleteBundles, { eventId })
  if (bundles.length === 0) return
  await tx.run(insertBundles, {
    eventId,
    ids: bundles.map(({ id }) => id),
    names: bundles.map(({ name }) => name),
    descriptions: bundles.map(({ description }) => description),
    prices: bundles.map(({ price }) => price),
    limits: bundles.map(({ limitPerOrder }) => limitPerOrder),
    onSale: bundles.map(({ onSale }) => onSale),
  })
  const kinds = bundles.flatMap(({ id, contents }) => contents.map((part) => ({ id, ...part })))
  await tx.run(insertBundleKinds, {
    bundleIds: kinds.map(({ id }) => id),
    definitionIds: kinds.map(({ definitionId }) => definitionId),
    quantities: kinds.map(({ quantity }) => quantity),
  })
}

const namesOf = (bundles: readonly { readonly name: string }[]) => ({ bundles: bundles.map(({ name }) => name) })

export const setBundles = (ctx: Ctx, request: RequestOf<typeof setTicketBundles>): Promise<BundleList> =>
  ctx.db.inTx(async (tx) => {
    const event = await lockEventRow(tx, request.eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: request.eventId })
    if (event.initialType !== 'TICKETING') throw new ApiError({ code: 'INVALID_EVENT_TYPE', eventId: event.id })
    const before = await bundleList(tx, event.id)
    sameRevision(before, request.revision)
    const currency = currencyOf(event, ctx.site)
    const bundles = bundlesGiven(ctx, request.bundles, { stored: before.bundles, currency })
    await assertKinds(tx, event.id, bundles)
    await writeBundles(tx, event.id, bundles)
    await record(tx, ctx, {
      action: 'event.bundlesSet',
      target: { id: event.id, name: event.title },
      before: namesOf(before.bundles),
      after: namesOf(bundles),
    })
    await happen(tx, [{ entity: 'event', entityId: event.id, slug: 'ticketsChanged', payload: {} }], ctx)
    return bundleList(tx, event.id)
  })

/** Gives an event the bundles of another; `kinds` has the copy of each kind of ticket. One with a kind that was deleted is left out. */
export async function copyBundles(
  ctx: Ctx,
  tx: Tx,
  { from, to, kinds }: { readonly from: string; readonly to: string; readonly kinds: ReadonlyMap<string, string> },
): Promise<void> {
  const bundles = await tx.rows(bundlesOfEvent, { eventId: from })
  const whole = bundles.filter(({ parts }) => parts.every(({ definitionId }) => kinds.has(definitionId)))
  if (whole.length === 0) return
  await writeBundles(
    tx,
    to,
    whole.map(({ parts, ...bundle }) => ({
      ...bundle,
      id: ctx.newId(),
      contents: parts.map(({ definitionId, quantity }) => ({ definitionId: kinds.get(definitionId)!, quantity })), // it has all
    })),
  )
}

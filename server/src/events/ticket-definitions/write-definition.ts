import type {
  NewTicketDefinition,
  SalePeriodInput,
  TicketDefinitionChanges,
} from '@fairground/contract/events/ticket-definition-shapes.ts'
import { salePeriod } from '@fairground/domain/tickets/sale-status.ts'
import type { Static } from 'typebox'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { staleRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { createPools, setCapacity } from '../../sales/ledger/ledger.ts'
import { currencyOf } from '../event/event-currency.ts'
import { lockEventRow } from '../event/find-events.ts'
import { currencyOfDefinition, type DefinitionRow } from './definition-row.ts'
import { writeTiers } from './price-tiers.ts'
import { priced } from './priced.ts'
import {
  countDefinitions,
  deleteDefinitions,
  deleteDefinitionsOf,
  findDefinitions,
  insertDefinitions,
  lockDefinitions,
  shareEventOf,
  writeDefinition,
} from './queries.ts'
import { BLANK, saleRules } from './sale-rules.ts'

/** Kinds of ticket of one event; our choice. */
const MAX_DEFINITIONS = 100

const at = 'ticketDefinition'

interface Sale {
  readonly start: Date | null
  readonly end: Date | null
  readonly shown: boolean
}

function saleOf(input: Static<typeof SalePeriodInput>): Sale {
  const cut = salePeriod({
    startDate: input.startDate ? new Date(input.startDate) : null,
    endDate: input.endDate ? new Date(input.endDate) : null,
  })
  if (!cut.ok) throw new ApiError({ code: 'INVALID_SALE_PERIOD' })
  return { start: cut.period.startDate, end: cut.period.endDate, shown: input.displayNotOnSale ?? false }
}

const NO_SALE_PERIOD: Sale = { start: null, end: null, shown: false }

/** The new definition goes behind the others of its event. Its quota is a pool of the ledger. */
export async function createDefinition(ctx: Ctx, input: Static<typeof NewTicketDefinition>): Promise<DefinitionRow> {
  const sale = input.salePeriod ? saleOf(input.salePeriod) : NO_SALE_PERIOD

  return ctx.db.inTx(async (tx) => {
    const event = await lockEventRow(tx, input.eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: input.eventId })
    if (event.initialType !== 'TICKETING') throw new ApiError({ code: 'INVALID_EVENT_TYPE', eventId: event.id })
    const violations: FieldViolation[] = []
    const terms = { currency: currencyOf(event, ctx.site), newId: ctx.newId }
    const price = priced(input.pricingMethod, terms, `${at}.pricingMethod`, violations)
    if (input.limited && input.initialLimit == null)
      violations.push({
        field: `${at}.initialLimit`,
        description: message('violations.required'),
        violatedRule: 'REQUIRED_FIELD',
      })
    const rules = saleRules(input, BLANK, { ...terms, ...price }, violations)
    if (violations.length > 0) throw new InvalidArgument(violations)
    const others = await tx.row(countDefinitions, { eventId: event.id })
    if ((others?.count ?? 0n) >= MAX_DEFINITIONS)
      throw new ApiError({ code: 'TICKET_DEFINITIONS_LIMIT_REACHED', limit: MAX_DEFINITIONS })
    const id = ctx.newId()
    const poolId = ctx.newId()
    const capacity = input.limited === false || input.initialLimit == null ? null : BigInt(input.initialLimit)
    await createPools(tx, [{ id: poolId, kind: 'tickets', refId: id, capacity }], ctx)
    await tx.run(insertDefinitions, {
      eventId: event.id,
      ids: [id],
      pools: [poolId],
      names: [input.name],
      positions: [(others?.last ?? -1) + 1],
      hiddens: [input.hidden ?? false],
      pricings: [price.pricing],
      lowests: [price.lowest],
      highests: [price.highest], // a null element is a price without a highest
      feeTypes: [input.feeType],
      saleStarts: [sale.start], // null elements are without bound
      saleEnds: [sale.end],
      shown: [sale.shown],
      limits: [input.limitPerCheckout ?? 0],
      docs: [
        JSON.stringify({
          description: input.description ?? undefined,
          policyText: input.policyText ?? undefined,
          ...rules.stored,
          options: price.options,
        }),
      ],
      at: ctx.now,
    })
    await writeTiers(ctx, tx, id, { before: [], drafts: rules.tiers ?? [] })
    await announceDefinition(ctx, tx, { eventId: event.id, id, slug: 'created' })
    return getRow(tx, id, ctx.now)
  })
}

type Changes = Static<typeof TicketDefinitionChanges>

/**
 * Sets the fields that are present. A limit below what is sold and held is refused, a stale revision too; without a revision, the
 * definition is changed whatever it is.
 */
export const updateDefinition = (ctx: Ctx, input: DefinitionChanges): Promise<DefinitionRow> =>
  ctx.db.inTx(async (tx) => {
    // The event stays as it is meanwhile: its currency is what the price is in.
    await tx.row(shareEventOf, { id: input.id })
    return changeDefinition(ctx, tx, input)
  })

export type DefinitionChanges = Omit<Changes, 'revision'> & { readonly revision?: string }

/** The same for a kind of an event that the transaction has locked. */
export async function changeDefinition(ctx: Ctx, tx: Tx, input: DefinitionChanges): Promise<DefinitionRow> {
  const sale = input.salePeriod ? saleOf(input.salePeriod) : input.salePeriod === null ? NO_SALE_PERIOD : undefined
  if (input.revision === undefined) await tx.row(lockDefinitions, { ids: [input.id] })
  const before = await getRow(tx, input.id, ctx.now)
  const { doc } = before
  const violations: FieldViolation[] = []
  const terms = { currency: currencyOfDefinition(before, ctx.site), newId: ctx.newId }
  const price = input.pricingMethod && priced(input.pricingMethod, terms, `${at}.pricingMethod`, violations)
  const pricing = price ?? { pricing: before.pricing, lowest: before.lowestPrice }
  const rules = saleRules(input, before, { ...terms, ...pricing }, violations)
  if (before.seated && (input.admits ?? 1) > 1)
    violations.push({
      field: `${at}.admits`,
      description: message('violations.onePersonPerSeat'),
      violatedRule: 'VALIDATION',
    })
  if (violations.length > 0) throw new InvalidArgument(violations)
  const written = await tx.run(writeDefinition, {
    id: before.id,
    revision: input.revision === undefined ? before.revision : BigInt(input.revision),
    name: input.name ?? before.name,
    hidden: input.hidden ?? before.hidden,
    pricing: price?.pricing ?? before.pricing,
    lowest: price?.lowest ?? before.lowestPrice,
    highest: price ? price.highest : before.highestPrice,
    feeType: input.feeType ?? before.feeType,
    saleStart: sale ? sale.start : before.saleStart,
    saleEnd: sale ? sale.end : before.saleEnd,
    shown: sale ? sale.shown : before.shownOffSale,
    limit: input.limitPerCheckout === undefined ? before.limitPerCheckout : (input.limitPerCheckout ?? 0),
    doc: {
      description: input.description === undefined ? doc.description : (input.description ?? undefined),
      policyText: input.policyText === undefined ? doc.policyText : (input.policyText ?? undefined),
      ...rules.stored,
      options: price ? price.options : doc.options,
    },
    at: ctx.now,
  })
  if (written === 0) throw staleRevision(before)
  await changeQuota(ctx, tx, before, input)
  if (rules.tiers) await writeTiers(ctx, tx, before.id, { before: before.tiers, drafts: rules.tiers })
  await announceDefinition(ctx, tx, { eventId: before.eventId, id: before.id, slug: 'updated' })
  return getRow(tx, before.id, ctx.now)
}

async function changeQuota(
  ctx: Ctx,
  tx: Tx,
  before: DefinitionRow,
  { limited, initialLimit }: Pick<Changes, 'limited' | 'initialLimit'>,
): Promise<void> {
  if (limited !== false && initialLimit === undefined) return
  const capacity = limited === false || initialLimit == null ? null : BigInt(initialLimit)
  try {
    await setCapacity(tx, [{ poolId: before.poolId, capacity, reason: 'MANUAL' }], ctx)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'INSUFFICIENT_INVENTORY') throw error
    const taken = { ticketDefinitionId: before.id, taken: Number(before.used) }
    throw new ApiError({ code: 'NOT_ENOUGH_TICKETS', ...taken }, (t) => t('refusals-events.ticketsSoldOrHeld'))
  }
}

/** Removes kinds of ticket, all or none: one that is unknown, or of another event than the given one, is refused. */
export const removeDefinitions = (ctx: Ctx, ids: readonly string[], eventId?: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const wanted = [...new Set(ids)]
    const rows = await tx.rows(deleteDefinitions, { ids: wanted, eventId: eventId ?? null, at: ctx.now })
    const removed = new Set(rows.map(({ id }) => id))
    const lost = wanted.find((id) => !removed.has(id))
    if (lost !== undefined) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: lost })
    await announceDefinitions(ctx, tx, rows, 'deleted')
  })

/** Removes all kinds of ticket of an event. */
export const removeDefinitionsOf = (ctx: Ctx, eventId: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const event = await lockEventRow(tx, eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    await announceDefinitions(
      ctx,
      tx,
      await tx.rows(deleteDefinitionsOf, { eventId: event.id, at: ctx.now }),
      'deleted',
    )
  })

/** Removes those that are still there. */
export const removeSelected = (ctx: Ctx, ids: readonly string[]): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(deleteDefinitions, { ids: [...ids], eventId: null, at: ctx.now })
    await announceDefinitions(ctx, tx, rows, 'deleted')
  })

async function getRow(tx: Tx, id: string, now: Date): Promise<DefinitionRow> {
  const row = await tx.row(findDefinitions, { now, ids: [id] })
  if (!row) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: id })
  return row
}

/** The event's pages show its tickets: they hear of the change, too. */
export const announceDefinition = (
  ctx: Ctx,
  tx: Tx,
  { eventId, id, slug }: { eventId: string; id: string; slug: string },
): Promise<void> => announceDefinitions(ctx, tx, [{ id, eventId }], slug)

export const announceDefinitions = (
  ctx: Ctx,
  tx: Tx,
  rows: readonly { readonly id: string; readonly eventId: string }[],
  slug: string,
): Promise<void> =>
  happen(
    tx,
    rows.flatMap(({ id, eventId }) => [
      { entity: 'ticketDefinition', entityId: id, slug, payload: { eventId } },
      { entity: 'event', entityId: eventId, slug: 'ticketsChanged', payload: { ticketDefinitionId: id } },
    ]),
    ctx,
  )

import type { SkippedDateReason } from '@fairground/contract/enumerations/tickets.ts'
import {
  type createSeriesPass,
  MAX_PASS_DATES,
  type updateSeriesPass,
} from '@fairground/contract/fairground/series-passes.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { record } from '../../audit/record.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { sameRevision, staleRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { createPools, lockedPools, setNet } from '../../sales/ledger/ledger.ts'
import { findEvent } from '../event/find-events.ts'
import { amountAt } from '../ticket-definitions/priced.ts'
import {
  copyDates,
  datesOfPasses,
  datesWithKind,
  deletePassDates,
  endPass,
  findPasses,
  insertPass,
  insertPassDates,
  lockSeries,
  nameOfKind,
  type PassRow,
  passesOfSeries,
  writePass,
} from './queries.ts'

/** Passes of one series; our choice. */
const MOST = 20
const FEWEST_DATES = 2
const PER_ORDER = 10

export interface SkippedDate {
  readonly eventId: string
  readonly startAt: Date | null
  readonly reason: SkippedDateReason
}

interface Written {
  readonly pass: PassRow
  readonly skipped: readonly SkippedDate[]
}

interface Chosen {
  readonly dates: readonly { eventId: string; definitionId: string }[]
  readonly skipped: readonly SkippedDate[]
}

/** The dates of a series that a pass is for: those given, or all, that have the kind of ticket of that name. */
async function chooseDates(
  tx: Tx,
  ctx: Ctx,
  seriesId: string,
  { ticketName, eventIds }: { readonly ticketName: string; readonly eventIds: readonly string[] | null },
): Promise<Chosen> {
  const { currency } = ctx.site
  const all = await tx.rows(datesWithKind, { seriesId, name: ticketName, now: ctx.now, currency })
  const wanted = eventIds && new Set(eventIds.map((id) => id.toLowerCase()))
  const unknown = wanted && [...wanted].find((id) => !all.some(({ eventId }) => eventId === id))
  if (unknown) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: unknown })
  const judged = all
    .filter(({ eventId }) => !wanted || wanted.has(eventId))
    .map((row) => ({ ...row, reason: reasonOf(row) }))
  const dates = judged.flatMap(({ eventId, definitionId, reason }) =>
    reason === undefined && definitionId !== null ? [{ eventId, definitionId }] : [],
  )
  if (dates.length > MAX_PASS_DATES) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_PASS_DATES })
  if (dates.length < FEWEST_DATES) throw new ApiError({ code: 'SERIES_PASS_NEEDS_DATES' })
  return {
    dates,
    skipped: judged.flatMap(({ eventId, startAt, reason }) => (reason ? [{ eventId, startAt, reason }] : [])),
  }
}

function reasonOf(row: {
  readonly definitionId: string | null
  readonly seated: boolean
  readonly otherCurrency: boolean
}): SkippedDateReason | undefined {
  if (row.definitionId === null) return 'NO_SUCH_TICKET'
  if (row.seated) return 'SEATED'
  return row.otherCurrency ? 'OTHER_CURRENCY' : undefined
}

/** Name and price as staff state them; blank names and prices of another scale are refused at once. */
function stated(
  { name, price }: { readonly name?: string; readonly price?: string },
  currency: string,
  at: string,
): { name: string | undefined; price: bigint | undefined } {
  const violations: FieldViolation[] = []
  const trimmed = name?.trim()
  if (trimmed === '')
    violations.push({ field: `${at}name`, description: message('violations.blank'), violatedRule: 'VALIDATION' })
  const minor = price === undefined ? undefined : amountAt(price, currency, `${at}price`, violations)
  if (violations.length > 0) throw new InvalidArgument(violations)
  return { name: trimmed, price: minor }
}

export const createPass = (ctx: Ctx, request: RequestOf<typeof createSeriesPass>): Promise<Written> =>
  ctx.db.inTx(async (tx) => {
    const { eventId, ticketDefinitionId, eventIds = null, quantity = null, description } = request
    const { name = '', price = 0n } = stated(request, ctx.site.currency, '')
    const event = await findEvent(tx, eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    const { recurrenceId: seriesId } = event
    if (!seriesId || !(await tx.row(lockSeries, { id: seriesId }))) throw new ApiError({ code: 'EVENT_HAS_NO_DATES' })
    const kind = await tx.row(nameOfKind, { id: ticketDefinitionId, eventId: event.id })
    if (!kind) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId })
    if ((await tx.rows(passesOfSeries, { seriesId })).length >= MOST)
      throw new ApiError({ code: 'LIMIT_REACHED', threshold: MOST })
    const { dates, skipped } = await chooseDates(tx, ctx, seriesId, { ticketName: kind.name, eventIds })
    const [id, poolId] = [ctx.newId(), ctx.newId()]
    await createPools(
      tx,
      [{ id: poolId, kind: 'ticketPass', refId: id, capacity: quantity === null ? null : BigInt(quantity) }],
      ctx,
    )
    await tx.run(insertPass, {
      id,
      seriesId,
      poolId,
      name,
      description: description?.trim() || null,
      price,
      allDates: eventIds === null,
      onSale: request.onSale ?? true,
      soldAfterStart: request.soldAfterStart ?? false,
      limitPerOrder: request.limitPerOrder ?? PER_ORDER,
      at: ctx.now,
    })
    await writeDates(tx, id, dates)
    const pass = await getPass(tx, id)
    const after = summaryOf(ctx, pass, dates.length)
    await record(tx, ctx, { action: 'event.passMade', target: { id: event.id, name: event.title }, after })
    await announce(ctx, tx, dates)
    return { pass, skipped }
  })

const writeDates = (tx: Tx, passId: string, dates: Chosen['dates']): Promise<number> =>
  tx.run(insertPassDates, {
    passId,
    eventIds: dates.map(({ eventId }) => eventId),
    definitionIds: dates.map(({ definitionId }) => definitionId),
  })

/** Pages of the dates say which passes there are. */
const announce = (ctx: Ctx, tx: Tx, dates: readonly { eventId: string }[]): Promise<void> =>
  happen(
    tx,
    [...new Set(dates.map(({ eventId }) => eventId))].map((entityId) => ({
      entity: 'event',
      entityId,
      slug: 'ticketsChanged',
      payload: {},
    })),
    ctx,
  )

const summaryOf = ({ site: { currency } }: Ctx, { name, price, capacity, onSale }: PassRow, dates: number) => ({
  name,
  amount: formatAmount(price, currency),
  currency,
  quota: capacity === null ? null : Number(capacity),
  dates,
  onSale,
})

async function getPass(tx: Tx, id: string): Promise<PassRow> {
  const [pass] = await tx.rows(findPasses, { ids: [id] })
  if (!pass) throw new ApiError({ code: 'SERIES_PASS_NOT_FOUND', passId: id })
  return pass
}

/** The pass with its series locked, and the dates that it is for. */
async function lockPass(tx: Tx, id: string) {
  await tx.row(lockSeries, { id: (await getPass(tx, id)).seriesId })
  return { pass: await getPass(tx, id), dates: await tx.rows(datesOfPasses, { ids: [id] }) }
}

/** Staff find the entry by the first date. */
async function targetOf(tx: Tx, dates: readonly { eventId: string }[], pass: PassRow) {
  const event = dates[0] && (await findEvent(tx, dates[0].eventId))
  return { id: dates[0]?.eventId ?? pass.id, name: event?.title ?? pass.name }
}

export const updatePass = (ctx: Ctx, changes: RequestOf<typeof updateSeriesPass>['pass']): Promise<Written> =>
  ctx.db.inTx(async (tx) => {
    const { name, price } = stated(changes, ctx.site.currency, 'pass.')
    const { pass: before, dates: former } = await lockPass(tx, changes.id)
    sameRevision(before, changes.revision)
    const { eventIds, quantity, description } = changes
    const chosen =
      eventIds === undefined
        ? undefined
        : await chooseDates(tx, ctx, before.seriesId, { ticketName: former[0]?.ticketName ?? '', eventIds })
    const written = await tx.run(writePass, {
      id: before.id,
      revision: before.revision,
      name: name ?? before.name,
      description: description === undefined ? before.description : description.trim() || null,
      price: price ?? before.price,
      allDates: eventIds === undefined ? before.allDates : eventIds === null,
      onSale: changes.onSale ?? before.onSale,
      soldAfterStart: changes.soldAfterStart ?? before.soldAfterStart,
      limitPerOrder: changes.limitPerOrder ?? before.limitPerOrder,
      at: ctx.now,
    })
    if (written === 0) throw staleRevision(before)
    if (chosen) {
      await tx.run(deletePassDates, { passId: before.id })
      await writeDates(tx, before.id, chosen.dates)
    }
    if (quantity !== undefined) {
      await lockedPools(tx, [before.poolId])
      const net = quantity === null ? null : BigInt(quantity)
      await setNet(tx, [{ poolId: before.poolId, net, reason: 'MANUAL' }], ctx)
    }
    const pass = await getPass(tx, before.id)
    await record(tx, ctx, {
      action: 'event.passChanged',
      target: await targetOf(tx, former, pass),
      before: summaryOf(ctx, before, former.length),
      after: summaryOf(ctx, pass, chosen ? chosen.dates.length : former.length),
    })
    await announce(ctx, tx, [...former, ...(chosen?.dates ?? [])])
    return { pass, skipped: chosen?.skipped ?? [] }
  })

export const deletePass = (ctx: Ctx, passId: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { pass, dates } = await lockPass(tx, passId)
    await tx.run(endPass, { id: pass.id, at: ctx.now })
    await record(tx, ctx, {
      action: 'event.passDeleted',
      target: await targetOf(tx, dates, pass),
      before: summaryOf(ctx, pass, dates.length),
    })
    await announce(ctx, tx, dates)
  })

/** Gives a date that was added to a series the passes of all dates; `kinds` has the copy of each kind of ticket. The series is locked. */
export async function copyPasses(
  tx: Tx,
  { from, to, kinds }: { readonly from: string; readonly to: string; readonly kinds: ReadonlyMap<string, string> },
): Promise<void> {
  await tx.rows(copyDates, {
    from,
    to,
    originals: [...kinds.keys()],
    copies: [...kinds.values()],
    most: MAX_PASS_DATES,
  })
}

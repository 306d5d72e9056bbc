import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import { adoptUnits, createPools, lockedPools, setNet } from '../ledger/ledger.ts'
import { personCounters, unitsOfPerson, unitsOutside } from './person-queries.ts'
import type { OrderFacts, PersonTake, PurchaseLine } from './purchase.ts'

interface Counter {
  readonly refId: string
  readonly itemId: string
  readonly limit: number
  readonly byMember: boolean
}

/** A person is known by their account and by their address; one who comes as another is known by one of the two. */
interface Person {
  readonly memberId: string | null
  readonly email: string | null
}

function personOf({ kind, id, email }: OrderFacts['buyer']): Person {
  return { memberId: kind === 'MEMBER' ? (id ?? null) : null, email: email?.trim().toLowerCase() || null }
}

/**
 * Before the order: the person's counters of its limited things are made, set to the limits, and count what the person has already.
 * The order takes its units of them, so that orders at once exceed no limit. Staff pass over it.
 */
export async function personTakes(
  ctx: Ctx,
  lines: readonly PurchaseLine[],
  buyer: OrderFacts['buyer'],
): Promise<PersonTake[]> {
  const limited = lines.filter(({ sellable }) => sellable.maxPerPerson !== undefined)
  if (limited.length === 0 || holdsScope(ctx.caller, 'orders.write')) return []
  const person = personOf(buyer)
  if (!person.memberId && !person.email)
    throw new ApiError({ code: 'CHECKOUT_INCOMPLETE', missing: ['buyerInfo.email'] })
  const limits = new Map(
    limited.map(({ sellable: { reference, maxPerPerson } }) => [reference.catalogItemId, maxPerPerson ?? 0]),
  )
  const counters = [...limits].flatMap(([itemId, limit]) => countersOf(itemId, limit, person))
  const pools = await readyCounters(ctx, counters, person)
  return limited.flatMap(
    ({ id: lineId, quantity, sellable: { name, reference, maxPerPerson = 0 } }) =>
      counters
        .filter(({ itemId }) => itemId === reference.catalogItemId)
        .map(({ refId }) => ({ poolId: pools.get(refId)!, quantity, lineId, name, limit: maxPerPerson })), // made above
  )
}

function countersOf(itemId: string, limit: number, { memberId, email }: Person): Counter[] {
  const counter = (key: string, byMember: boolean) => ({
    refId: derivedId('person of tickets', itemId, key),
    itemId,
    limit,
    byMember,
  })
  return [
    ...(memberId ? [counter(`member ${memberId}`, true)] : []),
    ...(email ? [counter(`email ${email}`, false)] : []),
  ]
}

/** Pools by reference. Nothing is written where all of them are as they should be. */
async function readyCounters(ctx: Ctx, counters: readonly Counter[], person: Person): Promise<Map<string, string>> {
  for (let attempt = 1; ; attempt++) {
    const known = await countersNow(ctx.db, counters, person)
    if (known.every(({ ready }) => ready)) return new Map(known.map(({ refId, poolId }) => [refId, poolId!])) // what is ready is there
    try {
      await ctx.db.inTx((tx) => setCounters(ctx, tx, counters, person))
    } catch (error) {
      // The same person orders twice at once, and the other order made the counter.
      if (attempt === 3 || violatedConstraint(error) !== 'pools_ref') throw error
    }
  }
}

async function countersNow(db: Queryable, counters: readonly Counter[], person: Person) {
  const rows = await db.rows(personCounters, { ...person, ...columnsOf(counters) })
  return counters.map(({ refId, limit }) => {
    const row = rows.find((one) => one.refId === refId)
    const ready = row?.poolId != null && row.net === BigInt(limit) && !row.outside
    return { refId, limit, poolId: row?.poolId ?? null, net: row?.net ?? null, ready }
  })
}

const columnsOf = (counters: readonly Counter[]) => ({
  refs: counters.map(({ refId }) => refId),
  items: counters.map(({ itemId }) => itemId),
  byMember: counters.map(({ byMember }) => byMember),
})

/** Units of orders from before there was a limit are counted, too: the ledger adopts them under the lock of the counter. */
async function setCounters(ctx: Ctx, tx: Tx, counters: readonly Counter[], person: Person): Promise<void> {
  const known = await countersNow(tx, counters, person)
  const missing = known
    .filter(({ poolId }) => poolId === null)
    .map(({ refId, limit }) => ({ id: ctx.newId(), kind: 'ticketPerson' as const, refId, capacity: BigInt(limit) }))
  await createPools(tx, missing, ctx)
  const pools = new Map([
    ...missing.map(({ refId, id }) => [refId, id] as const),
    ...known.flatMap(({ refId, poolId }) => (poolId === null ? [] : [[refId, poolId] as const])),
  ])
  await lockedPools(tx, [...pools.values()])
  const units = await tx.rows(unitsOutside, { ...person, ...columnsOf(counters) })
  await adoptUnits(tx, units, ctx.now)
  await setNet(
    tx,
    known.map(({ refId, limit }) => ({ poolId: pools.get(refId)!, net: BigInt(limit), reason: 'MANUAL' as const })), // made above
    ctx,
  )
}

/** Units of things that a member has by their account, by the thing's id; to refuse early. */
export async function unitsOfMember(
  db: Queryable,
  memberId: string,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db.rows(unitsOfPerson, { memberId, items: [...itemIds] })
  return new Map(rows.map(({ itemId, units }) => [itemId, Number(units)]))
}

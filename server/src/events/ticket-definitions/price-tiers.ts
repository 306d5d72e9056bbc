import type { PriceTierInput } from '@fairground/contract/events/ticket-definition-shapes.ts'
import type { Static } from 'typebox'
import { statement } from '../../db/statement.ts'
import type { FieldViolation } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import { createPools, setNet } from '../../sales/ledger/ledger.ts'
import type { StoredTier } from './definition-row.ts'
import { priceAt } from './priced.ts'

const insertTiers = statement({
  name: 'ticketDefinitions.insertTiers',
  params: {
    definitionId: 'uuid',
    ids: 'uuid[]',
    pools: 'uuid[]',
    names: 'text[]',
    prices: 'int8[]',
    ends: 'timestamptz?[]',
  },
  sql: `
    insert into ticket_price_tiers (site_id, definition_id, id, pool_id, position, name, price, ends_at)
    select $1, $2, u.id, u.pool_id, u.place, u.name, u.price, u.ends_at
    from unnest($3::uuid[], $4::uuid[], $5::text[], $6::int8[], $7::timestamptz[]) with ordinality
      as u (id, pool_id, name, price, ends_at, place)`,
})

const deleteTiers = statement({
  name: 'ticketDefinitions.deleteTiers',
  params: { definitionId: 'uuid' },
  sql: 'delete from ticket_price_tiers where site_id = $1 and definition_id = $2',
})

/** A tier as it is to be stored; without an id it is made. */
export interface TierDraft {
  readonly id: string | undefined
  readonly name: string
  readonly price: bigint
  readonly endsAt: Date | null
  readonly limit: bigint | null
}

/** Tiers in a currency. One that has neither an end nor a limit would never be followed by another. */
export function tierDrafts(
  given: readonly Static<typeof PriceTierInput>[],
  currency: string,
  field: string,
  violations: FieldViolation[],
): TierDraft[] {
  return given.map(({ id, name, price, endDate, limit }, i) => {
    const at = `${field}[${i}]`
    if (endDate == null && limit == null)
      violations.push({
        field: `${at}.endDate`,
        description: message('violations.tierEnds'),
        violatedRule: 'REQUIRED_ONE_OF_FIELD',
      })
    return {
      id,
      name,
      price: priceAt(price, currency, `${at}.price`, violations),
      endsAt: endDate ? new Date(endDate) : null,
      limit: limit == null ? null : BigInt(limit),
    }
  })
}

/** Stores the tiers of a kind of ticket in place of those that it has. A tier that it has by its id keeps its count. */
export async function writeTiers(
  ctx: Ctx,
  tx: Tx,
  definitionId: string,
  { before, drafts }: { readonly before: readonly StoredTier[]; readonly drafts: readonly TierDraft[] },
): Promise<void> {
  const known = new Map(before.map((tier) => [tier.id, tier]))
  const tiers = drafts.map(({ id, ...draft }) => {
    const stored = id === undefined ? undefined : known.get(id)
    known.delete(id ?? '')
    return { ...draft, id: stored?.id ?? ctx.newId(), poolId: stored?.poolId ?? ctx.newId(), isNew: !stored }
  })
  if (before.length > 0) await tx.run(deleteTiers, { definitionId })
  if (tiers.length === 0) return
  await createPools(
    tx,
    tiers
      .filter(({ isNew }) => isNew)
      .map(({ id, poolId, limit }) => ({ id: poolId, kind: 'ticketTier', refId: id, capacity: limit })),
    ctx,
  )
  await setNet(
    tx,
    tiers.filter(({ isNew }) => !isNew).map(({ poolId, limit }) => ({ poolId, net: limit, reason: 'MANUAL' as const })),
    ctx,
  )
  await tx.run(insertTiers, {
    definitionId,
    ids: tiers.map(({ id }) => id),
    pools: tiers.map(({ poolId }) => poolId),
    names: tiers.map(({ name }) => name),
    prices: tiers.map(({ price }) => price),
    ends: tiers.map(({ endsAt }) => endsAt), // null elements have no end
  })
}

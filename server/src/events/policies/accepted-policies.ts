import type { listAcceptedPolicies } from '@fairground/contract/fairground/accepted-policies.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { policiesFor, shownPolicies } from '@fairground/domain/checkout/shown-policies.ts'
import { json, statement } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { OrderFacts } from '../../sales/purchase/purchase.ts'
import { checkoutPoliciesOf } from '../../sites/checkout-settings/operations.ts'
import { findVersions } from './queries.ts'
import { policiesOf } from './read-policies.ts'

type Accepted = NonNullable<OrderFacts['acceptedPolicies']>

/** Version of a policy that a buyer was shown. */
export interface ShownPolicy {
  readonly policyId: string
  readonly revision: string
}

/**
 * Policies that the buyer of tickets to these events accepts, for their order; undefined where there are none, or the caller showed
 * none. Refused unless the buyer was shown those that stand now.
 */
export async function acceptedOf(
  ctx: Ctx,
  eventIds: readonly string[],
  shown: readonly ShownPolicy[] | undefined,
): Promise<Accepted | undefined> {
  if (!shown) return undefined
  const stand = (await policiesOf(ctx.db, eventIds)).map(({ id, eventId, revision }) => ({
    id,
    eventId,
    revision: String(revision),
  }))
  const versions = new Set(shown.map(({ policyId, revision }) => `${policyId} ${revision}`))
  const unseen = stand.filter(({ id, revision }) => !versions.delete(`${id} ${revision}`))
  if (unseen.length > 0 || versions.size > 0)
    throw new ApiError({
      code: 'POLICIES_CHANGED',
      policies: stand.map(({ id, ...policy }) => ({ policyId: id, ...policy })),
    })
  return stand.length === 0 ? undefined : stand
}

const findFacts = statement({
  name: 'policies.ofOrder',
  params: { orderId: 'uuid' },
  row: { facts: json<OrderFacts>(), createdAt: 'timestamptz' },
  sql: `
    select o.doc->'facts' as facts, o.created_at as "createdAt" from orders o where o.site_id = $1 and o.id = $2`,
})

interface OrderOfPolicies {
  readonly facts: OrderFacts
  readonly createdAt: Date
}

/** Policies that the buyer of an order accepted, in the words of then. */
export async function acceptedWith(ctx: Ctx, orderId: string): Promise<ResponseOf<typeof listAcceptedPolicies>> {
  const order = await ctx.db.row(findFacts, { orderId })
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND', orderId })
  const accepted = order.facts.acceptedPolicies ?? []
  const versions =
    accepted.length === 0
      ? []
      : await ctx.db.rows(findVersions, {
          ids: accepted.map(({ id }) => id),
          revisions: accepted.map(({ revision }) => BigInt(revision)),
        })
  const byId = new Map(versions.map((version) => [version.id, version]))
  const ofEvents = accepted.flatMap(({ id, eventId, revision }) => {
    const version = byId.get(id)
    if (!version) return []
    const { name, body } = version
    return [{ policyId: id, eventId, revision, name, body, acceptedDate: order.createdAt.toISOString() }]
  })
  return { policies: [...ofEvents, ...(await acceptedAtCheckout(ctx, order))] }
}

/** Policies of the checkout page, in the words of the version that the buyer accepted. */
async function acceptedAtCheckout({ db }: Ctx, { facts: { checkoutPolicies }, createdAt }: OrderOfPolicies) {
  if (!checkoutPolicies) return []
  const { revision, isDigital, acceptedAt = createdAt.toISOString() } = checkoutPolicies
  return policiesFor(shownPolicies(await checkoutPoliciesOf(db, revision)), { isDigital }).map(
    ({ kind, title, content }) => ({
      policyId: kind,
      kind,
      revision,
      name: title ?? kind,
      body: content,
      acceptedDate: acceptedAt,
    }),
  )
}

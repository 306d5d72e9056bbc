import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { cleanHtml } from '../../ground/html/clean-html.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockEventRow } from '../event/find-events.ts'
import { movedTo, type Neighbours } from '../requests/moved.ts'
import {
  insertPolicy,
  insertVersion,
  lockPolicy,
  type PolicyRow,
  removePolicy,
  writePolicy,
  writePolicyOrder,
} from './queries.ts'
import { policiesOf, policyNotFound } from './read-policies.ts'

/** Policies of one event; our choice. */
const MOST = 20

interface NewPolicy {
  readonly eventId: string
  readonly name: string
  readonly body: string
}

/** Pages of the event show its policies. */
const announce = (ctx: Ctx, tx: Tx, eventId: string): Promise<void> =>
  happen(tx, [{ entity: 'event', entityId: eventId, slug: 'updated', payload: { modifiedFields: ['policies'] } }], ctx)

/** Texts as they are stored. What is empty without its markup is refused. */
function textsOf({ name, body }: { readonly name: string; readonly body: string }) {
  const clean = { name: name.trim(), body: cleanHtml(body).trim() }
  const empty = Object.entries(clean).filter(([, text]) => text === '')
  if (empty.length > 0)
    throw new InvalidArgument(
      empty.map(([field]) => ({
        field: `policy.${field}`,
        description: message('violations.blank'),
        violatedRule: 'MIN_LENGTH' as const,
      })),
    )
  return clean
}

const eventNotFound = (eventId: string): ApiError => new ApiError({ code: 'EVENT_NOT_FOUND', eventId })

const storeVersion = (tx: Tx, { id, revision, name, body, updatedAt: at }: PolicyRow): Promise<number> =>
  tx.run(insertVersion, { id, revision, name, body, at })

export const createPolicy = (ctx: Ctx, { eventId, ...given }: NewPolicy): Promise<PolicyRow> =>
  ctx.db.inTx(async (tx) => {
    const texts = textsOf(given)
    const event = await lockEventRow(tx, eventId)
    if (!event) throw eventNotFound(eventId)
    if ((await policiesOf(tx, [event.id])).length >= MOST)
      throw new ApiError({ code: 'POLICIES_LIMIT_REACHED', threshold: MOST })
    const id = ctx.newId()
    await tx.run(insertPolicy, { id, eventId: event.id, ...texts, at: ctx.now })
    const row = { id, eventId: event.id, ...texts, revision: 1n, createdAt: ctx.now, updatedAt: ctx.now }
    await storeVersion(tx, row)
    await announce(ctx, tx, event.id)
    return row
  })

async function locked(tx: Tx, id: string): Promise<PolicyRow> {
  const row = await tx.row(lockPolicy, { id })
  if (!row) throw policyNotFound(id)
  return row
}

interface Changes {
  readonly id: string
  readonly revision?: string | undefined
  readonly name?: string | undefined
  readonly body?: string | undefined
}

export const updatePolicy = (ctx: Ctx, { id, revision, name, body }: Changes): Promise<PolicyRow> =>
  ctx.db.inTx(async (tx) => {
    const before = await locked(tx, id)
    sameRevision(before, revision)
    const texts = textsOf({ name: name ?? before.name, body: body ?? before.body })
    // A version that reads the same would ask buyers to accept it once more.
    if (texts.name === before.name && texts.body === before.body) return before
    const row = { ...before, ...texts, revision: before.revision + 1n, updatedAt: ctx.now }
    await tx.run(writePolicy, { id: row.id, ...texts, at: ctx.now })
    await storeVersion(tx, row)
    await announce(ctx, tx, row.eventId)
    return row
  })

export const deletePolicy = (ctx: Ctx, policyId: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { id, eventId } = await locked(tx, policyId)
    await tx.run(removePolicy, { id })
    await announce(ctx, tx, eventId)
  })

/** The policies of the event in their new order. */
export const movePolicy = (ctx: Ctx, eventId: string, policyId: string, beside: Neighbours): Promise<PolicyRow[]> =>
  ctx.db.inTx(async (tx) => {
    const event = await lockEventRow(tx, eventId)
    if (!event) throw eventNotFound(eventId)
    const rows = new Map((await policiesOf(tx, [event.id])).map((row) => [row.id, row]))
    if (!rows.has(policyId)) throw policyNotFound(policyId)
    const ids = movedTo([...rows.keys()], policyId, beside)
    if (!ids) throw new ApiError({ code: 'INVALID_REORDER_INSTRUCTION', policyId })
    await tx.run(writePolicyOrder, { eventId: event.id, ids })
    await announce(ctx, tx, event.id)
    return ids.flatMap((id) => rows.get(id) ?? [])
  })

/** Policies of an event, to be copied with it. */
export async function copyPolicies(ctx: Ctx, tx: Tx, from: string, to: string): Promise<void> {
  for (const { name, body } of await policiesOf(tx, [from])) {
    const id = ctx.newId()
    await tx.run(insertPolicy, { id, eventId: to, name, body, at: ctx.now })
    await tx.run(insertVersion, { id, revision: 1n, name, body, at: ctx.now })
  }
}

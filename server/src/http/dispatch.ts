import type { Cursors } from '../db/cursors.ts'
import type { Pool } from '../db/database.ts'
import type { Site } from '../identity/site.ts'
import type { Directory } from '../identity/sites/directory.ts'
import { newId } from '../ids.ts'
import { ApiError, type FieldViolation, InvalidArgument } from './api-error.ts'
import { type Caller, holdsScope, isAdministrator } from './caller.ts'
import { conform } from './conform.ts'
import type { Ctx } from './context.ts'
import type { Identify, Presented } from './credentials.ts'
import { once } from './idempotency.ts'
import type { Mounted } from './mount.ts'
import type { RateLimits } from './rate-limits.ts'
import { etagOf, type ReadCache } from './read-cache.ts'
import { type Body, Written } from './written.ts'

export interface Call extends Presented {
  readonly message: Record<string, unknown>
  /** True where every value is text (query string): numbers and booleans are read from it. */
  readonly fromText: boolean
  /** Path parameters: always text, stronger than what query or body repeat. */
  readonly params: readonly (readonly [path: readonly string[], value: string])[]
  readonly address: string
  readonly requestId: string
  readonly idempotencyKey: string | undefined
  /** `X-Wix-Consistent` of the caller's last write. */
  readonly consistent: string | undefined
}

export interface Answer {
  readonly body: Body
  readonly etag?: string
  /** Outbox position of the write, for `X-Wix-Consistent`. */
  readonly position?: string
  readonly statements: number
  readonly caller: Caller
  /** The answer is the same for every visitor. */
  readonly shared: boolean
}

export interface Dispatcher {
  readonly pool: Pool
  readonly directory: Directory
  readonly identify: Identify
  readonly limits: RateLimits
  readonly cache: ReadCache
  readonly cursors: Cursors
  /** How far this process has read the outbox. */
  readonly readUpTo: () => bigint
}

/** One request from message to answer: caller, permission, limits, shape, cache, handler, bytes. */
export async function dispatch(world: Dispatcher, mounted: Mounted, call: Call): Promise<Answer> {
  const { operation } = mounted
  const { site, caller } = await world.identify(call)
  permit(mounted, caller)
  world.limits.general(caller, call.address)
  const message = shapedOrRefused(mounted, call)

  const at = siteOfRequest(world, mounted, message) ?? site
  const db = world.pool.forSite(at.id)
  const ctx: Ctx = {
    site: at,
    caller,
    now: world.directory.nowOf(at),
    requestId: call.requestId,
    address: call.address,
    newId: () => newId(new Date()),
    db,
    cursors: world.cursors,
  }

  const limit = mounted.options.limit?.(message as never)
  if (limit) await world.limits.shared(db, limit, limit.per === 'address' ? call.address : subjectOf(caller), ctx.now)

  const done = (body: Body, shared: boolean, etag?: string): Answer => ({
    body,
    shared,
    caller,
    statements: db.sent.count,
    ...(etag ? { etag } : {}),
    ...(db.wrote.position > 0n ? { position: String(db.wrote.position) } : {}),
  })

  if (mounted.options.cache && !isAdministrator(caller)) {
    // A site that moved its clock reads everything anew: what is shown may follow the time.
    const key = `${at.id} ${at.clockOffsetMs} ${mounted.key} ${canonical(message)}`
    const known = isReadUpTo(world, call.consistent) ? world.cache.get(key) : undefined
    if (known) return done(known.body, true, known.etag)
    const began = world.cache.begin()
    const response = await mounted.handler(message as never, ctx)
    const body = mounted.serialize(response)
    const tags =
      response instanceof Written ? response.tags : mounted.options.cache(message as never, response as never)
    const kept = world.cache.put(key, body, tags, began, mounted.options.cacheForMs)
    return done(body, true, kept.etag)
  }

  const run = async (within: Ctx) => mounted.serialize(await mounted.handler(message as never, within))
  if (
    call.idempotencyKey !== undefined &&
    !mounted.options.once &&
    (operation.method === 'POST' || operation.method === 'PATCH')
  ) {
    const body = await once(
      db,
      { caller: subjectOf(caller), operation: mounted.key, key: call.idempotencyKey, body: canonical(message) },
      ctx.now,
      async (nested) => String(await run({ ...ctx, db: nested })),
    )
    return done(body, false)
  }
  const body = await run(ctx)
  return done(body, false, operation.method === 'GET' ? etagOf(body) : undefined)
}

function permit({ operation }: Mounted, caller: Caller): void {
  const { who } = operation
  if (who.kind === 'anyone') return
  if (caller.kind === 'anonymous') throw new ApiError({ code: 'UNAUTHENTICATED' })
  if (who.kind === 'caller') return
  if (isAdministrator(caller)) {
    if (!holdsScope(caller, who.scope)) throw new ApiError({ code: 'PERMISSION_DENIED', scope: who.scope })
  } else if (who.kind === 'admin') throw new ApiError({ code: 'PERMISSION_DENIED', scope: who.scope })
}

function shapedOrRefused(mounted: Mounted, call: Call): Record<string, unknown> {
  const { invalid } = mounted.options
  try {
    return shaped(mounted, call)
  } catch (error) {
    throw invalid && error instanceof InvalidArgument ? invalid(error.violations) : error
  }
}

function shaped(mounted: Mounted, call: Call): Record<string, unknown> {
  const violations: FieldViolation[] = []
  const message = conform(mounted.shape, call.message, call.fromText, violations) as Record<string, unknown> // an object in, an object out
  for (const [path, value] of call.params) setParam(message, path, mounted.shape, value, violations)
  mounted.validate(message, violations)
  return message
}

function setParam(
  message: Record<string, unknown>,
  path: readonly string[],
  shape: Mounted['shape'],
  value: string,
  violations: FieldViolation[],
): void {
  const [key, ...rest] = path as [string, ...string[]]
  const part = shape.properties?.[key] ?? {}
  if (rest.length === 0) {
    message[key] = conform(part, value, true, violations, key)
    return
  }
  const inner = message[key]
  const next = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {}
  message[key] = next
  setParam(next, rest, part, value, violations)
}

function siteOfRequest(world: Dispatcher, mounted: Mounted, message: Record<string, unknown>): Site | undefined {
  const id = mounted.options.siteOf?.(message as never)
  return id === undefined ? undefined : world.directory.site(id)
}

const subjectOf = (caller: Caller): string =>
  caller.kind === 'anonymous' ? 'anonymous' : `${caller.kind} ${caller.id}`

const isReadUpTo = (world: Dispatcher, consistent: string | undefined): boolean =>
  consistent === undefined || !/^\d{1,19}$/.test(consistent) || world.readUpTo() >= BigInt(consistent)

/** Equal messages give equal text, whatever the order of their keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`)
    .join(',')}}`
}

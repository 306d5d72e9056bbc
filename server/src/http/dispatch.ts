import { canonical } from '@fairground/domain/canonical.ts'
import { present } from '@fairground/domain/present.ts'
import type { Pool } from '../db/database.ts'
import { ApiError, InvalidArgument } from '../ground/api-error.ts'
import { actorOf, type Caller, holdsScope, isAdministrator } from '../ground/caller.ts'
import type { Ctx } from '../ground/context.ts'
import type { Cursors } from '../ground/cursors.ts'
import { newId } from '../ground/ids.ts'
import type { Sealer } from '../ground/sealer.ts'
import type { Site, Sites } from '../ground/site.ts'
import { siteInLanguage } from '../ground/site-languages.ts'
import type { Unanswered } from '../ground/unanswered.ts'
import { askingOutside, isOverLimit } from './asking-outside.ts'
import { hasReadFor, knownRead, prefixOfReads, type Reading, readKeyOf, shownCurrency } from './cached-read.ts'
import { conform } from './conform.ts'
import { DEVICE_COOKIE } from './cookies.ts'
import { type Identified, type Identify, type Presented, SessionOver } from './credentials.ts'
import { type Sifted, sifted, withRefused } from './faulty-items.ts'
import { type IdempotentCall, once, STATEMENTS_OF_A_KEY } from './idempotency.ts'
import type { Mounted } from './mount.ts'
import type { Overload } from './overload.ts'
import { isRead, purposeOf, senderOf } from './overload-rule.ts'
import type { RateLimits, SharedLimit } from './rate-limits.ts'
import type { CachedRead, ReadCache } from './read-cache.ts'
import { readerLocale } from './reader.ts'
import { Violations } from './violations.ts'
import { type Body, etagOf, Written } from './written.ts'

export interface Call extends Presented, Reading {
  readonly message: Record<string, unknown>
  /** True where every value is text (query string): numbers and booleans are read from it. */
  readonly fromText: boolean
  /** Path parameters: always text, stronger than what query or body repeat. */
  readonly params: readonly (readonly [path: readonly string[], value: string])[]
  readonly address: string
  /** `User-Agent`, at most 500 characters. */
  readonly agent?: string | undefined
  readonly requestId: string
  readonly idempotencyKey: string | undefined
}

export interface Answer {
  readonly body: Body
  readonly etag?: string
  /** Outbox position of the write, for `X-Wix-Consistent`. */
  readonly position?: string
  /** Without those that keep the answer under an idempotency key. */
  readonly statements: number
  /** Commits that waited for the disk. */
  readonly flushes: number
  readonly caller: Caller
  /** Key of the read, where the answer was in the cache. */
  readonly knownBy?: string | undefined
  /** The cached read that it is, where it is one: the same for every visitor. */
  readonly read?: CachedRead | undefined
}

export interface Dispatcher {
  readonly pool: Pool
  readonly directory: Pick<Sites, 'site' | 'defaultSite' | 'nowOf' | 'reload'>
  readonly identify: Identify
  readonly limits: RateLimits
  readonly cache: ReadCache
  readonly overload: Overload
  readonly cursors: Cursors
  readonly sealer: Sealer
  /** Has services outside answer what a request lacks. */
  readonly askOutside: (need: Unanswered, isOverLimit: boolean) => Promise<void>
  /** Position up to which this process has read the outbox. */
  readonly readUpTo: () => bigint
  /** Reads all of the outbox that is committed at this moment; false when that is more than can be read at once. */
  readonly readNow: () => Promise<boolean>
}

const FROM_CACHE = { statements: 0, flushes: 0 } as const

/** One request from message to answer, for a caller whom `identified` found: permission, limits, shape, cache, handler, bytes. */
export async function dispatch(
  world: Dispatcher,
  mounted: Mounted,
  call: Call,
  { site, caller }: Identified,
): Promise<Answer> {
  const { operation } = mounted
  permit(mounted, caller)
  world.limits.general(caller, call.address)
  const { message, faulty } = shapedOrSifted(mounted, call)

  const at = siteInLanguage(siteOfRequest(world, mounted, message) ?? site, call.language)
  const showIn = shownCurrency(at, call.currency)
  const cache = isAdministrator(caller) ? undefined : mounted.options.cache
  const readKey = cache && readKeyOf(mounted.key, message)
  const cacheKey = readKey && prefixOfReads(at, showIn) + readKey
  const known = cacheKey && (await knownRead(world, cacheKey, call))
  if (known) return { body: known.body, etag: known.etag, ...FROM_CACHE, caller, knownBy: readKey, read: known }
  world.overload.admit(
    () => purposeOf(operation),
    () => senderOf(caller),
  )

  const ctx = contextOf(world, mounted, call, { site: at, caller, showIn })
  const { db } = ctx
  const count = counter(world, call, ctx)
  for (const limit of [mounted.options.limit?.(message as never)].flat()) if (limit) await count(limit)

  const done = (body: Body, etag?: string, statements = db.sent.count): Answer => ({
    body,
    caller,
    statements,
    flushes: db.sent.flushes,
    ...present({ etag: etag || undefined, position: db.wrote.position > 0n ? String(db.wrote.position) : undefined }),
  })

  if (cache && cacheKey) {
    const reading = readingOf(world, mounted, { message, ctx, key: cacheKey, tagsOf: cache })
    const read = await (hasReadFor(world, call.consistent)
      ? world.cache.share(cacheKey, reading)
      : reading(world.cache.begin()))
    return { ...done(read.body, read.etag), read }
  }

  const asking = askingOutside(async (need) => {
    await world.askOutside(need, await isOverLimit(need, count))
  })
  const run = async (within: Ctx) => mounted.serialize(await handled(mounted, message, faulty, within))
  try {
    const { idempotencyKey } = call
    if (idempotencyKey !== undefined && storesAnswers(mounted)) {
      const keyed: IdempotentCall = {
        caller: caller.kind === 'anonymous' ? `anonymous ${call.address}` : subjectOf(caller),
        bound: boundOf(world.limits, caller, call.address),
        operation: mounted.key,
        key: idempotencyKey,
        body: canonical(faulty ? call.message : message),
      }
      const body = await asking(() =>
        once(db, keyed, ctx.now, async (nested) => String(await run({ ...ctx, db: nested }))),
      )
      if (mounted.options.changesSite) await world.directory.reload()
      return done(body, undefined, db.sent.count - STATEMENTS_OF_A_KEY)
    }
    const body = await asking(() => run(ctx))
    if (mounted.options.changesSite) await world.directory.reload()
    return done(body, operation.method === 'GET' ? etagOf(body) : undefined)
  } catch (error) {
    if (error instanceof ApiError) await error.leaves?.(db)
    throw error
  } finally {
    ctx.underWay?.end()
  }
}

interface Cacheable {
  readonly message: Record<string, unknown>
  readonly ctx: Ctx
  readonly key: string
  readonly tagsOf: NonNullable<Mounted['options']['cache']>
}

/** Reads what a cached operation answers, and stores it. */
const readingOf =
  ({ cache }: Dispatcher, { handler, serialize, options }: Mounted, { message, ctx, key, tagsOf }: Cacheable) =>
  async (began: number): Promise<CachedRead> => {
    const response = await handler(message as never, ctx)
    const body = serialize(response)
    const { tags, until } =
      response instanceof Written ? response : { tags: tagsOf(message as never, response as never), until: undefined }
    const lasting = { tags, began, lifeMs: options.cacheForMs, until }
    return ctx.db.sent.count === 0 ? cache.putIfWanted(key, body, lasting) : cache.put(key, body, lasting)
  }

/** Counts a request against a limit; throws TOO_MANY_REQUESTS. */
const counter =
  ({ limits }: Dispatcher, { address }: Call, { db, caller, now }: Ctx) =>
  async (limit: SharedLimit): Promise<void> => {
    if (limit.ofVisitors && isAdministrator(caller)) return
    await limits.shared(db, limit, limit.per === 'address' ? address : subjectOf(caller), now)
  }

type Within = Pick<Ctx, 'site' | 'caller' | 'showIn'>

/** Context of a request: its site, caller and moment, and what handlers may use. */
function contextOf(world: Dispatcher, { options }: Mounted, call: Call, { site, caller, showIn }: Within): Ctx {
  const isFree = isAdministrator(caller)
  return {
    site,
    caller,
    now: world.directory.nowOf(site),
    readerLocale: readerLocale({ site, caller }, call.language),
    requestId: call.requestId,
    isCurrent: !isFree && hasReadFor(world, call.consistent),
    address: call.address,
    openHolds: isFree ? undefined : world.limits.openHolds,
    underWay: isFree ? undefined : world.limits.holding?.(),
    agent: call.agent,
    showIn,
    device: call.sameOrigin ? call.cookies[DEVICE_COOKIE] : undefined,
    idempotencyKey: options.once ? call.idempotencyKey : undefined,
    newId: () => newId(new Date()),
    db: world.pool.forSite(site.id, actorOf(caller)),
    cursors: world.cursors,
    sealer: world.sealer,
  }
}

/** Reads keep none: they are safe to repeat, and anybody may ask them often, with long answers. */
const storesAnswers = ({ operation, options }: Mounted): boolean =>
  !options.once && !isRead(operation) && (operation.method === 'POST' || operation.method === 'PATCH')

/** Limits of the answers stored for the caller; none for staff and API keys. */
const boundOf = ({ storedAnswers }: RateLimits, caller: Caller, network: string): IdempotentCall['bound'] =>
  storedAnswers && !isAdministrator(caller) ? { network, most: storedAnswers } : undefined

/** The caller of a request; throws UNAUTHENTICATED and its kin. */
export async function identified(world: Dispatcher, { options }: Mounted, call: Call): Promise<Identified> {
  try {
    return await world.identify(call)
  } catch (error) {
    if (error instanceof SessionOver && options.alsoSignedOut?.(call.message)) return error.stranger
    throw error
  }
}

/** Another operation's answer, as its own call would give it: made within a request whose caller is known, with that caller's rights. */
export async function answerWithin(mounted: Mounted, message: Record<string, unknown>, ctx: Ctx): Promise<unknown> {
  permit(mounted, ctx.caller)
  const shapely = shapedOrRefused(mounted, { message, fromText: false, params: [] })
  return JSON.parse(String(mounted.serialize(await mounted.handler(shapely as never, ctx))))
}

export function permit({ operation }: Mounted, caller: Caller): void {
  const { who } = operation
  if (who.kind === 'anyone') return
  if (caller.kind === 'anonymous') throw new ApiError({ code: 'UNAUTHENTICATED' })
  if (who.kind === 'caller') return
  if (who.kind === 'staff') {
    if (caller.kind === 'staff') return
    throw new ApiError({ code: 'PERMISSION_DENIED' }, (t) => t('refusals.forSignedInStaff'))
  }
  if (isAdministrator(caller)) {
    if (!holdsScope(caller, who.scope)) throw new ApiError({ code: 'PERMISSION_DENIED', scope: who.scope })
  } else if (who.kind === 'admin') throw new ApiError({ code: 'PERMISSION_DENIED', scope: who.scope })
}

type SentMessage = Pick<Call, 'message' | 'fromText' | 'params'>

function shapedOrRefused(mounted: Mounted, call: SentMessage): Record<string, unknown> {
  const { invalid } = mounted.options
  try {
    return shaped(mounted, call)
  } catch (error) {
    throw invalid && error instanceof InvalidArgument ? invalid(error.violations) : error
  }
}

/** Leaves out the items of many that do not fit, and reports them. */
function shapedOrSifted(mounted: Mounted, call: SentMessage): { message: Record<string, unknown>; faulty?: Sifted } {
  if (!mounted.many || mounted.options.invalid) return { message: shapedOrRefused(mounted, call) }
  const violations = new Violations(mounted.many.list)
  const message = conformed(mounted, call, violations)
  try {
    mounted.validate(message, violations)
    return { message }
  } catch (error) {
    const faulty = error instanceof InvalidArgument ? sifted(mounted.many, message, error.violations) : undefined
    if (!faulty) throw error
    return { message: faulty.message, faulty }
  }
}

async function handled(
  mounted: Mounted,
  message: Record<string, unknown>,
  faulty: Sifted | undefined,
  ctx: Ctx,
): Promise<unknown> {
  if (!faulty || !mounted.many) return mounted.handler(message as never, ctx)
  if (faulty.refused.size === faulty.total) return withRefused(mounted.many, faulty, undefined)
  const answer = await mounted.handler(message as never, ctx)
  const parsed = answer instanceof Written ? JSON.parse(String(answer.body)) : answer
  return withRefused(mounted.many, faulty, parsed as Record<string, unknown>)
}

function shaped(mounted: Mounted, call: SentMessage): Record<string, unknown> {
  const violations = new Violations()
  const message = conformed(mounted, call, violations)
  mounted.validate(message, violations)
  return message
}

function conformed(mounted: Mounted, call: SentMessage, violations: Violations): Record<string, unknown> {
  const given = mounted.options.unpack?.(call.message) ?? call.message
  const message = conform(mounted.shape, given, { fromQuery: call.fromText, violations }) as Record<string, unknown> // an object in, an object out
  for (const [path, value] of call.params) setParam(message, path, value, { shape: mounted.shape, violations })
  return message
}

function setParam(
  message: Record<string, unknown>,
  path: readonly string[],
  value: string,
  { shape, violations }: { shape: Mounted['shape']; violations: Violations },
): void {
  const [key, ...rest] = path as [string, ...string[]]
  const part = shape.properties?.[key] ?? {}
  if (rest.length === 0) {
    message[key] = conform(part, value, { fromQuery: true, violations }, key)
    return
  }
  const inner = message[key]
  const next = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {}
  message[key] = next
  setParam(next, rest, value, { shape: part, violations })
}

function siteOfRequest(world: Dispatcher, mounted: Mounted, message: Record<string, unknown>): Site | undefined {
  const id = mounted.options.siteOf?.(message as never)
  return id === undefined ? undefined : world.directory.site(id)
}

const subjectOf = (caller: Caller): string =>
  caller.kind === 'anonymous' ? 'anonymous' : `${caller.kind} ${caller.id}`

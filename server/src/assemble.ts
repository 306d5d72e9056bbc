import { present } from '@fairground/domain/present.ts'
import type { Assembly, AssemblySettings, Capabilities } from './assembly.ts'
import { openPool, type Pool } from './db/database.ts'
import { gateKeys } from './events/gates/gate-keys.ts'
import { rsvpLinks } from './events/rsvp/rsvp-links.ts'
import { waitingLinks } from './events/waiting-lists/waiting-links.ts'
import { jobsOfFeatures } from './feature-jobs.ts'
import { mountFeatures } from './features.ts'
import { signedCursors } from './ground/cursors.ts'
import type { Effects } from './ground/database.ts'
import { QuotesNeeded } from './ground/quotes-needed.ts'
import { type Sealer, sealer } from './ground/sealer.ts'
import { TaxesNeeded } from './ground/taxes-needed.ts'
import { ticketCodes } from './ground/ticket-codes.ts'
import { buildApp } from './http/app.ts'
import { directCalls } from './http/direct-calls.ts'
import type { Dispatcher } from './http/dispatch.ts'
import { newApi } from './http/mount.ts'
import { noOverload, watchOverload } from './http/overload.ts'
import { rateLimits } from './http/rate-limits.ts'
import { type ReadCache, readCache } from './http/read-cache.ts'
import { identifier } from './identity/credentials/identify.ts'
import { accessTokens } from './identity/tokens/access-tokens.ts'
import { openRevocations, type Revocations } from './identity/tokens/revocations.ts'
import { openSigningKeys } from './identity/tokens/signing-keys.ts'
import { openPost } from './mail/post.ts'
import { downloadLinks } from './media/download-links.ts'
import { mediaFiles } from './media/files.ts'
import { openStorage } from './media/open-storage.ts'
import { type DroppedTags, droppedTags } from './outbox/dropped-tags.ts'
import { type Happened, type Relay, startRelay } from './outbox/relay.ts'
import { registerRawRoutes } from './raw-routes.ts'
import { taxDesk } from './sales/automatic-taxes/tax-desk.ts'
import { quoteDesk } from './sales/delivery/live/quotes.ts'
import { keysOfAccounts, secretsOfFormer } from './sales/payments/accounts.ts'
import { paymentMethods } from './sales/payments/methods.ts'
import type { ProviderNeeds } from './sales/payments/provider.ts'
import { orderLinks } from './sales/purchase/order-links.ts'
import { openDirectory } from './sites/directory.ts'
import { wayOfSite } from './sites/mail-server/mail-server.ts'

/** Beside those of requests: their share of the database when both have more to do than it can. */
const BACKGROUND_CONNECTIONS = 2

/** Milliseconds that another process's write may be unseen here. */
const RELAY_EVERY_MS = 50

/** The world, put together once: every capability is made here and handed to the features that use it. */
export async function assemble(settings: AssemblySettings): Promise<Assembly> {
  const cache = readCache()
  const dropped = droppedTags()
  // The list is read from the database, so it exists once the pool does.
  let ended: Pick<Revocations, 'committed'> = { committed: () => {} }
  const connected = {
    connectionString: settings.connectionString,
    statementTimeoutMs: settings.statementTimeoutMs,
    ...present({ isFull: settings.isFull || undefined }),
    isWatched: settings.isDatabaseWatched ?? false,
    waitsForDisk: settings.waitsForDisk ?? true,
    onCommit: (_siteId: string, effects: Effects) => {
      cache.drop(effects.tags)
      dropped.note(effects)
      ended.committed(effects.tags)
    },
  }
  const pool = openPool({ ...connected, max: settings.poolSize })
  const backgroundPool = openPool({ ...connected, max: BACKGROUND_CONNECTIONS })
  const opened: (() => Promise<void>)[] = [() => pool.end(), () => backgroundPool.end()]
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end()
  }
  try {
    const found = await assembleOn({ pool, backgroundPool }, { cache, dropped }, settings, opened)
    ended = found.revocations
    return { ...found, backgroundPool, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Drops {
  readonly cache: ReadCache
  readonly dropped: DroppedTags
}

type Pools = Pick<Assembly, 'pool' | 'backgroundPool'>
/** Ends of what was opened, called from the last to the first. */
type Opened = (() => Promise<void>)[]

async function assembleOn(
  pools: Pools,
  { cache, dropped }: Drops,
  settings: AssemblySettings,
  opened: Opened,
): Promise<Omit<Assembly, 'close' | 'backgroundPool'>> {
  const { pool } = pools
  const keys = await openSigningKeys(pool)
  const tokens = accessTokens(keys)
  const directory = await openDirectory(pool)
  const revocations = await openRevocations(pool, directory)
  const relay = await openRelay(pool, { settings, revocations, cache, dropped, directory })
  opened.push(() => relay.stop())
  const overload = settings.overload
    ? watchOverload({ ...settings.overload, waiting: pool.waiting, logger: settings.logger })
    : noOverload
  opened.push(async () => overload.stop())

  const secret = String(keys[0]?.privateKey.export({ format: 'jwk' }).d)
  const seals = sealer(settings.secretKey === undefined ? [secret] : [settings.secretKey, secret])
  const accountOf = keysOfAccounts(pools.backgroundPool, seals)
  const { carrier } = settings.providers
  const taxCalculators = settings.providers.taxCalculators({ accountOf })
  const world: Dispatcher = {
    pool,
    directory,
    identify: identifier({ pool, directory, tokens, revocations }),
    limits: rateLimits(settings.rateLimitFactor, settings.heldUnits),
    cache,
    overload,
    cursors: signedCursors(secret),
    sealer: seals,
    askOutside: outsideDesk(pool, { settings, seals, carrier, taxCalculators }),
    readUpTo: relay.readUpTo,
    readNow: relay.readNow,
  }
  const api = newApi()
  const { providers, captcha, post } = openOutside(pools, { settings, secret, directory, accountOf, seals })
  const capabilities: Capabilities = {
    methods: paymentMethods(providers, directory),
    carrier,
    taxCalculators,
    pool,
    directory,
    tokens,
    codes: ticketCodes(keys),
    revocations,
    post,
    captcha,
    files: mediaFiles(openStorage(settings)),
    downloads: downloadLinks(secret, settings.publicUrl),
    orderLinks: orderLinks(secret, settings.publicUrl),
    rsvpLinks: rsvpLinks(secret, settings.publicUrl),
    waitingLinks: waitingLinks(secret, settings.publicUrl),
    gateKeys: gateKeys(secret),
    cursors: world.cursors,
    sealer: world.sealer,
    relay,
    cache,
    settings,
  }
  const features = mountFeatures(api, capabilities)
  const app = await buildApp(api, world, {
    ...settings,
    widgetOrigins: captcha.widget.origins,
    formOrigins: providers.flatMap(({ origins }) => origins?.pages ?? []),
  })
  const { identify, limits } = world
  for (const provider of providers) await provider.pages?.(app)
  const direct = directCalls(api, world)
  await registerRawRoutes(app, api, { ...capabilities, identify, limits, overload, direct, follow: features.follow })

  opened.push(() => app.close())
  const { downloads, codes, methods } = capabilities
  const { orderLinks: ofOrders, rsvpLinks: ofRsvps, waitingLinks: ofPlaces } = capabilities
  const links = { orderLinks: ofOrders, rsvpLinks: ofRsvps, waitingLinks: ofPlaces }
  const jobs = jobsOfFeatures(capabilities, features)
  const parts = { pool, world, directory, relay, revocations, post, downloads, codes, methods, settings }
  return { app, api, features, jobs, ...links, ...parts }
}

type Followers = Pick<Capabilities, 'settings' | 'revocations' | 'directory'> & Drops

/** The reader of the outbox; ended sessions, cached answers and the list of sites follow it before anything else does. */
async function openRelay(pool: Pool, { settings, revocations, cache, dropped, directory }: Followers): Promise<Relay> {
  const relay = await startRelay(pool, RELAY_EVERY_MS, (error) =>
    settings.logger.warn({ err: error }, 'the outbox could not be read'),
  )
  relay.subscribeEarly((happened: readonly Happened[]) => {
    revocations.happened(happened)
    const tags = dropped.left(happened)
    if (tags.length > 0) cache.drop(tags)
    if (happened.some((h) => h.entity === 'site')) {
      void directory.reload().catch((error) => settings.logger.warn({ err: error }, 'sites could not be reloaded'))
    }
  })
  return relay
}

interface Desks extends Pick<Capabilities, 'settings' | 'carrier' | 'taxCalculators'> {
  readonly seals: Sealer
}

/** Has the service answer that the lacking answers are of. */
function outsideDesk(pool: Pool, { settings, seals, carrier, taxCalculators }: Desks): Dispatcher['askOutside'] {
  const failed = (what: string) => (error: unknown) => settings.logger.warn({ err: error }, `${what} failed`)
  const quotes = quoteDesk({ pool, sealer: seals, carrier, onFault: failed('a carrier') })
  const taxes = taxDesk({ pool, calculators: taxCalculators, onFault: failed('a calculator of taxes') })
  return async (need, isOverLimit) => {
    if (need instanceof QuotesNeeded) await quotes(need)
    else if (need instanceof TaxesNeeded) await taxes(need, isOverLimit)
    else throw need
  }
}

type Needs = Pick<Capabilities, 'settings' | 'directory'> &
  Pick<ProviderNeeds, 'accountOf'> & { readonly secret: string; readonly seals: Sealer }

/** The outside world, by the providers of the program: mails, puzzles, payments. */
function openOutside({ pool, backgroundPool }: Pools, { settings, secret, directory, accountOf, seals }: Needs) {
  const { logger, publicUrl } = settings
  const post = openPost({
    pool,
    publicUrl,
    mailer: settings.providers.mailer,
    wayOf: (siteId) => wayOfSite(seals, directory.site(siteId)),
    hasServer: (siteId) => directory.site(siteId)?.settings.mailServer !== undefined,
    openMailer: settings.providers.openMailer,
    onFault: (error) => logger.error({ err: error }, 'a mail could not be sent'),
  })
  const captcha = settings.providers.captcha(secret, (error) =>
    logger.error({ err: error }, 'a captcha could not be verified'),
  )
  const providers = settings.providers.payments({
    publicUrl,
    secret,
    // As an outside provider, one that lives here needs no connection of those that requests wait for.
    pool: backgroundPool,
    sites: directory,
    accountOf,
    formerSecretsOf: secretsOfFormer(backgroundPool, seals, (error) =>
      logger.warn({ err: error }, 'the secret of a former payment account does not open'),
    ),
    onFault: (error) => logger.warn({ err: error }, 'a payment provider failed'),
  })
  return { post, captcha, providers }
}

import { present } from '@fairground/domain/present.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openPool, type Pool } from './db/database.ts'
import { type RsvpLinks, rsvpLinks } from './events/rsvp/rsvp-links.ts'
import { jobsOfFeatures } from './feature-jobs.ts'
import { type Features, mountFeatures } from './features.ts'
import { type Cursors, signedCursors } from './ground/cursors.ts'
import type { Effects } from './ground/database.ts'
import { type Sealer, sealer } from './ground/sealer.ts'
import { type TicketCodes, ticketCodes } from './ground/ticket-codes.ts'
import { buildApp } from './http/app.ts'
import type { Dispatcher } from './http/dispatch.ts'
import { type Api, newApi } from './http/mount.ts'
import { noOverload, type OverloadSettings, watchOverload } from './http/overload.ts'
import { type HeldUnits, rateLimits } from './http/rate-limits.ts'
import { type ReadCache, readCache } from './http/read-cache.ts'
import type { Captcha } from './identity/captcha/captcha.ts'
import { identifier } from './identity/credentials/identify.ts'
import type { OidcSettings } from './identity/oidc/provider.ts'
import { type AccessTokens, accessTokens } from './identity/tokens/access-tokens.ts'
import { openRevocations, type Revocations } from './identity/tokens/revocations.ts'
import { openSigningKeys } from './identity/tokens/signing-keys.ts'
import type { FeatureJobs } from './jobs/feature-jobs.ts'
import { openPost, type Post } from './mail/post.ts'
import { type DownloadLinks, downloadLinks } from './media/download-links.ts'
import { type MediaFiles, mediaFiles } from './media/files.ts'
import { openStorage } from './media/open-storage.ts'
import type { ObjectStore } from './media/s3-storage.ts'
import { type Happened, type Relay, startRelay } from './outbox/relay.ts'
import { tagsOfHappened } from './outbox/tags-of-happened.ts'
import { registerRawRoutes } from './raw-routes.ts'
import { type PaymentMethods, paymentMethods } from './sales/payments/methods.ts'
import { type OrderLinks, orderLinks } from './sales/purchase/order-links.ts'
import { type Directory, openDirectory } from './sites/directory.ts'
import type { Providers } from './start-server.ts'

export interface AssemblySettings {
  readonly connectionString: string
  readonly poolSize: number
  readonly statementTimeoutMs: number
  readonly rateLimitFactor: number
  readonly heldUnits: HeldUnits
  readonly publicUrl: string
  readonly hosts: readonly string[]
  readonly trustedProxies?: readonly string[]
  readonly dataDir: string
  /** Absent: files lie under `dataDir`. */
  readonly objectStore?: ObjectStore
  readonly testClock: boolean
  /** Seals keys of authenticator apps; without it a key of the database does. */
  readonly secretKey?: string | undefined
  readonly dev: boolean
  /** Off in tests that have no built front ends. */
  readonly pages: boolean
  readonly countStatements: boolean
  readonly providers: Providers
  /** Sign-in by an OpenID provider. */
  readonly oidc?: OidcSettings | undefined
  /** True when the disk of our own database has no room for a change; read before each. */
  readonly isFull?: () => boolean
  /** Callers are refused soon while the database does not answer. */
  readonly isDatabaseWatched?: boolean
  /** Operations that are refused under load; absent: none. */
  readonly overload?: OverloadSettings
  readonly logger: Logger
}

export interface Assembly {
  readonly app: FastifyInstance
  readonly api: Api
  readonly pool: Pool
  /** Connections of jobs alone: under load those of `pool` have a queue of requests before them. */
  readonly backgroundPool: Pool
  readonly world: Dispatcher
  readonly directory: Directory
  readonly relay: Relay
  readonly revocations: Revocations
  readonly post: Post
  readonly downloads: DownloadLinks
  readonly codes: TicketCodes
  readonly orderLinks: OrderLinks
  readonly rsvpLinks: RsvpLinks
  readonly methods: PaymentMethods
  readonly features: Features
  readonly jobs: readonly FeatureJobs[]
  readonly settings: AssemblySettings
  close(): Promise<void>
}

/** Beside those of requests: their share of the database when both have more to do than it can. */
const BACKGROUND_CONNECTIONS = 2

/** Milliseconds that another process's write may be unseen here. */
const RELAY_EVERY_MS = 50

/** The world, put together once: every capability is made here and handed to the features that use it. */
export async function assemble(settings: AssemblySettings): Promise<Assembly> {
  const cache = readCache()
  // The list is read from the database, so it exists once the pool does.
  let ended: Pick<Revocations, 'committed'> = { committed: () => {} }
  const connected = {
    connectionString: settings.connectionString,
    statementTimeoutMs: settings.statementTimeoutMs,
    ...present({ isFull: settings.isFull || undefined }),
    isWatched: settings.isDatabaseWatched ?? false,
    onCommit: (_siteId: string, { tags }: Effects) => {
      cache.drop(tags)
      ended.committed(tags)
    },
  }
  const pool = openPool({ ...connected, max: settings.poolSize })
  const backgroundPool = openPool({ ...connected, max: BACKGROUND_CONNECTIONS })
  const opened: (() => Promise<void>)[] = [() => pool.end(), () => backgroundPool.end()]
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end()
  }
  try {
    const found = await assembleOn({ pool, backgroundPool }, cache, settings, opened)
    ended = found.revocations
    return { ...found, backgroundPool, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function assembleOn(
  { pool, backgroundPool }: Pick<Assembly, 'pool' | 'backgroundPool'>,
  cache: ReadCache,
  settings: AssemblySettings,
  opened: (() => Promise<void>)[],
): Promise<Omit<Assembly, 'close' | 'backgroundPool'>> {
  const keys = await openSigningKeys(pool)
  const tokens = accessTokens(keys)
  const directory = await openDirectory(pool)
  const revocations = await openRevocations(pool, directory)
  const relay = await startRelay(pool, RELAY_EVERY_MS, (error) =>
    settings.logger.warn({ err: error }, 'the outbox could not be read'),
  )
  opened.push(() => relay.stop())
  const applyChanges = (happened: readonly Happened[]) => {
    revocations.happened(happened)
    cache.drop(happened.flatMap(tagsOfHappened))
    if (happened.some((h) => h.entity === 'site')) {
      void directory.reload().catch((error) => settings.logger.warn({ err: error }, 'sites could not be reloaded'))
    }
  }
  relay.subscribeEarly(applyChanges)

  const overload = settings.overload
    ? watchOverload({ ...settings.overload, waiting: pool.waiting, logger: settings.logger })
    : noOverload
  opened.push(async () => overload.stop())

  const secret = String(keys[0]?.privateKey.export({ format: 'jwk' }).d)
  const world: Dispatcher = {
    pool,
    directory,
    identify: identifier({ pool, directory, tokens, revocations }),
    limits: rateLimits(settings.rateLimitFactor, settings.heldUnits),
    cache,
    overload,
    cursors: signedCursors(secret),
    sealer: sealer(settings.secretKey === undefined ? [secret] : [settings.secretKey, secret]),
    readUpTo: relay.readUpTo,
  }
  const api = newApi()
  const codes = ticketCodes(keys)
  const post = openPost({
    pool,
    mailer: settings.providers.mailer,
    onFault: (error) => settings.logger.error({ err: error }, 'a mail could not be sent'),
  })
  const captcha = settings.providers.captcha(secret, (error) =>
    settings.logger.error({ err: error }, 'a captcha could not be verified'),
  )
  const files = mediaFiles(openStorage(settings))
  const downloads = downloadLinks(secret, settings.publicUrl)
  const linksToOrders = orderLinks(secret, settings.publicUrl)
  const answerLinks = rsvpLinks(secret, settings.publicUrl)
  const providers = settings.providers.payments({
    publicUrl: settings.publicUrl,
    secret,
    // As an outside provider, one that lives here needs no connection of those that requests wait for.
    pool: backgroundPool,
    sites: directory,
    onFault: (error) => settings.logger.warn({ err: error }, 'a payment provider failed'),
  })
  const capabilities: Capabilities = {
    methods: paymentMethods(providers),
    pool,
    directory,
    tokens,
    codes,
    revocations,
    post,
    captcha,
    files,
    downloads,
    orderLinks: linksToOrders,
    rsvpLinks: answerLinks,
    cursors: world.cursors,
    sealer: world.sealer,
    relay,
    cache,
    settings,
  }
  const features = mountFeatures(api, capabilities)
  const app = await buildApp(api, world, {
    ...settings,
    widgetOrigins: [...captcha.widget.origins, ...providers.flatMap(({ origins }) => origins?.scripts ?? [])],
    formOrigins: providers.flatMap(({ origins }) => origins?.pages ?? []),
  })
  const { identify, limits } = world
  for (const provider of providers) await provider.pages?.(app)
  await registerRawRoutes(app, api, { ...capabilities, identify, limits, overload, follow: features.follow })

  opened.push(() => app.close())
  return {
    app,
    api,
    pool,
    world,
    directory,
    relay,
    revocations,
    post,
    downloads,
    codes,
    orderLinks: linksToOrders,
    rsvpLinks: answerLinks,
    methods: capabilities.methods,
    features,
    jobs: jobsOfFeatures(capabilities, features),
    settings,
  }
}

export interface Capabilities {
  readonly pool: Pool
  readonly directory: Directory
  readonly tokens: AccessTokens
  readonly codes: TicketCodes
  readonly revocations: Revocations
  readonly post: Post
  readonly captcha: Captcha
  readonly files: MediaFiles
  /** Downloads of files that are sold. */
  readonly downloads: DownloadLinks
  readonly orderLinks: OrderLinks
  readonly rsvpLinks: RsvpLinks
  readonly methods: PaymentMethods
  readonly cursors: Cursors
  readonly sealer: Sealer
  readonly relay: Relay
  readonly cache: ReadCache
  readonly settings: AssemblySettings
}

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Capabilities } from './assembly.ts'
import { registerImportUpload } from './catalog/import-runs/upload.ts'
import { registerProductExport } from './catalog/product-files/routes.ts'
import type { Site } from './ground/site.ts'
import type { Identify } from './http/credentials.ts'
import { healthRoutes } from './http/health.ts'
import type { Api } from './http/mount.ts'
import type { Overload } from './http/overload.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { Follow } from './identity/accounts/follow-visitor.ts'
import { captchaRoutes } from './identity/captcha/routes.ts'
import { continuePage } from './identity/oauth/continue-page.ts'
import { installPage } from './identity/oauth/install-page.ts'
import { returnPages } from './identity/oauth/logout-page.ts'
import { oauthPages } from './identity/oauth/pages.ts'
import { oidcPages } from './identity/oidc/pages.ts'
import { openIdProvider } from './identity/oidc/provider.ts'
import { resetPage } from './identity/recovery/reset-page.ts'
import { enterFlows } from './identity/redirects/enter-flow.ts'
import { followCallbacks } from './identity/redirects/follow-callbacks.ts'
import { sessionRoutes } from './identity/sessions/routes.ts'
import { type VisitorSessions, visitorSessions } from './identity/sessions/visitor-session.ts'
import { staffDoorPage } from './identity/staff/door-page.ts'
import { staffAccountPage } from './identity/staff/password/account-page.ts'
import { staffStepPages } from './identity/staff/second-step/pages.ts'
import { staffSignInPage } from './identity/staff/sign-in-page.ts'
import { staffSignOut } from './identity/staff/sign-out.ts'
import { liveRoutes } from './live/routes.ts'
import { registerMediaRoutes } from './media/routes.ts'
import { registerMediaUpload } from './media/upload.ts'
import { adminRoutes } from './pages/admin/routes.ts'
import { sourceAdmin } from './pages/admin/source-admin.ts'
import type { PagesWorld } from './pages/answer-page.ts'
import { metricsRoutes } from './pages/metrics.ts'
import { pages } from './pages/pages.ts'
import { docsRoutes } from './pages/reference/reference.ts'
import { templateRedirects } from './sales/checkout-templates/redirect-page.ts'
import { completionRedirects } from './sales/checkouts/completion-page.ts'
import { receiveMessages } from './sales/payments/receive-message.ts'
import { mayHaveFile } from './sales/purchase/downloads.ts'
import { ordersClaimed } from './sales/purchase/give-orders.ts'
import { siteFacts } from './site-facts.ts'

const adminDir = fileURLToPath(new URL('../../admin/', import.meta.url))
const storefrontDir = fileURLToPath(new URL('../../storefront/', import.meta.url))

function homeOf(directory: Capabilities['directory']): Site {
  const site = directory.defaultSite()
  if (!site) throw new Error('There is no site yet')
  return site
}

type RawRoutes = Capabilities & {
  identify: Identify
  limits: RateLimits
  overload: Overload
  direct: PagesWorld['direct']
  follow: Follow
}

/** Routes that are no operations: health, sessions, documentation, files, the front ends. Each names who may call it. */
export async function registerRawRoutes(app: FastifyInstance, api: Api, world: RawRoutes): Promise<void> {
  const { pool, directory, tokens, revocations, identify, limits, settings } = world
  const secure = settings.publicUrl.startsWith('https:')
  const visitors = visitorSessions({ pool, directory, tokens, revocations, limits, secure })
  healthRoutes(app, pool)
  metricsRoutes(app, { pool, overload: world.overload, token: settings.metricsToken })
  docsRoutes(
    app,
    api.mounted
      .values()
      .map(({ operation }) => operation)
      .toArray(),
    settings.publicUrl,
  )
  await staffRoutes(app, world, secure)
  const cameFrom = await visitorRoutes(app, world, visitors, secure)
  await receiveMessages(app, { methods: world.methods, pool, sites: directory })
  templateRedirects(app, { pool, directory, publicUrl: settings.publicUrl })
  completionRedirects(app, { pool, directory, cursors: world.cursors, publicUrl: settings.publicUrl })
  await installPage(app, { pool, directory, identify })
  const onFault = (error: unknown) => settings.logger.error({ err: error }, 'a live stream could not be served')
  liveRoutes(app, { relay: world.relay, identify, pool, onFault })
  fileRoutes(app, world)
  if (!settings.pages) return
  if (settings.dev) await sourceAdmin(app, adminDir)
  else await adminRoutes(app, { distDir: join(adminDir, 'dist'), secure })
  await storefrontPages(app, world, { sessions: visitors, cameFrom })
}

/** The door of the admin: signing in, its second step, signing out. */
async function staffRoutes(app: FastifyInstance, world: RawRoutes, secure: boolean): Promise<void> {
  const { pool, directory, post, sealer, settings } = world
  const { publicUrl, oidc, rateLimitFactor } = settings
  staffSignOut(app, { pool, directory, secure })
  await staffSignInPage(app, { pool, directory, secure, publicUrl })
  const provider = oidc?.staff ? oidc.name : undefined
  await staffDoorPage(app, { pool, directory, publicUrl, provider, post, secure, rateLimitFactor })
  await staffAccountPage(app, { pool, directory, post, publicUrl })
  await staffStepPages(app, { pool, directory, post, sealer, secure, publicUrl })
}

/** Sessions of visitors and members, and the ways in which they sign in; the answer finds where a flow came from. */
async function visitorRoutes(
  app: FastifyInstance,
  { pool, directory, tokens, cursors, captcha, post, settings, follow }: RawRoutes,
  visitors: VisitorSessions,
  secure: boolean,
): Promise<ReturnType<typeof followCallbacks>> {
  const { publicUrl, oidc, rateLimitFactor } = settings
  sessionRoutes(app, { pool, directory, visitors, secure })
  await enterFlows(app, { pool, directory, visitors, publicUrl })
  const cameFrom = followCallbacks(app, { pool, directory, visitors, publicUrl })
  oauthPages(app, { pool, directory, cursors, visitors, issuer: oidc?.members ? oidc.issuer : undefined })
  returnPages(app, { directory, visitors })
  captchaRoutes(app, { captcha, now: () => directory.nowOf(homeOf(directory)) })
  continuePage(app, { directory })
  await resetPage(app, { directory, publicUrl })
  if (oidc)
    oidcPages(app, {
      provider: openIdProvider(oidc),
      pool,
      directory,
      visitors,
      tokens,
      publicUrl,
      signIn: { follow, claim: ordersClaimed, post, rateLimitFactor },
    })
  return cameFrom
}

/** Files that come and go: pictures, downloads, imports, exports. */
function fileRoutes(app: FastifyInstance, world: RawRoutes): void {
  const { pool, directory, identify, files, downloads, settings } = world
  registerMediaRoutes(app, { pool, directory, files, downloads, mayHave: mayHaveFile, logger: settings.logger })
  registerMediaUpload(app, { pool, directory, identify, files, publicUrl: settings.publicUrl })
  registerImportUpload(app, { pool, directory, identify, files, publicUrl: settings.publicUrl })
  registerProductExport(app, { pool, directory, identify })
}

/** Pages of the shop. */
async function storefrontPages(
  app: FastifyInstance,
  { directory, methods, settings, cache, overload, direct }: RawRoutes,
  visits: Pick<PagesWorld, 'sessions' | 'cameFrom'>,
): Promise<void> {
  const factsOf = (home: Site) => siteFacts(home, settings)
  const known = new WeakMap<Site, ReturnType<typeof factsOf>>()
  // A site that is changed is read as another object.
  const site = () => {
    const home = homeOf(directory)
    const facts = known.get(home) ?? factsOf(home)
    known.set(home, facts)
    return facts
  }
  const now = () => directory.nowOf(homeOf(directory))
  const paymentOrigins = () => methods.originsOf(homeOf(directory))
  const isKnownHost = app.getDecorator<(host: string) => boolean>('isKnownHost')
  const world = { cache, overload, direct, paymentOrigins, site, now }
  const dir = settings.storefrontDir ?? storefrontDir
  await pages(app, { storefrontDir: dir, dev: settings.dev, isKnownHost, ...visits, ...world })
}

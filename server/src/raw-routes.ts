import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { present } from '@fairground/domain/present.ts'
import type { FastifyInstance } from 'fastify'
import type { Capabilities } from './assemble.ts'
import { registerImportUpload } from './catalog/import-runs/upload.ts'
import { registerProductExport } from './catalog/product-files/routes.ts'
import type { Site } from './ground/site.ts'
import { languagesOf } from './ground/site-languages.ts'
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
import { visitorSessions } from './identity/sessions/visitor-session.ts'
import { staffDoorPage } from './identity/staff/door-page.ts'
import { staffStepPages } from './identity/staff/second-step/pages.ts'
import { staffSignInPage } from './identity/staff/sign-in-page.ts'
import { staffSignOut } from './identity/staff/sign-out.ts'
import { liveRoutes } from './live/routes.ts'
import { registerMediaRoutes } from './media/routes.ts'
import { registerMediaUpload } from './media/upload.ts'
import { adminRoutes } from './pages/admin/routes.ts'
import { sourceAdmin } from './pages/admin/source-admin.ts'
import { pages } from './pages/pages.ts'
import { docsRoutes } from './pages/reference/reference.ts'
import { receiveMessages } from './sales/payments/receive-message.ts'
import { mayHaveFile } from './sales/purchase/downloads.ts'
import { ordersClaimed } from './sales/purchase/give-orders.ts'
import { otherCurrencies, ratesOf } from './sites/currencies/rates.ts'

const adminDir = fileURLToPath(new URL('../../admin/', import.meta.url))
const storefrontDir = fileURLToPath(new URL('../../storefront/', import.meta.url))

function homeOf(directory: Capabilities['directory']): Site {
  const site = directory.defaultSite()
  if (!site) throw new Error('There is no site yet')
  return site
}

/** Routes that are no operations: health, sessions, documentation, files, the front ends. Each names who may call it. */
export async function registerRawRoutes(
  app: FastifyInstance,
  api: Api,
  {
    pool,
    directory,
    tokens,
    revocations,
    cursors,
    sealer,
    captcha,
    relay,
    cache,
    post,
    files,
    downloads,
    methods,
    settings,
    identify,
    limits,
    overload,
    follow,
  }: Capabilities & { identify: Identify; limits: RateLimits; overload: Overload; follow: Follow },
): Promise<void> {
  const secure = settings.publicUrl.startsWith('https:')
  const visitors = visitorSessions({ pool, directory, tokens, revocations, limits, secure })
  healthRoutes(app, pool)
  docsRoutes(
    app,
    api.mounted
      .values()
      .map(({ operation }) => operation)
      .toArray(),
    settings.publicUrl,
  )
  sessionRoutes(app, { pool, directory, visitors, secure })
  staffSignOut(app, { pool, directory, secure })
  await staffSignInPage(app, { pool, directory, secure, publicUrl: settings.publicUrl })
  const provider = settings.oidc?.staff ? settings.oidc.name : undefined
  await staffDoorPage(app, { pool, directory, publicUrl: settings.publicUrl, provider })
  await enterFlows(app, { pool, directory, visitors, publicUrl: settings.publicUrl })
  const cameFrom = followCallbacks(app, { pool, directory, visitors, publicUrl: settings.publicUrl })
  const issuer = settings.oidc?.members ? settings.oidc.issuer : undefined
  oauthPages(app, { pool, directory, cursors, visitors, issuer })
  returnPages(app, { directory, visitors })
  await receiveMessages(app, { methods, pool, sites: directory })
  captchaRoutes(app, { captcha, now: () => directory.nowOf(homeOf(directory)) })
  continuePage(app, { directory })
  await resetPage(app, { directory, publicUrl: settings.publicUrl })
  await staffStepPages(app, { pool, directory, post, sealer, secure, publicUrl: settings.publicUrl })
  await installPage(app, { pool, directory, identify })
  if (settings.oidc)
    oidcPages(app, {
      provider: openIdProvider(settings.oidc),
      pool,
      directory,
      visitors,
      tokens,
      publicUrl: settings.publicUrl,
      signIn: { follow, claim: ordersClaimed, post, rateLimitFactor: settings.rateLimitFactor },
    })
  const onFault = (error: unknown) => settings.logger.error({ err: error }, 'a live stream could not be served')
  liveRoutes(app, { relay, identify, pool, onFault })
  registerMediaRoutes(app, { pool, directory, files, downloads, mayHave: mayHaveFile, logger: settings.logger })
  registerMediaUpload(app, { pool, directory, identify, files, publicUrl: settings.publicUrl })
  registerImportUpload(app, { pool, directory, identify, files, publicUrl: settings.publicUrl })
  registerProductExport(app, { pool, directory, identify })
  if (!settings.pages) return
  if (settings.dev) await sourceAdmin(app, adminDir)
  else await adminRoutes(app, { distDir: join(adminDir, 'dist'), secure })
  const site = () => {
    const home = homeOf(directory)
    const { id, name, locale, currency, timeZone, clockOffsetMs } = home
    const others = otherCurrencies(home)
    const languages = languagesOf(home)
    const outsideSignIn = settings.oidc?.members ? { outsideSignIn: settings.oidc.name } : {}
    return {
      id,
      clockOffsetMs,
      name,
      locale,
      currency,
      timeZone,
      origin: settings.publicUrl,
      ...(others.length > 0 ? { currencies: others.map(({ code }) => code), rates: ratesOf(others) } : {}),
      ...outsideSignIn,
      ...present({ languages: languages.length > 1 ? languages : undefined }),
    }
  }
  const now = () => directory.nowOf(homeOf(directory))
  await pages(app, { storefrontDir, dev: settings.dev, sessions: visitors, cache, overload, cameFrom, site, now })
}

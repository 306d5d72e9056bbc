import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Capabilities } from './assemble.ts'
import { adminRoutes } from './http/admin/routes.ts'
import type { Identify } from './http/credentials.ts'
import { healthRoutes } from './http/health.ts'
import type { Api } from './http/mount.ts'
import { pages } from './http/pages/pages.ts'
import { docsRoutes } from './http/reference.ts'
import { captchaRoutes } from './identity/captcha/routes.ts'
import { loginPages } from './identity/oauth/login-page.ts'
import { returnPages } from './identity/oauth/logout-page.ts'
import { oauthPages } from './identity/oauth/pages.ts'
import { enterFlows } from './identity/redirects/enter-flow.ts'
import { sessionRoutes } from './identity/sessions/routes.ts'
import { visitorSessions } from './identity/sessions/visitor-session.ts'
import type { Site } from './identity/site.ts'
import { liveRoutes } from './live/routes.ts'
import { registerMediaRoutes } from './media/routes.ts'
import { registerMediaUpload } from './media/upload.ts'

const builtAdmin = fileURLToPath(new URL('../../admin/dist/', import.meta.url))
const storefrontDir = fileURLToPath(new URL('../../storefront/', import.meta.url))

function homeOf(directory: Capabilities['directory']): Site {
  const site = directory.defaultSite()
  if (!site) throw new Error('There is no site yet')
  return site
}

/** What is not an operation: health, sessions, documentation, files, the front ends. Each names who may call it. */
export async function registerRawRoutes(
  app: FastifyInstance,
  api: Api,
  {
    pool,
    directory,
    tokens,
    revocations,
    cursors,
    captcha,
    relay,
    cache,
    settings,
    identify,
  }: Capabilities & { identify: Identify },
): Promise<void> {
  const secure = settings.publicUrl.startsWith('https:')
  const visitors = visitorSessions({ pool, directory, tokens, revocations, secure })
  healthRoutes(app, pool)
  docsRoutes(
    app,
    api.mounted
      .values()
      .map(({ operation }) => operation)
      .toArray(),
  )
  sessionRoutes(app, { pool, directory, visitors, secure })
  enterFlows(app, { pool, directory, visitors })
  oauthPages(app, { pool, directory, cursors, visitors })
  returnPages(app, { directory, visitors })
  captchaRoutes(app, { captcha, now: () => directory.nowOf(homeOf(directory)) })
  await loginPages(app, { directory, cursors, publicUrl: settings.publicUrl })
  liveRoutes(app, { relay, identify })
  registerMediaRoutes(app, { pool, directory, dataDir: settings.dataDir, logger: settings.logger })
  registerMediaUpload(app, { pool, directory, identify, dataDir: settings.dataDir, publicUrl: settings.publicUrl })
  if (!settings.pages) return
  await adminRoutes(app, { distDir: builtAdmin })
  const site = () => {
    const { id, name, locale, currency, timeZone, clockOffsetMs } = homeOf(directory)
    return { id, clockOffsetMs, name, locale, currency, timeZone, origin: settings.publicUrl }
  }
  const now = () => directory.nowOf(homeOf(directory))
  await pages(app, { storefrontDir, dev: settings.dev, sessions: visitors, cache, site, now })
}

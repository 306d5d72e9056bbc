import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import { errorPage, escaped, hidden, sendPage } from '../../ground/html/page.ts'
import { newId } from '../../ground/ids.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { browserLocale } from '../../http/browser-language.ts'
import { cookiesOf } from '../../http/cookies.ts'
import type { Identify } from '../../http/credentials.ts'
import { acceptForms, formOf } from '../../http/forms.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { Directory, OAuthClient } from '../../sites/directory.ts'
import { isRedirect } from '../oauth-apps/registered.ts'
import { writeAppCode } from './app-access.ts'

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly identify: Identify
}

const config = { who: 'anyone' }
/** As the published client's `getInstallUrl` writes it. */
const INSTALL_PATH = '/installer/install'

interface InstallRequest {
  readonly client: OAuthClient
  readonly redirectUrl: string
  readonly state: string | undefined
}

/** The owner lets an app in: its registered address is given a code, which it exchanges with its secret at `/oauth/access`. */
export async function installPage(app: FastifyInstance, { pool, directory, identify }: Needs): Promise<void> {
  const installRequestOf = (fields: Record<string, unknown>): InstallRequest | undefined => {
    const { appId, redirectUrl, state } = fields
    const client = typeof appId === 'string' ? directory.client(appId) : undefined
    if (!client || typeof redirectUrl !== 'string' || !isRedirect(client, redirectUrl)) return undefined
    return { client, redirectUrl, state: typeof state === 'string' && state.length <= 1000 ? state : undefined }
  }

  /** Somebody who may change apps; nobody without the cookie of the dashboard. */
  const mayDecide = async (request: FastifyRequest, siteId: string): Promise<boolean> => {
    const cookies = cookiesOf(request)
    const presented = { authorization: 'session staff', siteId: undefined, cookies, sameOrigin: true }
    const found = await identify(presented).catch((error: unknown) => {
      if (error instanceof ApiError) return undefined
      throw error
    })
    return found?.site.id === siteId && holdsScope(found.caller, 'settings.write')
  }

  const refused = (request: FastifyRequest, reply: FastifyReply) => {
    const locale = browserLocale(directory, request)
    return errorPage(reply, textsIn(locale)('staff.mayNotConnect'), { status: 403, locale })
  }
  const unknown = (request: FastifyRequest, reply: FastifyReply) => {
    const locale = browserLocale(directory, request)
    return errorPage(reply, textsIn(locale)('staff.noSuchApp'), { locale })
  }

  app.get(INSTALL_PATH, { config }, async (request, reply) => {
    const wanted = installRequestOf(request.query as Record<string, unknown>)
    if (!wanted) return unknown(request, reply)
    if (!(await mayDecide(request, wanted.client.siteId))) return refused(request, reply)
    const { client, redirectUrl, state } = wanted
    const locale = browserLocale(directory, request)
    const t = textsIn(locale)
    const site = directory.site(client.siteId)?.name ?? ''
    return sendPage(reply, {
      locale,
      title: t('staff.connectApp', { app: client.name }),
      formTargets: [new URL(redirectUrl).origin],
      body: `<p>${escaped(t('staff.appMayDo', { site }))}</p>
        <form method="post" action="${INSTALL_PATH}">${hidden({ appId: client.id, redirectUrl, state })}
        <button>${escaped(t('staff.connect'))}</button></form>`,
    })
  })

  await app.register(async (scope) => {
    acceptForms(scope)
    scope.post(INSTALL_PATH, { config }, async (request, reply) => {
      if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
      const wanted = installRequestOf(formOf(request))
      if (!wanted) return unknown(request, reply)
      const { client, redirectUrl, state } = wanted
      const site = directory.site(client.siteId)
      if (!site || !(await mayDecide(request, site.id))) return refused(request, reply)
      const now = directory.nowOf(site)
      const code = await writeAppCode(pool.forSite(site.id), { now, newId: () => newId(new Date()) }, client.id)
      const to = new URL(redirectUrl)
      to.searchParams.set('code', code)
      to.searchParams.set('instanceId', site.id)
      if (state !== undefined) to.searchParams.set('state', state)
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to.href, 303)
    })
  })
}

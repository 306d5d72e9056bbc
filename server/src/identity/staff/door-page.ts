import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { escaped, sendPage } from '../../ground/html/page.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { type ServerTexts, textsIn } from '../../ground/texts/catalogues.ts'
import { browserLocale } from '../../http/browser-language.ts'
import { cookiesOf, STAFF_COOKIE } from '../../http/cookies.ts'
import { acceptForms, formOf } from '../../http/forms.ts'
import { inProcessFetch } from '../../http/in-process-fetch.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { Post } from '../../mail/post.ts'
import type { Directory } from '../../sites/directory.ts'
import { enterByPassword } from './password/enter.ts'
import { findStaffSession } from './queries.ts'

export const DOOR_PAGE = '/admin/sign-in-needed'
const REQUEST = '/fairground/v1/staff/sign-in-link'
const config = { who: 'anyone' }

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly publicUrl: string
  /** Name of the provider that staff may sign in with. */
  readonly provider: string | undefined
  readonly post: Post
  readonly secure: boolean
  readonly rateLimitFactor: number
}

/** Reason why nobody came in, by `reason`; `identity/oidc/pages.ts` and the page of sign-in links name them. */
const whyNot: Readonly<Record<string, (t: ServerTexts, provider: string) => string>> = {
  used: (t) => t('staff.linkUsed'),
  denied: (t, provider) => t('staff.denied', { provider }),
  unverified: (t, provider) => t('staff.unverified', { provider }),
  unknown: (t, provider) => t('staff.unknownAccount', { provider }),
  unreachable: (t, provider) => t('staff.unreachable', { provider }),
  failed: (t, provider) => t('staff.signInFailed', { provider }),
}

const reasonOf = (reason: unknown) =>
  typeof reason === 'string' && Object.hasOwn(whyNot, reason) ? whyNot[reason] : undefined

/** Page on which staff who are not signed in request a link: plain HTML, so that the admin's own files are fetched by those who use it. */
export async function staffDoorPage(
  app: FastifyInstance,
  { pool, directory, publicUrl, provider, post, secure, rateLimitFactor }: Needs,
): Promise<void> {
  const enter = enterByPassword({ pool, directory, publicUrl, post, secure, rateLimitFactor })
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> => {
    const site = directory.defaultSite()
    const secret = cookiesOf(request)[STAFF_COOKIE]
    if (!site || !secret) return false
    const session = { hash: hashSecret(secret), at: directory.nowOf(site) }
    return (await pool.forSite(site.id).row(findStaffSession, session)) !== undefined
  }

  const door = (
    reply: FastifyReply,
    { locale, problem, email = '' }: { locale: string; problem?: string | undefined; email?: string },
  ) => {
    const t = textsIn(locale)
    const withProvider = provider
      ? `<p><a href="/_oidc/staff">${escaped(t('staff.continueWith', { provider }))}</a></p><p>${escaped(t('staff.orByMail'))}</p>`
      : ''
    return sendPage(reply, {
      locale,
      status: reply.statusCode,
      title: t('staff.signIn'),
      body: `${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
        ${withProvider}
        <form method="post" action="${DOOR_PAGE}">
          <label>${escaped(t('staff.yourEmail'))}<input name="email" type="email" required maxlength="254" autocomplete="username"
            enterkeyhint="next" value="${escaped(email)}"></label>
          <label>${escaped(t('staff.password'))}<input name="password" type="password" maxlength="128" autocomplete="current-password"
            enterkeyhint="go"></label>
          <button name="way" value="password">${escaped(t('staff.signInButton'))}</button>
          <p>${escaped(t('staff.orWithoutPassword'))}</p>
          <button name="way" value="link">${escaped(t('staff.sendLink'))}</button>
        </form>
        <details><summary>${escaped(t('staff.runTheServer'))}</summary>
          <p>${escaped(t('staff.commandForLink'))} <code>npm run fairground -- credentials</code></p></details>`,
    })
  }

  await app.register(async (scope) => {
    acceptForms(scope)

    scope.get<{ Querystring: { reason?: unknown } }>(DOOR_PAGE, { config }, async (request, reply) => {
      if (await isSignedIn(request)) return reply.redirect('/admin/', 303)
      const locale = browserLocale(directory, request)
      const t = textsIn(locale)
      const problem = reasonOf(request.query.reason)?.(t, provider ?? t('staff.theProvider'))
      return door(reply, { locale, problem })
    })

    scope.post(DOOR_PAGE, { config }, async (request, reply) => {
      if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
      const { email: typed = '', password = '', way } = formOf(request)
      const email = typed.trim()
      const locale = browserLocale(directory, request)
      const t = textsIn(locale)
      if (way === 'password') {
        const refused = await enter(request, reply, { email, password })
        if (refused === undefined) return reply
        return door(reply.code(refused.status), { locale, problem: refused.problem(t), email })
      }
      // The operation itself, with its checks and its limit by address.
      const { ok, status } = await inProcessFetch(app, request.ip)(publicUrl + REQUEST, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      if (!ok) return door(reply.code(status === 400 ? 422 : status), { locale, problem: problemOf(status, t), email })
      return sendPage(reply, {
        locale,
        title: t('staff.lookIntoMailbox'),
        body: `<p role="status">${escaped(t('staff.linkOnItsWay', { email }))}</p>
          <p><a href="${DOOR_PAGE}">${escaped(t('staff.useAnotherAddress'))}</a></p>`,
      })
    })
  })
}

const problemOf = (status: number, t: ServerTexts): string =>
  status === 400 ? t('staff.wholeAddress') : status === 429 ? t('staff.manyRequests') : t('staff.noLinkSent')

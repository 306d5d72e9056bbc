import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import type { Pool } from '../../../db/database.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Db } from '../../../ground/database.ts'
import { escaped, hidden, sendPage } from '../../../ground/html/page.ts'
import { newId } from '../../../ground/ids.ts'
import type { Sealer } from '../../../ground/sealer.ts'
import { hashSecret } from '../../../ground/secrets.ts'
import type { Site } from '../../../ground/site.ts'
import { type ServerTexts, textsIn } from '../../../ground/texts/catalogues.ts'
import { browserLocale } from '../../../http/browser-language.ts'
import { cookiesOf, STAFF_COOKIE } from '../../../http/cookies.ts'
import { acceptForms, formOf } from '../../../http/forms.ts'
import { isSameOrigin } from '../../../http/same-origin.ts'
import type { Post } from '../../../mail/post.ts'
import type { Directory } from '../../../sites/directory.ts'
import { activeFactors } from '../../factors/require-second-step.ts'
import { letIn } from '../let-in.ts'
import { notifyStaff } from '../notify-staff.ts'
import { findStaffSession } from '../queries.ts'
import { completeStaffStep } from './second-step.ts'
import { beginStaffApp, begunStaffApp, confirmStaffApp, endStaffApp } from './staff-app.ts'

const STAFF_STEP_PAGE = '/_staff/second-step'
/** Address at which a sign-in waits for the code of an app. */
export const stepAddress = (state: string): string => `${STAFF_STEP_PAGE}?${new URLSearchParams({ state })}`
const STAFF_SECURITY_PAGE = '/_staff/security'

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly post: Post
  readonly sealer: Sealer
  readonly secure: boolean
  /** Links in mails are made of it. */
  readonly publicUrl: string
}

const config = { who: 'anyone' }
/** A change of how somebody signs in asks for a session that began so lately. */
const FRESH_MS = 15 * 60_000
export const isFresh = (beganAt: Date, now: Date): boolean => now.getTime() - beganAt.getTime() <= FRESH_MS

/** Page of one reader, in their language. */
interface Page {
  readonly reply: FastifyReply
  readonly locale: string
  readonly t: ServerTexts
}

const codeField = (t: ServerTexts): string =>
  `<label>${escaped(t('staff.code'))}<input name="code" autocomplete="one-time-code" autocapitalize="none" required maxlength="40" autofocus></label>`

const alert = (message: string | undefined) => (message ? `<p role="alert">${escaped(message)}</p>` : '')

const codePage = ({ reply, locale, t }: Page, state: string, message?: string): FastifyReply =>
  sendPage(reply, {
    locale,
    status: message ? 422 : 200,
    title: t('staff.enterCode'),
    body: `<p>${escaped(t('staff.whichCode'))}</p>${alert(message)}
        <form method="post" action="${STAFF_STEP_PAGE}">${hidden({ state })}${codeField(t)}<button>${escaped(t('staff.signInButton'))}</button></form>`,
  })

const security = ({ reply, locale, t }: Page, body: string, message?: string): FastifyReply =>
  sendPage(reply, {
    locale,
    status: message ? 422 : 200,
    title: t('staff.secondStep'),
    body: `${alert(message)}${body}<p><a href="/admin/">${escaped(t('staff.backToAdmin'))}</a></p>`,
  })

const form = (intent: string, inside: string, button: string): string =>
  `<form method="post" action="${STAFF_SECURITY_PAGE}">${hidden({ intent })}${inside}<button>${escaped(button)}</button></form>`

const endForm = (t: ServerTexts): string => form('end', codeField(t), t('staff.turnOff'))

const scan = (page: Page, { secret, uri }: { secret: string; uri: string }, message?: string) => {
  const { t } = page
  return security(
    page,
    `<p>${escaped(t('staff.scan'))} <code>${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
        <div role="img" aria-label="${escaped(t('staff.keyForApp'))}">${renderSVG(uri, { ecc: 'M', border: 4 })}</div>${form('confirm', codeField(t), t('staff.confirm'))}`,
    message,
  )
}

interface StepWorld extends Pick<Needs, 'sealer' | 'post'> {
  readonly user: { readonly id: string; readonly email: string; readonly beganAt: Date }
  readonly site: Site
  readonly db: Db
  readonly now: Date
}

/** Sets the second step up, confirms it or ends it, as the form says. */
async function changeStep(request: FastifyRequest, page: Page, world: StepWorld): Promise<FastifyReply> {
  const { reply, t } = page
  const { user, site, db, now, sealer, post } = world
  const deed = {
    now,
    caller: { kind: 'staff', id: user.id, scopes: [] },
    requestId: request.id,
    sealer,
    newId: fresh,
  } as const
  const { intent, code = '' } = formOf(request)
  try {
    switch (intent) {
      case 'begin':
        if (!isFresh(user.beganAt, now)) return security(page, '', t('staff.signInAgain'))
        return scan(page, await beginStaffApp(db, deed, site, user))
      case 'confirm': {
        const codes = await confirmStaffApp(db, deed, user, code)
        if (!codes) return scan(page, await begunStaffApp(db, sealer, site, user), t('staff.codeDoesNotFitApp'))
        post.soon(site.id)
        const list = codes.map((one) => `<li><code>${one}</code></li>`).join('')
        return security(page, `<p>${escaped(t('staff.appSetUp'))}</p><ol>${list}</ol>`)
      }
      default: {
        const ended = await endStaffApp(db, deed, user, code)
        if (!ended) return security(page, endForm(t), t('staff.codeDoesNotFit'))
        post.soon(site.id)
        return security(page, `<p>${escaped(t('staff.turnedOff'))}</p>`)
      }
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'TOO_MANY_REQUESTS') return security(page, '', manyTries(error, t))
    return reply.redirect(STAFF_SECURITY_PAGE, 303)
  }
}

/** The second step of staff, of plain HTML: required at the admin's door, set up and ended on a page of its own. */
export async function staffStepPages(
  app: FastifyInstance,
  { pool, directory, post, sealer, secure, publicUrl }: Needs,
): Promise<void> {
  const home = () => {
    const site = directory.defaultSite()
    if (!site) throw new Error('There is no site yet')
    return { site, db: pool.forSite(site.id), now: directory.nowOf(site) }
  }
  const pageOf = (request: FastifyRequest, reply: FastifyReply): Page => {
    const locale = browserLocale(directory, request)
    return { reply, locale, t: textsIn(locale) }
  }
  /** The user whose browser asks, with when they signed in. */
  const userOf = async (request: FastifyRequest) => {
    const { db, now } = home()
    const secret = cookiesOf(request)[STAFF_COOKIE]
    return secret ? db.row(findStaffSession, { hash: hashSecret(secret), at: now }) : undefined
  }

  await app.register(async (scope) => {
    acceptForms(scope)
    scope.addHook('preHandler', async (request) => {
      if (request.method === 'POST' && !isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    })

    scope.get<{ Querystring: { state?: unknown } }>(STAFF_STEP_PAGE, { config }, async (request, reply) => {
      const { state } = request.query
      return typeof state === 'string' && state.length <= 100
        ? codePage(pageOf(request, reply), state)
        : reply.redirect('/admin/sign-in-needed', 303)
    })

    scope.post(STAFF_STEP_PAGE, { config }, async (request, reply) => {
      const { state = '', code = '' } = formOf(request)
      const { db, now } = home()
      try {
        const secret = await completeStaffStep(db, { at: now, sealer }, { token: state, code }, (tx, id) =>
          notifyStaff(tx, now, { request, publicUrl, id }),
        )
        post.soon(db.siteId)
        return letIn(request, reply, { secret, secure })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const page = pageOf(request, reply)
        const many = error.code === 'TOO_MANY_REQUESTS'
        return codePage(page, state, many ? manyTries(error, page.t) : page.t('staff.codeDoesNotFit'))
      }
    })

    scope.get(STAFF_SECURITY_PAGE, { config }, async (request, reply) => {
      const user = await userOf(request)
      if (!user) return reply.redirect('/admin/sign-in-needed', 303)
      const on = (await activeFactors(home().db, user.id)).length > 0
      const page = pageOf(request, reply)
      const { t } = page
      return security(
        page,
        on
          ? `<p>${escaped(t('staff.stepIsOn'))}</p>${endForm(t)}`
          : `<p>${escaped(t('staff.stepIsOff'))}</p>${form('begin', '', t('staff.setUpApp'))}`,
      )
    })

    scope.post(STAFF_SECURITY_PAGE, { config }, async (request, reply) => {
      const user = await userOf(request)
      if (!user) return reply.redirect('/admin/sign-in-needed', 303)
      return changeStep(request, pageOf(request, reply), { user, ...home(), sealer, post })
    })
  })
}

export const manyTries = ({ data: { retryAfter } }: ApiError, t: ServerTexts): string =>
  t('staff.manyTries', { minutes: Math.max(1, Math.ceil(Number(retryAfter) / 60)) })

const fresh = () => newId(new Date())

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

export const STAFF_STEP_PAGE = '/_staff/second-step'
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
/** A change of how somebody signs in asks for a session that began so lately: by the link of a mail, then. */
const FRESH_MS = 15 * 60_000
const CODE = `<label>Code<input name="code" autocomplete="one-time-code" autocapitalize="none" required maxlength="40" autofocus></label>`

const alert = (message: string | undefined) => (message ? `<p role="alert">${escaped(message)}</p>` : '')

const codePage = (reply: FastifyReply, state: string, message?: string): FastifyReply =>
  sendPage(reply, {
    status: message ? 422 : 200,
    title: 'Enter your code',
    body: `<p>Of your authenticator app, or one of your recovery codes.</p>${alert(message)}
        <form method="post" action="${STAFF_STEP_PAGE}">${hidden({ state })}${CODE}<button>Sign in</button></form>`,
  })

const security = (reply: FastifyReply, body: string, message?: string): FastifyReply =>
  sendPage(reply, {
    status: message ? 422 : 200,
    title: 'Your second step',
    body: `${alert(message)}${body}<p><a href="/admin/">Back to the admin</a></p>`,
  })

const form = (intent: string, inside: string, button: string): string =>
  `<form method="post" action="${STAFF_SECURITY_PAGE}">${hidden({ intent })}${inside}<button>${button}</button></form>`

const scan = (reply: FastifyReply, { secret, uri }: { secret: string; uri: string }, message?: string) =>
  security(
    reply,
    `<p>Scan this with your authenticator app, or type the key: <code>${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
        <div role="img" aria-label="Key for your authenticator app">${renderSVG(uri, { ecc: 'M', border: 4 })}</div>${form('confirm', CODE, 'Confirm')}`,
    message,
  )

interface StepWorld extends Pick<Needs, 'sealer' | 'post'> {
  readonly user: { readonly id: string; readonly email: string; readonly beganAt: Date }
  readonly site: Site
  readonly db: Db
  readonly now: Date
}

/** Sets the second step up, confirms it or ends it, as the form says. */
async function changeStep(request: FastifyRequest, reply: FastifyReply, world: StepWorld): Promise<FastifyReply> {
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
        if (now.getTime() - user.beganAt.getTime() > FRESH_MS)
          return security(reply, '', 'Sign in again by mail first: this must be done within a quarter of an hour.')
        return scan(reply, await beginStaffApp(db, deed, site, user))
      case 'confirm': {
        const codes = await confirmStaffApp(db, deed, user, code)
        if (!codes)
          return scan(
            reply,
            await begunStaffApp(db, sealer, site, user),
            'This code does not fit. Type the one that the app shows now.',
          )
        post.soon(site.id)
        const list = codes.map((one) => `<li><code>${one}</code></li>`).join('')
        return security(
          reply,
          `<p>Your app is set up. Keep these recovery codes: each lets you in once without it. We show them this one time.</p><ol>${list}</ol>`,
        )
      }
      default: {
        const ended = await endStaffApp(db, deed, user, code)
        if (!ended) return security(reply, form('end', CODE, 'Turn off'), 'This code does not fit. Each works once.')
        post.soon(site.id)
        return security(reply, '<p>It is turned off.</p>')
      }
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'TOO_MANY_REQUESTS') return security(reply, '', manyTries(error))
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

    scope.get<{ Querystring: { state?: unknown } }>(STAFF_STEP_PAGE, { config }, async ({ query }, reply) =>
      typeof query.state === 'string' && query.state.length <= 100
        ? codePage(reply, query.state)
        : reply.redirect('/admin/sign-in-needed', 303),
    )

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
        const many = error.code === 'TOO_MANY_REQUESTS'
        return codePage(reply, state, many ? manyTries(error) : 'This code does not fit. Each works once.')
      }
    })

    scope.get(STAFF_SECURITY_PAGE, { config }, async (request, reply) => {
      const user = await userOf(request)
      if (!user) return reply.redirect('/admin/sign-in-needed', 303)
      const on = (await activeFactors(home().db, user.id)).length > 0
      return security(
        reply,
        on
          ? `<p>Signing in asks for a code of your authenticator app. To end that, enter one, or a recovery code.</p>${form('end', CODE, 'Turn off')}`
          : `<p>Nobody signs in as you with your mailbox alone, once an app on your telephone shows codes for you.</p>${form('begin', '', 'Set up an authenticator app')}`,
      )
    })

    scope.post(STAFF_SECURITY_PAGE, { config }, async (request, reply) => {
      const user = await userOf(request)
      if (!user) return reply.redirect('/admin/sign-in-needed', 303)
      return changeStep(request, reply, { user, ...home(), sealer, post })
    })
  })
}

const manyTries = ({ data: { retryAfter } }: ApiError): string =>
  `There were many tries. Wait ${Number(retryAfter) > 60 ? `${Math.ceil(Number(retryAfter) / 60)} minutes` : 'a minute'}, then try again.`

const fresh = () => newId(new Date())

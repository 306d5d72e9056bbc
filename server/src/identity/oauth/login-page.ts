import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Cursors } from '../../db/cursors.ts'
import { ApiError } from '../../http/api-error.ts'
import { inProcessFetch } from '../../http/pages/in-process-fetch.ts'
import { FORM_TYPE } from '../../http/pages/page-request.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { isRedirect } from '../redirects/registered.ts'
import type { Directory } from '../sites/directory.ts'
import { errorPage, escaped, hidden, sendPage } from './html.ts'
import { CALLBACK_PATH, LOGIN_PAGE, RESET_PAGE, VERIFY_PAGE } from './paths.ts'
import { openRequest } from './sealed-request.ts'

interface Needs {
  readonly directory: Directory
  readonly cursors: Cursors
  readonly publicUrl: string
}

const config = { who: 'anyone' }
const FORM_LIMIT = 16 * 1024

type Fields = Readonly<Record<string, string | undefined>>
interface Outcome {
  readonly state?: string
  readonly sessionToken?: string
  readonly stateToken?: string
  readonly message?: string
}

/** Forms for signing in and for choosing a password, of plain HTML: what they post goes through the operations of the API. */
export async function loginPages(app: FastifyInstance, { directory, cursors, publicUrl }: Needs): Promise<void> {
  const now = () => directory.nowOf(directory.defaultSite()!) // pages are served once there is a site
  const siteName = () => directory.defaultSite()?.name ?? ''

  /** The operation with its brakes, counted for the browser's address. */
  const call = async (request: FastifyRequest, path: string, body: unknown): Promise<Outcome> => {
    const reply = await inProcessFetch(app, request.ip)(`${publicUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await reply.json()) as Outcome & { message?: string }
    return reply.ok ? answer : { message: answer.message ?? 'That did not work.' }
  }

  /** Where the form's answer may lead: browsers check redirects after a form too. */
  const targetsOf = (state: string): string[] => {
    const uri = openRequest(cursors, state, now())?.redirectUri
    return uri && URL.canParse(uri) && /^https?:/.test(uri) ? [new URL(uri).origin] : []
  }

  const next = (reply: FastifyReply, state: string, outcome: Outcome): FastifyReply => {
    switch (outcome.state) {
      case 'SUCCESS':
        if (state === '') return sendPage(reply, { title: 'You are signed in', body: `<p><a href="/">Go on</a></p>` })
        return reply.redirect(
          `${CALLBACK_PATH}?${new URLSearchParams({ state, sessionToken: outcome.sessionToken ?? '' })}`,
          303,
        )
      case 'REQUIRE_EMAIL_VERIFICATION':
        return codeForm(reply, state, outcome.stateToken ?? '')
      case 'REQUIRE_OWNER_APPROVAL':
        return sendPage(reply, {
          title: 'Nearly there',
          body: `<p>Your membership waits for approval. We tell you by mail.</p>`,
        })
      default:
        return loginForm(reply, state, outcome.message)
    }
  }

  const alert = (message: string | undefined) => (message ? `<p role="alert">${escaped(message)}</p>` : '')

  const loginForm = (reply: FastifyReply, state: string, message?: string): FastifyReply =>
    sendPage(reply, {
      status: message ? 422 : 200,
      title: `Sign in to ${siteName()}`,
      formTargets: targetsOf(state),
      body: `${alert(message)}<form method="post" action="${LOGIN_PAGE}">${hidden({ state })}
        <label>E-mail<input name="email" type="email" autocomplete="username" required maxlength="254"></label>
        <label>Password<input name="password" type="password" autocomplete="current-password" required maxlength="128"></label>
        <button>Sign in</button></form>`,
    })

  const codeForm = (reply: FastifyReply, state: string, stateToken: string, message?: string): FastifyReply =>
    sendPage(reply, {
      status: message ? 422 : 200,
      title: 'Enter your code',
      formTargets: targetsOf(state),
      body: `<p>We have mailed you a code of six digits.</p>${alert(message)}
        <form method="post" action="${VERIFY_PAGE}">${hidden({ state, stateToken })}
        <label>Code<input name="code" inputmode="numeric" autocomplete="one-time-code" required pattern="[0-9]{6}" maxlength="6"></label>
        <button>Go on</button></form>`,
    })

  const resetForm = (reply: FastifyReply, fields: Fields, message?: string): FastifyReply =>
    sendPage(reply, {
      status: message ? 422 : 200,
      title: 'Choose a password',
      formTargets: returnOf(directory, fields) ? [new URL(fields.redirect!).origin] : [],
      body: `${alert(message)}<form method="post" action="${RESET_PAGE}">
        ${hidden({ token: fields.token, clientId: fields.clientId, redirect: fields.redirect })}
        <label>Password<input name="password" type="password" autocomplete="new-password" required minlength="8" maxlength="128"></label>
        <button>Save</button></form>`,
    })

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async (_: unknown, body: string) => body,
    )
    scope.addHook('preHandler', async (request) => {
      if (request.method === 'POST' && !isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    })

    scope.get(LOGIN_PAGE, { config }, async (request, reply) => {
      const { state = '' } = fieldsOf(request.query)
      if (state !== '' && !openRequest(cursors, state, now()))
        return errorPage(reply, 'The sign-in took too long. Begin it again.')
      return loginForm(reply, state)
    })
    scope.post(LOGIN_PAGE, { config }, async (request, reply) => {
      const { state = '', email = '', password = '' } = formOf(request)
      return next(
        reply,
        state,
        await call(request, '/_api/iam/authentication/v2/login', { loginId: { email }, password }),
      )
    })
    scope.post(VERIFY_PAGE, { config }, async (request, reply) => {
      const { state = '', stateToken = '', code = '' } = formOf(request)
      const outcome = await call(request, '/_api/iam/verification/v1/auth/verify', { code: code.trim(), stateToken })
      return outcome.message ? codeForm(reply, state, stateToken, outcome.message) : next(reply, state, outcome)
    })
    scope.get(RESET_PAGE, { config }, async (request, reply) => resetForm(reply, fieldsOf(request.query)))
    scope.post(RESET_PAGE, { config }, async (request, reply) => {
      const fields = formOf(request)
      const { token = '', password = '' } = fields
      const outcome = await call(request, '/_api/iam/recovery/v1/recover', { recoveryToken: token, password })
      if (outcome.message) return resetForm(reply, fields, outcome.message)
      const back = returnOf(directory, fields)
      if (back) return reply.header('cache-control', 'no-store').redirect(back, 303)
      return sendPage(reply, {
        title: 'Your password is changed',
        body: `<p>Sign in with it from now on. <a href="/">Go on</a></p>`,
      })
    })
  })
}

/** The registered address that the recovery was asked from. */
function returnOf(directory: Directory, { clientId, redirect }: Fields): string | undefined {
  const client = clientId === undefined ? undefined : directory.client(clientId)
  return client && redirect !== undefined && isRedirect(client, redirect) && URL.canParse(redirect)
    ? redirect
    : undefined
}

const fieldsOf = (query: unknown): Fields =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).filter(
      ([, value]) => typeof value === 'string' && value.length <= 4096,
    ),
  ) as Fields // texts are left

const formOf = ({ body }: FastifyRequest): Fields =>
  fieldsOf(Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : '')))

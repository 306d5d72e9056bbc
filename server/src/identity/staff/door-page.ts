import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { escaped, sendPage } from '../../ground/html/page.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { cookiesOf, STAFF_COOKIE } from '../../http/cookies.ts'
import { acceptForms, formOf } from '../../http/forms.ts'
import { inProcessFetch } from '../../http/in-process-fetch.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { Directory } from '../../sites/directory.ts'
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
}

/** Why nobody came in, by `reason`; `identity/oidc/pages.ts` and the page of sign-in links name them. */
const whyNot: Readonly<Record<string, (name: string) => string>> = {
  used: () => 'That link has been used or is too old. Ask for another one.',
  denied: (name) => `You did not agree at ${name}, so nothing has happened.`,
  unverified: (name) => `${name} has not verified your email address. Verify it there, or ask for a link here.`,
  unknown: (name) =>
    `Nobody with the address of that ${name} account is invited, or they signed in with another one before. Ask the owner to invite you.`,
  unreachable: (name) => `${name} does not answer. Try again in a minute, or ask for a link.`,
  failed: (name) => `The sign-in with ${name} did not work, or took longer than ten minutes. Try again.`,
}

const reasonOf = (reason: unknown) =>
  typeof reason === 'string' && Object.hasOwn(whyNot, reason) ? whyNot[reason] : undefined

/** Page on which staff who are not signed in request a link: plain HTML, so that the admin's own files are fetched by those who use it. */
export async function staffDoorPage(
  app: FastifyInstance,
  { pool, directory, publicUrl, provider }: Needs,
): Promise<void> {
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> => {
    const site = directory.defaultSite()
    const secret = cookiesOf(request)[STAFF_COOKIE]
    if (!site || !secret) return false
    const session = { hash: hashSecret(secret), at: directory.nowOf(site) }
    return (await pool.forSite(site.id).row(findStaffSession, session)) !== undefined
  }

  const door = (reply: FastifyReply, { problem, email = '' }: { problem?: string | undefined; email?: string }) =>
    sendPage(reply, {
      status: reply.statusCode,
      title: 'Sign in to the admin',
      body: `${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
        ${provider ? `<p><a href="/_oidc/staff">Continue with ${escaped(provider)}</a>, or by mail:</p>` : ''}
        <form method="post" action="${DOOR_PAGE}">
          <label>Your email address<input name="email" type="email" required maxlength="254" autocomplete="email"
            enterkeyhint="send" value="${escaped(email)}"></label>
          <button>Send a sign-in link</button>
        </form>
        <details><summary>Do you run the server?</summary>
          <p>This command prints a sign-in link: <code>npm run fairground -- credentials</code></p></details>`,
    })

  await app.register(async (scope) => {
    acceptForms(scope)

    scope.get<{ Querystring: { reason?: unknown } }>(DOOR_PAGE, { config }, async (request, reply) => {
      if (await isSignedIn(request)) return reply.redirect('/admin/', 303)
      return door(reply, { problem: reasonOf(request.query.reason)?.(provider ?? 'the provider') })
    })

    scope.post(DOOR_PAGE, { config }, async (request, reply) => {
      if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
      const email = (formOf(request).email ?? '').trim()
      // The operation itself, with its checks and its limit by address.
      const { ok, status } = await inProcessFetch(app, request.ip)(publicUrl + REQUEST, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      if (!ok) return door(reply.code(status === 400 ? 422 : status), { problem: problemOf(status), email })
      return sendPage(reply, {
        title: 'Look into your mailbox',
        body: `<p role="status">If ${escaped(email)} belongs to somebody who works here, a link is on its way. It works once,
          within the hour. Open it in this browser.</p><p><a href="${DOOR_PAGE}">Use another address</a></p>`,
      })
    })
  })
}

const problemOf = (status: number): string =>
  status === 400
    ? 'Enter your whole email address, like ines@example.com.'
    : status === 429
      ? 'There were many requests from here. Wait a minute, then try again.'
      : 'No link could be sent. Try again in a minute.'

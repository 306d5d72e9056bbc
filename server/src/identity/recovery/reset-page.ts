import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../ground/api-error.ts'
import { escaped, hidden, sendPage } from '../../ground/html/page.ts'
import { acceptForms, formOf } from '../../http/forms.ts'
import { inProcessFetch } from '../../http/in-process-fetch.ts'
import { locationOf } from '../../http/location.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { Directory } from '../../sites/directory.ts'
import { isRedirect } from '../oauth-apps/registered.ts'

interface Needs {
  readonly directory: Directory
  readonly publicUrl: string
}

export const RESET_PAGE = '/_auth/reset'
const config = { who: 'anyone' }
/** Length of a field: addresses are the longest. */
const LONGEST = 4096

type Fields = Readonly<Record<string, string | undefined>>

/**
 * Chooses a password for a member of another site's pages, and goes on to the registered address there. Of plain HTML: what it
 * posts goes through the operation of the API, with its brakes.
 */
export async function resetPage(app: FastifyInstance, { directory, publicUrl }: Needs): Promise<void> {
  const resetForm = (reply: FastifyReply, fields: Fields, message?: string): FastifyReply =>
    sendPage(reply, {
      status: message ? 422 : 200,
      title: 'Choose a password',
      formTargets: returnOf(directory, fields) ? [new URL(fields.redirect!).origin] : [],
      body: `${message ? `<p role="alert">${escaped(message)}</p>` : ''}<form method="post" action="${RESET_PAGE}">
        ${hidden({ token: fields.token, clientId: fields.clientId, redirect: fields.redirect })}
        <label>Password<input name="password" type="password" autocomplete="new-password" required minlength="8" maxlength="128"></label>
        <button>Save</button></form>`,
    })

  /** Fault in words; undefined when the password is set. Counted for the browser's address. */
  const recover = async (request: FastifyRequest, recoveryToken = '', password = ''): Promise<string | undefined> => {
    const reply = await inProcessFetch(app, request.ip)(`${publicUrl}/_api/iam/recovery/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recoveryToken, password }),
    })
    if (reply.ok) return undefined
    const { message } = (await reply.json()) as { message?: string } // the API's own answer
    return message ?? 'That did not work.'
  }

  await app.register(async (scope) => {
    acceptForms(scope)
    scope.get(RESET_PAGE, { config }, async (request, reply) => resetForm(reply, fieldsOf(request.query)))
    scope.post(RESET_PAGE, { config }, async (request, reply) => {
      if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
      const fields = fieldsOf(formOf(request))
      const wrong = await recover(request, fields.token, fields.password)
      if (wrong !== undefined) return resetForm(reply, fields, wrong)
      const back = returnOf(directory, fields)
      if (back) return reply.header('cache-control', 'no-store').redirect(locationOf(back), 303)
      return sendPage(reply, {
        title: 'Your password is changed',
        body: `<p>Sign in with it from now on. <a href="/">Go on</a></p>`,
      })
    })
  })
}

/** The registered address that the recovery was requested from. */
function returnOf(directory: Directory, { clientId, redirect }: Fields): string | undefined {
  const client = clientId === undefined ? undefined : directory.client(clientId)
  return client && redirect !== undefined && isRedirect(client, redirect) && URL.canParse(redirect)
    ? redirect
    : undefined
}

const fieldsOf = (query: unknown): Fields =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).filter(
      ([, value]) => typeof value === 'string' && value.length <= LONGEST,
    ),
  ) as Fields // texts are left

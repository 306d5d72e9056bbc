import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../ground/api-error.ts'
import { escaped, hidden, sendPage } from '../../ground/html/page.ts'
import { languageOf } from '../../ground/site-languages.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { browserLocale } from '../../http/browser-language.ts'
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

/** Body of a refusal of the API. */
interface ApiAnswer {
  readonly message?: string
  readonly details?: { readonly validationError?: object }
}

type Fields = Readonly<Record<string, string | undefined>>

/**
 * Chooses a password for a member of another site's pages, and goes on to the registered address there. Of plain HTML: what it
 * posts goes through the operation of the API, with its brakes.
 */
export async function resetPage(app: FastifyInstance, { directory, publicUrl }: Needs): Promise<void> {
  const resetForm = (request: FastifyRequest, reply: FastifyReply, fields: Fields, message?: string): FastifyReply => {
    const locale = browserLocale(directory, request)
    const t = textsIn(locale)
    return sendPage(reply, {
      locale,
      status: message ? 422 : 200,
      title: t('pages.choosePassword'),
      formTargets: returnOf(directory, fields) ? [new URL(fields.redirect!).origin] : [],
      body: `${message ? `<p role="alert">${escaped(message)}</p>` : ''}<form method="post" action="${RESET_PAGE}">
        ${hidden({ token: fields.token, clientId: fields.clientId, redirect: fields.redirect })}
        <label>${escaped(t('pages.password'))}<input name="password" type="password" autocomplete="new-password" required minlength="8" maxlength="128"></label>
        <button>${escaped(t('pages.save'))}</button></form>`,
    })
  }

  /** Fault in words; undefined when the password is set. Counted for the browser's address. */
  const recover = async (request: FastifyRequest, recoveryToken = '', password = ''): Promise<string | undefined> => {
    const locale = browserLocale(directory, request)
    const reply = await inProcessFetch(app, request.ip)(`${publicUrl}/_api/iam/recovery/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-fairground-language': languageOf(locale) },
      body: JSON.stringify({ recoveryToken, password }),
    })
    if (reply.ok) return undefined
    const t = textsIn(locale)
    const { message, details } = (await reply.json()) as ApiAnswer
    return details?.validationError ? t('pages.passwordLength') : (message ?? t('pages.didNotWork'))
  }

  await app.register(async (scope) => {
    acceptForms(scope)
    scope.get(RESET_PAGE, { config }, async (request, reply) => resetForm(request, reply, fieldsOf(request.query)))
    scope.post(RESET_PAGE, { config }, async (request, reply) => {
      if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
      const fields = fieldsOf(formOf(request))
      const wrong = await recover(request, fields.token, fields.password)
      if (wrong !== undefined) return resetForm(request, reply, fields, wrong)
      const back = returnOf(directory, fields)
      if (back) return reply.header('cache-control', 'no-store').redirect(locationOf(back), 303)
      const locale = browserLocale(directory, request)
      const t = textsIn(locale)
      const body = `<p>${escaped(t('pages.signInWithIt'))} <a href="/">${escaped(t('pages.goOn'))}</a></p>`
      return sendPage(reply, { locale, title: t('pages.passwordChanged'), body })
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

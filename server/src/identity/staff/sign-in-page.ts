import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { escaped, hidden, sendPage } from '../../ground/html/page.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { browserLocale } from '../../http/browser-language.ts'
import { acceptForms, formOf } from '../../http/forms.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { Directory } from '../../sites/directory.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { DOOR_PAGE } from './door-page.ts'
import { letIn } from './let-in.ts'
import { findSignInLink, useSignInLink } from './queries.ts'
import { stepAddress } from './second-step/pages.ts'
import { isMailed } from './sign-in-link.ts'

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly secure: boolean
  /** Links in mails are made of it. */
  readonly publicUrl: string
}

const PAGE = '/admin/sign-in'
const config = { who: 'anyone' }

/**
 * Page to which links of the console and of mails lead. Each works once, then the session is the cookie's. A mailed link is opened by
 * scanners, previews and readers too: its page shows a button, which only a person presses and only our own page may post.
 */
export async function staffSignInPage(
  app: FastifyInstance,
  { pool, directory, secure, publicUrl }: Needs,
): Promise<void> {
  const linkOf = (token: unknown) => {
    const site = directory.defaultSite()
    return site && typeof token === 'string' && token.length <= 100
      ? { token, hash: hashSecret(token), db: pool.forSite(site.id), at: directory.nowOf(site) }
      : undefined
  }
  type Link = NonNullable<ReturnType<typeof linkOf>>

  const confirmPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { db, at, hash, token }: Link,
  ): Promise<FastifyReply> => {
    const user = await db.row(findSignInLink, { hash, at })
    if (!user) return reply.redirect(`${DOOR_PAGE}?reason=used`, 303)
    const locale = browserLocale(directory, request)
    const t = textsIn(locale)
    return sendPage(reply, {
      locale,
      title: t('staff.signIn'),
      body: `<p>${escaped(t('staff.asInThisBrowser', { email: user.email }))}</p>
        <form method="post" action="${PAGE}">${hidden({ token })}<button autofocus>${escaped(t('staff.signInButton'))}</button></form>`,
    })
  }

  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { db, at, hash }: Link,
  ): Promise<FastifyReply> => {
    const begun = await db.inTx(async (tx) => {
      const link = await tx.row(useSignInLink, { hash, at })
      return link && beginSignIn(tx, at, { request, publicUrl, id: link.userId })
    })
    if (!begun) return reply.redirect(`${DOOR_PAGE}?reason=used`, 303)
    return begun.state === undefined
      ? letIn(request, reply, { secret: begun.secret, secure })
      : reply.redirect(stepAddress(begun.state), 303)
  }

  await app.register(async (scope) => {
    acceptForms(scope)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })

    // Programs that ask for its head use nothing up.
    const once = { config, exposeHeadRoute: false }
    scope.get<{ Querystring: { token?: unknown } }>(PAGE, once, async (request, reply) => {
      const link = linkOf(request.query.token)
      if (!link) return reply.redirect(DOOR_PAGE, 303)
      return isMailed(link.token) ? confirmPage(request, reply, link) : signIn(request, reply, link)
    })

    scope.post(PAGE, { config }, async (request, reply) => {
      if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
      const link = linkOf(formOf(request).token)
      return link ? signIn(request, reply, link) : reply.redirect(DOOR_PAGE, 303)
    })
  })
}

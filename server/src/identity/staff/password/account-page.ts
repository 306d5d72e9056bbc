import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from '../../../db/database.ts'
import { ApiError } from '../../../ground/api-error.ts'
import { escaped, sendPage } from '../../../ground/html/page.ts'
import { newId } from '../../../ground/ids.ts'
import { hashSecret } from '../../../ground/secrets.ts'
import { textsIn } from '../../../ground/texts/catalogues.ts'
import { writtenIn } from '../../../ground/texts/message.ts'
import { browserLocale } from '../../../http/browser-language.ts'
import { cookiesOf, STAFF_COOKIE } from '../../../http/cookies.ts'
import { acceptForms, formOf } from '../../../http/forms.ts'
import { isSameOrigin } from '../../../http/same-origin.ts'
import type { Post } from '../../../mail/post.ts'
import type { Directory } from '../../../sites/directory.ts'
import { DOOR_PAGE } from '../door-page.ts'
import { findStaffSession, findUser } from '../queries.ts'
import { isFresh } from '../second-step/pages.ts'
import { accountFault, changeAccount } from './change-account.ts'

export const ACCOUNT_PAGE = '/_staff/account'
const config = { who: 'anyone' }

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly post: Post
  readonly publicUrl: string
}

interface Shown {
  readonly name: string
  readonly email: string
  readonly problem?: string
  readonly isSaved?: boolean
}

/** Page on which a staff user names themself and sets a password: plain HTML, as the admin's door is. */
export async function staffAccountPage(app: FastifyInstance, { pool, directory, post, publicUrl }: Needs) {
  const signedIn = async (request: FastifyRequest) => {
    const site = directory.defaultSite()
    const secret = cookiesOf(request)[STAFF_COOKIE]
    if (!site || !secret) return undefined
    const [db, now, hash] = [pool.forSite(site.id), directory.nowOf(site), hashSecret(secret)]
    const session = await db.row(findStaffSession, { hash, at: now })
    const user = session && (await db.row(findUser, { id: session.id }))
    return user && { site, db, now, hash, user, beganAt: session.beganAt }
  }

  const page = (request: FastifyRequest, { name, email, problem, isSaved }: Shown) => {
    const locale = browserLocale(directory, request)
    const t = textsIn(locale)
    return {
      locale,
      status: problem ? 422 : 200,
      title: t('staff.account'),
      body: `${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}${isSaved ? `<p role="status">${escaped(t('staff.accountSaved'))}</p>` : ''}
        <p>${escaped(t('staff.accountWhy'))}</p>
        <form method="post" action="${ACCOUNT_PAGE}">
          <label>${escaped(t('staff.yourName'))}<input name="name" required maxlength="100" autocomplete="name" value="${escaped(name)}"></label>
          <label>${escaped(t('staff.yourEmail'))}<input name="email" type="email" required maxlength="254" autocomplete="username" value="${escaped(email)}"></label>
          <label>${escaped(t('staff.newPassword'))}<input name="password" type="password" maxlength="128" autocomplete="new-password"></label>
          <p>${escaped(t('staff.passwordHelp'))}</p>
          <button>${escaped(t('staff.saveAccount'))}</button>
        </form>
        <p><a href="/admin/">${escaped(t('staff.backToAdmin'))}</a></p>`,
    }
  }

  await app.register(async (scope) => {
    acceptForms(scope)

    scope.get(ACCOUNT_PAGE, { config }, async (request, reply) => {
      const world = await signedIn(request)
      return world ? sendPage(reply, page(request, world.user)) : reply.redirect(DOOR_PAGE, 303)
    })

    scope.post(ACCOUNT_PAGE, { config }, async (request, reply) => {
      if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
      const world = await signedIn(request)
      if (!world) return reply.redirect(DOOR_PAGE, 303)
      const { name = '', email = '', password = '' } = formOf(request)
      const { user, site, db, now, hash, beganAt } = world
      const wanted = { name: name.trim(), email: email.trim(), password }
      const locale = browserLocale(directory, request)
      const t = textsIn(locale)
      const refuse = (problem: string) => sendPage(reply, page(request, { ...wanted, problem }))

      if (!isFresh(beganAt, now)) return refuse(t('staff.signInAgain'))
      const fault = accountFault(wanted, { siteName: site.name, host: new URL(publicUrl).hostname })
      if (fault) return refuse(writtenIn(locale)(fault))
      const deed = {
        now,
        caller: { kind: 'staff', id: user.id, scopes: [] },
        requestId: request.id,
        newId: () => newId(new Date()),
      } as const
      const outcome = await changeAccount(db, deed, { ...wanted, userId: user.id, session: hash })
      if (outcome === 'GONE') return reply.redirect(DOOR_PAGE, 303)
      if (outcome === 'ADDRESS_TAKEN') return refuse(t('staff.addressTaken'))
      post.soon(site.id)
      return sendPage(reply, page(request, { ...wanted, isSaved: true }))
    })
  })
}

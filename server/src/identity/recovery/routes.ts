import * as contract from '@fairground/contract/identity/recovery.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import { pageLanguage } from '../../ground/site-languages.ts'
import { type Api, mount, signInStep } from '../../http/mount.ts'
import { composeMail, type TemplatedMail } from '../../mail/compose.ts'
import type { Directory } from '../../sites/directory.ts'
import { memberById } from '../accounts/find-member.ts'
import { countAttempt, windowOf } from '../captcha/attempts.ts'
import { isRedirect } from '../oauth-apps/registered.ts'
import type { SignInDeps } from '../sign-in/admit.ts'
import { writeRecovery } from './queries.ts'
import { recover } from './recover.ts'
import { RESET_PAGE } from './reset-page.ts'
import { resetLink, sendActivation } from './send-activation.ts'

const HOUR_MS = 60 * 60_000
const LIFE_MS = 30 * 60_000
const PER_EMAIL = 5
const PER_ADDRESS = 20

interface RecoveryDeps extends SignInDeps {
  readonly directory: Directory
}

interface Redirect {
  readonly url?: string
  readonly clientId?: string
}

export function recoveryRoutes(api: Api, deps: RecoveryDeps): void {
  /** Made of PUBLIC_URL alone. Where to go on must be registered for the app, letter by letter. */
  const linkOf = (ctx: Ctx, token: string, redirect: Redirect | undefined): string => {
    const link = resetLink(deps.publicUrl, token)
    if (redirect?.url === undefined) return link.href
    const client = redirect.clientId === undefined ? undefined : deps.directory.client(redirect.clientId)
    if (client?.siteId !== ctx.site.id || !isRedirect(client, redirect.url))
      throw new ApiError({ code: 'REDIRECT_NOT_REGISTERED' })
    link.pathname = RESET_PAGE
    link.searchParams.set('clientId', client.id)
    link.searchParams.set('redirect', redirect.url)
    return link.href
  }

  mount(
    api,
    contract.sendRecoveryEmail,
    async ({ email, redirect, language }, ctx) => {
      const window = windowOf(ctx.now, HOUR_MS)
      const ofEmail = await countAttempt(ctx.db, `recovery ${hashSecret(email.toLowerCase())}`, window)
      const ofAddress = await countAttempt(ctx.db, `recovery from ${ctx.address}`, window)
      if (ofEmail > PER_EMAIL * deps.rateLimitFactor || ofAddress > PER_ADDRESS * deps.rateLimitFactor)
        throw new ApiError({ code: 'TOO_MANY_REQUESTS' })
      const token = newSecret('fgp')
      const link = linkOf(ctx, token, redirect)
      const { subject, text, draft, needs } = await composeMail(
        ctx.db,
        recoveryMail(email, link, { language, pageLanguage: pageLanguage(ctx.site) }),
      )
      await ctx.db.run(writeRecovery, {
        email,
        hash: hashSecret(token),
        at: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + LIFE_MS),
        mailId: ctx.newId(),
        subject,
        text,
        draft,
        needs: [...needs],
      })
      deps.post.soon(ctx.site.id)
      return {}
    },
    signInStep,
  )

  mount(
    api,
    contract.sendActivationEmail,
    async ({ identityId, emailOptions }, ctx) => {
      const member = await memberById(ctx.db, identityId)
      if (!member?.loginEmail) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
      const { id, loginEmail } = member
      await sendActivation(
        deps,
        ctx,
        { id, loginEmail },
        { linkOf: (token) => linkOf(ctx, token, emailOptions?.redirect), language: emailOptions?.language },
      )
      return {}
    },
    { once: true },
  )

  mount(
    api,
    contract.recover,
    ({ recoveryToken, password }, ctx) => recover(deps, ctx, recoveryToken, password),
    signInStep,
  )
}

type Languages = Pick<TemplatedMail, 'language' | 'pageLanguage'>

const recoveryMail = (to: string, link: string, languages: Languages): TemplatedMail => ({
  to,
  template: 'recovery',
  values: { link },
  ...languages,
})

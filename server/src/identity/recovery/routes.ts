import * as contract from '@fairground/contract/identity/recovery.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { writeMail } from '../../mail/post.ts'
import type { SignInDeps } from '../authentication/admit.ts'
import { countAttempt, windowOf } from '../captcha/attempts.ts'
import { activationMail, recoveryMail } from '../mails.ts'
import { findMember } from '../members/queries.ts'
import { RESET_PAGE } from '../oauth/paths.ts'
import { isRedirect } from '../redirects/registered.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Directory } from '../sites/directory.ts'
import { insertRecoveryToken, writeRecovery } from './queries.ts'
import { recover } from './recover.ts'

const HOUR_MS = 60 * 60_000
const LIFE_MS = 30 * 60_000
/** Nobody waits for an activation mail, so its link is good for longer. */
const ACTIVATION_LIFE_MS = 24 * HOUR_MS
const PER_EMAIL = 5
const PER_ADDRESS = 20

export interface RecoveryDeps extends SignInDeps {
  readonly directory: Directory
}

interface Redirect {
  readonly url?: string
  readonly clientId?: string
}

export function recoveryRoutes(api: Api, deps: RecoveryDeps): void {
  /** Made of PUBLIC_URL alone. Where to go on must be registered for the app, letter by letter. */
  const linkOf = (ctx: Ctx, token: string, redirect: Redirect | undefined): string => {
    const link = new URL(RESET_PAGE, deps.publicUrl)
    link.searchParams.set('token', token)
    if (redirect?.url === undefined) return link.href
    const client = redirect.clientId === undefined ? undefined : deps.directory.client(redirect.clientId)
    if (client?.siteId !== ctx.site.id || !isRedirect(client, redirect.url))
      throw new ApiError({ code: 'REDIRECT_NOT_REGISTERED' })
    link.searchParams.set('clientId', client.id)
    link.searchParams.set('redirect', redirect.url)
    return link.href
  }

  mount(
    api,
    contract.sendRecoveryEmail,
    async ({ email, redirect }, ctx) => {
      const window = windowOf(ctx.now, HOUR_MS)
      const ofEmail = await countAttempt(ctx.db, `recovery ${hashSecret(email.toLowerCase())}`, window)
      const ofAddress = await countAttempt(ctx.db, `recovery from ${ctx.address}`, window)
      if (ofEmail > PER_EMAIL * deps.rateLimitFactor || ofAddress > PER_ADDRESS * deps.rateLimitFactor)
        throw new ApiError({ code: 'TOO_MANY_REQUESTS' })
      const token = newSecret('fgp')
      const { subject, text } = recoveryMail(email, ctx.site.name, linkOf(ctx, token, redirect))
      await ctx.db.run(writeRecovery, {
        email,
        hash: hashSecret(token),
        at: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + LIFE_MS),
        mailId: ctx.newId(),
        subject,
        text,
      })
      deps.post.soon(ctx.site.id)
      return {}
    },
    { once: true },
  )

  mount(
    api,
    contract.sendActivationEmail,
    async ({ identityId, emailOptions }, ctx) => {
      const member = await ctx.db.row(findMember, { id: identityId })
      if (!member?.loginEmail) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
      const to = member.loginEmail
      const token = newSecret('fgp')
      const mail = activationMail(to, ctx.site.name, linkOf(ctx, token, emailOptions?.redirect))
      const expiresAt = new Date(ctx.now.getTime() + ACTIVATION_LIFE_MS)
      await ctx.db.inTx(async (tx) => {
        await tx.run(insertRecoveryToken, { hash: hashSecret(token), memberId: member.id, at: ctx.now, expiresAt })
        await writeMail(tx, mail, ctx)
      })
      deps.post.soon(ctx.site.id)
      return {}
    },
    { once: true },
  )

  mount(api, contract.recover, ({ recoveryToken, password }, ctx) => recover(deps, ctx, recoveryToken, password), {
    once: true,
  })
}

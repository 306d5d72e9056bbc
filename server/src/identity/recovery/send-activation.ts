import type { Ctx } from '../../ground/context.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import { writeMail } from '../../mail/post.ts'
import type { SignInDeps } from '../sign-in/admit.ts'
import { insertRecoveryToken } from './queries.ts'

/** Nobody waits for an activation mail, so its link works longer than a requested one. */
const LIFE_MS = 24 * 60 * 60_000

/** Page of the storefront. */
const PAGE = '/reset-password'

/** Our own page where a token is exchanged for a password. Made of PUBLIC_URL alone. */
export function resetLink(publicUrl: string, token: string): URL {
  const link = new URL(PAGE, publicUrl)
  link.searchParams.set('token', token)
  return link
}

/** Mails a member a link for choosing a password. `linkOf` may refuse before anything is written. */
export async function sendActivation(
  { post, publicUrl }: Pick<SignInDeps, 'post' | 'publicUrl'>,
  ctx: Ctx,
  member: { readonly id: string; readonly loginEmail: string },
  {
    linkOf = (token) => resetLink(publicUrl, token).href,
    language,
  }: { linkOf?: ((token: string) => string) | undefined; language?: string | undefined } = {},
): Promise<void> {
  const token = newSecret('fgp')
  const mail = activationMail(member.loginEmail, linkOf(token), language)
  const expiresAt = new Date(ctx.now.getTime() + LIFE_MS)
  await ctx.db.inTx(async (tx) => {
    await tx.run(insertRecoveryToken, { hash: hashSecret(token), memberId: member.id, at: ctx.now, expiresAt })
    await writeMail(tx, mail, ctx)
  })
  post.soon(ctx.site.id)
}

/** `language` is what the request asks for; without it, the mail is in the member's own. */
const activationMail = (to: string, link: string, language?: string): TemplatedMail => ({
  to,
  template: 'activation',
  values: { link },
  language,
})

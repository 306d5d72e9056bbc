import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { countAttempt, forgetAttempts, windowOf } from '../captcha/attempts.ts'
import { type CaptchaTokens, passCaptcha } from '../captcha/pass-captcha.ts'
import { hashSecret } from '../secrets.ts'
import { admit, type SignInDeps, type StateAnswer, visitorOf } from './admit.ts'
import { isPassword } from './passwords.ts'
import { findSignIn } from './queries.ts'

const WINDOW_MS = 15 * 60_000
/** Attempts per window, then a captcha (RELIABILITY section 13). The one per address is nobody's to raise. */
const PER_EMAIL = 10
const PER_ADDRESS = 100

export interface LoginRequest {
  readonly loginId: { readonly email: string }
  readonly password?: string
  readonly captchaTokens?: readonly CaptchaTokens[]
  readonly clientMetaData?: Readonly<Record<string, unknown>>
}

/** An unknown address, a wrong password: the same answer after the same work. */
export async function login(deps: SignInDeps, ctx: Ctx, request: LoginRequest): Promise<StateAnswer> {
  const { db, now } = ctx
  const { password = '' } = request
  // One spelling for the brake and for the look-up: the database makes small letters of more characters than we do.
  const email = request.loginId.email.trim().toLowerCase()
  const window = windowOf(now, WINDOW_MS)
  const brake = `login ${hashSecret(email)}`
  const [ofEmail, ofAddress] = [
    await countAttempt(db, brake, window),
    await countAttempt(db, `login from ${ctx.address}`, window),
  ]
  const needed = ofEmail > PER_EMAIL || ofAddress > PER_ADDRESS * deps.rateLimitFactor
  await passCaptcha(deps.captcha, ctx, request.captchaTokens, needed)

  const found = await db.row(findSignIn, { email })
  const right = await isPassword(found?.password ?? undefined, password)
  // Told apart from a wrong password, because nobody can know a password that does not exist (decision 0050).
  if (found && found.password === null && found.status === 'ACTIVE') throw new ApiError({ code: '-19973' })
  if (!found || !right) throw new ApiError({ code: '-19976' })

  await forgetAttempts(db, brake, window)
  const answer = await db.inTx((tx) => admit(tx, ctx, deps, found, visitorOf(ctx.caller), deviceOf(ctx, request)))
  deps.post.soon(ctx.site.id)
  return answer
}

/** Of a browser that was to be remembered: our own pages keep it in a cookie, other clients as they like. */
function deviceOf({ device }: Ctx, { clientMetaData }: LoginRequest): string | undefined {
  const given = clientMetaData?.deviceToken
  return typeof given === 'string' ? given : device
}

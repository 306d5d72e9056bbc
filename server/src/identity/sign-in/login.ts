import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { type CaptchaTokens, passCaptcha } from '../captcha/pass-captcha.ts'
import { isRemembered } from '../devices/devices.ts'
import {
  count,
  forgetAll,
  forgetOne,
  type Guesses,
  isMany,
  notifyOfGuesses,
  ofAccount,
  ofNetwork,
  ofPassword,
} from '../guesses/guesses.ts'
import { isPassword } from '../passwords/passwords.ts'
import { memberWithPassword } from '../passwords/stored-password.ts'
import { admit, type SignInDeps, type StateAnswer, visitorOf } from './admit.ts'

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
  const device = deviceOf(ctx, request)
  const found = await memberWithPassword(db, email)
  const { account, network } = await guessesOf(deps, ctx, { email, memberId: found?.id, device })

  const ofAccountMany = await isMany(db, now, account)
  const ofNetworkMany = network !== undefined && (await isMany(db, now, network))
  await passCaptcha(deps.captcha, ctx, request.captchaTokens, ofAccountMany || ofNetworkMany)
  if (network) await count(db, now, network)
  const beyond = await count(db, now, account)

  const right = await isPassword(found?.password ?? undefined, password)
  if (beyond > 0 && found && !right) await notifyOfGuesses(db, now, found.id)
  // Distinguished from a wrong password, because nobody can know a password that does not exist (decision 0050).
  if (found && found.password === null && found.status === 'ACTIVE') throw new ApiError({ code: '-19973' })
  if (!found || !right) throw new ApiError({ code: '-19976' })

  await forgetAll(db, account)
  if (network) await forgetOne(db, network)
  const answer = await db.inTx((tx) =>
    admit(tx, ctx, deps, { member: found, visitorId: visitorOf(ctx.caller), device }),
  )
  deps.post.soon(ctx.site.id)
  return answer
}

interface Trying {
  readonly email: string
  readonly memberId: string | undefined
  readonly device: string | undefined
}

/** A browser that the member is remembered in has guesses of its own: nobody elsewhere makes it wait (decision 0402). */
async function guessesOf(
  { rateLimitFactor }: SignInDeps,
  { db, now, address }: Ctx,
  { email, memberId = NOBODY, device }: Trying,
): Promise<{ readonly account: Guesses; readonly network?: Guesses }> {
  const account = ofPassword(email)
  return device !== undefined && (await isRemembered(db, memberId, device, now))
    ? { account: ofAccount(`${account.key} on ${hashSecret(device)}`) }
    : { account, network: ofNetwork(address, rateLimitFactor) }
}

/** So that an unknown address takes the same work. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Token of a remembered browser: our own pages have it in a cookie, other clients as they like. */
function deviceOf({ device }: Ctx, { clientMetaData }: LoginRequest): string | undefined {
  const given = clientMetaData?.deviceToken
  return typeof given === 'string' ? given : device
}

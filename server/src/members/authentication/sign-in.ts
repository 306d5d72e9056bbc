import type { login, register } from '@fairground/contract/members/authentication.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { memberById } from '../../identity/accounts/find-member.ts'
import type { ProfileWire } from '../../identity/accounts/profile.ts'
import type { CaptchaTokens } from '../../identity/captcha/pass-captcha.ts'
import type { SignInDeps, StateAnswer } from '../../identity/sign-in/admit.ts'
import { login as logIn } from '../../identity/sign-in/login.ts'
import { register as signUp } from '../../identity/sign-in/register.ts'
import { verifyCode } from '../../identity/sign-in/verify-code.ts'
import { memberNotFound } from '../members/who-sees.ts'
import { memberToWire } from './wire.ts'

type Register = RequestOf<typeof register>
type Login = RequestOf<typeof login>
type Answer = ResponseOf<typeof login>

/** The sign-in of `identity.*` in the words of this module. A code that is sent along goes on where the mail left off. */
export async function registerMember(deps: SignInDeps, ctx: Ctx, request: Register): Promise<Answer> {
  const { email, password, emailVerification } = request
  if (emailVerification) return goOn(deps, ctx, emailVerification)
  const profile = profileOf(request)
  return answer(
    ctx,
    await signUp(deps, ctx, { loginId: { email }, password, profile, captchaTokens: tokensOf(request) }),
  )
}

export async function logMemberIn(deps: SignInDeps, ctx: Ctx, request: Login): Promise<Answer> {
  const { email, password, emailVerification } = request
  if (emailVerification) return goOn(deps, ctx, emailVerification)
  return answer(ctx, await logIn(deps, ctx, { loginId: { email }, password, captchaTokens: tokensOf(request) }))
}

async function goOn(
  deps: SignInDeps,
  ctx: Ctx,
  { verificationId, otp }: NonNullable<Login['emailVerification']>,
): Promise<Answer> {
  try {
    return await answer(ctx, await verifyCode(deps, ctx, verificationId, otp))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VERIFICATION_FAILED') throw error
    const verificationFailureReason = 'BAD_CODE'
    throw new ApiError({ code: 'EMAIL_VERIFICATION_FAILED', verificationId, verificationFailureReason })
  }
}

async function answer({ db }: Ctx, given: StateAnswer): Promise<Answer> {
  if (given.state === 'REQUIRE_MFA') {
    const { stateToken, requireMfaData } = given
    throw new ApiError({ code: 'SECOND_STEP_REQUIRED', stateToken, ...requireMfaData })
  }
  const { state, sessionToken, stateToken, identity } = given
  if (state === 'REQUIRE_EMAIL_VERIFICATION')
    throw new ApiError({ code: 'EMAIL_VERIFICATION_REQUIRED', verificationId: stateToken })
  const member = await memberById(db, identity.id)
  if (!member) throw memberNotFound(identity.id)
  return { member: memberToWire(member), ...present({ session: sessionToken ? { token: sessionToken } : undefined }) }
}

function tokensOf({
  recaptchaToken,
  invisibleRecaptchaToken,
}: Pick<Login, 'recaptchaToken' | 'invisibleRecaptchaToken'>): CaptchaTokens[] {
  return [
    ...(recaptchaToken ? [{ Recaptcha: recaptchaToken }] : []),
    ...(invisibleRecaptchaToken ? [{ InvisibleRecaptcha: invisibleRecaptchaToken }] : []),
  ]
}

function profileOf({ contactInfo = {}, profilePrivacyStatus }: Register): ProfileWire {
  const { locale, customFields, ...profile } = contactInfo
  return {
    ...profile,
    ...present({
      language: locale,
      customFields: customFields ? customFields.map(({ name, ...value }) => ({ name, value })) : undefined,
    }),
    privacyStatus: profilePrivacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
  }
}

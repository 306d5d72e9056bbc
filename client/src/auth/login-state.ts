import type { ApiError } from '../errors.ts'
import type { LoginV2Response } from '../generated/identity.authentication.ts'

/** Factors that complete a sign-in beside the password. */
export type FactorType = NonNullable<LoginV2Response['requireMfaData']>['availableFactors'][number]['factorType']

export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'emailAlreadyExists'

/** State of a sign-in. */
export type LoginState =
  | { readonly loginState: 'INITIAL' }
  | {
      readonly loginState: 'SUCCESS'
      /** `deviceToken`: of a second step that was to be remembered; a later `login` with it asks for none. */
      readonly data: { readonly sessionToken: string; readonly deviceToken?: string }
    }
  | { readonly loginState: 'FAILURE'; readonly error: string; readonly errorCode?: LoginErrorCode }
  | { readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'; readonly data: { readonly stateToken: string } }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  | {
      readonly loginState: 'MFA_REQUIRED'
      readonly data: {
        readonly stateToken: string
        /** One of these completes the sign-in. */
        readonly factors: readonly FactorType[]
        /** Address that a code was mailed to, masked. */
        readonly hint?: string
      }
    }
  | { readonly loginState: 'USER_CAPTCHA_REQUIRED' }
  | { readonly loginState: 'SILENT_CAPTCHA_REQUIRED' }

/** Answer of the authentication calls. */
export type AuthenticationAnswer = Partial<
  Pick<LoginV2Response, 'sessionToken' | 'stateToken' | 'additionalData' | 'requireMfaData' | 'mfaChallengeData'>
> & { readonly state?: string }

export const unknownState: LoginState = { loginState: 'FAILURE', error: 'Unknown _state' }

export function stateOf(answer: AuthenticationAnswer): LoginState {
  const { sessionToken = '', stateToken = '', additionalData, requireMfaData, mfaChallengeData } = answer
  const deviceToken = additionalData?.deviceToken?.strValue
  switch (answer.state) {
    case 'SUCCESS':
      return { loginState: 'SUCCESS', data: { sessionToken, ...(deviceToken ? { deviceToken } : {}) } }
    case 'REQUIRE_OWNER_APPROVAL':
      return { loginState: 'OWNER_APPROVAL_REQUIRED' }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } }
    case 'REQUIRE_MFA':
    case 'MFA_CHALLENGE': {
      // Without it there is no way on from here.
      if (stateToken === '') return unknownState
      const factors = (mfaChallengeData ?? requireMfaData)?.availableFactors ?? []
      const hint = mfaChallengeData?.verificationChallengeData.hint
      return {
        loginState: 'MFA_REQUIRED',
        data: { stateToken, factors: factors.map(({ factorType }) => factorType), ...(hint ? { hint } : {}) },
      }
    }
    default:
      return unknownState
  }
}

const CAPTCHA_CODES: Readonly<Record<string, LoginErrorCode>> = {
  '-19971': 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
}
const REGISTRATION_CODES: Readonly<Record<string, LoginErrorCode>> = {
  ...CAPTCHA_CODES,
  '-19995': 'emailAlreadyExists',
}
const LOGIN_CODES: Readonly<Record<string, LoginErrorCode>> = {
  ...CAPTCHA_CODES,
  '-19976': 'invalidPassword',
  '-19973': 'resetPassword',
}

/** Reason why a registration was refused. */
export function registrationFailure(error: ApiError): LoginState {
  const email = error.fieldViolations.find(({ data }) => data?.type === 'EMAIL')
  if (email) return { loginState: 'FAILURE', error: email.description, errorCode: 'invalidEmail' }
  const errorCode = REGISTRATION_CODES[error.code]
  return { loginState: 'FAILURE', error: error.message, ...(errorCode ? { errorCode } : {}) }
}

/** Reason why a log-in was refused. Whatever is not known by its code counts as a wrong address. */
export const loginFailure = (error: ApiError): LoginState => ({
  loginState: 'FAILURE',
  error: error.message,
  errorCode: LOGIN_CODES[error.code] ?? 'invalidEmail',
})

/** Captcha that a refused attempt needs next: the silent one first, the one with a task when that was not enough. */
export function afterFailure(failure: LoginState, silentTried: boolean): LoginState {
  if (failure.loginState !== 'FAILURE') return failure
  if (failure.errorCode === 'missingCaptchaToken' && !silentTried) return { loginState: 'SILENT_CAPTCHA_REQUIRED' }
  return failure.errorCode === 'missingCaptchaToken' || failure.errorCode === 'invalidCaptchaToken'
    ? { loginState: 'USER_CAPTCHA_REQUIRED' }
    : failure
}

import type { ApiError } from '../errors.ts'

export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'emailAlreadyExists'

/** Where signing in stands. */
export type LoginState =
  | { readonly loginState: 'INITIAL' }
  | { readonly loginState: 'SUCCESS'; readonly data: { readonly sessionToken: string } }
  | { readonly loginState: 'FAILURE'; readonly error: string; readonly errorCode?: LoginErrorCode }
  | { readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'; readonly data: { readonly stateToken: string } }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  | { readonly loginState: 'USER_CAPTCHA_REQUIRED' }
  | { readonly loginState: 'SILENT_CAPTCHA_REQUIRED' }

/** What the authentication calls answer. */
export interface AuthenticationAnswer {
  readonly state?: string
  readonly sessionToken?: string
  readonly stateToken?: string
}

export const unknownState: LoginState = { loginState: 'FAILURE', error: 'Unknown _state' }

export function stateOf({ state, sessionToken = '', stateToken = '' }: AuthenticationAnswer): LoginState {
  switch (state) {
    case 'SUCCESS':
      return { loginState: 'SUCCESS', data: { sessionToken } }
    case 'REQUIRE_OWNER_APPROVAL':
      return { loginState: 'OWNER_APPROVAL_REQUIRED' }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } }
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

/** Why a registration was refused. */
export function registrationFailure(error: ApiError): LoginState {
  const email = error.fieldViolations.find(({ data }) => data?.type === 'EMAIL')
  if (email) return { loginState: 'FAILURE', error: email.description, errorCode: 'invalidEmail' }
  const errorCode = REGISTRATION_CODES[error.code]
  return { loginState: 'FAILURE', error: error.message, ...(errorCode ? { errorCode } : {}) }
}

/** Why a log-in was refused. Whatever is not known by its code counts as a wrong address. */
export const loginFailure = (error: ApiError): LoginState => ({
  loginState: 'FAILURE',
  error: error.message,
  errorCode: LOGIN_CODES[error.code] ?? 'invalidEmail',
})

/** Which captcha a refused attempt needs next: the silent one first, the one with a task when that was not enough. */
export function afterFailure(failure: LoginState, silentTried: boolean): LoginState {
  if (failure.loginState !== 'FAILURE') return failure
  if (failure.errorCode === 'missingCaptchaToken' && !silentTried) return { loginState: 'SILENT_CAPTCHA_REQUIRED' }
  return failure.errorCode === 'missingCaptchaToken' || failure.errorCode === 'invalidCaptchaToken'
    ? { loginState: 'USER_CAPTCHA_REQUIRED' }
    : failure
}

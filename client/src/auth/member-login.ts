import { call } from '../call.ts'
import { type Context, contextOf } from '../context.ts'
import { ApiError, SystemError } from '../errors.ts'
import type { RegisterV2Request } from '../generated/identity.authentication.ts'
import { directLogin } from './direct-login.ts'
import {
  type AuthenticationAnswer,
  afterFailure,
  type FactorType,
  type LoginState,
  loginFailure,
  registrationFailure,
  stateOf,
  unknownState,
} from './login-state.ts'
import {
  type AuthUrlOptions,
  authUrl,
  createRedirectSession,
  exchangeCode,
  generateOAuthData,
  type OAuthData,
  parseFromUrl,
} from './oauth.ts'
import { emptyTokens, type Tokens } from './tokens.ts'
import type { VisitorAuth } from './visitor.ts'
import { visitorAuthOf } from './visitor-auth-of.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: { readonly recaptchaToken?: string; readonly invisibleRecaptchaToken?: string }
  /** Token of a second step that this browser remembers; the server then requires none. */
  readonly deviceToken?: string
}

/** The second step of a sign-in. */
export interface SecondFactor {
  readonly factorType: FactorType
  /** Code of the authenticator app, of the mail, or one of the recovery codes. */
  readonly code: string
  readonly rememberThisDevice?: boolean
}

export interface Registration extends Credentials {
  readonly profile?: RegisterV2Request['profile']
}

const IAM = '/_api/iam'
const register = call('POST', `${IAM}/authentication/v2/register`)
const login = call('POST', `${IAM}/authentication/v2/login`)
const changePassword = call('POST', `${IAM}/authentication/v2/change-password`)
const verifyFactor = call('POST', `${IAM}/authentication/v2/{factorType}/verify`)
const verify = call('POST', `${IAM}/verification/v1/auth/verify`)
const resend = call('POST', `${IAM}/verification/v1/auth/resend`)
const sendEmail = call('POST', `${IAM}/recovery/v1/send-email`)
const recover = call('POST', `${IAM}/recovery/v1/recover`)

const INITIAL: LoginState = { loginState: 'INITIAL' }

/**
 * Signing a visitor in as a member of the site, and out again. The client must call with `visitorAuth`. The visitor's cart
 * follows. Refusals come back as states; a server that fails or cannot be reached throws.
 */
export function memberLogin(client: object) {
  const context = contextOf(client)
  const auth = visitorAuthOf(context)
  const { clientId } = auth
  const attempt = signInAttempt(context)
  const { authenticate } = attempt
  return {
    /** State of the sign-in, and which captcha is needed next. */
    get state(): LoginState {
      return attempt.state
    },
    loggedIn: (): boolean => auth.loggedIn(),
    getTokens: (): Tokens => auth.getTokens(),
    setTokens: (tokens: Tokens): void => auth.setTokens(tokens),

    /** Becomes a member of the site. After SUCCESS `completeLogin` with the session token. */
    register: ({ profile, ...credentials }: Registration): Promise<LoginState> =>
      authenticate(
        register,
        { ...messageOf(credentials), ...(profile ? { profile } : {}) },
        registrationFailure,
        hasSilent(credentials),
      ),
    /** After SUCCESS `completeLogin` with the session token. */
    login: (credentials: Credentials): Promise<LoginState> =>
      authenticate(login, messageOf(credentials), loginFailure, hasSilent(credentials)),
    ...codes(context, attempt),
    /** Exchanges the session token of SUCCESS for the member's tokens: in a page through a hidden frame, elsewhere by a redirect. */
    completeLogin: (sessionToken: string, options?: { readonly redirectUri?: string }): Promise<Tokens> =>
      directLogin(context, auth, sessionToken, options),

    ...hostedLogin(context, auth),

    /** The mail's link leads to `redirectUri`, which must be registered for the app. Says nothing about whether there is a member. */
    async sendPasswordResetEmail(email: string, redirectUri: string): Promise<void> {
      await context.send(sendEmail, { email, redirect: { url: redirectUri, clientId } })
    },
    /** Sets a new password with the token of the mail's link. */
    recoverPassword: (recoveryToken: string, password: string): Promise<LoginState> =>
      authenticate(recover, { recoveryToken, password }, plainFailure),
    /** Changes the password of the member who is signed in. The server ends all their sessions, this one too: sign in again with the new one. */
    async changePassword(newPassword: string): Promise<void> {
      await context.send(changePassword, { newPassword })
      auth.setTokens(emptyTokens)
      attempt.state = INITIAL
    },

    /** Forgets both tokens, whether the server can be reached or not. Then send the browser to `logoutUrl`, which ends the session there. */
    async logout(postFlowUrl: string): Promise<{ logoutUrl: string }> {
      try {
        const { fullUrl } = await createRedirectSession(context, { logout: { clientId }, callbacks: { postFlowUrl } })
        return { logoutUrl: fullUrl }
      } finally {
        auth.setTokens(emptyTokens)
        attempt.state = INITIAL
      }
    },
  }
}

/** One sign-in: its state, and the call that moves it on. */
function signInAttempt(context: Context) {
  async function authenticate(
    route: typeof register,
    message: Record<string, unknown>,
    failure: (error: ApiError) => LoginState,
    silentTried = false,
  ): Promise<LoginState> {
    try {
      attempt.state = stateOf((await context.send(route, message)) as AuthenticationAnswer)
      return attempt.state
    } catch (error) {
      if (!(error instanceof ApiError) || error instanceof SystemError || error.status === 429) throw error
      const failed = failure(error)
      attempt.state = afterFailure(failed, silentTried)
      return failed
    }
  }
  const attempt = { state: INITIAL, authenticate }
  return attempt
}

/** Codes that follow the password: of the address, and of the second step. */
const codes = (context: Context, attempt: ReturnType<typeof signInAttempt>) => ({
  /** The code that the email brought. Works in the state EMAIL_VERIFICATION_REQUIRED alone. */
  async processVerification(
    { verificationCode }: { readonly verificationCode: string },
    from: LoginState = attempt.state,
  ): Promise<LoginState> {
    if (from.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState
    const { stateToken } = from.data
    const after = await attempt.authenticate(verify, { code: verificationCode, stateToken }, plainFailure)
    // A mistyped code can be typed again.
    if (after.loginState === 'FAILURE') attempt.state = from
    return after
  },
  /** The second step, in the state MFA_REQUIRED alone. */
  async processMfa(
    { factorType, code, rememberThisDevice }: SecondFactor,
    from: LoginState = attempt.state,
  ): Promise<LoginState> {
    if (from.loginState !== 'MFA_REQUIRED') return unknownState
    const message = {
      factorType,
      stateToken: from.data.stateToken,
      [factorType === 'EMAIL' ? 'emailData' : 'totpData']: { code },
      ...(rememberThisDevice ? { rememberThisDevice } : {}),
    }
    const after = await attempt.authenticate(verifyFactor, message, plainFailure)
    if (after.loginState === 'FAILURE') attempt.state = from
    return after
  },
  /** Sends the code once more; for a second step, sends one if its factors are by mail. */
  async resendVerification(from: LoginState = attempt.state): Promise<LoginState> {
    if (from.loginState !== 'EMAIL_VERIFICATION_REQUIRED' && from.loginState !== 'MFA_REQUIRED') return unknownState
    attempt.state = stateOf((await context.send(resend, { stateToken: from.data.stateToken })) as AuthenticationAnswer)
    return attempt.state
  },
})

/** Signing in on the shop's own page, to which the browser is sent and from which it comes back. */
const hostedLogin = (context: Context, auth: VisitorAuth) => ({
  generateOAuthData,
  parseFromUrl,
  /** Address at which the browser signs in on the shop's own page. Keep `data` until it comes back. */
  getAuthUrl: (data: OAuthData, options?: AuthUrlOptions) => authUrl(context, auth.clientId, data, options),
  /** With what came back in the address. Rejects with 'Missing code or _state' or 'Invalid _state'. */
  getMemberTokens: (
    code: string | null | undefined,
    returnedState: string | null | undefined,
    data: Pick<OAuthData, 'codeVerifier' | 'state' | 'redirectUri'>,
  ): Promise<Tokens> => exchangeCode(context, auth, { code, state: returnedState }, data),
})

export type MemberLogin = ReturnType<typeof memberLogin>

const plainFailure = (error: ApiError): LoginState => ({ loginState: 'FAILURE', error: error.message })

const hasSilent = ({ captchaTokens }: Credentials): boolean => Boolean(captchaTokens?.invisibleRecaptchaToken)

function messageOf({ email, password, captchaTokens: given, deviceToken }: Credentials): Record<string, unknown> {
  const captcha = {
    ...(given?.recaptchaToken ? { Recaptcha: given.recaptchaToken } : {}),
    ...(given?.invisibleRecaptchaToken ? { InvisibleRecaptcha: given.invisibleRecaptchaToken } : {}),
  }
  return {
    loginId: { email },
    password,
    ...(deviceToken ? { clientMetaData: { deviceToken } } : {}),
    ...(Object.keys(captcha).length > 0 ? { captchaTokens: [captcha] } : {}),
  }
}

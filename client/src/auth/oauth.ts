import { call } from '../call.ts'
import type { Context } from '../context.ts'
import { SetupError } from '../setup-error.ts'
import { grantTokens } from './grant.ts'
import { pkceChallenge } from './pkce.ts'
import type { Tokens } from './tokens.ts'
import type { VisitorAuth } from './visitor.ts'

/** State to store between going to sign in and coming back; of one attempt, and secret to the browser that makes it. */
export interface OAuthData {
  readonly codeVerifier: string
  readonly codeChallenge: string
  readonly state: string
  readonly redirectUri: string
  /** Address at which the person was, for your own use. */
  readonly originalUri: string
}

export type ResponseMode = 'fragment' | 'query' | 'web_message'
export type Prompt = 'login' | 'none'

export interface AuthUrlOptions {
  readonly prompt?: Prompt
  readonly responseMode?: ResponseMode
  /** Session token of a direct log-in or registration. */
  readonly sessionToken?: string
  /** Id of the connection when somebody else signs the person in. */
  readonly idp?: string
}

/** Parameters that came back in the address: `code` and `state`, or an error. */
export interface Returned {
  readonly code: string | null
  readonly state: string | null
  readonly error?: string
  readonly errorDescription?: string | null
}

export interface RedirectSession {
  readonly fullUrl: string
  readonly urlDetails?: { readonly endpoint?: string }
  readonly sessionToken?: string
}

const redirectSession = call('POST', '/_api/redirects-api/v1/redirect-session')

/** Requests the address that the browser should go to. */
export async function createRedirectSession(
  { send }: Context,
  message: Record<string, unknown>,
): Promise<RedirectSession> {
  const { redirectSession: session } = (await send(redirectSession, message)) as { redirectSession: RedirectSession }
  return session
}

/** A new attempt to sign in, to be stored until the browser comes back to `redirectUri`. */
export async function generateOAuthData(redirectUri: string, originalUri = ''): Promise<OAuthData> {
  const { location } = globalThis as { location?: { protocol?: string } }
  const target = URL.parse(redirectUri)
  if (location?.protocol === 'https:' && target?.protocol === 'http:')
    throw new SetupError(
      'REDIRECT_SCHEME',
      `${redirectUri} is http, and this page is https: the code would travel in the open, and the address is not the registered one. Behind a proxy that ends TLS make it with publicUrl(request).`,
    )
  const { codeVerifier, codeChallenge } = await pkceChallenge()
  return { codeVerifier, codeChallenge, state: (await pkceChallenge()).codeChallenge, redirectUri, originalUri }
}

/** The address at which the person signs in. */
export async function authUrl(
  context: Context,
  clientId: string,
  { codeChallenge, state, redirectUri }: OAuthData,
  { prompt = 'login', responseMode = 'fragment', sessionToken, idp }: AuthUrlOptions = {},
): Promise<{ authUrl: string; authorizationEndpoint: string | undefined; sessionToken: string | undefined }> {
  const {
    fullUrl,
    urlDetails,
    sessionToken: bound,
  } = await createRedirectSession(context, {
    auth: {
      authRequest: {
        ...(redirectUri ? { redirectUri } : {}),
        clientId,
        codeChallenge,
        codeChallengeMethod: 'S256',
        responseMode,
        responseType: 'code',
        scope: 'offline_access',
        state,
        ...(sessionToken ? { sessionToken } : {}),
        ...(idp ? { idp } : {}),
      },
      prompt,
    },
  })
  return { authUrl: fullUrl, authorizationEndpoint: urlDetails?.endpoint, sessionToken: bound }
}

/** Reads what the server put into the address with which the browser came back. */
export function parseFromUrl(url: string | URL, responseMode: 'fragment' | 'query' = 'fragment'): Returned {
  const { hash, searchParams } = new URL(url)
  const values = responseMode === 'query' ? searchParams : new URLSearchParams(hash.slice(1))
  const error = values.get('error')
  return {
    code: values.get('code'),
    state: values.get('state'),
    ...(error ? { error, errorDescription: values.get('error_description') } : {}),
  }
}

/** Exchanges the code; from then on the caller is the member. */
export async function exchangeCode(
  { connection }: Context,
  auth: VisitorAuth,
  { code, state }: { readonly code?: string | null; readonly state?: string | null },
  data: Pick<OAuthData, 'codeVerifier' | 'state' | 'redirectUri'>,
): Promise<Tokens> {
  if (!code || !state) throw new Error('Missing code or _state')
  if (state !== data.state) throw new Error('Invalid _state')
  const { redirectUri, codeVerifier } = data
  const tokens = await grantTokens(
    connection,
    {
      clientId: auth.clientId,
      grantType: 'authorization_code',
      ...(redirectUri ? { redirectUri } : {}),
      code,
      codeVerifier,
    },
    { value: '', role: 'member' },
  )
  auth.setTokens(tokens)
  return tokens
}

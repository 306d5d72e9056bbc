import type { ServerTexts } from '../../ground/texts/catalogues.ts'
import type { Directory, OAuthClient } from '../../sites/directory.ts'
import { isRedirect } from '../oauth-apps/registered.ts'
import { isConnection } from '../oidc/connection.ts'

export type ResponseMode = 'query' | 'fragment' | 'web_message'

/** Request of an app to the authorize address, with everything checked that decides where the answer goes. */
export interface AuthorizeRequest {
  readonly client: OAuthClient
  /** Null with `web_message` alone. */
  readonly redirectUri: string | null
  readonly responseMode: ResponseMode
  readonly state: string
  readonly challenge: string
  readonly prompt: 'login' | 'none' | undefined
  readonly sessionToken: string | undefined
  /** A person who is not signed in goes to the provider at once, not to the login page. */
  readonly atProvider: boolean
}

/** As the address bar has it. */
export interface AuthorizeParams {
  readonly clientId?: string
  readonly redirectUri?: string
  readonly responseMode?: string
  readonly responseType?: string
  readonly state?: string
  readonly codeChallenge?: string
  readonly codeChallengeMethod?: string
  readonly prompt?: string
  readonly sessionToken?: string
  /** The visitor that made the request, sealed by us: what they have follows them. */
  readonly visitor?: string
  /** Id of a connection to somebody else's sign-in. */
  readonly idp?: string
}

type ReadRequest =
  | { readonly kind: 'request'; readonly request: AuthorizeRequest }
  /** Nobody to answer: the person reads it on one of our pages. */
  | { readonly kind: 'page'; readonly text: (t: ServerTexts) => string }
  /** The address is the app's: the error goes there. */
  | {
      readonly kind: 'refusal'
      readonly request: AuthorizeRequest
      readonly error: string
      readonly description: string
    }

const MODES: readonly string[] = ['query', 'fragment', 'web_message'] satisfies ResponseMode[]
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/

/** `issuer` is the provider that members may sign in with, if there is one. */
export function readAuthorizeRequest(
  directory: Directory,
  params: AuthorizeParams,
  issuer: string | undefined,
): ReadRequest {
  const client = params.clientId === undefined ? undefined : directory.client(params.clientId)
  if (!client) return { kind: 'page', text: (t) => t('pages.noApp') }
  const responseMode = params.responseMode ?? 'query'
  const redirectUri = params.redirectUri ?? null
  if (!MODES.includes(responseMode)) return { kind: 'page', text: (t) => t('pages.unknownMode') }
  if (redirectUri === null && responseMode !== 'web_message')
    return { kind: 'page', text: (t) => t('pages.noReturnAddress') }
  if (redirectUri !== null && !isRedirect(client, redirectUri))
    return { kind: 'page', text: (t) => t('pages.returnNotRegistered') }

  const request: AuthorizeRequest = {
    client,
    redirectUri,
    responseMode: responseMode as ResponseMode, // one of MODES
    state: params.state ?? '',
    challenge: params.codeChallenge ?? '',
    prompt: params.prompt === 'login' || params.prompt === 'none' ? params.prompt : undefined,
    sessionToken: params.sessionToken,
    atProvider: params.idp !== undefined,
  }
  const refusal = (error: string, description: string): ReadRequest => ({
    kind: 'refusal',
    request,
    error,
    description,
  })
  if (params.responseType !== 'code') return refusal('unsupported_response_type', 'The response type must be code.')
  if (request.state === '') return refusal('invalid_request', 'A state is required.')
  if (params.codeChallengeMethod !== 'S256' || !CHALLENGE.test(request.challenge))
    return refusal('invalid_request', 'A code challenge with the method S256 is required.')
  if (params.idp && !(issuer && isConnection(issuer, params.idp)))
    return refusal('invalid_request', 'This site has no sign-in with this provider.')
  return { kind: 'request', request }
}

/** Standard OAuth names; the published client's spelling is understood too. */
const NAMES = {
  clientId: 'client_id',
  redirectUri: 'redirect_uri',
  responseMode: 'response_mode',
  responseType: 'response_type',
  state: 'state',
  codeChallenge: 'code_challenge',
  codeChallengeMethod: 'code_challenge_method',
  prompt: 'prompt',
  sessionToken: 'session_token',
  visitor: 'visitor',
  idp: 'idp',
} as const satisfies Record<keyof AuthorizeParams, string>

const keys = Object.keys(NAMES) as (keyof AuthorizeParams)[]

/** A field that is given twice, or empty, is not given. */
export function paramsOfQuery(query: Readonly<Record<string, unknown>>): AuthorizeParams {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = query[NAMES[key]] ?? query[key]
      return typeof value === 'string' && value !== '' && value.length <= 2048 ? [[key, value]] : []
    }),
  )
}

export function searchParamsOf(params: AuthorizeParams): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = params[key]
      return value === undefined || value === '' ? [] : [[NAMES[key], value]]
    }),
  )
}

import { ApiError, ConnectionError } from '../errors.ts'
import { statusText } from '../status-text.ts'
import { parsedOrText } from '../values.ts'
import type { Connection } from './auth.ts'
import type { TokenRole, Tokens } from './tokens.ts'

/** The token endpoint refused, or failed. */
export class TokenError extends ApiError {
  override name = 'TokenError'

  constructor(response: Response, body: unknown) {
    super(response.status, response.headers, body, response.statusText)
    const responseText = typeof body === 'string' ? body : JSON.stringify(body)
    const named = statusText(response.status, response.statusText)
    this.message = `Failed to fetch tokens from OAuth API: ${named}. request id: ${this.requestId}. Response: ${responseText}`
  }
}

/** Requests tokens from `/oauth2/token`. An answer without a refresh token leaves the one that was used. */
export async function grantTokens(
  { url, fetch, clock }: Connection,
  grant: Readonly<Record<string, string>>,
  refresh: { readonly value: string; readonly role: TokenRole },
  headers: Readonly<Record<string, string>> = {},
): Promise<Tokens> {
  let response: Response | undefined
  let answer: unknown
  try {
    response = await fetch(`${url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(grant),
    })
    const text = await response.text()
    answer = response.status === 200 ? JSON.parse(text) : parsedOrText(text)
  } catch (cause) {
    const requestId = response?.headers.get('x-wix-request-id') ?? undefined
    throw new ConnectionError(`POST ${url}/oauth2/token: no answer`, { cause, requestId })
  }
  if (response.status !== 200) throw new TokenError(response, answer)
  const { access_token, refresh_token, expires_in } = answer as Record<string, string | undefined> // the contract's token answer
  return {
    accessToken: { value: access_token ?? '', expiresAt: Math.floor(clock.now() / 1000) + Number(expires_in) },
    refreshToken: { value: refresh_token ?? refresh.value, role: refresh.role },
  }
}

import { ApiError } from '../errors.ts'
import type { Auth, Connection } from './auth.ts'

export interface VisitorTokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Where tokens outlive the page: `localStorage` behind two functions, a cookie, a file. */
export interface TokenStorage {
  load(): VisitorTokens | undefined
  save(tokens: VisitorTokens): void
}

/** Renewed this long before they end, so that a token does not expire on its way. */
const EARLY_MS = 60_000

const inMemory = (): TokenStorage => {
  let kept: VisitorTokens | undefined
  return {
    load: () => kept,
    save: (tokens) => {
      kept = tokens
    },
  }
}

/**
 * A visitor of a site that is not served by the shop: anonymous tokens from the OAuth app, renewed before they end and when
 * refused. When the refresh token is refused too, the visitor starts anew as somebody else.
 */
export function visitorAuth({ clientId, storage = inMemory() }: { clientId: string; storage?: TokenStorage }): Auth {
  let renewing: Promise<VisitorTokens> | undefined
  const renewed = (connection: Connection): Promise<VisitorTokens> => {
    renewing ??= obtain(connection, clientId, storage.load()).then(
      (tokens) => {
        renewing = undefined
        storage.save(tokens)
        return tokens
      },
      (error: unknown) => {
        renewing = undefined
        throw error
      },
    )
    return renewing
  }
  return {
    headers: async (connection) => {
      const kept = storage.load()
      const tokens = kept && kept.expiresAt - EARLY_MS > Date.now() ? kept : await renewed(connection)
      return { authorization: tokens.accessToken }
    },
    renew: async (connection, refused) => {
      if (storage.load()?.accessToken === refused.authorization) await renewed(connection)
      return true
    },
  }
}

async function obtain(
  connection: Connection,
  clientId: string,
  kept: VisitorTokens | undefined,
): Promise<VisitorTokens> {
  if (kept) {
    const { refreshToken } = kept
    try {
      return await ask(connection, { clientId, refreshToken, grantType: 'refresh_token' }, refreshToken)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 429 || error.status >= 500) throw error
    }
  }
  return ask(connection, { clientId, grantType: 'anonymous' }, '')
}

async function ask(
  { url, fetch }: Connection,
  grant: Record<string, string>,
  refreshToken: string,
): Promise<VisitorTokens> {
  const response = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(grant),
  })
  const answer = await response.json()
  if (response.status !== 200) throw new ApiError(response.status, response.headers, answer)
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? refreshToken,
    expiresAt: Date.now() + answer.expires_in * 1000,
  }
}

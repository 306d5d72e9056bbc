import { sign, verify } from 'node:crypto'
import { makeRoom } from '../../ground/oldest.ts'
import { type PublicJwk, publicJwk, type SigningKey } from './signing-keys.ts'
import { type VisitorRefresh, visitorRefresh } from './visitor-refresh.ts'

/** Claims of an access token. Times in seconds of the site's clock. */
export interface Claims {
  readonly sub: string
  /** `app`: an API key's own token; `sub` is the key. */
  readonly role: 'visitor' | 'member' | 'app'
  readonly site: string
  readonly client: string | null
  /** Member tokens: the visitor they were before. */
  readonly visitor: string | null
  /** Refresh-token family, so that a session can be ended. */
  readonly family: string | null
  /** Distinguishes two tokens of one session in one second. */
  readonly jti?: string
  readonly iat: number
  readonly exp: number
}

/** Access tokens live 4 hours, see `docs/algorithms/tokens.md`. */
export const ACCESS_TOKEN_SECONDS = 4 * 60 * 60
/** The published client has no leeway of its own: a token is honoured this long past its stated life. */
export const LEEWAY_SECONDS = 60
/** Tokens of some 0.9 kB each. */
const MOST_TOKENS = 4_000

export interface AccessTokens {
  /** Keys with which others check the tokens, newest first. */
  readonly keys: readonly PublicJwk[]
  /** Refresh tokens of visitors, which no row is stored for. */
  readonly visitors: VisitorRefresh
  sign(claims: Claims): Promise<string>
  /** Claims of a token that we signed, whatever its age; undefined for anything else. */
  verify(token: string): Claims | undefined
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())

/**
 * Compact JWS (RFC 7515). Signed at once on this thread: a trip to another costs more than the 40 µs of Ed25519.
 * Verified tokens are remembered: a signature check costs about 100 µs, a look-up less than 1.
 */
export function accessTokens(keys: readonly SigningKey[]): AccessTokens {
  const newest = keys[0]
  if (!newest) throw new Error('There is no signing key')
  const byId = new Map(keys.map((key) => [key.id, key]))
  const verified = new Map<string, Claims>()

  const remember = (token: string, claims: Claims) => {
    makeRoom(verified, MOST_TOKENS)
    verified.set(token, claims)
  }

  return {
    keys: keys.map(publicJwk),
    visitors: visitorRefresh(keys.map(({ privateKey }) => String(privateKey.export({ format: 'jwk' }).d))),
    async sign(claims) {
      const content = `${encoded({ alg: newest.algorithm, kid: newest.id })}.${encoded(claims)}`
      const token = `${content}.${sign(null, Buffer.from(content), newest.privateKey).toString('base64url')}`
      remember(token, claims)
      return token
    },
    verify(token) {
      const known = verified.get(token)
      if (known) return known
      try {
        const [header = '', payload = '', signature = '', ...more] = token.split('.')
        const key = byId.get((decoded(header) as { kid?: string }).kid ?? '')
        if (!key || more.length > 0) return undefined
        const content = Buffer.from(`${header}.${payload}`)
        const bytes = Buffer.from(signature, 'base64url')
        // Decoding drops what is no base64url, and bits that are over: one signature has one spelling.
        if (bytes.toString('base64url') !== signature || !verify(null, content, key.publicKey, bytes)) return undefined
        const claims = decoded(payload) as Claims // we signed it
        remember(token, claims)
        return claims
      } catch {
        return undefined
      }
    },
  }
}

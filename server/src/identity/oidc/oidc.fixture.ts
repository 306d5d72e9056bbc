import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as jose from 'jose'

/** Outcome of the next sign-in at the provider. Each field breaks, or answers, one thing. */
export interface Answer {
  readonly claims?: Readonly<Record<string, unknown>>
  /** Claims of the userinfo address; without it there is none of them. */
  readonly userInfo?: Readonly<Record<string, unknown>>
  /** Token to send in place of the one that was signed. */
  readonly forge?: (idToken: string) => Promise<string> | string
}

export interface FixtureProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The key that its tokens are signed with. */
  readonly privateKey: jose.CryptoKey
  readonly publicJwk: jose.JWK
  /** Requests that it got, by path. */
  readonly requests: string[]
  /** Signs in at the provider, as its page does when the person agrees: where the browser is sent back to. */
  signIn(authorizeUrl: string, answer: Answer): URL
  close(): Promise<void>
}

interface Code {
  readonly challenge: string
  readonly redirectUri: string
  readonly nonce: string
  readonly answer: Answer
}

/** A small provider of OpenID Connect: discovery, keys, authorize, token with PKCE and client secret, userinfo. */
export async function startProvider(): Promise<FixtureProvider> {
  const clientId = 'fairground'
  const clientSecret = 'a secret & a half'
  const { publicKey, privateKey } = await jose.generateKeyPair('RS256', { extractable: true })
  const publicJwk = { ...(await jose.exportJWK(publicKey)), kid: 'one', use: 'sig', alg: 'RS256' }
  const codes = new Map<string, Code>()
  const access = new Map<string, Answer>()
  const requests: string[] = []

  const token = async (fields: URLSearchParams, authorization: string | undefined) => {
    const found = codes.get(fields.get('code') ?? '')
    codes.delete(fields.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url')
    const basic = `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(clientSecret).replaceAll('%20', '+')}`).toString('base64')}`
    if (authorization !== basic) return { status: 401, body: { error: 'invalid_client' } }
    if (found?.challenge !== challenge || found.redirectUri !== fields.get('redirect_uri'))
      return { status: 400, body: { error: 'invalid_grant' } }
    const signed = await new jose.SignJWT({ nonce: found.nonce, sub: 'person-1', ...found.answer.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(String(found.answer.claims?.iss ?? issuer))
      .setAudience(String(found.answer.claims?.aud ?? clientId))
      .setIssuedAt(Number(found.answer.claims?.iat ?? Date.now() / 1000))
      .setExpirationTime(Number(found.answer.claims?.exp ?? Date.now() / 1000 + 300))
      .sign(privateKey)
    const accessToken = randomUUID()
    access.set(accessToken, found.answer)
    const id_token = (await found.answer.forge?.(signed)) ?? signed
    return { status: 200, body: { access_token: accessToken, token_type: 'Bearer', expires_in: 300, id_token } }
  }

  const answer = async (request: IncomingMessage) => {
    const path = request.url ?? ''
    requests.push(path)
    switch (path) {
      case '/.well-known/openid-configuration':
        return {
          status: 200,
          body: {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            userinfo_endpoint: `${issuer}/userinfo`,
            jwks_uri: `${issuer}/keys`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            // A provider that offers this much is still not believed without a signature.
            id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
          },
        }
      case '/keys':
        return { status: 200, body: { keys: [publicJwk] } }
      case '/token':
        return token(new URLSearchParams(await textOf(request)), request.headers.authorization)
      case '/userinfo': {
        const known = access.get(String(request.headers.authorization).replace('Bearer ', ''))
        return known
          ? { status: 200, body: { sub: known.claims?.sub ?? 'person-1', ...known.userInfo } }
          : { status: 401, body: { error: 'invalid_token' } }
      }
      default:
        return { status: 404, body: {} }
    }
  }

  const server = createServer((request, response) => void answer(request).then((found) => reply(response, found)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on TCP

  return {
    issuer,
    clientId,
    clientSecret,
    privateKey,
    publicJwk,
    requests,
    signIn(authorizeUrl, details) {
      const { searchParams: params } = new URL(authorizeUrl)
      const code = randomUUID()
      const redirectUri = params.get('redirect_uri') ?? ''
      codes.set(code, {
        challenge: params.get('code_challenge') ?? '',
        redirectUri,
        nonce: params.get('nonce') ?? '',
        answer: details,
      })
      const back = new URL(redirectUri)
      back.searchParams.set('code', code)
      back.searchParams.set('state', params.get('state') ?? '')
      return back
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

function reply(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

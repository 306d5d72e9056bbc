import { createHash, randomBytes } from 'node:crypto'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect } from 'vitest'
import type { Reply, TestCaller, TestSite } from '../../../test/fixture.ts'

export const PASSWORD = 'correct horse battery'
export const REDIRECT = 'http://localhost:3000/login-callback'
const IAM = '/_api/iam'

let count = 0
/** An address that no test had before. */
export const newEmail = (): string => `person-${process.pid}-${++count}@example.com`

export const register = (by: TestCaller, email: string, more: object = {}): Promise<Reply> =>
  by.call('POST', `${IAM}/authentication/v2/register`, { loginId: { email }, password: PASSWORD, ...more })

export const login = (by: TestCaller, email: string, password = PASSWORD, more: object = {}): Promise<Reply> =>
  by.call('POST', `${IAM}/authentication/v2/login`, { loginId: { email }, password, ...more })

export const codeOf = (reply: Reply): string | undefined => reply.body?.details?.applicationError?.code
export const refusal = (reply: Reply): [number, string | undefined] => [reply.status, codeOf(reply)]

/** The newest mail to an address. */
export async function mailTo(site: TestSite, to: string): Promise<{ subject: string; text: string }> {
  const { body } = await site.admin.call('GET', `/dev/mail?to=${encodeURIComponent(to)}`)
  return body.mails[0]
}
export const digitsIn = ({ text }: { text: string }): string => /\b\d{6}\b/.exec(text)![0]

export const newPkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return {
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    state: randomBytes(16).toString('base64url'),
  }
}
export type Pkce = ReturnType<typeof newPkce>

/** Message of the published client for the authorize address. */
export const authRequest = (site: TestSite, { challenge, state }: Pkce, more: object = {}) => ({
  clientId: site.clientId,
  redirectUri: REDIRECT,
  responseType: 'code',
  responseMode: 'query',
  scope: 'offline_access',
  state,
  codeChallenge: challenge,
  codeChallengeMethod: 'S256',
  ...more,
})

export async function authorizeUrl(
  by: TestCaller,
  request: object,
  prompt: 'none' | 'login' = 'none',
): Promise<string> {
  const { status, body } = await by.call('POST', '/_api/redirects-api/v1/redirect-session', {
    auth: { authRequest: request, prompt },
  })
  expect(status).toBe(200)
  return body.redirectSession.fullUrl.replace('http://localhost:8080', '')
}

/** The code in the address that the browser is sent to. */
export const codeIn = (reply: Reply): string => new URL(String(reply.headers.location)).searchParams.get('code') ?? ''

export const exchange = (site: TestSite, code: string, verifier: string, more: object = {}): Promise<Reply> =>
  site.nobody.call('POST', '/oauth2/token', {
    grantType: 'authorization_code',
    clientId: site.clientId,
    redirectUri: REDIRECT,
    code,
    codeVerifier: verifier,
    ...more,
  })

export interface TestMember extends TestCaller {
  readonly id: string
  readonly email: string
  readonly accessToken: string
  readonly refreshToken: string
}

export const withToken = (site: TestSite, token: string): TestCaller => ({
  call: (method, path, body, headers) => site.nobody.call(method, path, body, { authorization: token, ...headers }),
})

/** Session token to tokens, as the published client does it. */
export async function tokensFor(site: TestSite, by: TestCaller, sessionToken: string): Promise<Reply['body']> {
  const pkce = newPkce()
  const url = await authorizeUrl(by, authRequest(site, pkce, { sessionToken }))
  const { body } = await exchange(site, codeIn(await site.nobody.call('GET', url)), pkce.verifier)
  return body
}

/** A registered member with tokens. `as` is the visitor that registers. */
export async function newMember(site: TestSite, as?: TestCaller): Promise<TestMember> {
  const visitor = as ?? (await site.visitor())
  const email = newEmail()
  const { body } = await register(visitor, email)
  const tokens = await tokensFor(site, visitor, body.sessionToken)
  return {
    ...withToken(site, tokens.access_token),
    id: body.identity.id,
    email,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  }
}

export const renew = (site: TestSite, refreshToken: string): Promise<Reply> =>
  site.nobody.call('POST', '/oauth2/token', { grantType: 'refresh_token', refreshToken, clientId: site.clientId })

/** A good captcha token. */
export async function solvedCaptcha(site: TestSite): Promise<string> {
  const { body } = await site.nobody.call('GET', '/_captcha/challenge')
  const solution = await solveChallenge({ challenge: body as Challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: body, solution })).toString('base64')
}

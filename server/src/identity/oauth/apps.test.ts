import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import { newMember, refusal, renew, withToken } from '../sign-in/sign-in.fixture.ts'
import { signInLink } from '../staff/sign-in-link.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const OURS = 'http://localhost:8080'
const APP = 'http://localhost:3000/login-callback'
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const token = (body: object) => site.nobody.call('POST', '/oauth2/token', body)
const access = (body: object) =>
  site.nobody.call('POST', '/oauth/access', { client_id: site.clientId, client_secret: site.apiKey, ...body })
const infoOf = async (value: string) => (await site.nobody.call('POST', '/oauth2/token-info', { token: value })).body
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** The cookie of the owner, signed in to the dashboard. */
async function owner(): Promise<string> {
  const { siteId, assembly } = site
  const { signInLink: url } = (await signInLink(assembly.pool.forSite(siteId), OURS, new Date()))!
  const { headers } = await site.nobody.call('GET', url.replace(OURS, ''))
  return String(headers['set-cookie']).split(';')[0]!
}

describe('an app that the owner lets in', () => {
  const page = (query: Record<string, string>, cookie: string) =>
    site.nobody.call('GET', `/installer/install?${new URLSearchParams(query)}`, undefined, { cookie })
  const allow = async (headers: Record<string, string> = FORM) => {
    const body = new URLSearchParams({ appId: site.clientId, redirectUrl: APP, state: 's-1' }).toString()
    return site.nobody.call('POST', '/installer/install', body, { ...headers, cookie: await owner() })
  }
  const newCode = async () => new URL(String((await allow()).headers.location)).searchParams.get('code') ?? ''

  test('asks the owner, and comes back with a code', async () => {
    const shown = await page({ appId: site.clientId, redirectUrl: APP, state: 's-1' }, await owner())
    expect([shown.status, String(shown.body)]).toEqual([200, expect.stringContaining('Connect')])
    const { status, headers } = await allow()
    const { origin, pathname, searchParams } = new URL(String(headers.location))
    expect([status, origin + pathname]).toEqual([303, APP])
    expect(Object.fromEntries(searchParams)).toEqual({
      code: expect.stringMatching(/^fgi_/),
      instanceId: site.siteId,
      state: 's-1',
    })
  })

  test.for([
    ['without the owner’s session', {}, '', 403],
    ['at an address that is not registered', { redirectUrl: 'https://evil.example/' }, 'owner', 400],
    ['an app that nobody knows', { appId: '00000000-0000-4000-8000-000000000000' }, 'owner', 400],
  ] as const)('not %s', async ([, more, who, status]) => {
    const cookie = who === 'owner' ? await owner() : ''
    const reply = await page({ appId: site.clientId, redirectUrl: APP, ...more }, cookie)
    expect([reply.status, reply.headers.location]).toEqual([status, undefined])
  })

  test('another site’s page cannot allow it in the owner’s name', async () => {
    expect(refusal(await allow({ ...FORM, 'sec-fetch-site': 'cross-site' }))).toEqual([403, 'PERMISSION_DENIED'])
  })

  test('exchanges the code for tokens that are worth what its key is worth, and renews them', async () => {
    const first = await access({ grant_type: 'authorization_code', code: await newCode() })
    expect([first.status, first.body]).toEqual([
      200,
      { access_token: expect.any(String), refresh_token: expect.stringMatching(/^fgr_/), expires_in: 14_400 },
    ])
    const again = await access({ grant_type: 'refresh_token', refresh_token: first.body.refresh_token })
    expect(again.body.refresh_token).toBe(first.body.refresh_token)
    expect(await infoOf(again.body.access_token)).toMatchObject({
      active: true,
      subjectType: 'APP',
      tenantType: 'SITE',
      clientId: site.clientId,
      instanceId: site.siteId,
    })
    const products = await withToken(site, again.body.access_token).call('GET', '/v1/sign-on-policies')
    expect(products.status).toBe(200)
  })

  test('gets nothing with a wrong secret, another code or the way that visitors renew', async () => {
    const code = await newCode()
    const wrong = await access({ grant_type: 'authorization_code', code, client_secret: 'fgk_rubbish' })
    expect(refusal(wrong)).toEqual([401, 'INVALID_GRANT'])
    expect(refusal(await access({ grant_type: 'authorization_code', code: 'fgi_x' }))).toEqual([401, 'INVALID_GRANT'])
    const { body } = await access({ grant_type: 'authorization_code', code })
    expect(refusal(await renew(site, body.refresh_token))).toEqual([401, 'INVALID_GRANT'])
    const member = await newMember(site)
    const stolen = await access({ grant_type: 'refresh_token', refresh_token: member.refreshToken })
    expect(refusal(stolen)).toEqual([401, 'INVALID_GRANT'])
    expect((await access({ grant_type: 'authorization_code' })).status).toBe(400)
  })

  test('loses what it has when its code is shown again', async () => {
    const code = await newCode()
    const { body } = await access({ grant_type: 'authorization_code', code })
    expect(refusal(await access({ grant_type: 'authorization_code', code }))).toEqual([401, 'INVALID_GRANT'])
    const renewed = await access({ grant_type: 'refresh_token', refresh_token: body.refresh_token })
    expect(refusal(renewed)).toEqual([401, 'INVALID_GRANT'])
    expect((await infoOf(body.access_token)).active).toBe(false)
  })
})

describe('contents of tokens', () => {
  test('owners of tokens, and their sites', async () => {
    const staff = (await owner()).replace('fg_staff=', '')
    const member = await newMember(site)
    const visitor = await site.visitor()
    const infos = await Promise.all(
      [staff, member.accessToken, visitor.accessToken, site.apiKey, 'rubbish'].map(infoOf),
    )
    expect(infos.map(({ active, subjectType, tenantType }) => [active, subjectType, tenantType])).toEqual([
      [true, 'USER', 'ACCOUNT'],
      [true, 'MEMBER', 'SITE'],
      [true, 'VISITOR', 'SITE'],
      [true, 'APP', 'SITE'],
      [false, 'UNKNOWN', 'ROOT'],
    ])
    expect(infos[0].exp).toBeGreaterThan(infos[0].iat)
  })

  test('a refresh token’s own, as long as it renews', async () => {
    const member = await newMember(site)
    const info = () => infoOf(member.refreshToken)
    expect(await info()).toMatchObject({
      active: true,
      subjectType: 'MEMBER',
      subjectId: member.id,
      clientId: site.clientId,
    })
    await site.nobody.call('POST', '/oauth2/revoke', { token: member.accessToken })
    expect(await info()).toMatchObject({ active: false, subjectId: member.id })
    expect((await infoOf('fgr_rubbish')).subjectType).toBe('UNKNOWN')
  })

  test('with the published keys anybody can check them', async () => {
    const { accessToken } = await site.visitor()
    const [head = '', claims = '', signature = ''] = accessToken.split('.')
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
    for (const path of ['/oauth2/jwks', '/_api/oauth2/jwks', '/v1/oauth/jwks']) {
      const { status, body } = await site.nobody.call('GET', path)
      const jwk = body.keys.find((key: { kid: string }) => key.kid === kid)
      expect([status, Object.keys(jwk).sort()]).toEqual([200, ['alg', 'crv', 'kid', 'kty', 'use', 'x']])
      const key = createPublicKey({ key: jwk, format: 'jwk' })
      expect(verify(null, Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
    }
  })

  test('the caller’s own account', async () => {
    const member = await newMember(site)
    const edited = await member.call('PATCH', `/members/v1/members/${member.id}`, {
      member: { id: member.id, contact: { firstName: 'Ada', lastName: 'Byron' } },
    })
    expect(edited.status).toBe(200)
    const { body } = await member.call('GET', '/oauth2/user-info')
    expect(body).toMatchObject({ sub: member.id, givenName: 'Ada', familyName: 'Byron', email: member.email })
    const visitor = await site.visitor()
    const { subjectId } = await infoOf(visitor.accessToken)
    expect((await visitor.call('GET', '/oauth2/user-info')).body).toEqual({ sub: subjectId })
    expect((await site.nobody.call('GET', '/oauth2/user-info')).status).toBe(401)
  })
})

test.for([
  ['JSON', JSON.stringify],
  ['a form', (message: Record<string, string>) => new URLSearchParams(message).toString()],
] as const)('the older client sends its message as bytes: %s', async ([, written]) => {
  const issued = await token({ body: base64(written({ grantType: 'anonymous', clientId: site.clientId })) })
  expect([issued.status, issued.body.refresh_token]).toEqual([200, expect.stringMatching(/^fgv_/)])
  const info = await site.nobody.call('POST', '/oauth2/token-info', {
    body: base64(written({ token: issued.body.access_token })),
  })
  expect(info.body).toMatchObject({ active: true, subjectType: 'VISITOR' })
  const wrong = await token({ body: base64(written({ grantType: 'password' })) })
  expect(wrong.body.details.validationError.fieldViolations[0].field).toBe('grantType')
})

// Last, because it moves the clock.
describe('a page’s token, freed for the app’s server', () => {
  const free = (access_token: string, client_secret = site.apiKey) =>
    token({ grant_type: 'strip_bound_session', access_token, client_secret })

  test('is the same person’s, and ends with their session', async () => {
    const member = await newMember(site)
    const { status, body } = await free(member.accessToken)
    expect([status, body]).toEqual([200, { access_token: expect.any(String), expires_in: 14_400 }])
    expect(await infoOf(body.access_token)).toMatchObject({ active: true, subjectType: 'MEMBER', subjectId: member.id })
    await site.nobody.call('POST', '/oauth2/revoke', { token: member.refreshToken })
    expect((await infoOf(body.access_token)).active).toBe(false)
    expect(refusal(await free(member.accessToken))).toEqual([401, 'INVALID_GRANT'])
  })

  test('not without the secret, nor for what is not one of our tokens', async () => {
    const { accessToken } = await site.visitor()
    expect(refusal(await free(accessToken, 'fgk_rubbish'))).toEqual([401, 'INVALID_GRANT'])
    expect(refusal(await free('a.b.c'))).toEqual([401, 'INVALID_GRANT'])
    await site.advance(5 * 3_600_000)
    expect(refusal(await free(accessToken))).toEqual([401, 'INVALID_GRANT'])
  })
})

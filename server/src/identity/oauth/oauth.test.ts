import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Reply, sharedSite } from '../../../test/fixture.ts'
import {
  authorizeUrl,
  authRequest,
  codeIn,
  exchange,
  login,
  newEmail,
  newMember,
  newPkce,
  REDIRECT,
  refusal,
  register,
  renew,
  tokensFor,
  withToken,
} from '../sign-in/sign-in.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const sessionToken = async (): Promise<string> => (await register(site.nobody, newEmail())).body.sessionToken
const open = (url: string, headers = {}) => site.nobody.call('GET', url, undefined, headers)
const cookiesOf = (headers: Readonly<Record<string, unknown>>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((value) => String(value).split(';')[0])
    .join('; ')

async function newCode(more: object = {}) {
  const pkce = newPkce()
  const request = authRequest(site, pkce, { sessionToken: await sessionToken(), ...more })
  const reply = await open(await authorizeUrl(await site.visitor(), request))
  return { ...pkce, reply, code: codeIn(reply) }
}

describe('the authorize address, with a session token and no cookies', () => {
  test('query: a redirect with code and state', async () => {
    const { reply, state } = await newCode()
    expect(reply.status).toBe(302)
    const { origin, pathname, searchParams } = new URL(String(reply.headers.location))
    expect(origin + pathname).toBe(REDIRECT)
    expect([...searchParams.keys()].sort()).toEqual(['code', 'state'])
    expect(searchParams.get('state')).toBe(state)
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('fragment: the same behind #', async () => {
    const pkce = newPkce()
    const request = authRequest(site, pkce, { sessionToken: await sessionToken(), responseMode: 'fragment' })
    const { headers } = await open(await authorizeUrl(await site.visitor(), request))
    const url = new URL(String(headers.location))
    expect(url.search).toBe('')
    const fragment = new URLSearchParams(url.hash.slice(1))
    expect(fragment.get('state')).toBe(pkce.state)
    expect((await exchange(site, fragment.get('code')!, pkce.verifier)).status).toBe(200)
  })

  test('web_message: a page that tells the app’s own origin alone, without a redirect address', async () => {
    const pkce = newPkce()
    const { redirectUri: _, ...request } = authRequest(site, pkce, {
      sessionToken: await sessionToken(),
      responseMode: 'web_message',
    })
    const reply = await open(await authorizeUrl(await site.visitor(), request))
    const html = String(reply.body)
    expect(reply.status).toBe(200)
    const csp = String(reply.headers['content-security-policy'])
    expect(csp).toContain('frame-ancestors http://localhost:3000')
    expect(reply.headers).not.toHaveProperty('x-frame-options')
    const nonce = /script-src 'nonce-([^']+)'/.exec(csp)![1]!
    expect(html).toContain(`<script nonce="${nonce}">`)

    const script = /<script[^>]*>(.*)<\/script>/s.exec(html)![1]!
    const answers: [unknown, string][] = []
    const parent = { postMessage: (message: unknown, to: string) => answers.push([message, to]) }
    const frame = { parent }
    new Function('window', script)(frame)
    expect(answers).toEqual([[{ code: expect.any(String), state: pkce.state }, 'http://localhost:3000']])
    const { code } = answers[0]![0] as { code: string }
    const { status } = await exchange(site, code, pkce.verifier, { redirectUri: undefined })
    expect(status).toBe(200)
  })

  test('a state that tries to leave the script', async () => {
    const request = authRequest(
      site,
      { ...newPkce(), state: '</script><script>alert(1)</script>' },
      { responseMode: 'web_message' },
    )
    const { body } = await open(await authorizeUrl(await site.visitor(), request))
    expect(String(body)).not.toContain('</script><script>alert')
  })

  test('a session token works once, and five minutes', async () => {
    const once = await sessionToken()
    const late = await sessionToken()
    const ask = async (token: string) =>
      open(await authorizeUrl(await site.visitor(), authRequest(site, newPkce(), { sessionToken: token })))
    expect(codeIn(await ask(once))).not.toBe('')
    const again = new URL(String((await ask(once)).headers.location)).searchParams
    expect([again.get('code'), again.get('error')]).toEqual([null, 'login_required'])
    await site.advance(6 * 60_000)
    expect(new URL(String((await ask(late)).headers.location)).searchParams.get('error')).toBe('login_required')
  })
})

describe('nobody signed in', () => {
  test('prompt none: the app gets an error', async () => {
    const pkce = newPkce()
    const { headers } = await open(await authorizeUrl(await site.visitor(), authRequest(site, pkce)))
    const parameters = new URL(String(headers.location)).searchParams
    expect([parameters.get('error'), parameters.get('state')]).toEqual(['login_required', pkce.state])
  })

  /** Signs in as the storefront's page does, and goes where its `returnTo` leads. */
  const signInAndGoOn = async (loginPage: string, email: string) => {
    const returnTo = new URL(loginPage, 'http://localhost:8080').searchParams.get('returnTo') ?? ''
    const { sessionToken } = (await login(site.nobody, email)).body
    const session = await site.nobody.call(
      'POST',
      '/_session/member',
      { sessionToken },
      { 'sec-fetch-site': 'same-origin' },
    )
    expect(session.status).toBe(200)
    const cookie = cookiesOf(session.headers)
    const between = await open(returnTo, { cookie })
    const next = /content="0;url=([^"]+)"/.exec(String(between.body))![1]!.replaceAll('&amp;', '&')
    return { between, cookie, back: await open(next, { cookie }) }
  }

  test('prompt login: the storefront’s page, a page that forms may end at, then the app with a code', async () => {
    const email = newEmail()
    await register(site.nobody, email)
    const pkce = newPkce()
    const first = await open(await authorizeUrl(await site.visitor(), authRequest(site, pkce), 'login'))
    const loginPage = String(first.headers.location)
    expect([first.status, loginPage]).toEqual([302, expect.stringMatching(/^\/login\?returnTo=%2F_auth%2Fcontinue%3F/)])
    const { between, back } = await signInAndGoOn(loginPage, email)
    expect([between.status, between.headers.location]).toEqual([200, undefined])
    expect(between.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const parameters = new URL(String(back.headers.location)).searchParams
    expect(parameters.get('state')).toBe(pkce.state)
    expect((await exchange(site, parameters.get('code')!, pkce.verifier)).status).toBe(200)
  })

  test('prompt login: a person who is signed in signs in again, and the old session is over', async () => {
    const [here, other] = [newEmail(), newEmail()]
    for (const email of [here, other]) await register(site.nobody, email)
    const ask = async (prompt: 'login' | 'none', cookie: string) => {
      const pkce = newPkce()
      const reply = await open(await authorizeUrl(await site.visitor(), authRequest(site, pkce), prompt), { cookie })
      return { ...pkce, reply }
    }
    const first = await ask('login', '')
    const { cookie } = await signInAndGoOn(String(first.reply.headers.location), here)
    const known = await ask('none', cookie)
    expect((await exchange(site, codeIn(known.reply), known.verifier)).status).toBe(200)

    const again = await ask('login', cookie)
    expect(String(again.reply.headers.location)).toMatch(/^\/login\?/)
    expect(String(again.reply.headers['set-cookie'])).toContain('Max-Age=0')
    const after = await ask('none', cookie)
    expect(new URL(String(after.reply.headers.location)).searchParams.get('error')).toBe('login_required')
    const { back } = await signInAndGoOn(String(again.reply.headers.location), other)
    const { body } = await exchange(site, codeIn(back), again.verifier)
    const info = await withToken(site, body.access_token).call('GET', '/oauth2/user-info')
    expect(info.body).toMatchObject({ email: other, emailVerified: false })
  })

  test.for([
    ['another site', 'https://evil.example/'],
    ['another site without its scheme', '//evil.example/v1/callback'],
    ['a page that is not a way back', '/account'],
    ['a path that climbs', '/_auth/return/../../account'],
    ['a backslash', '/v1/callback\\evil'],
    ['a line break', '/v1/callback?x=\n1'],
    ['nothing', ''],
  ] as const)('the page between leads nowhere else: %s', async ([, to]) => {
    const reply = await open(`/_auth/continue?${new URLSearchParams({ to })}`)
    expect([reply.status, String(reply.body)]).toEqual([400, expect.not.stringContaining('http-equiv')])
  })

  test('a connection to another sign-in that the site does not have: the app gets an error', async () => {
    const reply = await open(
      await authorizeUrl(await site.visitor(), authRequest(site, newPkce(), { idp: site.siteId }), 'login'),
    )
    expect(new URL(String(reply.headers.location)).searchParams.get('error')).toBe('invalid_request')
  })

  test('the callback without a sign-in that was begun here is an error page', async () => {
    for (const query of [
      '',
      '?state=x&sessionToken=y',
      `?state=${Buffer.from('{}').toString('base64url')}.x&sessionToken=y`,
    ]) {
      const reply = await open(`/v1/callback${query}`)
      expect([reply.status, reply.headers.location]).toEqual([400, undefined])
    }
  })
})

describe('targets of the answer', () => {
  const authorize = async (more: object): Promise<Reply> =>
    open(
      await authorizeUrl(
        await site.visitor(),
        authRequest(site, newPkce(), { sessionToken: await sessionToken(), ...more }),
      ),
    )

  test.for([
    ['another host', { redirectUri: 'https://evil.example/login-callback' }],
    ['a longer path', { redirectUri: `${REDIRECT}/more` }],
    ['a query behind it', { redirectUri: `${REDIRECT}?next=//evil.example` }],
    ['another case', { redirectUri: REDIRECT.toUpperCase() }],
    ['a path that climbs', { redirectUri: `${REDIRECT}/../x` }],
    ['user names', { redirectUri: 'http://localhost:3000@evil.example/login-callback' }],
    ['a script', { redirectUri: 'javascript:alert(1)' }],
    ['none', { redirectUri: undefined }],
    ['another app', { clientId: '00000000-0000-4000-8000-000000000000' }],
    ['an unknown response mode', { responseMode: 'form_post' }],
  ] as const)('%s: an error page, never a redirect', async ([, more]) => {
    const reply = await authorize(more)
    expect([reply.status, reply.headers.location]).toEqual([400, undefined])
    expect(reply.headers['content-type']).toContain('text/html')
  })

  test('an unregistered address with web_message, too', async () => {
    const reply = await authorize({ responseMode: 'web_message', redirectUri: 'https://evil.example/' })
    expect([reply.status, String(reply.body)]).toEqual([400, expect.not.stringContaining('postMessage')])
  })

  test.for([
    ['no challenge', { codeChallenge: undefined, codeChallengeMethod: undefined }, 'invalid_request'],
    ['a plain challenge', { codeChallengeMethod: 'plain' }, 'invalid_request'],
    ['no method', { codeChallengeMethod: undefined }, 'invalid_request'],
    ['a short challenge', { codeChallenge: 'abc' }, 'invalid_request'],
    ['an implicit grant', { responseType: 'token' }, 'unsupported_response_type'],
  ] as const)('PKCE is not to be talked down: %s', async ([, more, error]) => {
    const reply = await authorize(more)
    const parameters = new URL(String(reply.headers.location)).searchParams
    expect([parameters.get('error'), parameters.get('code')]).toEqual([error, null])
  })
})

describe('a code', () => {
  test('becomes tokens of the member', async () => {
    const { code, verifier } = await newCode()
    const { status, body } = await exchange(site, code, verifier)
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^fgr_/),
      expires_in: 14_400,
    })
    const again = await renew(site, body.refresh_token)
    expect([again.status, again.body.refresh_token]).toEqual([200, body.refresh_token])
    const info = await site.nobody.call('POST', '/oauth2/token-info', { token: again.body.access_token })
    expect(info.body.subjectType).toBe('MEMBER')
  })

  test('used twice ends the session that its first use began', async () => {
    const { code, verifier } = await newCode()
    const first = (await exchange(site, code, verifier)).body
    expect(refusal(await exchange(site, code, verifier))).toEqual([401, 'INVALID_GRANT'])
    expect(refusal(await renew(site, first.refresh_token))).toEqual([401, 'INVALID_GRANT'])
    const member = withToken(site, first.access_token)
    expect(refusal(await member.call('GET', '/ecom/v1/carts/current'))).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('used by two at once leaves nobody signed in', async () => {
    const { code, verifier } = await newCode()
    const replies = await Promise.all([1, 2, 3, 4].map(() => exchange(site, code, verifier)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const won = replies.find(({ status }) => status === 200)!
    expect((await renew(site, won.body.refresh_token)).status).toBe(401)
  })

  test.for([
    ['without a verifier', { codeVerifier: undefined }],
    ['with another verifier', { codeVerifier: 'x'.repeat(43) }],
    ['with the challenge itself', {}],
    ['with another redirect address', { redirectUri: 'http://localhost:3000/other' }],
    ['without the redirect address', { redirectUri: undefined }],
  ] as const)('is refused %s, and is worth nothing afterwards', async ([how, more]) => {
    const { code, verifier } = await newCode()
    const stolen = how.endsWith('itself')
      ? { codeVerifier: createHash('sha256').update(verifier).digest('base64url') }
      : more
    expect(refusal(await exchange(site, code, verifier, stolen))).toEqual([401, 'INVALID_GRANT'])
    expect(refusal(await exchange(site, code, verifier))).toEqual([401, 'INVALID_GRANT'])
  })

  test('of one app is nothing to another', async () => {
    const other = '7f000000-0000-4000-8000-000000000001'
    await site.query(
      `insert into oauth_clients (id, site_id, name, redirect_uris, created_at) values ($1, $2, 'Other', $3, now())`,
      [other, site.siteId, [REDIRECT]],
    )
    await site.assembly.directory.reload()
    const { code, verifier } = await newCode()
    expect(refusal(await exchange(site, code, verifier, { clientId: other }))).toEqual([401, 'INVALID_GRANT'])
  })

  test('is over after a minute', async () => {
    const { code, verifier } = await newCode()
    await site.advance(61_000)
    expect(refusal(await exchange(site, code, verifier))).toEqual([401, 'INVALID_GRANT'])
  })
})

describe('tokens', () => {
  const api = (token: string) => withToken(site, token).call('GET', '/ecom/v1/carts/current')

  test.for([
    ['an unsigned one', 'none'],
    ['one signed with the public key as a secret', 'HS256'],
    ['one whose role was raised', 'role'],
    ['one of another key', 'key'],
  ] as const)('%s is refused', async ([, how]) => {
    const { accessToken } = await newMember(site)
    const [header = '', payload = '', signature = ''] = accessToken.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [{ public_jwk: jwk }] = (await site.query('select public_jwk from signing_keys')) as [
      { public_jwk: { x: string } },
    ]
    const secret = Buffer.from(jwk.x, 'base64url')
    const forged = {
      none: `${encoded({ alg: 'none', kid })}.${payload}.`,
      HS256: await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(secret),
      role: `${header}.${encoded({ ...claims, role: 'app' })}.${signature}`,
      key: `${encoded({ alg: 'EdDSA', kid: 'another' })}.${payload}.${signature}`,
    }[how]
    expect(refusal(await api(forged))).toEqual([401, 'UNAUTHENTICATED'])
    expect((await site.nobody.call('POST', '/oauth2/token-info', { token: forged })).body.active).toBe(false)
    expect((await api(accessToken)).status).toBe(404)
  })

  test('revoking one ends its session, by either token; what is unknown is answered alike', async () => {
    for (const which of ['accessToken', 'refreshToken'] as const) {
      const member = await newMember(site)
      expect((await site.nobody.call('POST', '/oauth2/revoke', { token: member[which] })).body).toEqual({})
      expect((await api(member.accessToken)).status).toBe(401)
      expect((await renew(site, member.refreshToken)).status).toBe(401)
      const info = await site.nobody.call('POST', '/oauth2/token-info', { token: member.accessToken })
      expect(info.body).toMatchObject({ active: false, subjectType: 'MEMBER' })
    }
    expect((await site.nobody.call('POST', '/oauth2/revoke', { token: 'rubbish' })).body).toEqual({})
  })

  test('a process learns of the sessions that another one ends', async () => {
    const member = await newMember(site)
    const { family } = JSON.parse(Buffer.from(member.accessToken.split('.')[1]!, 'base64url').toString())
    expect((await api(member.accessToken)).status).toBe(404)
    await site.query(
      `insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at)
       values ($1, gen_random_uuid(), 'session', $2, 'ended', 1, '{}', now())`,
      [site.siteId, family],
    )
    await expect.poll(async () => (await api(member.accessToken)).status, { timeout: 10_000, interval: 20 }).toBe(401)
  })

  test('a member’s refresh token dies of thirty idle days, not of use', async () => {
    const member = await newMember(site)
    await site.advance(29 * 86_400_000)
    expect((await renew(site, member.refreshToken)).status).toBe(200)
    await site.advance(29 * 86_400_000)
    expect((await renew(site, member.refreshToken)).status).toBe(200)
    await site.advance(31 * 86_400_000)
    expect((await renew(site, member.refreshToken)).status).toBe(401)
  })
})

describe('grants with a key', () => {
  const token = (body: object, authorization?: string) =>
    site.nobody.call('POST', '/oauth2/token', body, authorization ? { authorization } : {})

  test('a member’s tokens by id, and by the session token of a sign-on', async () => {
    const visitor = await site.visitor()
    const both = `${visitor.accessToken},${site.apiKey}`
    const email = newEmail()
    const { status, body } = await site.nobody.call(
      'POST',
      '/_api/iam/authentication/v2/sign-on',
      { loginId: { email }, profile: { firstName: 'Ext' }, verifyEmail: true },
      { authorization: both },
    )
    expect([status, body]).toEqual([200, expect.objectContaining({ sessionToken: expect.any(String) })])
    expect(body.identity).toMatchObject({
      email: { address: email, isVerified: true },
      identityProfile: { firstName: 'Ext' },
    })
    const ask = { grant_type: 'authorized_client', scope: 'offline_access', member_id: body.identity.id }
    for (const request of [{ ...ask, session_token: body.sessionToken }, ask]) {
      const issued = await token(request, both)
      expect(issued.status).toBe(200)
      const info = await site.nobody.call('POST', '/oauth2/token-info', { token: issued.body.access_token })
      expect(info.body).toMatchObject({ subjectType: 'MEMBER', subjectId: body.identity.id })
      expect((await renew(site, issued.body.refresh_token)).status).toBe(200)
    }
    expect(refusal(await token({ ...ask, session_token: body.sessionToken }, both))).toEqual([401, 'INVALID_GRANT'])
  })

  test('a sign-on again brings the profile up to date, and takes a contact’s along', async () => {
    const visitor = await site.visitor()
    const authorization = `${visitor.accessToken},${site.apiKey}`
    const email = newEmail()
    const signOn = async (more: object) => {
      const request = { loginId: { email }, ...more }
      const reply = await site.nobody.call('POST', '/v2/sign-on', request, { authorization })
      expect(reply.status).toBe(200)
      return reply.body.identity.identityProfile
    }
    await signOn({ profile: { firstName: 'Ada', phones: ['+44 117 496 0000'] } })
    expect(await signOn({ profile: { firstName: 'Augusta', lastName: 'Byron' } })).toMatchObject({
      firstName: 'Augusta',
      lastName: 'Byron',
      phones: ['+44 117 496 0000'],
    })
    expect(await signOn({})).toMatchObject({ firstName: 'Augusta', lastName: 'Byron' })
  })

  test('not without the key, with half of it, or with a key of too little', async () => {
    const visitor = await site.visitor()
    const { id } = await newMember(site)
    const ask = { grant_type: 'authorized_client', member_id: id }
    expect((await token(ask)).status).toBe(403)
    expect((await token(ask, visitor.accessToken)).status).toBe(403)
    expect((await token(ask, site.apiKey)).status).toBe(403)
    expect((await token(ask, `${visitor.accessToken},fgk_rubbish`)).status).toBe(401)
    expect((await token(ask, `${site.apiKey},${visitor.accessToken}`)).status).toBe(401)
    expect((await token({ ...ask, member_id: site.siteId }, `${visitor.accessToken},${site.apiKey}`)).status).toBe(404)
  })

  test('an app’s token is worth what its key is worth', async () => {
    const ask = {
      grant_type: 'client_credentials',
      client_id: site.clientId,
      client_secret: site.apiKey,
      instance_id: site.siteId,
    }
    const { status, body } = await token(ask)
    expect([status, body]).toEqual([200, { access_token: expect.any(String), expires_in: 14_400 }])
    expect((await withToken(site, body.access_token).call('GET', '/v1/sign-on-policies')).status).toBe(200)
    const info = await site.nobody.call('POST', '/oauth2/token-info', { token: body.access_token })
    expect(info.body.subjectType).toBe('APP')
    expect(refusal(await token({ ...ask, client_secret: 'fgk_rubbish' }))).toEqual([401, 'INVALID_GRANT'])
    expect(refusal(await token({ ...ask, instance_id: site.clientId }))).toEqual([401, 'INVALID_GRANT'])
  })
})

test('a log-out through the published client’s path ends the session and leads back to a registered origin alone', async () => {
  const member = await newMember(site)
  const ask = (postFlowUrl: string) =>
    member.call('POST', '/_api/redirects-api/v1/redirect-session', {
      logout: { clientId: site.clientId },
      callbacks: { postFlowUrl },
    })
  const { body } = await ask('http://localhost:3000/bye')
  expect((await renew(site, member.refreshToken)).status).toBe(401)
  expect((await member.call('GET', '/ecom/v1/carts/current')).status).toBe(401)
  const reply = await open(body.redirectSession.fullUrl.replace('http://localhost:8080', ''))
  expect([reply.status, reply.headers.location]).toEqual([302, 'http://localhost:3000/bye'])
  expect(String(reply.headers['set-cookie'])).toContain('Max-Age=0')

  for (const url of [
    'https://evil.example/',
    'http://localhost:3000.evil.example/',
    'http://localhost:3000@evil.example/',
    '//evil.example',
    'javascript:alert(1)',
  ]) {
    const query = new URLSearchParams({ clientId: site.clientId, postLogoutRedirectUri: url })
    const page = await open(`/v1/logout?${query}`)
    expect([url, page.status, page.headers.location]).toEqual([url, 400, undefined])
  }
})

test('called as functions, log-out and callback say what a browser would be answered', async () => {
  const member = await newMember(site)
  const asModule = { 'x-wix-bi-gateway': 'environment=js-sdk' }
  const query = new URLSearchParams({ clientId: site.clientId, postLogoutRedirectUri: 'http://localhost:3000/bye' })
  const left = await member.call('GET', `/_api/iam/authentication/v1/logout?${query}`, undefined, asModule)
  expect([left.status, left.headers.location]).toEqual([200, undefined])
  expect(left.body).toMatchObject({ statusCode: 302, body: '' })
  expect(left.body.headers).toContainEqual({ key: 'location', value: 'http://localhost:3000/bye' })
  expect((await renew(site, member.refreshToken)).status).toBe(401)

  const back = await open('/v1/callback?state=rubbish', asModule)
  expect([back.status, back.body.statusCode]).toEqual([200, 400])
  expect(Buffer.from(back.body.body, 'base64').toString()).toContain('<!doctype html>')
})

test('a sign-in gives tokens that nobody had before it, and the visitor’s stay a visitor’s', async () => {
  const email = newEmail()
  await register(site.nobody, email)
  const attacker = await site.visitor()
  const tokens = await tokensFor(site, attacker, (await login(attacker, email)).body.sessionToken)
  expect([tokens.access_token, tokens.refresh_token]).not.toContain(attacker.refreshToken)
  const renewed = await renew(site, attacker.refreshToken)
  const info = await site.nobody.call('POST', '/oauth2/token-info', { token: renewed.body.access_token })
  expect(info.body.subjectType).toBe('VISITOR')
})

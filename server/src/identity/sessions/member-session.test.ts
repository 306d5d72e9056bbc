import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, testSite } from '../../../test/fixture.ts'
import {
  authorizeUrl,
  authRequest,
  codeIn,
  login,
  newEmail,
  newMember,
  newPkce,
  refusal,
  register,
} from '../sign-in/sign-in.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const FROM_US = { 'sec-fetch-site': 'same-origin' }
const cookiesOf = (headers: Readonly<Record<string, unknown>>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((value) => String(value).split(';')[0])
    .join('; ')
const inBrowser = (cookie: string) => ({ cookie, authorization: 'session visitor', ...FROM_US })

async function browser(): Promise<string> {
  const { headers } = await site.nobody.call('POST', '/_session/visitor', undefined, FROM_US)
  return cookiesOf(headers)
}
const signIn = (cookie: string, sessionToken: string, headers: Record<string, string> = FROM_US) =>
  site.nobody.call('POST', '/_session/member', { sessionToken }, { cookie, ...headers })
const whose = async (cookie: string) => {
  const token = /fg_visitor=([^;]+)/.exec(cookie)?.[1] ?? ''
  return (await site.nobody.call('POST', '/oauth2/token-info', { token })).body
}

test('a sign-in on our own pages: other cookies than before, and those of before are dead', async () => {
  const before = await browser()
  const { body } = await register(site.nobody, newEmail())
  const answer = await signIn(before, body.sessionToken)
  expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([200, {}, 'no-store'])
  for (const value of answer.headers['set-cookie'] as string[])
    expect(value).toMatch(/HttpOnly.*SameSite=(Lax|Strict)/i)
  const after = cookiesOf(answer.headers)
  expect(await whose(after)).toMatchObject({ active: true, subjectType: 'MEMBER', subjectId: body.identity.id })

  // The visitor's cookies give access to nothing of the member's.
  expect(await whose(before)).toMatchObject({ active: false, subjectType: 'VISITOR' })
  const old = await site.nobody.call('GET', '/ecom/v1/carts/current', undefined, inBrowser(before))
  expect(refusal(old)).toEqual([401, 'UNAUTHENTICATED'])
})

test('the session token works once, and for requests from our own pages alone', async () => {
  const { sessionToken } = (await register(site.nobody, newEmail())).body
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ])
    expect(refusal(await signIn('', sessionToken, headers as Record<string, string>))).toEqual([
      403,
      'PERMISSION_DENIED',
    ])
  expect((await signIn('', sessionToken)).status).toBe(200)
  expect(refusal(await signIn('', sessionToken))).toEqual([401, 'INVALID_GRANT'])
  for (const wrong of ['rubbish', 7, { toString: 1 }])
    expect(refusal(await signIn('', wrong as string))).toEqual([401, 'INVALID_GRANT'])
})

test('another site’s page cannot act with the cookies', async () => {
  const { sessionToken } = (await register(site.nobody, newEmail())).body
  const cookie = cookiesOf((await signIn('', sessionToken)).headers)
  const change = (headers: Record<string, string>) =>
    site.nobody.call('POST', '/v2/change-password', { newPassword: 'stolen phrase 99' }, { cookie, ...headers })
  expect(refusal(await change({}))).toEqual([401, 'UNAUTHENTICATED'])
  expect(refusal(await change({ authorization: 'session visitor', 'sec-fetch-site': 'cross-site' }))).toEqual([
    401,
    'UNAUTHENTICATED',
  ])
  expect(refusal(await change({ authorization: 'session visitor', origin: 'https://evil.example' }))).toEqual([
    401,
    'UNAUTHENTICATED',
  ])
  expect((await change({ authorization: 'session visitor', ...FROM_US })).status).toBe(200)
})

test('signing out ends the session and takes the cookies away', async () => {
  const { sessionToken } = (await register(site.nobody, newEmail())).body
  const cookie = cookiesOf((await signIn('', sessionToken)).headers)
  expect((await site.nobody.call('POST', '/_session/sign-out', undefined, { cookie })).status).toBe(403)
  const out = await site.nobody.call('POST', '/_session/sign-out', undefined, { cookie, ...FROM_US })
  expect(out.headers['set-cookie']).toEqual([
    expect.stringContaining('Max-Age=0'),
    expect.stringContaining('Max-Age=0'),
  ])
  expect((await whose(cookie)).active).toBe(false)
})

test('an app gets a code for the member who is signed in here, but not when it asks for a fresh sign-in', async () => {
  const { sessionToken } = (await register(site.nobody, newEmail())).body
  const cookie = cookiesOf((await signIn('', sessionToken)).headers)
  const ask = async (prompt: 'none' | 'login') =>
    site.nobody.call('GET', await authorizeUrl(await site.visitor(), authRequest(site, newPkce()), prompt), undefined, {
      cookie,
    })
  expect(codeIn(await ask('none'))).toMatch(/^fgc_/)
  const { location } = (await ask('login')).headers
  expect(String(location)).toMatch(/^\/login\?returnTo=/)

  // The callback goes on with a sign-in on our own pages, whose proof is the cookies; those of before are dead.
  const returnTo = new URL(String(location), 'http://localhost').searchParams.get('returnTo') ?? ''
  const callback = new URL(returnTo, 'http://localhost').searchParams.get('to') ?? ''
  const goOn = (by: string) => site.nobody.call('GET', callback, undefined, { cookie: by })
  const errorFor = async (by: string) => new URL(String((await goOn(by)).headers.location)).searchParams.get('error')
  expect([await errorFor(cookie), await errorFor('')]).toEqual(['login_required', 'login_required'])
  const again = (await register(site.nobody, newEmail())).body.sessionToken
  expect(codeIn(await goOn(cookiesOf((await signIn('', again)).headers)))).toMatch(/^fgc_/)
})

test('a blocked member’s cookies open nothing', async () => {
  const member = await newMember(site)
  const { sessionToken } = (await login(site.nobody, member.email)).body
  const cookie = cookiesOf((await signIn('', sessionToken)).headers)
  await site.query(`update members set status = 'BLOCKED' where id = $1`, [member.id])
  const url = await authorizeUrl(await site.visitor(), authRequest(site, newPkce()))
  const reply = await site.nobody.call('GET', url, undefined, { cookie })
  expect(new URL(String(reply.headers.location)).searchParams.get('error')).toBe('login_required')
})

const renewAt = (cookie: string) => site.nobody.call('POST', '/_session/visitor', undefined, { cookie, ...FROM_US })
const refreshOf = (cookie: string) => /fg_refresh=([^;]+)/.exec(cookie)?.[1]

test('a renewed session has another refresh token; the one before ends the session when it comes back later', async () => {
  const { sessionToken } = (await register(site.nobody, newEmail())).body
  const stolen = cookiesOf((await signIn('', sessionToken)).headers)
  await site.advance(4 * 3_600_000)
  const [first, beside] = [await renewAt(stolen), await renewAt(stolen)]
  const renewed = cookiesOf(first.headers)
  expect(refreshOf(renewed)).toBeDefined()
  expect(refreshOf(renewed)).not.toBe(refreshOf(stolen))
  // A page that was requested at the same time goes on, with what the browser has from the first.
  expect(refreshOf(cookiesOf(beside.headers))).toBeUndefined()
  expect(await whose(cookiesOf(beside.headers))).toMatchObject({ active: true, subjectType: 'MEMBER' })

  await site.advance(61_000)
  const elsewhere = await site.nobody.call('POST', '/oauth2/token', {
    grantType: 'refresh_token',
    refreshToken: refreshOf(stolen),
  })
  expect(refusal(elsewhere)).toEqual([401, 'INVALID_GRANT'])
  const late = await renewAt(`${stolen.replace(/fg_visitor=[^;]+/, 'fg_visitor=x')}`)
  expect(await whose(cookiesOf(late.headers))).toMatchObject({ active: true, subjectType: 'VISITOR' })
  expect((await whose(renewed)).active).toBe(false)
})

test('a visitor’s refresh token stays: a lost answer loses no cart', async () => {
  const cookie = await browser()
  await site.advance(4 * 3_600_000)
  const { headers } = await renewAt(cookie)
  expect(refreshOf(cookiesOf(headers))).toBeUndefined()
  expect(await whose(cookiesOf(headers))).toMatchObject({ active: true, subjectType: 'VISITOR' })
})

test('visitors that begin are counted by network, whether a page gives them cookies or an app takes a token', async () => {
  const own = await testSite({ rateLimitFactor: 0.1 })
  const from = (address: string) => ({ ...FROM_US, 'x-forwarded-for': address })
  const begin = (headers: Record<string, string>) => own.nobody.call('POST', '/_session/visitor', undefined, headers)
  const token = () =>
    own.nobody.call('POST', '/oauth2/token', { grantType: 'anonymous', clientId: own.clientId }, from('198.51.100.7'))
  const first = await begin(from('198.51.100.7'))
  await token()
  for (let n = 0; n < 4; n++) expect((await begin(from('198.51.100.7'))).status).toBe(200)

  expect(refusal(await begin(from('198.51.100.7')))).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(refusal(await token())).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(await own.query('select count(*)::int as n from refresh_tokens')).toEqual([{ n: 0 }])
  // A member with a session goes on, and so do others.
  expect((await begin({ ...from('198.51.100.7'), cookie: cookiesOf(first.headers) })).status).toBe(200)
  expect((await begin(from('203.0.113.9'))).status).toBe(200)
})

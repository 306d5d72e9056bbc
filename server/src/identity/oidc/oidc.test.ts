import * as jose from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestSite, testSite } from '../../../test/fixture.ts'
import { STORE_APP, sellShirts } from '../../../test/shop.ts'
import { appCode, enrolled } from '../factors/factors.fixture.ts'
import { type Answer, type FixtureProvider, startProvider } from './oidc.fixture.ts'

const ME = '/fairground/v1/staff/me'
const USERS = '/fairground/v1/staff/users'

let provider: FixtureProvider
let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  provider = await startProvider()
  site = await sharedSite({ oidc: { ...settings(), staff: true, members: true } })
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

const settings = () => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  name: 'Town ID',
})

/** Cookies as a browser keeps them. */
function jar() {
  const cookies = new Map<string, string>()
  return {
    cookies,
    take({ headers }: Reply) {
      for (const line of [headers['set-cookie'] ?? []].flat()) {
        const [pair = ''] = String(line).split(';')
        const at = pair.indexOf('=')
        cookies.set(pair.slice(0, at), pair.slice(at + 1))
        if (String(line).includes('Max-Age=0')) cookies.delete(pair.slice(0, at))
      }
    },
    header: () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
  }
}
type Jar = ReturnType<typeof jar>

async function setOut(purpose: 'staff' | 'member', browser: Jar, returnTo?: string): Promise<string> {
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`
  const reply = await site.nobody.call('GET', `/_oidc/${purpose}${query}`, undefined, browser.header())
  browser.take(reply)
  return String(reply.headers.location)
}

async function comeBack(url: URL, browser: Jar): Promise<string> {
  const reply = await site.nobody.call('GET', url.pathname + url.search, undefined, browser.header())
  browser.take(reply)
  expect(reply.status).toBe(303)
  return String(reply.headers.location)
}

/** The whole way: where the browser ends up. */
async function through(
  purpose: 'staff' | 'member',
  answer: Answer,
  { browser = jar(), returnTo = undefined as string | undefined } = {},
) {
  const to = await setOut(purpose, browser, returnTo)
  return { browser, at: await comeBack(provider.signIn(to, answer), browser) }
}

let people = 0
const person = (claims: Record<string, unknown> = {}) => {
  const n = ++people
  return { sub: `sub-${n}`, email: `person-${n}@example.com`, email_verified: true, ...claims }
}
const invite = async (email: string) => (await site.admin.call('POST', USERS, { email, role: 'analyst' })).body.user

const staffMe = (browser: Jar) =>
  site.nobody.call('GET', ME, undefined, {
    ...browser.header(),
    authorization: 'session staff',
    'sec-fetch-site': 'same-origin',
  })
const asVisitor = (browser: Jar) => ({
  ...browser.header(),
  authorization: 'session visitor',
  'sec-fetch-site': 'same-origin',
})
const memberMe = (browser: Jar) =>
  site.nobody.call('GET', '/members/v1/members/my?fieldsets=FULL', undefined, asVisitor(browser))

test('the browser is sent out with code flow, PKCE, state and nonce, each new every time', async () => {
  const [one, two] = [new URL(await setOut('staff', jar())), new URL(await setOut('staff', jar()))]
  expect(one.origin + one.pathname).toBe(`${provider.issuer}/authorize`)
  expect(Object.fromEntries(one.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: 'http://localhost:8080/_oidc/callback',
    code_challenge_method: 'S256',
  })
  expect(one.searchParams.get('scope')?.split(' ')).toContain('openid')
  for (const field of ['state', 'nonce', 'code_challenge']) {
    expect(one.searchParams.get(field)?.length).toBeGreaterThan(40)
    expect(one.searchParams.get(field)).not.toBe(two.searchParams.get(field))
  }
})

test('the API lists the providers that the buttons name', async () => {
  const { body } = await site.nobody.call('GET', '/fairground/v1/sign-in-providers')
  expect(body).toEqual({
    providers: [{ name: 'Town ID', idpConnectionId: expect.any(String), staff: true, members: true }],
  })
})

test('an invited user signs in, is bound, and stays who they are when their address changes', async () => {
  const claims = person()
  const user = await invite(String(claims.email).toUpperCase())
  const { browser, at } = await through('staff', { claims }, { returnTo: '/admin/orders?tab=work' })
  expect(at).toBe('/admin/orders?tab=work')
  expect((await staffMe(browser)).body.user).toMatchObject({ id: user.id, role: 'analyst' })
  const { users } = (await site.admin.call('GET', USERS)).body
  expect(users.find(({ id }: { id: string }) => id === user.id)).toHaveProperty('lastSignInDate')

  const moved = await through('staff', { claims: { ...claims, email: 'elsewhere@example.com', email_verified: false } })
  expect((await staffMe(moved.browser)).body.user.id).toBe(user.id)
  const query = { filter: { action: 'staffUser.signInBound', 'target.id': user.id } }
  const { entries } = (await site.admin.call('POST', '/fairground/v1/audit-log/query', { query })).body
  expect(entries).toMatchObject([{ actor: { kind: 'staff', id: user.id }, after: { issuer: provider.issuer } }])
})

test('staff who are not invited, or whose address is not verified, stay out', async () => {
  const claims = person()
  expect((await through('staff', { claims })).at).toBe('/admin/sign-in-needed?reason=unknown')
  await invite(String(claims.email))
  const unverified = await through('staff', { claims: { ...claims, email_verified: false } })
  expect(unverified.at).toBe('/admin/sign-in-needed?reason=unverified')
  expect((await staffMe(unverified.browser)).status).toBe(401)
})

test('a user who is bound to one person is nobody else’s, also when the address is given on', async () => {
  const claims = person()
  await invite(String(claims.email))
  await through('staff', { claims })
  const heir = await through('staff', { claims: { ...claims, sub: 'the heir' } })
  expect(heir.at).toBe('/admin/sign-in-needed?reason=unknown')
})

test('a user whose account at the provider is another one now is found by the address again', async () => {
  const claims = person()
  const user = await invite(String(claims.email))
  const { browser } = await through('staff', { claims })
  const listed = async () =>
    (await site.admin.call('GET', USERS)).body.users.find(({ id }: { id: string }) => id === user.id)
  expect((await listed()).signInProviders).toEqual([provider.issuer])
  const { status, body } = await site.admin.call('POST', `${USERS}/${user.id}/forget-sign-in-providers`, {})
  expect([status, body.user.signInProviders]).toEqual([200, []])
  expect((await staffMe(browser)).status).toBe(401)
  const again = await through('staff', { claims: { ...claims, sub: 'another account' } })
  expect((await staffMe(again.browser)).body.user.id).toBe(user.id)
  expect((await through('staff', { claims })).at).toBe('/admin/sign-in-needed?reason=unknown')
})

test('a user who is removed is out, and their binding with them', async () => {
  const claims = person()
  const user = await invite(String(claims.email))
  const { browser } = await through('staff', { claims })
  await site.admin.call('DELETE', `${USERS}/${user.id}`)
  expect((await staffMe(browser)).status).toBe(401)
  expect((await through('staff', { claims })).at).toBe('/admin/sign-in-needed?reason=unknown')
})

test('a member registers by coming, and signs in by coming again', async () => {
  const claims = person({ given_name: 'Ada', family_name: 'Byron', name: 'Ada Byron' })
  const first = await through('member', { claims }, { returnTo: '/cart' })
  expect(first.at).toBe('/cart')
  const { member } = (await memberMe(first.browser)).body
  expect(member).toMatchObject({
    loginEmail: claims.email,
    loginEmailVerified: true,
    status: 'APPROVED',
    contact: { firstName: 'Ada', lastName: 'Byron' },
    profile: { nickname: 'Ada Byron' },
  })
  const again = await through('member', { claims: { ...claims, email: 'new@example.com' } })
  expect(again.at).toBe('/account')
  expect((await memberMe(again.browser)).body.member).toMatchObject({ id: member.id, loginEmail: claims.email })
})

test('an address that the provider names only on request counts as well', async () => {
  const { email } = person()
  const { browser } = await through('member', { claims: {}, userInfo: { email, email_verified: true } })
  expect((await memberMe(browser)).body.member.loginEmail).toBe(email)
})

test('the visitor’s cart comes along, and their session ends', async () => {
  const browser = jar()
  browser.take(await site.nobody.call('POST', '/_session/visitor', {}, { 'sec-fetch-site': 'same-origin' }))
  const before = browser.cookies.get('fg_visitor') ?? ''
  const { productId } = await sellShirts(site, 5)
  const lineItems = [{ catalogReference: { appId: STORE_APP, catalogItemId: productId }, quantity: 2 }]
  const visitor = { authorization: before }
  await site.nobody.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems }, visitor)

  await through('member', { claims: person() }, { browser })
  const old = await site.nobody.call('GET', '/ecom/v1/carts/current', undefined, visitor)
  expect(old.status).toBe(401)
  const { body } = await site.nobody.call('GET', '/ecom/v1/carts/current', undefined, asVisitor(browser))
  expect(body.cart.lineItems).toMatchObject([{ quantity: 2, catalogReference: { catalogItemId: productId } }])
})

test('a contact becomes the member, with what was known', async () => {
  const claims = person()
  await site.query(
    `insert into members (site_id, id, login_email, status, doc, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, 'OFFLINE', $3, now(), now())`,
    [
      site.siteId,
      claims.email,
      { contact: { company: 'Fair Ltd', emails: [], phones: [], addresses: [], customFields: [] }, profile: {} },
    ],
  )
  const { browser } = await through('member', { claims })
  expect((await memberMe(browser)).body.member).toMatchObject({ status: 'APPROVED', contact: { company: 'Fair Ltd' } })
})

test('nobody is made a member by an address that is not verified', async () => {
  const claims = person({ email_verified: false })
  expect((await through('member', { claims })).at).toBe('/login?reason=unverified')
  expect((await through('member', { claims: { sub: 'no address' } })).at).toBe('/login?reason=unverified')
})

test('an account whose address nobody has proved is not taken over, nor handed over', async () => {
  const { email, ...claims } = person()
  await site.nobody.call('POST', '/_api/iam/authentication/v2/register', {
    loginId: { email },
    password: 'correct horse battery staple',
  })
  const tried = await through('member', { claims: { ...claims, email } })
  expect(tried.at).toBe('/login?reason=taken')
  expect((await memberMe(tried.browser)).status).not.toBe(200)

  await site.query(`update members set email_verified = true where login_email = $1`, [email])
  expect((await through('member', { claims: { ...claims, email } })).at).toBe('/account')
  expect((await through('member', { claims: { ...claims, email, sub: 'somebody else' } })).at).toBe(
    '/login?reason=taken',
  )
})

test('a site whose owner approves members lets nobody in before that', async () => {
  await site.query(
    `insert into sign_on_policies (site_id, id, require_owner_approval, require_email_verification, created_at, updated_at)
     values ($1, $1, true, true, now(), now())`,
    [site.siteId],
  )
  const claims = person()
  const { at, browser } = await through('member', { claims })
  expect(at).toBe('/signup/waiting')
  expect((await memberMe(browser)).status).not.toBe(200)
  const [row] = await site.query(`select id, status, pending_reasons from members where login_email = $1`, [
    claims.email,
  ])
  expect(row).toMatchObject({ status: 'PENDING', pending_reasons: ['ADMIN_APPROVAL_REQUIRED'] })
  await site.admin.call('POST', `/members/v1/members/${row?.id}/approve`, {})
  expect((await through('member', { claims })).at).toBe('/account')
  await site.query(`delete from sign_on_policies`)
})

test('a blocked member stays out; a deleted one may begin again', async () => {
  const claims = person()
  const { browser } = await through('member', { claims })
  const { id } = (await memberMe(browser)).body.member
  await site.admin.call('POST', `/members/v1/members/${id}/block`, {})
  expect((await through('member', { claims })).at).toBe('/login?reason=blocked')
  await site.admin.call('DELETE', `/members/v1/members/${id}`)
  const again = await through('member', { claims })
  expect(again.at).toBe('/account')
  expect((await memberMe(again.browser)).body.member.id).not.toBe(id)
})

test('a member’s own second step is required here as well', async () => {
  const { email, id } = await enrolled(site)
  await site.query(`update members set email_verified = true where id = $1`, [id])
  const { at, browser } = await through('member', { claims: person({ email }) }, { returnTo: '/cart' })
  const { pathname, searchParams } = new URL(at, 'http://localhost')
  expect([pathname, searchParams.get('returnTo')]).toEqual(['/login/code', '/cart'])
  expect(searchParams.get('factors')?.split(',')).toContain('TOTP')
  expect(searchParams.get('state')).not.toBe('')
  expect((await memberMe(browser)).status).not.toBe(200)
})

test('a second step of a staff user follows the provider’s sign-in, too', async () => {
  const claims = person()
  await invite(String(claims.email))
  const { browser } = await through('staff', { claims })
  const submit = (fields: Record<string, string>) =>
    site.nobody.call('POST', '/_staff/security', new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...browser.header(),
    })
  const key = /<code>([A-Z2-7 ]+)<\/code>/.exec((await submit({ intent: 'begin' })).body)?.[1] ?? ''
  const code = appCode(site, key.replaceAll(' ', ''))
  expect((await submit({ intent: 'confirm', code })).status).toBe(200)
  const again = await through('staff', { claims })
  expect(again.at).toMatch(/^\/_staff\/second-step\?state=fgv_/)
  expect((await staffMe(again.browser)).status).toBe(401)
})

test('two answers of one person at a time come to one member', async () => {
  const claims = person()
  const browsers = [jar(), jar()]
  const urls = await Promise.all(browsers.map((browser) => setOut('member', browser)))
  const back = urls.map((url) => provider.signIn(url, { claims }))
  await Promise.all(back.map((url, n) => comeBack(url, browsers[n] ?? jar())))
  const rows = await site.query(`select id from members where login_email = $1`, [claims.email])
  expect(rows).toHaveLength(1)
})

const tampered = (idToken: string): string => {
  const [head = '', body = '', signature = ''] = idToken.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const other = Buffer.from(JSON.stringify({ ...claims, name: 'Somebody else' })).toString('base64url')
  return [head, other, signature].join('.')
}
const claimsOf = (idToken: string) => jose.decodeJwt(idToken)

/** An owner's session is what each of these is after. */
const forgeries: readonly (readonly [string, () => Answer])[] = [
  ['a token that was changed', () => ({ forge: tampered })],
  ['a token without a signature', () => ({ forge: (token) => token.replace(/[^.]*$/, '') })],
  ['alg none', () => ({ forge: (token) => new jose.UnsecuredJWT(claimsOf(token)).encode() })],
  [
    'alg none, with the signature of before',
    () => ({
      forge: (token) => {
        const [, body, signature] = token.split('.')
        return [Buffer.from('{"alg":"none","kid":"one"}').toString('base64url'), body, signature].join('.')
      },
    }),
  ],
  [
    'a signature by the public key as a shared secret',
    () => ({
      forge: async (token) => {
        const pem = await jose.exportSPKI(
          (await jose.importJWK(provider.publicJwk, 'RS256', { extractable: true })) as jose.CryptoKey,
        )
        return new jose.SignJWT(claimsOf(token)).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(Buffer.from(pem))
      },
    }),
  ],
  [
    'a key of somebody else’s',
    () => ({
      forge: async (token) => {
        const { privateKey } = await jose.generateKeyPair('RS256')
        return new jose.SignJWT(claimsOf(token)).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
      },
    }),
  ],
  [
    'a key that the token brings along',
    () => ({
      forge: async (token) => {
        const { privateKey, publicKey } = await jose.generateKeyPair('RS256', { extractable: true })
        const jwk = await jose.exportJWK(publicKey)
        return new jose.SignJWT(claimsOf(token)).setProtectedHeader({ alg: 'RS256', jwk }).sign(privateKey)
      },
    }),
  ],
  ['another nonce', () => ({ claims: { nonce: 'another' } })],
  ['no nonce', () => ({ claims: { nonce: undefined } })],
  ['another audience', () => ({ claims: { aud: 'another client' } })],
  ['another issuer', () => ({ claims: { iss: 'https://other.example' } })],
  ['a token that is over', () => ({ claims: { exp: Date.now() / 1000 - 120 } })],
  ['a token of tomorrow', () => ({ claims: { iat: Date.now() / 1000 + 86_400, nbf: Date.now() / 1000 + 86_400 } })],
  ['no id_token', () => ({ forge: () => '' })],
  [
    'an address that the provider says is somebody else’s',
    () => ({
      claims: { email: undefined },
      userInfo: { sub: 'somebody else', email: 'owner@example.com', email_verified: true },
    }),
  ],
  ['something that is no token', () => ({ forge: () => 'a.b.c' })],
]

test.for(forgeries)('refused: %s', async ([, forged]) => {
  const owner = { sub: 'forger', email: 'owner@example.com', email_verified: true }
  const answer = forged()
  const { at, browser } = await through('staff', { ...answer, claims: { ...owner, ...answer.claims } })
  expect(at).toBe('/admin/sign-in-needed?reason=failed')
  expect((await staffMe(browser)).status).toBe(401)
})

test('clocks may differ by a minute', async () => {
  const { at } = await through('member', {
    claims: person({ exp: Date.now() / 1000 - 30, iat: Date.now() / 1000 + 30 }),
  })
  expect(at).toBe('/account')
})

test('refused: another state, no state, a state of before', async () => {
  for (const state of ['another', undefined]) {
    const browser = jar()
    const back = provider.signIn(await setOut('member', browser), { claims: person() })
    if (state) back.searchParams.set('state', state)
    else back.searchParams.delete('state')
    expect(await comeBack(back, browser)).toBe('/login?reason=failed')
  }
})

test('refused: an answer that another browser set out for, and one that was taken already', async () => {
  const [mine, theirs] = [jar(), jar()]
  const back = provider.signIn(await setOut('member', mine), { claims: person() })
  await setOut('member', theirs)
  expect(await comeBack(back, theirs)).toBe('/login?reason=failed')
  expect(await comeBack(back, jar())).toBe('/login?reason=failed')
  const copy = { ...mine, cookies: new Map(mine.cookies) }
  expect(await comeBack(back, mine)).toBe('/account')
  const { header } = { header: () => ({ cookie: `fg_oidc=${copy.cookies.get('fg_oidc')}` }) }
  const again = await site.nobody.call('GET', back.pathname + back.search, undefined, header())
  expect(again.headers.location).toBe('/login?reason=failed')
})

test('refused: a code with another verifier', async () => {
  const browser = jar()
  const to = new URL(await setOut('member', browser))
  to.searchParams.set('code_challenge', 'x'.repeat(43))
  expect(await comeBack(provider.signIn(to.href, { claims: person() }), browser)).toBe('/login?reason=failed')
})

test('refused: an answer after ten minutes', async () => {
  const browser = jar()
  const back = provider.signIn(await setOut('member', browser), { claims: person() })
  await site.advance(10 * 60_000 + 1_000)
  expect(await comeBack(back, browser)).toBe('/login?reason=failed')
  await site.advance(-10 * 60_000 - 1_000)
})

test('a person who refuses at the provider gets an error', async () => {
  const browser = jar()
  await setOut('member', browser)
  const denied = new URL('http://localhost:8080/_oidc/callback?error=access_denied')
  expect(await comeBack(denied, browser)).toBe('/login?reason=denied')
})

test('nobody is led to another site afterwards', async () => {
  const { at } = await through('member', { claims: person() }, { returnTo: '//evil.example/' })
  expect(at).toBe('/account')
})

test.for([
  ['\u212a', 'the sign for kelvin', 'kim'],
  ['\u0130', 'the Turkish capital', 'ivan'],
] as const)('an address that begins with %s (%s) is not that of %s', async ([letter, , name]) => {
  const n = ++people
  const email = `${name}-${n}@example.com`
  await invite(email)
  const { body } = await site.admin.call('POST', '/members/v1/members', { member: { loginEmail: email } })
  await site.query(`update members set email_verified = true where id = $1`, [body.member.id])
  const claims = { ...person(), email: letter + email.slice(1) }
  const staff = await through('staff', { claims })
  expect(staff.at).toBe('/admin/sign-in-needed?reason=unverified')
  const member = await through('member', { claims })
  expect(member.at).toBe('/login?reason=unverified')
  expect((await through('member', { claims: { ...claims, email } })).at).toBe('/account')
})

test('a sign-in that was begun for members opens no admin', async () => {
  const claims = person()
  await invite(String(claims.email))
  const { browser } = await through('member', { claims }, { returnTo: '/admin/' })
  expect((await staffMe(browser)).status).toBe(401)
})

test('a provider for staff alone has no way in for members; without one there is none at all', async () => {
  const staffOnly = await testSite({ oidc: { ...settings(), staff: true, members: false } })
  expect((await staffOnly.nobody.call('GET', '/_oidc/member')).status).toBe(404)
  expect((await staffOnly.nobody.call('GET', '/_oidc/staff')).status).toBe(303)
  const none = await testSite()
  expect((await none.nobody.call('GET', '/_oidc/staff')).status).toBe(404)
  expect((await none.nobody.call('GET', '/_oidc/callback')).status).toBe(404)
  expect((await none.nobody.call('GET', '/fairground/v1/sign-in-providers')).body).toEqual({ providers: [] })
})

test('a provider that does not answer is reported as out of reach, and tried again by the next', async () => {
  const late = await startProvider()
  await late.close()
  const away = await testSite({ oidc: { ...settings(), issuer: late.issuer, staff: true, members: true } })
  const reply = await away.nobody.call('GET', '/_oidc/staff')
  expect(reply.headers.location).toBe('/admin/sign-in-needed?reason=unreachable')
})

test.for(['member', 'staff'] as const)(
  'a %s gets a mail about a sign-in from a device not seen before',
  async (purpose) => {
    const claims = person()
    if (purpose === 'staff') await invite(String(claims.email))
    await through(purpose, { claims })
    const mails = () =>
      site.query(`select text from mails where template = 'newSignIn' and to_address = $1`, [claims.email])
    expect(await mails()).toEqual([])
    const { header, ...rest } = jar()
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await through(purpose, { claims }, { browser: { ...rest, header: () => ({ ...header(), 'user-agent': agent }) } })
    expect(await mails()).toEqual([{ text: expect.stringContaining('Device: Firefox on Linux') }])
  },
)

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import { appCode, enrolled, verify } from '../factors/factors.fixture.ts'
import {
  authorizeUrl,
  authRequest,
  codeIn,
  exchange,
  login,
  mailTo,
  newEmail,
  newMember,
  newPkce,
  PASSWORD,
  refusal,
  register,
  type TestMember,
} from '../sign-in/sign-in.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const ANOTHER = 'bunting in the rain'
const session = (by: TestMember, flow: object) => by.call('POST', '/_api/redirects-api/v1/redirect-session', flow)

describe('published clients keep a token until it runs out; with one of a session that was ended', () => {
  let member: TestMember
  beforeEach(async () => {
    member = await newMember(site)
    const changed = await member.call('POST', '/_api/iam/authentication/v2/change-password', { newPassword: ANOTHER })
    expect(changed.status).toBe(200)
  })

  test('a log-in is judged by address and password', async () => {
    expect(refusal(await login(member, member.email, PASSWORD))).toEqual([403, '-19976'])
    expect((await login(member, member.email, ANOTHER)).body.state).toBe('SUCCESS')
  })

  test('and leads on to tokens', async () => {
    const { sessionToken } = (await login(member, member.email, ANOTHER)).body
    const pkce = newPkce()
    const address = await authorizeUrl(member, authRequest(site, pkce, { sessionToken }))
    const { status } = await exchange(site, codeIn(await site.nobody.call('GET', address)), pkce.verifier)
    expect(status).toBe(200)
  })

  test('a registration, a recovery and a log-out work', async () => {
    expect((await register(member, newEmail())).body.state).toBe('SUCCESS')
    const { status } = await member.call('POST', '/_api/iam/recovery/v1/send-email', { email: member.email })
    expect([status, (await mailTo(site, member.email)).text]).toEqual([200, expect.stringContaining('reset-password')])
    const { body } = await session(member, { logout: { clientId: site.clientId } })
    expect(body.redirectSession.fullUrl).toContain('/v1/logout')
  })

  test('everything else is refused, also what would be done for somebody', async () => {
    const closed = [401, 'UNAUTHENTICATED']
    expect(refusal(await member.call('GET', '/members/v1/members/my'))).toEqual(closed)
    expect(refusal(await session(member, { ecomCheckout: { checkoutId: site.siteId } }))).toEqual(closed)
    expect(refusal(await session(member, { login: {} }))).toEqual(closed)
    const again = await member.call('POST', '/_api/iam/authentication/v2/change-password', { newPassword: PASSWORD })
    expect(refusal(again)).toEqual(closed)
  })
})

describe('a sign-in that was begun before all sessions were ended leads nowhere', () => {
  const change = (by: TestMember, newPassword: string) =>
    by.call('POST', '/_api/iam/authentication/v2/change-password', { newPassword })

  test('its session token is worth nothing', async () => {
    const member = await newMember(site)
    const { sessionToken } = (await login(site.nobody, member.email)).body
    await change(member, ANOTHER)
    const address = await authorizeUrl(await site.visitor(), authRequest(site, newPkce(), { sessionToken }))
    const { headers } = await site.nobody.call('GET', address)
    expect(headers.location).toContain('error=login_required')
  })

  test('its code is worth nothing', async () => {
    const member = await newMember(site)
    const { sessionToken } = (await login(site.nobody, member.email)).body
    const pkce = newPkce()
    const address = await authorizeUrl(await site.visitor(), authRequest(site, pkce, { sessionToken }))
    const code = codeIn(await site.nobody.call('GET', address))
    await change(member, ANOTHER)
    expect(refusal(await exchange(site, code, pkce.verifier))).toEqual([401, 'INVALID_GRANT'])
  })

  test('waiting for its second step', async () => {
    const { secret, ...member } = await enrolled(site)
    const { stateToken } = (await login(site.nobody, member.email)).body
    await change(member, ANOTHER)
    const late = await verify(site.nobody, 'TOTP', { stateToken, totpData: { code: appCode(site, secret) } })
    expect(refusal(late)).toEqual([403, 'VERIFICATION_FAILED'])
  })
})

test('a token that nobody signed is refused, at a log-in too', async () => {
  const forged = await site.nobody.call(
    'POST',
    '/_api/iam/authentication/v2/login',
    { loginId: { email: newEmail() }, password: PASSWORD },
    { authorization: 'a.b.c' },
  )
  expect(refusal(forged)).toEqual([401, 'UNAUTHENTICATED'])
})

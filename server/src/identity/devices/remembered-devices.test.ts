import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor, testSite } from '../../../test/fixture.ts'
import { appCode, enrolled, FACTORS, nextSteps, verify } from '../factors/factors.fixture.ts'
import { codeOf, login, PASSWORD } from '../sign-in/sign-in.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

describe('a browser that is remembered', () => {
  const remembered = async (email: string, secret: string): Promise<string> => {
    const { stateToken } = (await login(visitor, email)).body
    const code = appCode(site, secret)
    const done = await verify(visitor, 'TOTP', { stateToken, totpData: { code }, rememberThisDevice: true })
    await nextSteps(site)
    return done.body.additionalData.deviceToken.strValue
  }
  const loginOn = (email: string, deviceToken: string) =>
    login(visitor, email, PASSWORD, { clientMetaData: { deviceToken } })

  test('is trusted for 30 days; another browser, another member or a made-up token is not', async () => {
    const [mine, other] = [await enrolled(site), await enrolled(site)]
    const device = await remembered(mine.email, mine.secret)
    expect((await loginOn(mine.email, device)).body.state).toBe('SUCCESS')
    expect((await login(visitor, mine.email)).body.state).toBe('REQUIRE_MFA')
    expect((await loginOn(other.email, device)).body.state).toBe('REQUIRE_MFA')
    expect((await loginOn(mine.email, `${device.slice(0, -1)}_`)).body.state).toBe('REQUIRE_MFA')
    expect((await mine.call('GET', FACTORS)).body.rememberedDevices).toBe(1)
    const wrongPassword = { clientMetaData: { deviceToken: device } }
    expect(codeOf(await login(visitor, mine.email, 'not this one at all', wrongPassword))).toBe('-19976')
  })

  test('is forgotten after 30 days', async () => {
    const later = await testSite()
    const by = await later.visitor()
    const { email, secret } = await enrolled(later)
    const { stateToken } = (await login(by, email)).body
    const totpData = { code: appCode(later, secret) }
    const done = await verify(by, 'TOTP', { stateToken, totpData, rememberThisDevice: true })
    const clientMetaData = { deviceToken: done.body.additionalData.deviceToken.strValue }
    await later.advance(31 * 24 * 60 * 60_000)
    const again = await login(await later.visitor(), email, PASSWORD, { clientMetaData })
    expect(again.body.state).toBe('REQUIRE_MFA')
  })

  test.for([
    ['the member says so', (member) => member.call('POST', `${FACTORS}/forget-devices`, {})],
    [
      'the password changes',
      (member) =>
        member.call('POST', '/_api/iam/authentication/v2/change-password', { newPassword: 'another long battery' }),
    ],
  ] as const satisfies readonly (readonly [
    string,
    (member: Awaited<ReturnType<typeof enrolled>>) => Promise<unknown>,
  ])[])('is forgotten when %s', async ([how, change]) => {
    const member = await enrolled(site)
    const device = await remembered(member.email, member.secret)
    await change(member)
    const password = how === 'the password changes' ? 'another long battery' : PASSWORD
    const again = await login(visitor, member.email, password, { clientMetaData: { deviceToken: device } })
    expect(again.body.state).toBe('REQUIRE_MFA')
  })

  test('of our own pages has a cookie that no script reads and no other site sends', async () => {
    const { email, secret } = await enrolled(site)
    const { stateToken } = (await login(visitor, email)).body
    const totpData = { code: appCode(site, secret) }
    const { sessionToken, additionalData } = (
      await verify(visitor, 'TOTP', { stateToken, totpData, rememberThisDevice: true })
    ).body
    const own = { 'sec-fetch-site': 'same-origin' }
    const begun = await site.nobody.call(
      'POST',
      '/_session/member',
      { sessionToken, deviceToken: additionalData.deviceToken.strValue },
      own,
    )
    const setCookie = [begun.headers['set-cookie']].flat().find((value) => String(value).startsWith('fg_device='))
    expect(setCookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=2592000/)
    const cookie = String(setCookie).split(';')[0]!
    const there = await login(
      { call: (method, path, body) => visitor.call(method, path, body, { cookie, ...own }) },
      email,
    )
    expect(there.body.state).toBe('SUCCESS')
    const elsewhere = { cookie, 'sec-fetch-site': 'cross-site' }
    const lent = await login({ call: (method, path, body) => visitor.call(method, path, body, elsewhere) }, email)
    expect(lent.body.state).toBe('REQUIRE_MFA')
    const nonsense = await site.nobody.call(
      'POST',
      '/_session/member',
      { sessionToken: there.body.sessionToken, deviceToken: 'a; Path=/' },
      own,
    )
    expect(JSON.stringify(nonsense.headers['set-cookie'])).not.toContain('fg_device')
  })
})

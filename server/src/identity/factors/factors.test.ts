import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor, testSite } from '../../../test/fixture.ts'
import {
  codeOf,
  digitsIn,
  login,
  mailTo,
  newMember,
  PASSWORD,
  refusal,
  tokensFor,
  withToken,
} from '../sign-in.fixture.ts'
import { appCode, enrolled, FACTORS, nextSteps, proof, verify } from './factors.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const VERIFICATION = '/_api/iam/verification/v1'
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('setting up an authenticator app', () => {
  test('gives a secret that counts after its first code, with ten recovery codes and a mail', async () => {
    const member = await newMember(site)
    const begun = await member.call('POST', `${FACTORS}/totp`, { proof })
    expect(begun.body).toEqual({
      factorId: expect.any(String),
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(
        new RegExp(`^otpauth://totp/Test%20site:${encodeURIComponent(member.email)}\\?issuer=Test%20site&secret=`),
      ),
    })
    const [kept] = await site.query('select secret from factors where id = $1', [begun.body.factorId])
    expect(kept?.secret).toMatch(/^s1\./)
    expect((await login(visitor, member.email)).body.state).toBe('SUCCESS')
    const listed = await member.call('GET', FACTORS)
    expect(listed.body).toMatchObject({
      factors: [{ factorId: begun.body.factorId, type: 'TOTP', status: 'INACTIVE' }],
      recoveryCodesLeft: 0,
      rememberedDevices: 0,
      hasPassword: true,
    })

    const code = appCode(site, begun.body.secret)
    const failed = await member.call('POST', `${FACTORS}/totp/confirm`, { code: wrong(code) })
    expect(refusal(failed)).toEqual([403, 'VERIFICATION_FAILED'])
    const done = await member.call('POST', `${FACTORS}/totp/confirm`, { code })
    expect(new Set(done.body.recoveryCodes).size).toBe(10)
    expect(done.body.recoveryCodes[0]).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
    expect((await mailTo(site, member.email)).subject).toContain('sign-in')
    expect((await member.call('GET', FACTORS)).body).toMatchObject({
      factors: [{ type: 'TOTP', status: 'ACTIVE' }],
      recoveryCodesLeft: 10,
    })
    expect(refusal(await member.call('POST', `${FACTORS}/totp`, { proof }))).toEqual([409, 'FACTOR_ALREADY_ACTIVE'])
    expect(refusal(await member.call('POST', `${FACTORS}/totp/confirm`, { code }))).toEqual([404, 'FACTOR_NOT_FOUND'])
  })

  test('begun anew replaces the secret', async () => {
    const member = await newMember(site)
    const first = (await member.call('POST', `${FACTORS}/totp`, { proof })).body
    const second = (await member.call('POST', `${FACTORS}/totp`, { proof })).body
    expect(second.secret).not.toBe(first.secret)
    const old = await member.call('POST', `${FACTORS}/totp/confirm`, { code: appCode(site, first.secret) })
    expect(codeOf(old)).toBe('VERIFICATION_FAILED')
    const done = await member.call('POST', `${FACTORS}/totp/confirm`, { code: appCode(site, second.secret) })
    expect(done.status).toBe(200)
  })

  test('asks who is there: a browser left open is not enough', async () => {
    const member = await newMember(site)
    for (const given of [
      {},
      { password: 'not this one at all' },
      { code: '123456' },
      { code: '1', verificationId: 'x' },
    ])
      expect(refusal(await member.call('POST', `${FACTORS}/totp`, { proof: given }))).toEqual([403, 'PROOF_REQUIRED'])
    const { verificationId } = (await member.call('POST', `${VERIFICATION}/start`, {})).body
    const code = digitsIn(await mailTo(site, member.email))
    const mailed = { verificationId, code }
    expect((await member.call('POST', `${FACTORS}/totp`, { proof: mailed })).status).toBe(200)
    expect(refusal(await member.call('POST', `${FACTORS}/totp`, { proof: mailed }))).toEqual([403, 'PROOF_REQUIRED'])
  })

  test('takes no code that was mailed to another', async () => {
    const [member, other] = [await newMember(site), await newMember(site)]
    const { verificationId } = (await other.call('POST', `${VERIFICATION}/start`, {})).body
    const code = digitsIn(await mailTo(site, other.email))
    const refused = await member.call('POST', `${FACTORS}/totp`, { proof: { verificationId, code } })
    expect(refusal(refused)).toEqual([403, 'PROOF_REQUIRED'])
  })

  test('is for members', async () => {
    for (const caller of [visitor, site.admin]) {
      expect(refusal(await caller.call('GET', FACTORS))).toEqual([404, 'MEMBER_NOT_FOUND'])
      expect(refusal(await caller.call('POST', `${FACTORS}/totp`, { proof }))).toEqual([404, 'MEMBER_NOT_FOUND'])
    }
    expect((await site.nobody.call('GET', FACTORS)).status).toBe(401)
  })
})

describe('signing in with the app', () => {
  test('asks for the code, says nothing of the member before, and takes it once', async () => {
    const { email, secret, id } = await enrolled(site)
    const first = await login(visitor, email)
    expect(first.body).toEqual({
      state: 'REQUIRE_MFA',
      stateToken: expect.any(String),
      requireMfaData: {
        availableFactors: [
          { factorType: 'TOTP', factorStatus: 'ENABLED' },
          { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' },
        ],
        reason: 'USER_SETTINGS',
      },
    })
    const { stateToken } = first.body
    const code = appCode(site, secret)
    const failed = await verify(visitor, 'TOTP', { stateToken, totpData: { code: wrong(code) } })
    expect(refusal(failed)).toEqual([403, 'VERIFICATION_FAILED'])
    const done = await verify(visitor, 'TOTP', { stateToken, totpData: { code } })
    const factors = [{ factorId: expect.any(String), type: 'TOTP', status: 'ACTIVE' }]
    expect(done.body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { id, factors, connections: [] },
    })
    expect(done.body.additionalData).toBeUndefined()
    const tokens = await tokensFor(site, visitor, done.body.sessionToken)
    expect((await withToken(site, tokens.access_token).call('GET', FACTORS)).status).toBe(200)

    expect(codeOf(await verify(visitor, 'TOTP', { stateToken, totpData: { code } }))).toBe('VERIFICATION_FAILED')
    const again = (await login(visitor, email)).body.stateToken
    const replayed = await verify(visitor, 'TOTP', { stateToken: again, totpData: { code } })
    expect(codeOf(replayed)).toBe('VERIFICATION_FAILED')
    const earlier = await verify(visitor, 'TOTP', { stateToken: again, totpData: { code: appCode(site, secret, -1) } })
    expect(codeOf(earlier)).toBe('VERIFICATION_FAILED')
    const next = await verify(visitor, 'TOTP', { stateToken: again, totpData: { code: appCode(site, secret, 1) } })
    expect(next.body.state).toBe('SUCCESS')
  })

  test('two requests with one code let one in', async () => {
    const { email, secret } = await enrolled(site)
    const tokens = [(await login(visitor, email)).body.stateToken, (await login(visitor, email)).body.stateToken]
    const code = appCode(site, secret)
    const replies = await Promise.all(
      tokens.map((stateToken) => verify(visitor, 'TOTP', { stateToken, totpData: { code } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('a code of two minutes ago is over; one of the other half minute is not', async () => {
    const { email, secret } = await enrolled(site)
    const { stateToken } = (await login(visitor, email)).body
    const old = await verify(visitor, 'TOTP', { stateToken, totpData: { code: appCode(site, secret, -4) } })
    expect(codeOf(old)).toBe('VERIFICATION_FAILED')
    const late = await verify(visitor, 'TOTP', { stateToken, totpData: { code: appCode(site, secret, -1) } })
    expect(late.body.state).toBe('SUCCESS')
  })

  test('waits a quarter of an hour and five tries', async () => {
    const { email, secret } = await enrolled(site)
    const tried = (await login(visitor, email)).body.stateToken
    for (let n = 0; n < 5; n++) await verify(visitor, 'TOTP', { stateToken: tried, totpData: { code: 'abcdef' } })
    const sixth = await verify(visitor, 'TOTP', { stateToken: tried, totpData: { code: appCode(site, secret) } })
    expect(codeOf(sixth)).toBe('VERIFICATION_FAILED')
    const slow = (await login(visitor, email)).body.stateToken
    await site.advance(16 * 60_000)
    const late = await verify(visitor, 'TOTP', { stateToken: slow, totpData: { code: appCode(site, secret) } })
    expect(codeOf(late)).toBe('VERIFICATION_FAILED')
  })

  test('is braked over all sign-ins of a member, whatever the limits of the site', async () => {
    const { email, secret } = await enrolled(site)
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 3; n++) {
      const { stateToken } = (await login(visitor, email)).body
      for (let m = 0; m < 4; m++)
        codes.push(codeOf(await verify(visitor, 'TOTP', { stateToken, totpData: { code: 'abcdef' } })))
    }
    expect(codes).toContain('TOO_MANY_REQUESTS')
    const { stateToken } = (await login(visitor, email)).body
    const right = await verify(visitor, 'TOTP', { stateToken, totpData: { code: appCode(site, secret) } })
    expect(refusal(right)).toEqual([429, 'TOO_MANY_REQUESTS'])
    await site.advance(16 * 60_000)
    const later = (await login(visitor, email)).body.stateToken
    const after = await verify(visitor, 'TOTP', { stateToken: later, totpData: { code: appCode(site, secret) } })
    expect(after.body.state).toBe('SUCCESS')
  })

  test('a code for the second step proves no address, and one for an address is no second step', async () => {
    const { email, secret } = await enrolled(site)
    const { stateToken } = (await login(visitor, email)).body
    const code = appCode(site, secret)
    const address = await visitor.call('POST', `${VERIFICATION}/auth/verify`, { stateToken, code })
    expect(codeOf(address)).toBe('VERIFICATION_FAILED')
    const member = await enrolled(site)
    const { verificationId } = (await member.call('POST', `${VERIFICATION}/start`, {})).body
    const mailed = digitsIn(await mailTo(site, member.email))
    const step = await verify(visitor, 'TOTP', { stateToken: verificationId, totpData: { code: mailed } })
    expect(codeOf(step)).toBe('FACTOR_NOT_AVAILABLE')
    // The code by mail proves the address and no more: the app is asked for after it.
    const proved = await verify(visitor, 'EMAIL', { stateToken: verificationId, emailData: { code: mailed } })
    expect(proved.body.state).toBe('REQUIRE_MFA')
  })

  test('a factor that the member does not have is not offered', async () => {
    const { email } = await enrolled(site)
    const { stateToken } = (await login(visitor, email)).body
    const refused = await verify(visitor, 'EMAIL', { stateToken, emailData: { code: '123456' } })
    expect(refusal(refused)).toEqual([409, 'FACTOR_NOT_AVAILABLE'])
  })

  test.for(['SMS', 'CALL', 'PUSH', 'PASSWORD', 'WEBAUTHN'] as const)('%s needs a provider', async (factorType) => {
    const { email } = await enrolled(site)
    const { stateToken } = (await login(visitor, email)).body
    const refused = await verify(visitor, factorType, { stateToken, smsData: { code: '123456' } })
    expect(refusal(refused)).toEqual([409, 'FACTOR_NOT_AVAILABLE'])
  })

  test('a code that is none, or none given, is refused and nothing more', async () => {
    const { email } = await enrolled(site)
    for (const body of [{}, { totpData: {} }, { totpData: { code: '' } }, { totpData: { code: '１２３４５６' } }]) {
      const { stateToken } = (await login(visitor, email)).body
      expect(refusal(await verify(visitor, 'TOTP', { stateToken, ...body }))).toEqual([403, 'VERIFICATION_FAILED'])
    }
    expect(refusal(await verify(visitor, 'TOTP', { totpData: { code: '123456' } }))).toEqual([
      403,
      'VERIFICATION_FAILED',
    ])
  })

  test('the members’ own sign-in module says how to go on', async () => {
    const { email, secret } = await enrolled(site)
    const refused = await visitor.call('POST', '/wix-sm/api/v1/auth/api/v1/auth/login', { email, password: PASSWORD })
    expect(refusal(refused)).toEqual([403, 'SECOND_STEP_REQUIRED'])
    const { stateToken, availableFactors } = refused.body.details.applicationError.data
    expect(availableFactors[0].factorType).toBe('TOTP')
    const done = await verify(visitor, 'TOTP', { stateToken, totpData: { code: appCode(site, secret) } })
    expect(done.body.state).toBe('SUCCESS')
  })

  test('an API key that vouches is not asked, and a blocked member is not let in', async () => {
    const { email, secret, id } = await enrolled(site)
    const vouched = await site.admin.call('POST', '/_api/iam/authentication/v2/sign-on', { loginId: { email } })
    expect(vouched.body.sessionToken).toEqual(expect.any(String))
    const { stateToken } = (await login(visitor, email)).body
    await site.admin.call('POST', '/api/v1/members/block', { id })
    const refused = await verify(visitor, 'TOTP', { stateToken, totpData: { code: appCode(site, secret) } })
    expect(refusal(refused)).toEqual([403, 'VERIFICATION_FAILED'])
  })
})

describe('recovery codes', () => {
  test('stand in for the app, each once, however they are typed, and are told of', async () => {
    const { email, recoveryCodes } = await enrolled(site)
    const first = (await login(visitor, email)).body.stateToken
    const typed = ` ${recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')} `
    const done = await verify(visitor, 'RECOVERY_CODE', { stateToken: first, totpData: { code: typed } })
    expect(done.body.state).toBe('SUCCESS')
    expect((await mailTo(site, email)).text).toMatch(/recovery code/i)
    const again = (await login(visitor, email)).body.stateToken
    const used = await verify(visitor, 'RECOVERY_CODE', { stateToken: again, totpData: { code: recoveryCodes[0] } })
    expect(codeOf(used)).toBe('VERIFICATION_FAILED')
    const second = await verify(visitor, 'RECOVERY_CODE', { stateToken: again, totpData: { code: recoveryCodes[1] } })
    expect(second.body.state).toBe('SUCCESS')
  })

  test('of another are worth nothing, and those before new ones are void', async () => {
    const [mine, other] = [await enrolled(site), await enrolled(site)]
    const { stateToken } = (await login(visitor, mine.email)).body
    const foreign = { stateToken, totpData: { code: other.recoveryCodes[0] } }
    expect(codeOf(await verify(visitor, 'RECOVERY_CODE', foreign))).toBe('VERIFICATION_FAILED')
    const made = await mine.call('POST', `${FACTORS}/recovery-codes`, { proof: { code: mine.recoveryCodes[5] } })
    expect(made.body.recoveryCodes).toHaveLength(10)
    const old = { stateToken, totpData: { code: mine.recoveryCodes[0] } }
    expect(codeOf(await verify(visitor, 'RECOVERY_CODE', old))).toBe('VERIFICATION_FAILED')
    const fresh = { stateToken, totpData: { code: made.body.recoveryCodes[0] } }
    expect((await verify(visitor, 'RECOVERY_CODE', fresh)).body.state).toBe('SUCCESS')
    const none = await newMember(site)
    const refused = await none.call('POST', `${FACTORS}/recovery-codes`, { proof })
    expect(refusal(refused)).toEqual([404, 'FACTOR_NOT_FOUND'])
  })
})

describe('codes by mail as a second step', () => {
  const withEmail = async () => {
    const member = await newMember(site)
    const { verificationId } = (await member.call('POST', `${VERIFICATION}/start`, {})).body
    const code = digitsIn(await mailTo(site, member.email))
    const done = await member.call('POST', `${FACTORS}/email`, { verificationId, code })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    return { ...member, recoveryCodes: done.body.recoveryCodes as string[] }
  }

  test('begin with a mail that arrived, which proves the address', async () => {
    const { recoveryCodes, ...member } = await withEmail()
    expect(recoveryCodes).toHaveLength(10)
    const { email } = member
    const first = await login(visitor, email)
    expect(first.body).toMatchObject({
      state: 'REQUIRE_MFA',
      requireMfaData: { availableFactors: [{ factorType: 'EMAIL' }, { factorType: 'RECOVERY_CODE' }] },
    })
    const { stateToken } = first.body
    const code = digitsIn(await mailTo(site, email))
    const failed = await verify(visitor, 'EMAIL', { stateToken, emailData: { code: wrong(code) } })
    expect(codeOf(failed)).toBe('VERIFICATION_FAILED')
    const done = await verify(visitor, 'EMAIL', { stateToken, emailData: { code } })
    expect(done.body).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true } } })
    const used = await verify(visitor, 'EMAIL', { stateToken, emailData: { code } })
    expect(codeOf(used)).toBe('VERIFICATION_FAILED')
  })

  test('take the newest mail alone', async () => {
    const { email } = await withEmail()
    const { stateToken } = (await login(visitor, email)).body
    const before = digitsIn(await mailTo(site, email))
    const sent = await visitor.call('POST', `${VERIFICATION}/auth/resend`, { stateToken })
    expect(sent.body).toMatchObject({
      state: 'MFA_CHALLENGE',
      stateToken,
      mfaChallengeData: { factorType: 'EMAIL', verificationChallengeData: { hint: 'p…@e…' } },
    })
    expect(sent.body.identity).toBeUndefined()
    const code = digitsIn(await mailTo(site, email))
    if (code !== before)
      expect(codeOf(await verify(visitor, 'EMAIL', { stateToken, emailData: { code: before } }))).toBe(
        'VERIFICATION_FAILED',
      )
    expect((await verify(visitor, 'EMAIL', { stateToken, emailData: { code } })).body.state).toBe('SUCCESS')
  })

  test('beside an app are mailed when they are asked for', async () => {
    const member = await withEmail()
    const { email, secret, recoveryCodes } = await enrolled(site, member)
    expect(recoveryCodes).toEqual([])
    const mails = async () =>
      (await site.admin.call('GET', `/dev/mail?to=${encodeURIComponent(email)}`)).body.mails.length
    const before = await mails()
    const { stateToken, requireMfaData } = (await login(visitor, email)).body
    expect(requireMfaData.availableFactors.map((one: { factorType: string }) => one.factorType)).toEqual([
      'EMAIL',
      'TOTP',
      'RECOVERY_CODE',
    ])
    expect(await mails()).toBe(before)
    expect(codeOf(await verify(visitor, 'EMAIL', { stateToken, emailData: { code: '123456' } }))).toBe(
      'VERIFICATION_FAILED',
    )
    await visitor.call('POST', `${VERIFICATION}/auth/resend`, { stateToken })
    const code = digitsIn(await mailTo(site, email))
    expect((await verify(visitor, 'EMAIL', { stateToken, emailData: { code } })).body.state).toBe('SUCCESS')
    const app = (await login(visitor, email)).body.stateToken
    const done = await verify(visitor, 'TOTP', { stateToken: app, totpData: { code: appCode(site, secret) } })
    expect(done.body.state).toBe('SUCCESS')
  })

  test('are not for who has only an app, and not begun twice or without the code', async () => {
    const { email } = await enrolled(site)
    const { stateToken } = (await login(visitor, email)).body
    const refused = await visitor.call('POST', `${VERIFICATION}/auth/resend`, { stateToken })
    expect(refusal(refused)).toEqual([409, 'FACTOR_NOT_AVAILABLE'])
    const member = await withEmail()
    const { verificationId } = (await member.call('POST', `${VERIFICATION}/start`, {})).body
    const code = digitsIn(await mailTo(site, member.email))
    const bad = await member.call('POST', `${FACTORS}/email`, { verificationId, code: wrong(code) })
    expect(refusal(bad)).toEqual([403, 'VERIFICATION_FAILED'])
    const twice = await member.call('POST', `${FACTORS}/email`, { verificationId, code })
    expect(refusal(twice)).toEqual([409, 'FACTOR_ALREADY_ACTIVE'])
  })
})

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

  test('is not asked again for 30 days; another browser, another member or a made-up token is', async () => {
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

  test('of our own pages keeps it in a cookie that no script reads and no other site sends', async () => {
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
    const kept = [begun.headers['set-cookie']].flat().find((value) => String(value).startsWith('fg_device='))
    expect(kept).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=2592000/)
    const cookie = String(kept).split(';')[0]!
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

describe('a factor ends', () => {
  test('when its owner proves who they are; with the last one everything that belongs to it', async () => {
    const member = await enrolled(site)
    const { factorId } = (await member.call('GET', FACTORS)).body.factors[0]
    const path = `${FACTORS}/${factorId}/disable`
    expect(refusal(await member.call('POST', path, { proof: {} }))).toEqual([403, 'PROOF_REQUIRED'])
    const stranger = await newMember(site)
    expect(refusal(await stranger.call('POST', path, { proof }))).toEqual([404, 'FACTOR_NOT_FOUND'])
    const code = appCode(site, member.secret)
    expect((await member.call('POST', path, { proof: { code } })).status).toBe(200)
    expect((await mailTo(site, member.email)).subject).toContain('sign-in')
    expect((await member.call('GET', FACTORS)).body).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
    expect((await login(visitor, member.email)).body.state).toBe('SUCCESS')
  })

  test('of a proved address stays when the password is recovered, and asks after it', async () => {
    const member = await enrolled(site)
    const { verificationId } = (await member.call('POST', `${VERIFICATION}/start`, {})).body
    const code = digitsIn(await mailTo(site, member.email))
    await visitor.call('POST', `${VERIFICATION}/auth/verify`, { stateToken: verificationId, code })
    await visitor.call('POST', '/_api/iam/recovery/v1/send-email', { email: member.email })
    const recoveryToken = new URL(/http\S+/.exec((await mailTo(site, member.email)).text)![0]).searchParams.get('token')
    const recovered = await visitor.call('POST', '/_api/iam/recovery/v1/recover', {
      recoveryToken,
      password: 'another long battery',
    })
    expect(recovered.body).toMatchObject({ state: 'REQUIRE_MFA', stateToken: expect.any(String) })
    expect(recovered.body.sessionToken).toBeUndefined()
    const { stateToken } = recovered.body
    const done = await verify(visitor, 'TOTP', { stateToken, totpData: { code: appCode(site, member.secret) } })
    expect(done.body.state).toBe('SUCCESS')
  })

  test('stays when the member is blocked, and ends when they are deleted or made a contact', async () => {
    const [blocked, deleted, contact] = [await enrolled(site), await enrolled(site), await enrolled(site)]
    await site.admin.call('POST', '/api/v1/members/block', { id: blocked.id })
    await site.admin.call('POST', '/api/v1/members/approve', { id: blocked.id })
    expect((await login(visitor, blocked.email)).body.state).toBe('REQUIRE_MFA')
    expect((await site.admin.call('DELETE', `/members/v1/members/${deleted.id}`)).status).toBe(200)
    expect((await site.admin.call('POST', `/members/v1/members/${contact.id}/disconnect`, {})).status).toBe(200)
    for (const table of ['factors', 'recovery_codes'])
      expect(
        await site.query(`select distinct subject_id from ${table} where subject_id = any($1)`, [
          [blocked.id, deleted.id, contact.id],
        ]),
      ).toEqual([{ subject_id: blocked.id }])
  })

  test('when the shop resets it for who has lost everything: sessions end too, and the log says who did it', async () => {
    const member = await enrolled(site)
    const path = `/fairground/v1/members/${member.id}/reset-factors`
    expect((await member.call('POST', path, {})).status).toBe(403)
    expect((await (await site.keyWith(['members.read'])).call('POST', path, {})).status).toBe(403)
    expect((await site.admin.call('POST', path, {})).status).toBe(200)
    expect((await member.call('GET', FACTORS)).status).toBe(401)
    expect((await login(visitor, member.email)).body.state).toBe('SUCCESS')
    expect((await mailTo(site, member.email)).subject).toContain('sign-in')
    const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
      query: { filter: { 'target.id': member.id } },
    })
    expect(log.body.entries).toMatchObject([{ action: 'member.factorsReset', target: { id: member.id } }])
    const unknown = await site.admin.call('POST', `/fairground/v1/members/${crypto.randomUUID()}/reset-factors`, {})
    expect(refusal(unknown)).toEqual([404, 'MEMBER_NOT_FOUND'])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'
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
} from '../sign-in/sign-in.fixture.ts'
import { appCode, enrolled, FACTORS, proof, verify } from './factors.fixture.ts'

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
    const [stored] = await site.query('select secret from factors where id = $1', [begun.body.factorId])
    expect(stored?.secret).toMatch(/^s1\./)
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

  test('beginning again replaces the secret', async () => {
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

  test('is for members, neither for visitors nor for administrators', async () => {
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
    for (let n = 0; n < 4; n++) {
      const { stateToken } = (await login(visitor, email)).body
      for (let m = 0; m < 4; m++) {
        await site.advance(20_000)
        await verify(visitor, 'TOTP', { stateToken, totpData: { code: 'abcdef' } })
      }
    }
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
    // The code by mail proves the address and no more: the app's code is required after it.
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

  test('an API key that vouches needs no code, and a blocked member is not let in', async () => {
    const { email, secret, id } = await enrolled(site)
    const vouched = await site.admin.call('POST', '/_api/iam/authentication/v2/sign-on', { loginId: { email } })
    expect(vouched.body.sessionToken).toEqual(expect.any(String))
    const { stateToken } = (await login(visitor, email)).body
    await site.admin.call('POST', '/api/v1/members/block', { id })
    const refused = await verify(visitor, 'TOTP', { stateToken, totpData: { code: appCode(site, secret) } })
    expect(refusal(refused)).toEqual([403, 'VERIFICATION_FAILED'])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'
import { codeOf, digitsIn, login, mailTo, newMember, refusal } from '../sign-in/sign-in.fixture.ts'
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

describe('recovery codes', () => {
  test('stand in for the app, each once, however they are typed, and are reported by mail', async () => {
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

  test('beside an app are mailed on request', async () => {
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

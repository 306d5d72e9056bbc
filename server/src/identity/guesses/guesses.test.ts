import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestSite, type TestVisitor, testSite } from '../../../test/fixture.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { appCode, enrolled, nextSteps, verify } from '../factors/factors.fixture.ts'
import {
  login,
  mailTo,
  newEmail,
  newMember,
  PASSWORD,
  refusal,
  register,
  solvedCaptcha,
} from '../sign-in/sign-in.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const LONGEST_S = 15 * 60
const solved = async (at: TestSite) => ({ captchaTokens: [{ Recaptcha: await solvedCaptcha(at) }] })
/** Seconds that the last guess at this address closed it for. */
const waitOf = async (at: TestSite, email: string): Promise<number> => {
  const [row] = await at.query(
    'select coalesce(extract(epoch from closed_until - counted_at), 0)::int as wait from guesses where site_id = $1 and key = $2',
    [at.siteId, `login ${hashSecret(email)}`],
  )
  return Number(row?.wait)
}

/** Wrong passwords, each judged: the seconds that each closed the address for. */
async function guess(at: TestSite, email: string, times: number, free = 10): Promise<number[]> {
  const waits: number[] = []
  for (let n = 0; n < times; n++) {
    const more = n < free ? {} : await solved(at)
    expect(refusal(await login(at.nobody, email, 'wrong', more))).toEqual([403, '-19976'])
    waits.push(await waitOf(at, email))
    if (n < times - 1) await at.advance((waits.at(-1) ?? 0) * 1000)
  }
  return waits
}
const noticesTo = (at: TestSite, email: string) =>
  at.query(`select subject from mails where site_id = $1 and template = 'manyGuesses' and to_address = $2`, [
    at.siteId,
    email,
  ])

describe('passwords', () => {
  test('ten wrong ones are free; then the wait doubles from a second to a quarter of an hour, for the right one too', async () => {
    const email = newEmail()
    await register(site.nobody, email)
    const waits = await guess(site, email, 22)
    expect(waits).toEqual([...Array(10).fill(0), 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, LONGEST_S, LONGEST_S])
    const right = await login(site.nobody, email, PASSWORD, await solved(site))
    expect(refusal(right)).toEqual([429, 'TOO_MANY_REQUESTS'])
    const retryAfter = Number(right.headers['retry-after'])
    expect(retryAfter).toBeGreaterThan(LONGEST_S - 60)
    expect(retryAfter).toBeLessThanOrEqual(LONGEST_S)

    await site.advance(LONGEST_S * 1000)
    expect((await login(site.nobody, email, PASSWORD, await solved(site))).body.state).toBe('SUCCESS')
    expect(refusal(await login(site.nobody, email, 'wrong'))).toEqual([403, '-19976'])
  })

  test('an address that nobody has waits alike', async () => {
    expect(await guess(site, newEmail(), 12)).toEqual([...Array(10).fill(0), 1, 2])
  })

  test('of one network wait together, over all accounts, and an hour later no more', async () => {
    const own = await testSite({ rateLimitFactor: 0.1 })
    const email = newEmail()
    for (let n = 0; n < 10; n++) expect(refusal(await login(own.nobody, newEmail(), 'wrong'))[1]).toBe('-19976')
    expect(refusal(await login(own.nobody, newEmail(), 'wrong'))[1]).toBe('-19971')
    for (let n = 0; n < 5; n++) {
      expect(refusal(await login(own.nobody, newEmail(), 'wrong', await solved(own)))[1]).toBe('-19976')
      if (n < 4) await own.advance(2 ** n * 1000)
    }
    expect(refusal(await login(own.nobody, email, 'wrong'))).toEqual([429, 'TOO_MANY_REQUESTS'])
    await own.advance(60 * 60_000)
    expect(refusal(await login(own.nobody, email, 'wrong'))).toEqual([403, '-19976'])
  })
})

describe('the owner of the account', () => {
  test('gets one mail a day', async () => {
    const own = await testSite()
    const { email } = await newMember(own)
    await guess(own, email, 10)
    expect(await noticesTo(own, email)).toEqual([])
    await guess(own, email, 3, 0)
    expect(await noticesTo(own, email)).toHaveLength(1)
    expect((await mailTo(own, email)).text).toContain('More than ten')
    await own.advance(25 * 60 * 60_000)
    await guess(own, email, 12)
    expect(await noticesTo(own, email)).toHaveLength(2)
  })

  test('gets in where the browser is remembered while others guess', async () => {
    const { email, secret } = await enrolled(site)
    const { stateToken } = (await login(visitor, email)).body
    const totpData = { code: appCode(site, secret) }
    const done = await verify(visitor, 'TOTP', { stateToken, totpData, rememberThisDevice: true })
    await nextSteps(site)
    const remembered = { clientMetaData: { deviceToken: done.body.additionalData.deviceToken.strValue } }
    await guess(site, email, 17)
    expect(refusal(await login(visitor, email))).toEqual([429, 'TOO_MANY_REQUESTS'])
    const madeUp = { clientMetaData: { deviceToken: `fgd_${'x'.repeat(43)}` } }
    expect(refusal(await login(visitor, email, PASSWORD, madeUp))).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await login(visitor, email, PASSWORD, remembered)).body.state).toBe('SUCCESS')
    // A guess there waits for itself, and opens nothing for the others.
    for (let n = 0; n < 10; n++)
      expect(refusal(await login(visitor, email, 'wrong', remembered))).toEqual([403, '-19976'])
    expect(refusal(await login(visitor, email, PASSWORD, remembered))).toEqual([403, '-19971'])
  })

  test('gets in by choosing a new password by mail', async () => {
    const { email } = await newMember(site)
    await guess(site, email, 17)
    await visitor.call('POST', '/_api/iam/recovery/v1/send-email', { email })
    const recoveryToken = /token=(fgp_[\w-]+)/.exec((await mailTo(site, email)).text)![1]
    const another = 'bunting in the rain'
    const back = await visitor.call('POST', '/_api/iam/recovery/v1/recover', { recoveryToken, password: another })
    expect(back.body.state).toBe('SUCCESS')
    expect((await login(visitor, email, another)).body.state).toBe('SUCCESS')
  })
})

test('codes of a second step: the wait doubles over all sign-ins, and its owner is notified', async () => {
  const { email } = await enrolled(site)
  const codes: unknown[] = []
  for (let n = 0; n < 4; n++) {
    const { stateToken } = (await login(visitor, email)).body
    for (let m = 0; m < 4; m++) {
      codes.push(refusal(await verify(visitor, 'TOTP', { stateToken, totpData: { code: 'abcdef' } }))[1])
      if (n * 4 + m < 15) await site.advance(20_000)
    }
  }
  // The sixteenth closes for 32 seconds.
  expect(codes).toEqual(Array(16).fill('VERIFICATION_FAILED'))
  const { stateToken } = (await login(visitor, email)).body
  const next = await verify(visitor, 'TOTP', { stateToken, totpData: { code: 'abcdef' } })
  expect(refusal(next)).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(10)
  expect(await noticesTo(site, email)).toHaveLength(1)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, testSite } from '../../../test/fixture.ts'
import {
  digitsIn,
  login,
  mailTo,
  newEmail,
  newMember,
  PASSWORD,
  refusal,
  register,
  renew,
  solvedCaptcha,
  tokensFor,
  withToken,
} from './sign-in.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const violations = (body: {
  details: { validationError: { fieldViolations: { description: string; data: { type: string } }[] } }
}) => body.details.validationError.fieldViolations
const policy = (signOnPolicy: object) => site.admin.call('PATCH', '/iam/signon/v1/sign-on-policies', { signOnPolicy })

describe('registration', () => {
  test('makes a member with the whole profile', async () => {
    const email = newEmail()
    const profile = {
      firstName: 'Ada',
      lastName: 'Byron',
      nickname: 'ada',
      company: 'Engines',
      position: 'Programmer',
      birthdate: '1815-12-10',
      privacyStatus: 'PUBLIC',
      secondaryEmails: [{ email: 'ada@work.example', tag: 'WORK' }],
      phonesV2: [{ phone: '+44 20 7946 0000', countryCode: 'GB', tag: 'MOBILE' }],
      addresses: [{ address: { country: 'GB', city: 'London', addressLine: '1 St James’s Square' }, tag: 'BILLING' }],
      customFields: [
        { name: 'club', value: { strValue: 'Analysts' } },
        { name: 'height', value: { numValue: 1.65 } },
        { name: 'since', value: { dateValue: '2020-01-02T03:04:05.000Z' } },
      ],
    }
    const { status, body } = await register(await site.visitor(), email, { profile })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.stringMatching(/^fgt_/) })
    const { identity } = body
    expect(identity).toMatchObject({
      email: { address: email, isVerified: false },
      status: { name: 'ACTIVE', reasons: [] },
    })
    const { identityProfile } = identity
    expect(identityProfile).toMatchObject({ ...profile, emails: ['ada@work.example'], phones: ['+44 20 7946 0000'] })
    expect(identityProfile.slug).toMatch(/^ada(-\d+)?$/)
  })

  test.for([
    ['short', 'sh0rt!!', 'MIN_LENGTH'],
    ['absent', undefined, 'REQUIRED_FIELD'],
    ['of 129 characters', 'x'.repeat(129), 'MAX_LENGTH'],
    ['common', 'password123', 'VALIDATION'],
    ['common in capitals', 'PASSWORD123', 'VALIDATION'],
    ['the site’s name', 'Test Site 1', 'VALIDATION'],
  ] as const)('a password that is %s', async ([, password, violatedRule]) => {
    const reply = await register(site.nobody, newEmail(), { password })
    expect(reply.status).toBe(400)
    expect(violations(reply.body)).toEqual([expect.objectContaining({ field: 'password', violatedRule })])
    expect(violations(reply.body)[0]!.data.type).toBe('PASSWORD')
  })

  test('a password that is one’s own address', async () => {
    const reply = await register(site.nobody, 'ada.lovelace@example.com', { password: 'ada.lovelace1' })
    expect(violations(reply.body)[0]!.data).toEqual({ type: 'PASSWORD', reason: 'KNOWN_NAME' })
  })

  test('one of the most common, in letters of another width', async () => {
    const wide = 'password'.replace(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
    const reply = await register(site.nobody, newEmail(), { password: wide })
    expect(violations(reply.body)[0]!.data).toEqual({ type: 'PASSWORD', reason: 'COMMON' })
  })

  test('a password of 8 characters and one of 128 with spaces are taken', async () => {
    for (const password of ['k7 Tq-2w', `${'long words '.repeat(11)}!!!!!!!`])
      expect((await register(site.nobody, newEmail(), { password })).status).toBe(200)
  })

  test('every violation says what it is about', async () => {
    const reply = await register(site.nobody, 'no address', { profile: { birthdate: 'yesterday' } })
    expect(violations(reply.body).map(({ data }) => data.type)).toEqual(['EMAIL', 'PROFILE'])
  })

  test('an address that a member has, in any spelling', async () => {
    const email = newEmail()
    await register(site.nobody, email)
    expect(refusal(await register(site.nobody, email.toUpperCase()))).toEqual([409, '-19995'])
  })

  test('two at once with one address make one member', async () => {
    const email = newEmail()
    const replies = await Promise.all([1, 2, 3].map(() => register(site.nobody, email)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('a contact becomes the member once the address is proved, and keeps what was known', async () => {
    const email = newEmail()
    const contact = { emails: [], phones: [{ phone: '+1 212 555 0111', tag: 'HOME' }], addresses: [], customFields: [] }
    await site.query(
      `insert into members (site_id, id, login_email, status, doc, created_at, updated_at)
       values ($1, gen_random_uuid(), $2, 'OFFLINE', $3, now(), now())`,
      [site.siteId, email, JSON.stringify({ contact, profile: {} })],
    )
    const visitor = await site.visitor()
    const first = await register(visitor, email, { profile: { firstName: 'Grace' } })
    expect(first.body).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) })
    const { body } = await visitor.call('POST', '/v1/auth/verify', {
      code: digitsIn(await mailTo(site, email)),
      stateToken: first.body.stateToken,
    })
    expect(body).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true } } })
    expect(body.identity.identityProfile).toMatchObject({ firstName: 'Grace', phones: ['+1 212 555 0111'] })
  })

  test('every older spelling of the path works', async () => {
    for (const path of ['/v2/register', '/iam/authentication/v2/register', '/authentication/v2/register']) {
      const reply = await site.nobody.call('POST', path, { loginId: { email: newEmail() }, password: PASSWORD })
      expect(reply.status).toBe(200)
    }
  })
})

describe('log-in', () => {
  test('gives a session token that becomes a member’s tokens', async () => {
    const visitor = await site.visitor()
    const email = newEmail()
    const id = (await register(site.nobody, email)).body.identity.id
    const { body } = await login(visitor, email.toUpperCase())
    expect(body).toMatchObject({ state: 'SUCCESS', identity: { id } })
    const tokens = await tokensFor(site, visitor, body.sessionToken)
    const info = await site.nobody.call('POST', '/oauth2/token-info', { token: tokens.access_token })
    expect(info.body).toMatchObject({ active: true, subjectType: 'MEMBER', subjectId: id, siteId: site.siteId })
  })

  test('an unknown address and a wrong password are answered alike', async () => {
    const email = newEmail()
    await register(site.nobody, email)
    const [wrong, unknown] = [
      await login(site.nobody, email, 'wrong password'),
      await login(site.nobody, newEmail(), 'wrong password'),
    ]
    expect(refusal(wrong)).toEqual([403, '-19976'])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test.for([
    ['an address that is none', { loginId: { email: 'x' }, password: PASSWORD }],
    ['nothing', {}],
    ['a number', { loginId: { email: 7 }, password: 8 }],
    ['a long password', { loginId: { email: 'a@example.com' }, password: 'x'.repeat(2000) }],
  ] as const)('%s fails with an application error, too', async ([, body]) => {
    const reply = await site.nobody.call('POST', '/v2/login', body)
    expect(refusal(reply)).toEqual([400, 'INVALID_LOGIN'])
  })

  test('a member without a password must choose one', async () => {
    const email = newEmail()
    const visitor = await site.visitor()
    const both = { authorization: `${visitor.accessToken},${site.apiKey}` }
    await site.nobody.call('POST', '/_api/iam/authentication/v2/sign-on', { loginId: { email } }, both)
    expect(refusal(await login(site.nobody, email))).toEqual([403, '-19973'])
  })

  test('a blocked member is refused, with the right password alone', async () => {
    const { id, email } = await newMember(site)
    await site.query(`update members set status = 'BLOCKED' where id = $1`, [id])
    expect(refusal(await login(site.nobody, email))).toEqual([403, 'IDENTITY_BLOCKED'])
    expect(refusal(await login(site.nobody, email, 'wrong password'))).toEqual([403, '-19976'])
  })
})

describe('brakes', () => {
  test('ten wrong passwords for one address, then a captcha, whatever RATE_LIMIT_FACTOR says', async () => {
    const email = newEmail()
    await register(site.nobody, email)
    for (let n = 0; n < 10; n++) expect(refusal(await login(site.nobody, email, 'wrong'))).toEqual([403, '-19976'])
    expect(refusal(await login(site.nobody, email))).toEqual([403, '-19971'])
    expect(refusal(await login(site.nobody, email, PASSWORD, { captchaTokens: [{ Recaptcha: 'rubbish' }] }))).toEqual([
      403,
      '-19970',
    ])

    const token = await solvedCaptcha(site)
    const wrong = await login(site.nobody, email, 'wrong', { captchaTokens: [{ InvisibleRecaptcha: token }] })
    expect(refusal(wrong)).toEqual([403, '-19976'])
    await site.advance(1000)
    const again = await login(site.nobody, email, PASSWORD, { captchaTokens: [{ InvisibleRecaptcha: token }] })
    expect(refusal(again)).toEqual([403, '-19970'])
    const right = await login(site.nobody, email, PASSWORD, {
      captchaTokens: [{ Recaptcha: await solvedCaptcha(site) }],
    })
    expect(right.body.state).toBe('SUCCESS')
    // A sign-in that succeeds takes the brake off.
    expect((await login(site.nobody, email)).body.state).toBe('SUCCESS')
  })

  test('wrong passwords side by side all count, also under an idempotency key', async () => {
    const email = newEmail()
    await register(site.nobody, email)
    const replies = await Promise.all(
      Array.from({ length: 15 }, () =>
        site.nobody.call('POST', '/v2/login', { loginId: { email }, password: 'wrong' }, { 'idempotency-key': 'same' }),
      ),
    )
    const codes = replies.map((reply) => refusal(reply)[1] ?? '')
    // The eleventh may have come before the tenth was counted; it makes the others wait.
    expect([10, 11]).toContain(codes.filter((code) => code === '-19976').length)
    expect(codes.filter((code) => !['-19976', '-19971', 'TOO_MANY_REQUESTS'].includes(code))).toEqual([])
  })

  test('the brake lets go within a day', async () => {
    const own = await testSite()
    const email = newEmail()
    await register(own.nobody, email)
    for (let n = 0; n < 11; n++) await login(own.nobody, email, 'wrong')
    await own.advance(24 * 60 * 60_000)
    expect((await login(own.nobody, email)).status).toBe(200)
  })

  test('registration: a captcha after three of one address in an hour, no more after five', async () => {
    const own = await testSite({ rateLimitFactor: 1 })
    const email = newEmail()
    const codes = []
    for (let n = 0; n < 6; n++) codes.push(refusal(await register(own.nobody, email))[1] ?? 'made')
    expect(codes).toEqual(['made', '-19995', '-19995', '-19971', '-19971', 'TOO_MANY_REQUESTS'])
  })

  test('registration: twenty of one network address in an hour', async () => {
    const own = await testSite({ rateLimitFactor: 1 })
    const replies = []
    for (let n = 0; n < 21; n++) replies.push(await register(own.nobody, newEmail()))
    expect(replies.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429])
    expect(Number(replies[20]!.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('policies', () => {
  test('an address that must be proved', async () => {
    await policy({ requireEmailVerification: true })
    const email = newEmail()
    const visitor = await site.visitor()
    const first = await register(visitor, email)
    await policy({ requireEmailVerification: false })
    expect(first.body).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION' })
    expect(first.body).not.toHaveProperty('sessionToken')
    expect(first.body.identity.status).toEqual({ name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] })

    // Signing in before that asks for a code again, and resending makes the one before void.
    const { stateToken } = (await login(visitor, email)).body
    const old = digitsIn(await mailTo(site, email))
    await visitor.call('POST', '/_api/iam/verification/v1/auth/resend', { stateToken })
    const code = digitsIn(await mailTo(site, email))
    const verify = (given: string) =>
      visitor.call('POST', '/_api/iam/verification/v1/auth/verify', { code: given, stateToken })
    if (old !== code) expect(refusal(await verify(old))).toEqual([403, 'VERIFICATION_FAILED'])
    expect((await verify(code)).body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) })
    expect(refusal(await verify(code))).toEqual([403, 'VERIFICATION_FAILED'])
    expect((await login(visitor, email)).body.state).toBe('SUCCESS')
  })

  test('five wrong codes void the token; so do fifteen minutes', async () => {
    await policy({ requireEmailVerification: true })
    const { email, ...late } = { email: newEmail(), email2: newEmail() }
    const { stateToken } = (await register(site.nobody, email)).body
    const later = (await register(site.nobody, late.email2)).body.stateToken
    await policy({ requireEmailVerification: false })
    const right = digitsIn(await mailTo(site, email))
    const wrong = right === '000000' ? '000001' : '000000'
    const verify = (token: string, code: string) =>
      site.nobody.call('POST', '/v1/auth/verify', { code, stateToken: token })
    for (let n = 0; n < 5; n++) expect((await verify(stateToken, wrong)).status).toBe(403)
    expect(refusal(await verify(stateToken, right))).toEqual([403, 'VERIFICATION_FAILED'])
    await site.advance(16 * 60_000)
    expect(refusal(await verify(later, digitsIn(await mailTo(site, late.email2))))).toEqual([
      403,
      'VERIFICATION_FAILED',
    ])
  })

  test('signing in again and again gets no more codes to guess at', async () => {
    const own = await testSite({ rateLimitFactor: 1 })
    await own.admin.call('PATCH', '/v1/sign-on-policies', { signOnPolicy: { requireEmailVerification: true } })
    const email = newEmail()
    await register(own.nobody, email)
    const replies = []
    for (let n = 0; n < 5; n++) replies.push(await login(own.nobody, email))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
  })

  test('an owner who approves', async () => {
    await policy({ requireOwnerApproval: true })
    const email = newEmail()
    const { body } = await register(site.nobody, email)
    expect((await site.admin.call('GET', '/v1/sign-on-policies')).body.signOnPolicy).toMatchObject({
      requireOwnerApproval: true,
    })
    await policy({ requireOwnerApproval: false })
    expect(body).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL', identity: { status: { name: 'PENDING' } } })
    expect(body.identity).toMatchObject({ factors: [], connections: [] })
    expect((await login(site.nobody, email)).body.state).toBe('REQUIRE_OWNER_APPROVAL')
  })

  test('the code by the factor’s path, and factors that nobody provides', async () => {
    await policy({ requireEmailVerification: true })
    const email = newEmail()
    const { stateToken } = (await register(site.nobody, email)).body
    await policy({ requireEmailVerification: false })
    for (const factor of ['SMS', 'CALL', 'TOTP', 'PUSH', 'PASSWORD']) {
      const reply = await site.nobody.call('POST', `/v2/${factor}/verify`, { stateToken, smsData: { code: '123456' } })
      expect(refusal(reply)).toEqual([409, 'FACTOR_NOT_AVAILABLE'])
    }
    const code = digitsIn(await mailTo(site, email))
    const { body } = await site.nobody.call('POST', '/v2/EMAIL/verify', { stateToken, emailData: { code } })
    expect(body.state).toBe('SUCCESS')
  })
})

describe('a changed password', () => {
  test('ends every session, the caller’s too, and sends a mail', async () => {
    const member = await newMember(site)
    const other = await tokensFor(site, site.admin, (await login(site.nobody, member.email)).body.sessionToken)
    const change = (newPassword: string) =>
      member.call('POST', '/_api/iam/authentication/v2/change-password', { newPassword })
    expect((await change('short')).body.details.validationError.fieldViolations[0]).toMatchObject({
      field: 'newPassword',
    })
    expect((await change('another good phrase')).status).toBe(200)

    for (const token of [member.refreshToken, other.refresh_token])
      expect(refusal(await renew(site, token))).toEqual([401, 'INVALID_GRANT'])
    for (const token of [member.accessToken, other.access_token])
      expect((await withToken(site, token).call('GET', '/ecom/v1/carts/current')).status).toBe(401)
    expect(refusal(await login(site.nobody, member.email))).toEqual([403, '-19976'])
    expect((await login(site.nobody, member.email, 'another good phrase')).status).toBe(200)
    expect((await mailTo(site, member.email)).subject).toContain('was changed')
  })

  test('is a member’s alone', async () => {
    const visitor = await site.visitor()
    const reply = await visitor.call('POST', '/v2/change-password', { newPassword: PASSWORD })
    expect(refusal(reply)).toEqual([404, 'MEMBER_NOT_FOUND'])
  })
})

test('an address is looked at, not looked up', async () => {
  const { email } = await newMember(site)
  const validate = async (text: string) => (await site.nobody.call('POST', '/v2/validate-email', { email: text })).body
  expect(await validate(email)).toEqual({ valid: true, formatInvalid: false })
  expect(await validate(newEmail())).toEqual({ valid: true, formatInvalid: false })
  for (const text of ['x', 'a@b', '@example.com', 'a b@example.com', 'a@example.com\r\nBcc: b@example.com'])
    expect(await validate(text)).toMatchObject({ valid: false, formatInvalid: true })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestVisitor } from '../../../test/fixture.ts'
import { digitsIn, login as logIn, mailTo, newEmail, PASSWORD } from '../../identity/sign-in/sign-in.fixture.ts'
import { refused, signedIn } from '../members.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const AUTH = '/wix-sm/api/v1/auth'
const register = (email: string, more = {}, by: TestCaller = visitor) =>
  by.call('POST', `${AUTH}/api/v1/auth/register`, { email, password: PASSWORD, ...more })
const login = (email: string, more = {}) =>
  visitor.call('POST', `${AUTH}/api/v1/auth/login`, { email, password: PASSWORD, ...more })
const policy = (requireEmailVerification: boolean, requireOwnerApproval: boolean) =>
  site.query(
    `insert into sign_on_policies values ($1, $1, 1, $2, $3, now(), now())
     on conflict (site_id) do update set require_owner_approval = $2, require_email_verification = $3`,
    [site.siteId, requireOwnerApproval, requireEmailVerification],
  )

describe('register and login', () => {
  test('give a session and say who it is', async () => {
    const email = newEmail()
    const made = await register(email, {
      profilePrivacyStatus: 'PUBLIC',
      contactInfo: { firstName: 'Rae', phones: ['+4411'], locale: 'fr', customFields: [{ name: 'size', numValue: 4 }] },
    })
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({
      session: { token: expect.any(String) },
      member: {
        loginEmail: email,
        emailVerified: false,
        role: 'MEMBER',
        status: 'ACTIVE',
        firstName: 'Rae',
        language: 'fr',
        phones: ['+4411'],
        customFields: [{ name: 'size', numValue: 4 }],
        profilePrivacyStatus: 'PUBLIC',
        groups: [],
      },
    })
    const again = await login(email)
    expect(again.body.member.id).toBe(made.body.member.id)
    expect(again.body.session.token).not.toBe(made.body.session.token)
    expect(again.body.member.lastLoginDate).toEqual(expect.any(String))
  })

  test('refuse as sign-in does', async () => {
    const email = newEmail()
    await register(email)
    expect(refused(await register(email))).toEqual([409, '-19995'])
    expect(refused(await login(email, { password: 'wrong battery staple' }))).toEqual([403, '-19976'])
    expect(refused(await login(newEmail()))).toEqual([403, '-19976'])
    const weak = await register(newEmail(), { password: 'x' })
    expect([weak.status, weak.body.details.validationError.fieldViolations[0].field]).toEqual([400, 'password'])
  })

  test('the brake cannot be got round by letters that the database takes for the same', async () => {
    const email = newEmail().replace('person', 'ivan')
    await register(email)
    for (let n = 0; n < 10; n++)
      expect(refused(await login(email, { password: 'wrong battery staple' }))).toEqual([403, '-19976'])
    expect(refused(await login(email))).toEqual([403, '-19971'])
    expect((await login(email.replace('i', '\u0130'))).status).toBe(400)
    expect(refused(await login(email.toUpperCase()))).toEqual([403, '-19971'])
  })

  test('ask for the code of the mail where the address must be proved', async () => {
    await policy(true, false)
    const email = newEmail()
    const waiting = await register(email)
    expect(refused(waiting)).toEqual([403, 'EMAIL_VERIFICATION_REQUIRED'])
    const { verificationId } = waiting.body.details.applicationError.data
    const otp = digitsIn(await mailTo(site, email))
    const wrong = otp === '000000' ? '000001' : '000000'
    const failed = await register(email, { emailVerification: { verificationId, otp: wrong } })
    expect(refused(failed)).toEqual([403, 'EMAIL_VERIFICATION_FAILED'])
    expect(failed.body.details.applicationError.data).toEqual({ verificationId, verificationFailureReason: 'BAD_CODE' })
    const { body } = await register(email, { emailVerification: { verificationId, otp } })
    expect(body).toMatchObject({ session: { token: expect.any(String) }, member: { emailVerified: true } })
    await policy(false, false)
  })

  test('give no session before the owner approves; approval is by id or address', async () => {
    await policy(false, true)
    const email = newEmail()
    const { body } = await register(email)
    expect(body).not.toHaveProperty('session')
    expect(body.member.status).toBe('APPLICANT')
    expect((await login(email)).body).not.toHaveProperty('session')
    expect((await site.admin.call('POST', '/api/v1/members/approve', { email: email.toUpperCase() })).body).toEqual({})
    expect((await login(email)).body).toHaveProperty('session')
    expect((await site.admin.call('POST', '/api/v1/members/block', { id: body.member.id })).body).toEqual({})
    expect(refused(await login(email))).toEqual([403, 'IDENTITY_BLOCKED'])
    await policy(false, false)
  })
})

describe('the administrator', () => {
  test('mails a member a link for choosing a password', async () => {
    const { loginEmail } = await signedIn(site)
    const send = async (email: string) =>
      (await site.admin.call('POST', `${AUTH}/v1/auth/members/send-set-password-email`, { email })).body
    expect(await send(loginEmail)).toEqual({ accepted: true })
    const { text } = await mailTo(site, loginEmail)
    const recoveryToken = new URL(/http\S+/.exec(text)![0]).searchParams.get('token')
    const chosen = await visitor.call('POST', '/_api/iam/recovery/v1/recover', { recoveryToken, password: PASSWORD })
    expect(chosen.body.state).toBe('SUCCESS')
    expect((await logIn(visitor, loginEmail)).body.state).toBe('SUCCESS')
    expect(await send(newEmail())).toEqual({ accepted: false })
  })

  test('changes the login address: sessions stay or end, and what was mailed to the old one is void', async () => {
    const member = await signedIn(site)
    const other = await signedIn(site)
    await site.admin.call('POST', `${AUTH}/v1/auth/members/send-set-password-email`, { email: member.loginEmail })
    const change = (newEmail: string, more = {}) =>
      site.admin.call('PATCH', `/api/v1/members/${member.id}/change-login-email`, { id: member.id, newEmail, ...more })
    const photo = { id: 'portrait.png', url: 'https://example.com/portrait.png', width: 10, height: 20 }
    await site.admin.call('PATCH', `/members/v1/members/${member.id}`, {
      member: { id: member.id, profile: { photo } },
    })
    const next = newEmail()
    expect((await change(newEmail())).body.member).toMatchObject({ picture: photo, imageUrl: photo.url })
    expect((await change(next)).body.member).toMatchObject({ id: member.id, loginEmail: next, emailVerified: false })
    expect(await site.query('select from recovery_tokens where member_id = $1', [member.id])).toEqual([])
    expect((await member.call('GET', '/members/v1/members/my')).status).toBe(200)
    expect(refused(await change(other.loginEmail.toUpperCase()))).toEqual([409, '-19995'])
    await change(newEmail(), { revokeCurrentSessions: true })
    expect((await member.call('GET', '/members/v1/members/my')).status).toBe(401)
  })

  test('must name somebody, and alone may decide', async () => {
    expect((await site.admin.call('POST', '/api/v1/members/approve', {})).status).toBe(400)
    const unknown = { email: newEmail() }
    expect(refused(await site.admin.call('POST', '/api/v1/members/block', unknown))).toEqual([404, 'MEMBER_NOT_FOUND'])
    const member = await signedIn(site)
    for (const path of ['approve', 'block'])
      expect((await member.call('POST', `/api/v1/members/${path}`, { id: member.id })).status).toBe(403)
  })
})

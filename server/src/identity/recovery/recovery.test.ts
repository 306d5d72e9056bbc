import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, testSite } from '../../../test/fixture.ts'
import { appCode, enrolled } from '../factors/factors.fixture.ts'
import {
  login,
  mailTo,
  newEmail,
  newMember,
  REDIRECT,
  refusal,
  register,
  renew,
  tokensFor,
  withToken,
} from '../sign-in/sign-in.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const NEW = 'a completely other phrase'
const ask = (email: string, more: object = {}, headers = {}) =>
  site.nobody.call('POST', '/_api/iam/recovery/v1/send-email', { email, ...more }, headers)
const recover = (recoveryToken: string, password: string | undefined = NEW) =>
  site.nobody.call('POST', '/_api/iam/recovery/v1/recover', { recoveryToken, password })
const linkIn = ({ text }: { text: string }): URL => new URL(/https?:\S+/.exec(text)![0])
const tokenFor = async (email: string): Promise<string> => linkIn(await mailTo(site, email)).searchParams.get('token')!
const mails = async (to: string) => (await site.admin.call('GET', `/dev/mail?to=${encodeURIComponent(to)}`)).body.mails

describe('asking for the mail', () => {
  test('is answered alike for a member and for nobody; the token is in the mail alone', async () => {
    const { email } = await newMember(site)
    const [known, unknown] = [await ask(email), await ask(newEmail())]
    expect([known.status, known.body]).toEqual([200, {}])
    expect([unknown.status, unknown.body, unknown.statements]).toEqual([known.status, known.body, known.statements])
    expect(await tokenFor(email)).toMatch(/^fgp_/)
  })

  test('a stranger’s host name is in no link', async () => {
    const { email } = await newMember(site)
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }])
      expect((await ask(email, {}, headers)).status).toBe(421)
    expect(await mails(email)).toEqual([])
    await ask(email, {}, { 'x-forwarded-proto': 'https', 'x-forwarded-port': '9', forwarded: 'host=evil.example' })
    expect(linkIn(await mailTo(site, email)).origin).toBe('http://localhost:8080')
  })

  test('the address to go on to must be registered, letter by letter', async () => {
    const { email } = await newMember(site)
    const redirect = (url: string) => ({ redirect: { url, clientId: site.clientId } })
    for (const url of ['https://evil.example/', `${REDIRECT}/`, 'javascript:alert(1)'])
      expect(refusal(await ask(email, redirect(url)))).toEqual([403, 'REDIRECT_NOT_REGISTERED'])
    expect(await mails(email)).toEqual([])
    expect((await ask(email, redirect(REDIRECT))).status).toBe(200)
    expect(linkIn(await mailTo(site, email)).searchParams.get('redirect')).toBe(REDIRECT)
  })

  test('five times an hour for one address, known or not', async () => {
    const own = await testSite({ rateLimitFactor: 1 })
    const email = newEmail()
    const replies = []
    for (let n = 0; n < 6; n++) replies.push(await own.nobody.call('POST', '/v1/send-email', { email }))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('the token', () => {
  test('takes the account over whole from one who registered the address without proof; a proved one keeps its factors', async () => {
    const { email } = await enrolled(site)
    await ask(email)
    const first = await recover(await tokenFor(email))
    expect(first.body).toMatchObject({ state: 'SUCCESS', identity: { factors: [], email: { isVerified: true } } })
    const again = await login(site.nobody, email, NEW)
    const owner = await tokensFor(site, await site.visitor(), again.body.sessionToken)
    const caller = withToken(site, owner.access_token)
    const begun = await caller.call('POST', '/fairground/v1/factors/totp', { proof: { password: NEW } })
    await caller.call('POST', '/fairground/v1/factors/totp/confirm', { code: appCode(site, begun.body.secret) })
    await ask(email)
    expect((await recover(await tokenFor(email), 'yet another long phrase')).body.state).toBe('REQUIRE_MFA')
  })

  test('sets the password once, proves the address and ends every session', async () => {
    const member = await newMember(site)
    await ask(member.email)
    const token = await tokenFor(member.email)
    const weak = await recover(token, 'short')
    expect(weak.body.details.validationError.fieldViolations[0]).toMatchObject({
      field: 'password',
      data: { type: 'PASSWORD' },
    })

    const { status, body } = await recover(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { email: { isVerified: true } },
    })
    expect((await renew(site, member.refreshToken)).status).toBe(401)
    expect((await login(site.nobody, member.email)).status).toBe(403)
    expect((await login(site.nobody, member.email, NEW)).status).toBe(200)
    expect(refusal(await recover(token))).toEqual([403, 'INVALID_RECOVERY_TOKEN'])
  })

  test('is worth nothing once another one was used, after half an hour, or made up', async () => {
    const { email } = await newMember(site)
    await ask(email)
    const first = await tokenFor(email)
    await ask(email)
    expect((await recover(await tokenFor(email))).status).toBe(200)
    expect(refusal(await recover(first))).toEqual([403, 'INVALID_RECOVERY_TOKEN'])
    await ask(email)
    const late = linkIn(
      (await mails(email)).find(({ text }: { text: string }) => text.includes('token=')),
    ).searchParams.get('token')!
    await site.advance(31 * 60_000)
    expect(refusal(await recover(late))).toEqual([403, 'INVALID_RECOVERY_TOKEN'])
    expect(refusal(await recover('rubbish'))).toEqual([403, 'INVALID_RECOVERY_TOKEN'])
  })

  test('used by several at once works for one', async () => {
    const { email } = await newMember(site)
    await ask(email)
    const token = await tokenFor(email)
    const replies = await Promise.all([1, 2, 3].map(() => recover(token)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  test('a member who waits for the owner keeps waiting', async () => {
    await site.admin.call('PATCH', '/v1/sign-on-policies', { signOnPolicy: { requireOwnerApproval: true } })
    const email = newEmail()
    await register(site.nobody, email)
    await site.admin.call('PATCH', '/v1/sign-on-policies', { signOnPolicy: { requireOwnerApproval: false } })
    await ask(email)
    expect((await recover(await tokenFor(email))).body.state).toBe('REQUIRE_OWNER_APPROVAL')
  })

  test('our own page takes it, without scripts, and goes on to the registered address', async () => {
    const { email } = await newMember(site)
    await ask(email, { redirect: { url: REDIRECT, clientId: site.clientId } })
    const link = linkIn(await mailTo(site, email))
    const page = await site.nobody.call('GET', link.pathname + link.search)
    expect([page.status, String(page.body)]).toEqual([200, expect.stringContaining('new-password')])
    const form = (password: string) =>
      site.nobody.call(
        'POST',
        link.pathname,
        new URLSearchParams([...link.searchParams, ['password', password]]).toString(),
        {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
      )
    expect((await form('short')).status).toBe(422)
    const done = await form(NEW)
    expect([done.status, done.headers.location]).toEqual([303, REDIRECT])
  })
})

test('an activation mail lets somebody without a password choose one', async () => {
  const email = newEmail()
  const visitor = await site.visitor()
  const both = { authorization: `${visitor.accessToken},${site.apiKey}` }
  const { identity } = (await site.nobody.call('POST', '/v2/sign-on', { loginId: { email } }, both)).body
  const send = (by: typeof visitor, identityId: string) =>
    by.call('POST', '/_api/iam/recovery/v1/activation-email', { identityId, emailOptions: { language: 'en' } })
  expect((await send(visitor, identity.id)).status).toBe(403)
  expect((await site.admin.call('POST', '/v1/activation-email', { identityId: identity.id })).status).toBe(200)
  expect((await recover(await tokenFor(email))).body.state).toBe('SUCCESS')
  expect((await login(site.nobody, email, NEW)).status).toBe(200)
})

describe('a verification that is started', () => {
  test('by a member for themselves, by an administrator for anybody, by nobody else', async () => {
    const member = await newMember(site)
    const other = await newMember(site)
    const start = (by: typeof member | typeof site.admin, identityId?: string) =>
      by.call('POST', '/_api/iam/verification/v1/Start', {
        target: 'EMAIL',
        ...present({ identityId: identityId || undefined }),
      })
    const { verificationId } = (await start(member)).body
    const code = /\b\d{6}\b/.exec((await mailTo(site, member.email)).text)![0]
    const done = await site.nobody.call('POST', '/v1/auth/verify', { code, stateToken: verificationId })
    expect(done.body.identity).toMatchObject({ id: member.id, email: { isVerified: true } })
    expect((await start(site.admin, other.id)).status).toBe(200)
    expect(refusal(await start(member, other.id))).toEqual([404, 'MEMBER_NOT_FOUND'])
    expect((await start(await site.visitor(), other.id)).status).toBe(404)
  })
})

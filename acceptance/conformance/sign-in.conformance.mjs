import { createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { clientId, DAY_MS, moveClock, own, refusal, wire } from './clients.mjs'
import { line, newProduct } from './goods.mjs'
import {
  browse,
  CALLBACK,
  enter,
  HOME,
  mailTo,
  newEmail,
  newMember,
  owner,
  PASSWORD,
  person,
  policy,
  solvedCaptcha,
} from './people.mjs'

afterEach(() => policy())
afterAll(() => moveClock())

const codeIn = ({ text }) => /\b\d{6}\b/.exec(text)[0]
const registered = async (more = {}) => {
  const someone = person()
  const email = newEmail()
  return { someone, email, state: await someone.auth.register({ email, password: PASSWORD, ...more }) }
}

describe('registering', () => {
  test('is a success with a session token, and the visitor is none the wiser until it is exchanged', async () => {
    const { someone, state } = await registered()
    expect(state).toEqual({ loginState: 'SUCCESS', data: { sessionToken: expect.any(String) } })
    expect(someone.auth.loggedIn()).toBe(false)
    await enter(someone, state.data.sessionToken)
    expect(someone.auth.loggedIn()).toBe(true)
    expect(someone.auth.getTokens().refreshToken.role).toBe('member')
  })

  test('keeps the whole profile: tagged emails, phones and addresses, privacy, custom fields of three kinds', async () => {
    const date = new Date('2031-03-04T05:06:07.000Z')
    const someone = person()
    const { identity, state } = await someone.authentication.registerV2(
      { email: newEmail() },
      {
        password: PASSWORD,
        profile: {
          firstName: 'Ada',
          lastName: 'Byron',
          nickname: 'ada',
          company: 'Engines',
          position: 'Analyst',
          birthdate: '1990-12-10',
          language: 'en',
          labels: ['press'],
          privacyStatus: 'PUBLIC',
          secondaryEmails: [{ email: 'work@example.com', tag: 'WORK' }],
          phonesV2: [{ countryCode: 'GB', phone: '+44 117 496 0000', tag: 'MOBILE' }],
          addresses: [
            { tag: 'HOME', address: { country: 'GB', city: 'Bristol', postalCode: 'BS1 4QA', addressLine: '1 Quay' } },
          ],
          customFields: [
            { name: 'shoe', value: { strValue: 'left' } },
            { name: 'size', value: { numValue: 42.5 } },
            { name: 'since', value: { dateValue: date } },
          ],
        },
      },
    )
    expect(state).toBe('SUCCESS')
    const { identityProfile } = identity
    expect(identityProfile).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      nickname: 'ada',
      company: 'Engines',
      position: 'Analyst',
      birthdate: '1990-12-10',
      privacyStatus: 'PUBLIC',
      secondaryEmails: [{ email: 'work@example.com', tag: 'WORK' }],
      phonesV2: [{ phone: '+44 117 496 0000', tag: 'MOBILE' }],
      addresses: [{ tag: 'HOME', address: { country: 'GB', city: 'Bristol', postalCode: 'BS1 4QA' } }],
    })
    const value = (name) => identityProfile.customFields.find((field) => field.name === name).value
    expect([value('shoe').strValue, value('size').numValue, value('since').dateValue]).toEqual(['left', 42.5, date])
    expect(identity).toMatchObject({
      _id: expect.any(String),
      status: { name: 'ACTIVE', reasons: [] },
      email: { isVerified: false },
    })
    expect(identity._createdDate).toBeInstanceOf(Date)
  })

  test.for([
    ['an address that somebody has', async () => (await registered()).email, PASSWORD, 'emailAlreadyExists'],
    ['an address that is none', async () => 'not an address', PASSWORD, 'invalidEmail'],
  ])('%s is refused with its code', async ([, email, password, errorCode]) => {
    const state = await person().auth.register({ email: await email(), password })
    expect(state).toMatchObject({ loginState: 'FAILURE', errorCode, error: expect.any(String) })
  })

  test('a password that is too short is refused in words, without a code', async () => {
    const state = await person().auth.register({ email: newEmail(), password: 'short' })
    expect(state.loginState).toBe('FAILURE')
    expect(state.errorCode).toBeUndefined()
    expect(state.error).toContain('password')
  })

  test.for([
    ['visible', 'recaptchaToken'],
    ['invisible', 'invisibleRecaptchaToken'],
  ])('a captcha, %s: a good token is accepted once, a bad one has its code', async ([, field]) => {
    const captchaTokens = { [field]: await solvedCaptcha() }
    expect((await registered({ captchaTokens })).state.loginState).toBe('SUCCESS')
    expect((await registered({ captchaTokens })).state).toMatchObject({ errorCode: 'invalidCaptchaToken' })
    expect((await registered({ captchaTokens: { [field]: 'rubbish' } })).state).toMatchObject({
      errorCode: 'invalidCaptchaToken',
    })
  })

  test('owner approval: waits, and goes in once the owner has approved', async () => {
    await policy({ requireOwnerApproval: true })
    const { someone, email, state } = await registered()
    expect(state).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' })
    expect(await someone.auth.login({ email, password: PASSWORD })).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' })
    const { items } = await owner.members
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('loginEmail', email)
      .find()
    expect(items[0].status).toBe('PENDING')
    const { member } = await owner.members.approveMember(items[0]._id)
    expect(member.status).toBe('APPROVED')
    expect((await someone.auth.login({ email, password: PASSWORD })).loginState).toBe('SUCCESS')
  })

  test('an identity has the fields that the client takes for granted before anybody is let in', async () => {
    await policy({ requireOwnerApproval: true })
    const { identity } = await person().authentication.registerV2({ email: newEmail() }, { password: PASSWORD })
    expect(identity).toMatchObject({ factors: [], connections: [], status: { name: 'PENDING' } })
    expect(identity.identityProfile).toMatchObject({ emails: [], phones: [], labels: [], customFields: [] })
    expect(identity.identityProfile).toMatchObject({ secondaryEmails: [], phonesV2: [], addresses: [] })
  })

  test('email verification: a wrong code fails, the mailed one goes on', async () => {
    await policy({ requireEmailVerification: true })
    const { someone, email, state } = await registered()
    expect(state).toEqual({ loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: expect.any(String) } })
    const code = codeIn(await mailTo(email))
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await refusal(someone.auth.processVerification({ verificationCode: wrong }, state))).toMatchObject({
      status: 403,
      code: 'VERIFICATION_FAILED',
    })
    const done = await someone.auth.processVerification({ verificationCode: code })
    expect(done.loginState).toBe('SUCCESS')
    await enter(someone, done.data.sessionToken)
    expect((await someone.members.getCurrentMember({ fieldsets: ['FULL'] })).member.loginEmailVerified).toBe(true)
  })

  test('both: the code first, then the owner', async () => {
    await policy({ requireEmailVerification: true, requireOwnerApproval: true })
    const { someone, email, state } = await registered()
    expect(state.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
    expect(await someone.auth.processVerification({ verificationCode: codeIn(await mailTo(email)) }, state)).toEqual({
      loginState: 'OWNER_APPROVAL_REQUIRED',
    })
  })

  test('a code five times wrong is void, and a state token ends after a quarter of an hour', async () => {
    await policy({ requireEmailVerification: true })
    const first = await registered()
    const code = codeIn(await mailTo(first.email))
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++)
      await refusal(first.someone.auth.processVerification({ verificationCode: wrong }, first.state))
    expect(
      await refusal(first.someone.auth.processVerification({ verificationCode: code }, first.state)),
    ).toMatchObject({ code: 'VERIFICATION_FAILED' })
    const late = await registered()
    const lateCode = codeIn(await mailTo(late.email))
    await moveClock(16 * 60_000)
    const refused = await refusal(late.someone.auth.processVerification({ verificationCode: lateCode }, late.state))
    expect(refused).toMatchObject({ code: 'VERIFICATION_FAILED' })
    await moveClock()
  })

  test('a verification outside its state is answered by the client alone', async () => {
    const sent = wire.length
    expect(await person().auth.processVerification({ verificationCode: '123456' })).toEqual({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    })
    expect(wire.length).toBe(sent)
  })
})

describe('logging in', () => {
  test('a wrong password and an unknown address are refused alike', async () => {
    const { email } = await newMember()
    const wrong = await person().auth.login({ email, password: 'not the password' })
    const unknown = await person().auth.login({ email: newEmail(), password: 'not the password' })
    expect(wrong).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidPassword' })
    expect(unknown.errorCode).toBe(wrong.errorCode)
    const sentence = ({ error }) => JSON.parse(error).message
    expect(sentence(unknown)).toBe(sentence(wrong))
  })

  test('a member without a password must choose one', async () => {
    const email = newEmail()
    await owner.members.createMember({ member: { loginEmail: email } })
    expect(await person().auth.login({ email, password: PASSWORD })).toMatchObject({ errorCode: 'resetPassword' })
  })

  test('anything else is an address that is wrong', async () => {
    const blocked = await newMember()
    await owner.members.blockMember(blocked.id)
    expect(await person().auth.login({ email: blocked.email, password: PASSWORD })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidEmail',
    })
    expect(await person().auth.login({ email: 'no address', password: PASSWORD })).toMatchObject({
      errorCode: 'invalidEmail',
    })
  })

  test('after many wrong passwords a captcha is missing, a bad one is invalid, a good one is accepted', async () => {
    const { email } = await newMember()
    const someone = person()
    const attempt = (more = {}) => someone.auth.login({ email, password: 'not the password', ...more })
    let state = await attempt()
    for (let i = 0; i < 12 && state.errorCode === 'invalidPassword'; i++) state = await attempt()
    expect(state).toMatchObject({ loginState: 'FAILURE', errorCode: 'missingCaptchaToken' })
    expect(await attempt({ captchaTokens: { recaptchaToken: 'rubbish' } })).toMatchObject({
      errorCode: 'invalidCaptchaToken',
    })
    const captchaTokens = { invisibleRecaptchaToken: await solvedCaptcha() }
    expect(await attempt({ captchaTokens })).toMatchObject({ errorCode: 'invalidPassword' })
    await moveClock(1000)
    const right = { password: PASSWORD, captchaTokens: { recaptchaToken: await solvedCaptcha() } }
    expect((await attempt(right)).loginState).toBe('SUCCESS')
  })

  test('the visitor’s cart comes along', async () => {
    const { email } = await newMember()
    const visitor = person()
    await visitor.currentCart.addToCurrentCart({ lineItems: [line(await newProduct(), 2)] })
    const { data } = await visitor.auth.login({ email, password: PASSWORD })
    await enter(visitor, data.sessionToken)
    expect((await visitor.currentCart.getCurrentCart()).lineItems.map(({ quantity }) => quantity)).toEqual([2])
  })
})

describe('the code flow', () => {
  test.for(['query', 'fragment', 'web_message'])('%s', async (responseMode) => {
    const { someone, state } = await registered()
    const { tokens, reply } = await enter(someone, state.data.sessionToken, responseMode)
    expect(tokens.refreshToken).toMatchObject({ role: 'member', value: expect.stringMatching(/./) })
    expect(tokens.accessToken.expiresAt).toBeGreaterThan(Date.now() / 1000)
    expect(reply.status).toBe(responseMode === 'web_message' ? 200 : 302)
    if (responseMode === 'web_message')
      expect(reply.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000')
    expect((await someone.members.getCurrentMember()).member._id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('with nobody signed in the app gets an error, and a person is led to the login page', async () => {
    const someone = person()
    const data = someone.auth.generateOAuthData(CALLBACK)
    const request = await someone.auth.getAuthUrl(data, { prompt: 'none' })
    expect(request.authorizationEndpoint).toMatch(/\/oauth2\/authorize$/)
    const returned = someone.auth.parseFromUrl((await browse(request.authUrl)).headers.get('location'))
    expect(returned).toMatchObject({ code: null, state: data.state, error: 'login_required' })
    const { authUrl } = await someone.auth.getAuthUrl(data)
    const led = await browse(authUrl)
    expect([led.status, led.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/login\?returnTo=/)])
  })

  test('a code works once, and its second use ends what its first began', async () => {
    const { someone, state } = await registered()
    const { tokens, data, code } = await enter(someone, state.data.sessionToken)
    await expect(someone.auth.getMemberTokens(code, data.state, data)).rejects.toThrow(
      /Failed to fetch tokens from OAuth API/,
    )
    await expect(someone.auth.renewToken(tokens.refreshToken)).rejects.toThrow(/Failed to fetch tokens/)
  })

  test('another verifier, another address: no tokens', async () => {
    for (const change of [{ codeVerifier: 'x'.repeat(43) }, { redirectUri: `${CALLBACK}/` }]) {
      const { someone, state } = await registered()
      const data = someone.auth.generateOAuthData(CALLBACK)
      const { authUrl } = await someone.auth.getAuthUrl(data, {
        prompt: 'none',
        responseMode: 'query',
        sessionToken: state.data.sessionToken,
      })
      const { code } = someone.auth.parseFromUrl((await browse(authUrl)).headers.get('location'), 'query')
      await expect(someone.auth.getMemberTokens(code, data.state, { ...data, ...change })).rejects.toThrow(
        /INVALID_GRANT/,
      )
    }
  })

  test('the client’s own checks', async () => {
    const { auth } = person()
    const data = auth.generateOAuthData(CALLBACK)
    await expect(auth.getMemberTokens('', data.state, data)).rejects.toThrow('Missing code or _state')
    await expect(auth.getMemberTokens('c', 'other', data)).rejects.toThrow('Invalid _state')
  })

  test('an address that nobody registered is never gone to', async () => {
    const { someone, state } = await registered()
    const data = someone.auth.generateOAuthData('https://evil.example/')
    const { authUrl } = await someone.auth.getAuthUrl(data, { prompt: 'none', sessionToken: state.data.sessionToken })
    const reply = await browse(authUrl)
    expect([reply.status, reply.headers.get('location')]).toEqual([400, null])
  })
})

describe('a site that signs its members in itself', () => {
  test('by member id, and by an email address that makes the member', async () => {
    const { apiKey } = await import('./clients.mjs')
    const known = await newMember()
    const byId = person()
    await byId.auth.generateVisitorTokens().then(byId.auth.setTokens)
    const tokens = await byId.auth.getMemberTokensForExternalLogin(known.id, apiKey)
    expect(tokens.refreshToken.role).toBe('member')
    byId.auth.setTokens(tokens)
    expect((await byId.members.getCurrentMember()).member._id).toBe(known.id)

    const byMail = person()
    const email = newEmail()
    byMail.auth.setTokens(
      await byMail.auth.getMemberTokensForExternalLoginWithSession(email, apiKey, {
        profile: { firstName: 'Ext' },
        verifyEmail: true,
      }),
    )
    const { member } = await byMail.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({ loginEmail: email, loginEmailVerified: true, contact: { firstName: 'Ext' } })
  })

  test('not without a good key', async () => {
    const known = await newMember()
    const someone = person()
    await someone.auth.generateVisitorTokens().then(someone.auth.setTokens)
    await expect(someone.auth.getMemberTokensForExternalLogin(known.id, 'fgk_rubbish')).rejects.toThrow(
      /Failed to fetch tokens from OAuth API/,
    )
  })
})

describe('recovery', () => {
  const linkTo = async (email) => new URL(/https?:\/\/\S+token=\S+/.exec((await mailTo(email)).text)[0])

  test('the mail’s link leads to our page; its token sets a password once, and every session ends', async () => {
    const { someone, email } = await newMember()
    const { refreshToken } = someone.auth.getTokens()
    await person().auth.sendPasswordResetEmail(email, CALLBACK)
    const link = await linkTo(email)
    expect((await browse(link)).status).toBe(200)
    const token = link.searchParams.get('token')
    const again = person()
    const answer = await again.recovery.recover(token, { password: 'bunting in the rain' })
    expect(answer).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { email: { isVerified: true } },
    })
    expect(await refusal(again.recovery.recover(token, { password: PASSWORD }))).toMatchObject({ status: 403 })
    await expect(someone.auth.renewToken(refreshToken)).rejects.toThrow(/Failed to fetch tokens/)
    expect((await again.auth.login({ email, password: PASSWORD })).errorCode).toBe('invalidPassword')
    expect((await again.auth.login({ email, password: 'bunting in the rain' })).loginState).toBe('SUCCESS')
  })

  test('an address that nobody has is answered alike; one to return to must be registered', async () => {
    await person().auth.sendPasswordResetEmail(newEmail(), CALLBACK)
    const { email } = await newMember()
    expect(await refusal(person().auth.sendPasswordResetEmail(email, 'https://evil.example/'))).toMatchObject({
      status: 403,
      code: 'REDIRECT_NOT_REGISTERED',
    })
  })

  test('an activation mail lets a member without a password choose one', async () => {
    const email = newEmail()
    const { _id } = await owner.members.createMember({ member: { loginEmail: email } })
    await owner.recovery.sendActivationEmail(_id, { emailOptions: { language: 'en' } })
    const token = (await linkTo(email)).searchParams.get('token')
    expect((await person().recovery.recover(token, { password: PASSWORD })).state).toBe('SUCCESS')
    expect((await person().auth.login({ email, password: PASSWORD })).loginState).toBe('SUCCESS')
  })
})

describe('verification of an address', () => {
  test('is started by the member, and done with the code', async () => {
    const { someone, email, id } = await newMember()
    const { verificationId } = await someone.verification.start({ target: 'EMAIL' })
    const code = codeIn(await mailTo(email))
    const { state, identity } = await someone.verification.verifyDuringAuthentication(code, {
      stateToken: verificationId,
    })
    expect(state).toBe('SUCCESS')
    expect(identity).toMatchObject({ _id: id, email: { address: email, isVerified: true } })
  })
})

describe('leaving', () => {
  test('both tokens are cleared, the session is over, and the browser comes back to a registered origin', async () => {
    const { someone } = await newMember()
    const before = someone.auth.getTokens()
    const { logoutUrl } = await someone.auth.logout(HOME)
    expect(someone.auth.getTokens()).toEqual({
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: '', role: 'none' },
    })
    const reply = await browse(logoutUrl)
    expect([reply.status, reply.headers.get('location')]).toEqual([302, HOME])
    expect(await refusal(person(before).members.getCurrentMember())).toMatchObject({ status: 401 })
    await expect(someone.auth.renewToken(before.refreshToken)).rejects.toThrow(/Failed to fetch tokens/)
    const { logoutUrl: elsewhere } = await person().auth.logout('https://evil.example/')
    expect((await browse(elsewhere)).headers.get('location')).toBeNull()
  })

  test('another password ends every session', async () => {
    const { someone, email } = await newMember()
    const { refreshToken } = someone.auth.getTokens()
    await someone.authentication.changePassword('bunting in the rain')
    await expect(someone.auth.renewToken(refreshToken)).rejects.toThrow(/Failed to fetch tokens/)
    expect((await person().auth.login({ email, password: 'bunting in the rain' })).loginState).toBe('SUCCESS')
    expect(await refusal(person().authentication.changePassword('whatever else it is'))).toMatchObject({ status: 404 })
  })

  test('a member who changed the password signs in and out again with the same client', async () => {
    const { someone, email } = await newMember()
    await someone.authentication.changePassword('bunting in the rain')
    expect(await refusal(someone.members.getCurrentMember())).toMatchObject({ status: 401 })
    expect(await someone.auth.login({ email, password: PASSWORD })).toMatchObject({ errorCode: 'invalidPassword' })
    const { data } = await someone.auth.login({ email, password: 'bunting in the rain' })
    await enter(someone, data.sessionToken)
    expect((await someone.members.getCurrentMember({ fieldsets: ['FULL'] })).member.loginEmail).toBe(email)
    await someone.authentication.changePassword(PASSWORD)
    expect((await someone.auth.logout(HOME)).logoutUrl).toContain('/v1/logout')
    expect(someone.auth.loggedIn()).toBe(false)
  })

  test('a session of a month without use is over, and the caller is a visitor again', async () => {
    const { someone } = await newMember()
    const tokens = someone.auth.getTokens()
    await moveClock(31 * DAY_MS)
    const late = person({ ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 1 } })
    await refusal(late.currentCart.getCurrentCart())
    expect(late.auth.loggedIn()).toBe(false)
    await moveClock()
  })
})

test('the check of an address', async () => {
  const someone = person()
  expect(await someone.authentication.validateEmail('ada@example.com')).toEqual({ valid: true, formatInvalid: false })
  expect(await someone.authentication.validateEmail('ada at example')).toMatchObject({
    valid: false,
    formatInvalid: true,
  })
})

test('the owner sets the requirements of registrations', async () => {
  const changed = await owner.signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: true })
  expect(changed).toMatchObject({ requireOwnerApproval: true, requireEmailVerification: false })
  expect((await owner.signOnPolicy.getSignOnPolicy()).signOnPolicy.requireOwnerApproval).toBe(true)
  expect(await refusal(person().signOnPolicy.getSignOnPolicy())).toMatchObject({ status: 403 })
  expect((await own('GET', '/v1/sign-on-policies')).signOnPolicy.revision).toMatch(/^\d+$/)
})

test('a log-out called as a function says where the browser would go', async () => {
  const { someone } = await newMember()
  const { refreshToken } = someone.auth.getTokens()
  const answer = await someone.authentication.logout({ postLogoutRedirectUri: HOME, clientId })
  expect(answer).toMatchObject({ statusCode: 302, headers: expect.arrayContaining([{ key: 'location', value: HOME }]) })
  await expect(someone.auth.renewToken(refreshToken)).rejects.toThrow(/Failed to fetch tokens/)
})

describe('contents of a token', () => {
  test('the caller, and the keys that prove it', async () => {
    const { oauth } = await import('@wix/identity')
    const { someone, id, email } = await newMember({ firstName: 'Ada' })
    const who = createClient({
      modules: { oauth },
      auth: OAuthStrategy({ clientId, tokens: someone.auth.getTokens() }),
    })
    expect(await who.oauth.userInfo()).toMatchObject({ sub: id, email, givenName: 'Ada', emailVerified: false })
    const { keys } = await who.oauth.jwks()
    expect(keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' })
  })
})

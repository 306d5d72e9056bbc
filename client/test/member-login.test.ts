import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiKeyAuth } from '../src/auth/api-key.ts'
import {
  getMemberTokensForExternalLogin,
  getMemberTokensForExternalLoginWithSession,
} from '../src/auth/external-login.ts'
import { type Credentials, memberLogin, type Registration } from '../src/auth/member-login.ts'
import { emptyTokens } from '../src/auth/tokens.ts'
import { visitorAuth } from '../src/auth/visitor.ts'
import { createClient } from '../src/create-client.ts'
import { currentCart } from '../src/generated/ecom.current-cart.ts'
import { type Answer, answeringServer, type Received, refusal } from './answering-server.ts'

const AUTHENTICATION = '/_api/iam/authentication/v2'
const REDIRECTS = '/_api/redirects-api/v1/redirect-session'
const RETURN_TO = 'https://shop.example/callback'
const ada: Credentials = { email: 'ada@example.com', password: 'correct horse' }

/** Issues tokens `a1`, `r1`, … and answers everything else as configured. */
async function site(answer: (request: Received) => Answer | undefined = () => undefined) {
  let issued = 0
  const server = await answeringServer((request) => {
    const reply = answer(request)
    if (reply) return reply
    if (request.url === '/oauth2/token') {
      issued += 1
      return { body: { access_token: `a${issued}`, refresh_token: `r${issued}`, expires_in: 14_400 } }
    }
    return {
      body: { redirectSession: { fullUrl: 'https://server.example/authorize?x', urlDetails: { endpoint: 'e' } } },
    }
  })
  const auth = visitorAuth({ clientId: 'app-1' })
  const client = createClient({ url: server.url, auth, modules: { currentCart } })
  const sent = (path: string) => server.requests.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body))
  return { ...server, auth, client, login: memberLogin(client), sent }
}

const at = (path: string, answer: Answer) => (request: Received) => (request.url === path ? answer : undefined)

test('signing in starts INITIAL, as nobody', async () => {
  const { login } = await site()
  expect(login.state).toEqual({ loginState: 'INITIAL' })
  expect(login.loggedIn()).toBe(false)
  expect(login.getTokens()).toEqual(emptyTokens)
})

test.for([
  {
    answer: { state: 'SUCCESS', sessionToken: 's1' },
    expected: { loginState: 'SUCCESS', data: { sessionToken: 's1' } },
  },
  { answer: { state: 'REQUIRE_OWNER_APPROVAL' }, expected: { loginState: 'OWNER_APPROVAL_REQUIRED' } },
  {
    answer: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 't1' },
    expected: { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 't1' } },
  },
  { answer: { state: 'STATUS_CHECK' }, expected: { loginState: 'FAILURE', error: 'Unknown _state' } },
  { answer: { state: 'REQUIRE_MFA' }, expected: { loginState: 'FAILURE', error: 'Unknown _state' } },
  {
    answer: {
      state: 'REQUIRE_MFA',
      stateToken: 't2',
      requireMfaData: { availableFactors: [{ factorType: 'TOTP' }, { factorType: 'EMAIL' }], reason: 'USER_SETTINGS' },
    },
    expected: { loginState: 'MFA_REQUIRED', data: { stateToken: 't2', factors: ['TOTP', 'EMAIL'] } },
  },
  {
    answer: {
      state: 'MFA_CHALLENGE',
      stateToken: 't3',
      mfaChallengeData: {
        availableFactors: [{ factorType: 'EMAIL' }],
        verificationChallengeData: { hint: 'a***@example.com' },
      },
    },
    expected: {
      loginState: 'MFA_REQUIRED',
      data: { stateToken: 't3', factors: ['EMAIL'], hint: 'a***@example.com' },
    },
  },
  { answer: {}, expected: { loginState: 'FAILURE', error: 'Unknown _state' } },
])('the answer $answer.state gives $expected.loginState', async ({ answer, expected }) => {
  for (const act of ['login', 'register'] as const) {
    const { login } = await site(at(`${AUTHENTICATION}/${act}`, { body: answer }))
    expect(await login[act](ada)).toEqual(expected)
    expect(login.state).toEqual(expected)
  }
})

const violation = (type: string): Answer => ({
  status: 400,
  body: {
    details: {
      validationError: {
        fieldViolations: [{ field: 'x', description: 'is not right', violatedRule: 'FORMAT', data: { type } }],
      },
    },
  },
})

test.for([
  { act: 'register', answer: violation('EMAIL'), code: 'invalidEmail', error: 'is not right', state: 'FAILURE' },
  {
    act: 'register',
    answer: violation('PASSWORD'),
    code: undefined,
    error: 'INVALID_ARGUMENT: "x" is not right',
    state: 'FAILURE',
  },
  { act: 'register', answer: refusal(400, '-19971'), code: 'missingCaptchaToken', state: 'SILENT_CAPTCHA_REQUIRED' },
  { act: 'register', answer: refusal(400, '-19995'), code: 'emailAlreadyExists', state: 'FAILURE' },
  { act: 'register', answer: refusal(400, '-19970'), code: 'invalidCaptchaToken', state: 'USER_CAPTCHA_REQUIRED' },
  { act: 'register', answer: refusal(409, 'CLOSED'), code: undefined, error: 'CLOSED: CLOSED.', state: 'FAILURE' },
  { act: 'login', answer: refusal(400, '-19971'), code: 'missingCaptchaToken', state: 'SILENT_CAPTCHA_REQUIRED' },
  { act: 'login', answer: refusal(400, '-19970'), code: 'invalidCaptchaToken', state: 'USER_CAPTCHA_REQUIRED' },
  { act: 'login', answer: refusal(400, '-19976'), code: 'invalidPassword', state: 'FAILURE' },
  { act: 'login', answer: refusal(400, '-19973'), code: 'resetPassword', state: 'FAILURE' },
  { act: 'login', answer: refusal(403, 'IDENTITY_BLOCKED'), code: 'invalidEmail', state: 'FAILURE' },
  { act: 'login', answer: violation('EMAIL'), code: 'invalidEmail', state: 'FAILURE' },
] as const)('$act refused: $code, then $state', async ({ act, answer, code, state, ...more }) => {
  const { login } = await site(at(`${AUTHENTICATION}/${act}`, answer))
  const failure = await login[act](ada)
  expect(failure).toMatchObject({ loginState: 'FAILURE', ...more })
  expect(failure.loginState === 'FAILURE' && failure.errorCode).toBe(code)
  expect(login.state.loginState).toBe(state)
})

test('after a silent captcha that was not enough comes the one with a task', async () => {
  const { login, sent } = await site(at(`${AUTHENTICATION}/login`, refusal(400, '-19971')))
  await login.login({ ...ada, captchaTokens: { invisibleRecaptchaToken: 'i1' } })
  expect(login.state).toEqual({ loginState: 'USER_CAPTCHA_REQUIRED' })
  await login.login({ ...ada, captchaTokens: { invisibleRecaptchaToken: 'i1', recaptchaToken: 'c1' } })
  expect(sent(`${AUTHENTICATION}/login`)).toEqual([
    { loginId: { email: ada.email }, password: ada.password, captchaTokens: [{ InvisibleRecaptcha: 'i1' }] },
    {
      loginId: { email: ada.email },
      password: ada.password,
      captchaTokens: [{ Recaptcha: 'c1', InvisibleRecaptcha: 'i1' }],
    },
  ])
})

test.for([refusal(500, 'SYSTEM_ERROR'), refusal(429, 'TOO_MANY_REQUESTS')])(
  'a server that answers $status throws: it says nothing about the address',
  async (answer) => {
    const { login } = await site(at(`${AUTHENTICATION}/login`, answer))
    await expect(login.login(ada)).rejects.toMatchObject({ status: answer.status, requestId: 'r-1' })
    expect(login.state.loginState).toBe('INITIAL')
  },
)

test('registering sends the profile and the visitor’s token, so that the cart follows', async () => {
  const { login, requests, sent } = await site(at(`${AUTHENTICATION}/register`, { body: { state: 'SUCCESS' } }))
  const registration: Registration = { ...ada, profile: { nickname: 'Ada' } }
  await login.register(registration)
  expect(sent(`${AUTHENTICATION}/register`)).toEqual([
    { loginId: { email: ada.email }, password: ada.password, profile: { nickname: 'Ada' } },
  ])
  expect(requests.at(-1)?.headers.authorization).toBe('a1')
})

test('a code is processed while an e-mail is to be verified, and can be typed again', async () => {
  const verify = '/_api/iam/verification/v1/auth/verify'
  let good = false
  const { login, sent } = await site(({ url }) => {
    if (url === `${AUTHENTICATION}/register`) return { body: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 't1' } }
    if (url !== verify) return undefined
    return good ? { body: { state: 'SUCCESS', sessionToken: 's1' } } : refusal(400, 'VERIFICATION_FAILED')
  })
  const unknown = { loginState: 'FAILURE', error: 'Unknown _state' }
  expect(await login.processVerification({ verificationCode: '123456' })).toEqual(unknown)
  expect(await login.resendVerification()).toEqual(unknown)
  await login.register(ada)
  expect(await login.processVerification({ verificationCode: '000000' })).toMatchObject({ loginState: 'FAILURE' })
  expect(login.state.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
  good = true
  expect(await login.processVerification({ verificationCode: '123456' })).toMatchObject({ loginState: 'SUCCESS' })
  expect(sent(verify)).toEqual([
    { code: '000000', stateToken: 't1' },
    { code: '123456', stateToken: 't1' },
  ])
})

test('the address to sign in at carries the challenge, never the verifier', async () => {
  const { login, sent } = await site()
  const data = await login.generateOAuthData(RETURN_TO, '/basket')
  expect(data).toMatchObject({ redirectUri: RETURN_TO, originalUri: '/basket' })
  expect(data.codeChallenge).toBe(createHash('sha256').update(data.codeVerifier).digest('base64url'))
  const { authUrl } = await login.getAuthUrl(data)
  expect(authUrl).toBe('https://server.example/authorize?x')
  expect(sent(REDIRECTS)).toEqual([
    {
      auth: {
        authRequest: {
          redirectUri: RETURN_TO,
          clientId: 'app-1',
          codeChallenge: data.codeChallenge,
          codeChallengeMethod: 'S256',
          responseMode: 'fragment',
          responseType: 'code',
          scope: 'offline_access',
          state: data.state,
        },
        prompt: 'login',
      },
    },
  ])
})

test.for([
  { mode: 'fragment', url: `${RETURN_TO}#code=c1&state=s1`, expected: { code: 'c1', state: 's1' } },
  { mode: 'query', url: `${RETURN_TO}?code=c1&state=s1`, expected: { code: 'c1', state: 's1' } },
  { mode: 'query', url: `${RETURN_TO}#code=c1&state=s1`, expected: { code: null, state: null } },
  {
    mode: 'fragment',
    url: `${RETURN_TO}#error=access_denied&error_description=No&state=s1`,
    expected: { code: null, state: 's1', error: 'access_denied', errorDescription: 'No' },
  },
] as const)('the answer in $url as $mode', async ({ mode, url, expected }) => {
  const { login } = await site()
  expect(login.parseFromUrl(url, mode)).toEqual(expected)
})

test('a code makes the visitor a member', async () => {
  const { login, auth, sent, client, requests } = await site()
  const data = await login.generateOAuthData(RETURN_TO)
  const tokens = await login.getMemberTokens('c1', data.state, data)
  expect(tokens.refreshToken).toEqual({ value: 'r1', role: 'member' })
  expect(sent('/oauth2/token')).toEqual([
    {
      clientId: 'app-1',
      grantType: 'authorization_code',
      redirectUri: RETURN_TO,
      code: 'c1',
      codeVerifier: data.codeVerifier,
    },
  ])
  expect([login.loggedIn(), auth.loggedIn()]).toEqual([true, true])
  await client.currentCart.getCurrentCart()
  expect(requests.at(-1)?.headers.authorization).toBe('a1')
})

test.for([
  { code: '', state: 's', message: 'Missing code or _state' },
  { code: 'c', state: null, message: 'Missing code or _state' },
  { code: 'c', state: 'other', message: 'Invalid _state' },
])('code "$code" with state "$state": $message', async ({ code, state, message }) => {
  const { login, requests } = await site()
  const data = { codeVerifier: 'v', state: 's', redirectUri: RETURN_TO }
  await expect(login.getMemberTokens(code, state, data)).rejects.toThrow(message)
  expect(requests).toEqual([])
})

test('in a server a session token is exchanged over the redirect', async () => {
  let state = ''
  const { login, sent, url } = await site((request) => {
    if (request.url === REDIRECTS) {
      state = JSON.parse(request.body).auth.authRequest.state
      return { body: { redirectSession: { fullUrl: `${url}/authorize` } } }
    }
    if (request.url !== '/authorize') return undefined
    return { status: 302, headers: { location: `${RETURN_TO}?code=c9&state=${state}` } }
  })
  await login.completeLogin('session-1', { redirectUri: RETURN_TO })
  expect(sent(REDIRECTS)[0].auth).toMatchObject({
    prompt: 'none',
    authRequest: { responseMode: 'query', sessionToken: 'session-1', redirectUri: RETURN_TO },
  })
  expect(sent('/oauth2/token').at(-1)).toMatchObject({ grantType: 'authorization_code', code: 'c9' })
  expect(login.loggedIn()).toBe(true)
})

test('in a server without a redirect address a direct log-in says what it needs', async () => {
  const { login } = await site()
  await expect(login.completeLogin('session-1')).rejects.toMatchObject({ name: 'SetupError', code: 'NO_PAGE' })
})

test('an API key vouches for a member', async () => {
  const { client, login, sent, requests } = await site()
  await getMemberTokensForExternalLogin(client, 'member-1', 'key-1')
  expect(sent('/oauth2/token').at(-1)).toEqual({
    grant_type: 'authorized_client',
    scope: 'offline_access',
    member_id: 'member-1',
  })
  expect(requests.at(-1)?.headers.authorization).toBe('a1,key-1')
  expect(login.loggedIn()).toBe(true)
})

test('an API key vouches for an address, and the tokens belong to a session', async () => {
  const signOn = `${AUTHENTICATION}/sign-on`
  const { client, login, sent, requests } = await site(
    at(signOn, { body: { sessionToken: 's1', identity: { id: 'member-2' } } }),
  )
  await getMemberTokensForExternalLoginWithSession(client, ada.email, 'key-1', { mergeExistingContact: true })
  expect(sent(signOn)).toEqual([{ loginId: { email: ada.email }, mergeExistingContact: true }])
  expect(sent('/oauth2/token').at(-1)).toEqual({
    grant_type: 'authorized_client',
    scope: 'offline_access',
    member_id: 'member-2',
    session_token: 's1',
  })
  expect(requests.slice(1).map(({ headers }) => headers.authorization)).toEqual(['a1,key-1', 'a1,key-1'])
  expect(login.loggedIn()).toBe(true)
})

test.for([{ reachable: true }, { reachable: false }])(
  'log-out clears both tokens, server reachable: $reachable',
  async ({ reachable }) => {
    const { login, sent } = await site(({ url }) => (!reachable && url === REDIRECTS ? refusal(500, 'X') : undefined))
    await login.getMemberTokens('c1', 's', { codeVerifier: 'v', state: 's', redirectUri: '' })
    const outcome = await login.logout('https://shop.example/').catch((error: unknown) => error)
    expect(login.getTokens()).toEqual(emptyTokens)
    expect(login.loggedIn()).toBe(false)
    expect(outcome).toMatchObject(reachable ? { logoutUrl: 'https://server.example/authorize?x' } : { status: 500 })
    expect(sent(REDIRECTS)[0]).toEqual({
      logout: { clientId: 'app-1' },
      callbacks: { postFlowUrl: 'https://shop.example/' },
    })
  },
)

test('a forgotten password: the mail, then the new password', async () => {
  const { login, sent } = await site(
    at('/_api/iam/recovery/v1/recover', { body: { state: 'SUCCESS', sessionToken: 's1' } }),
  )
  await login.sendPasswordResetEmail(ada.email, RETURN_TO)
  expect(sent('/_api/iam/recovery/v1/send-email')).toEqual([
    { email: ada.email, redirect: { url: RETURN_TO, clientId: 'app-1' } },
  ])
  expect(await login.recoverPassword('token-1', 'better horse')).toMatchObject({ loginState: 'SUCCESS' })
})

test('a member who changes the password signs in again', async () => {
  const { login } = await site()
  await login.getMemberTokens('c1', 's', { codeVerifier: 'v', state: 's', redirectUri: '' })
  await login.changePassword('better horse')
  expect(login.loggedIn()).toBe(false)
})

test('members sign in where visitors call', async () => {
  const client = createClient({ url: 'http://localhost', auth: apiKeyAuth({ apiKey: 'k', siteId: 's' }), modules: {} })
  expect(() => memberLogin(client)).toThrow('Members sign in on a client that calls with visitorAuth')
})

test('a second step: a wrong code can be typed again, the right one signs in and may remember the device', async () => {
  const waiting = {
    state: 'REQUIRE_MFA',
    stateToken: 't1',
    requireMfaData: { availableFactors: [{ factorType: 'TOTP' }, { factorType: 'EMAIL' }], reason: 'USER_SETTINGS' },
  }
  const { login, sent } = await site(({ url, body }) => {
    if (url.endsWith('/login')) return { body: waiting }
    if (url.endsWith('/resend')) return { body: { ...waiting, state: 'MFA_CHALLENGE' } }
    if (!url.endsWith('/verify')) return undefined
    if (JSON.parse(body).totpData?.code !== '123456') return refusal(403, 'VERIFICATION_FAILED')
    return { body: { state: 'SUCCESS', sessionToken: 's1', additionalData: { deviceToken: { strValue: 'd1' } } } }
  })
  const early = await login.processMfa({ factorType: 'TOTP', code: '123456' })
  expect(early).toEqual({ loginState: 'FAILURE', error: 'Unknown _state' })
  await login.login({ ...ada, deviceToken: 'd0' })
  expect(sent(`${AUTHENTICATION}/login`)[0].clientMetaData).toEqual({ deviceToken: 'd0' })
  expect((await login.processMfa({ factorType: 'EMAIL', code: '123456' })).loginState).toBe('FAILURE')
  expect((await login.resendVerification()).loginState).toBe('MFA_REQUIRED')
  expect(await login.processMfa({ factorType: 'TOTP', code: '123456', rememberThisDevice: true })).toEqual({
    loginState: 'SUCCESS',
    data: { sessionToken: 's1', deviceToken: 'd1' },
  })
  expect(sent(`${AUTHENTICATION}/EMAIL/verify`)).toEqual([
    { factorType: 'EMAIL', stateToken: 't1', emailData: { code: '123456' } },
  ])
  expect(sent(`${AUTHENTICATION}/TOTP/verify`)).toEqual([
    { factorType: 'TOTP', stateToken: 't1', totpData: { code: '123456' }, rememberThisDevice: true },
  ])
  expect(login.state.loginState).toBe('SUCCESS')
})

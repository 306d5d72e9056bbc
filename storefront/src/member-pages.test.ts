// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask, text } from './testing/ask.ts'
import { refuse } from './testing/fake-api.ts'

const LOGIN = 'POST /_api/iam/authentication/v2/login'
const REGISTER = 'POST /_api/iam/authentication/v2/register'
const SESSION = 'POST /_session/member'
const ME = 'GET /members/v1/members/my'
const ORDERS = 'GET /fairground/v1/my-orders'
const TICKETS = 'GET /fairground/v1/my-tickets'

const nobody = { [ME]: refuse(404, 'NOT_FOUND', 'Nobody is signed in.') }
const ines = {
  [ME]: {
    member: {
      id: 'm-1',
      loginEmail: 'ines@example.com',
      contact: { firstName: 'Ines', lastName: 'Carvalho', phones: [], emails: [], addresses: [], customFields: {} },
      profile: {},
    },
  },
}
const success = { state: 'SUCCESS', sessionToken: 's-1' }
const signIn = { email: 'ines@example.com', password: 'lamps over the harbour' }

test('signing in begins the session and leads where one wanted to go', async () => {
  const answers = { ...nobody, [LOGIN]: success, [SESSION]: {} }
  const { status, headers, requests } = await ask('/login?returnTo=/cart', answers, signIn)
  expect([status, headers.get('location')]).toEqual([303, '/cart'])
  expect(requests).toEqual([
    { call: LOGIN, body: { loginId: { email: signIn.email }, password: signIn.password } },
    { call: SESSION, body: { sessionToken: 's-1' } },
  ])
})

test.for([
  [
    'an address that must be proved',
    { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'v-1' },
    '/verify-email?state=v-1',
  ],
  ['an account that waits for approval', { state: 'REQUIRE_OWNER_APPROVAL' }, '/signup/waiting'],
  [
    'a second step',
    {
      state: 'REQUIRE_MFA',
      stateToken: 'v-1',
      requireMfaData: {
        availableFactors: [
          { factorType: 'TOTP', factorStatus: 'ENABLED' },
          { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' },
        ],
        reason: 'USER_SETTINGS',
      },
    },
    '/login/code?state=v-1&factors=TOTP%2CRECOVERY_CODE',
  ],
] as const)('%s is a page of its own, without a session', async ([, answer, location]) => {
  const { headers, requests } = await ask('/login', { ...nobody, [LOGIN]: answer }, signIn)
  expect(headers.get('location')).toBe(location)
  expect(requests.map(({ call }) => call)).toEqual([LOGIN])
})

test('a refused sign-in keeps the address and never the password', async () => {
  const answers = { ...nobody, [LOGIN]: refuse(403, '-19976', 'The log-in failed.') }
  const { status, document, html } = await ask('/login', answers, signIn)
  expect(status).toBe(409)
  expect(text(document, '[role="alert"] p')).toContain('Wrong email address or password')
  expect(document.querySelector('[name="email"]')?.getAttribute('value')).toBe(signIn.email)
  expect(html).not.toContain(signIn.password)
})

test('a sign-in after many tries says how long to wait', async () => {
  const answers = { ...nobody, [LOGIN]: refuse(429, 'TOO_MANY_REQUESTS', 'Too many requests.') }
  const { status, document } = await ask('/login', answers, signIn)
  expect([status, text(document, '[role="alert"] p')]).toEqual([409, expect.stringContaining('Wait a minute')])
})

const SAVED = 'GET /fairground/v1/saved-payment-methods'
const cards = {
  savedPaymentMethods: [
    {
      id: 's-1',
      method: 'stripe',
      brand: 'Visa',
      lastFourDigits: '4242',
      expirationMonth: 3,
      expirationYear: 2030,
      expired: false,
      isDefault: true,
      savedDate: '2026-02-01T00:00:00.000Z',
    },
    {
      id: 's-2',
      method: 'stripe',
      brand: 'Visa',
      lastFourDigits: '0341',
      expirationMonth: 1,
      expirationYear: 2026,
      expired: true,
      isDefault: false,
      savedDate: '2026-01-01T00:00:00.000Z',
    },
  ],
}

test('a member sees what they saved, chooses what is first, and removes it', async () => {
  const { document, errors } = await ask('/account/payment-methods', { ...ines, [SAVED]: cards })
  expect(errors).toEqual([])
  expect([...document.querySelectorAll('article')].map(({ textContent }) => textContent)).toEqual([
    'Visa ending in 4242Expires 03/2030 · Chosen firstRemove',
    'Visa ending in 0341ExpiredChoose firstRemove',
  ])
  const none = await ask('/account/payment-methods', { ...ines, [SAVED]: { savedPaymentMethods: [] } })
  expect(none.document.querySelectorAll('article')).toHaveLength(0)

  const remove = 'DELETE /fairground/v1/saved-payment-methods/s-2'
  const first = 'POST /fairground/v1/saved-payment-methods/s-2/set-default'
  const answered = { ...ines, [remove]: refuse(404, 'SAVED_PAYMENT_METHOD_NOT_FOUND', 'Gone.'), [first]: cards }
  for (const [intent, call] of [
    ['remove', remove],
    ['default', first],
  ] as const) {
    const { headers, requests } = await ask('/account/payment-methods', answered, { intent, id: 's-2' })
    expect(headers.get('location')).toBe('/account/payment-methods')
    expect(requests.map((request) => request.call)).toContain(call)
  }
})

test('a missing value is reported at its field before the server is called', async () => {
  const { status, document, requests } = await ask('/signup', nobody, { email: 'ines', password: 'short' })
  expect([status, requests.map(({ call }) => call)]).toEqual([422, [ME]])
  const links = [...document.querySelectorAll('[role="alert"] a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#firstName', '#lastName', '#email', '#password'])
  for (const link of links) expect(document.querySelector(link ?? '')?.getAttribute('aria-invalid')).toBe('true')
})

test('the form shows a puzzle when the server wants one', async () => {
  const form = { ...signIn, firstName: 'Ines', lastName: 'Carvalho' }
  const answers = { ...nobody, [REGISTER]: refuse(403, '-19971', 'A captcha is required.') }
  const { document } = await ask('/signup', answers, form)
  expect(text(document, 'form [role="status"]')).toContain('is solving a puzzle')
})

test.for([
  ['an account', '/account/orders?after=c', '/login?returnTo=%2Faccount%2Forders%3Fafter%3Dc'],
  ['a code that nobody requested', '/verify-email', '/login'],
  ['a new password without its link', '/reset-password', '/forgot-password'],
] as const)('%s without a sign-in leads to one', async ([, path, location]) => {
  const answers = { ...nobody, [ORDERS]: { orders: [], pagingMetadata: {} } }
  const { status, headers } = await ask(path, answers)
  expect([status, headers.get('location')]).toEqual([303, location])
})

test('a member who is signed in does not sign in again', async () => {
  const { headers } = await ask('/login?returnTo=//evil.example', ines)
  expect(headers.get('location')).toBe('/account')
})

test('the account shows what comes next and what was bought', async () => {
  const order = {
    id: 'o-1',
    number: '10001',
    createdDate: '2026-02-01T12:00:00Z',
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    formattedTotal: '£36.00',
    itemCount: 2,
    lines: [{ name: 'Harbour Mug', quantity: 2 }],
    ticketCount: 0,
  }
  const market = {
    eventId: 'e-1',
    title: 'Night Market',
    slug: 'night-market',
    startDate: '2026-03-14T18:30:00Z',
    timeZoneId: 'Europe/London',
    showTimeZone: false,
    online: false,
    place: 'Tobacco Dock, London',
    canceled: false,
    tickets: [
      {
        id: 't-1',
        number: 'A-1',
        code: 'code',
        eventId: 'e-1',
        eventTitle: '',
        ticketName: '',
        guestName: '',
        valid: true,
      },
    ],
  }
  const { document, html, errors } = await ask('/account', {
    ...ines,
    [ORDERS]: { orders: [order], pagingMetadata: {} },
    [TICKETS]: { events: [{ ...market, title: 'Off', canceled: true }, market] },
  })
  expect(errors).toEqual([])
  expect(text(document, 'h1')).toBe('Hello, Ines')
  expect(text(document, 'section[aria-labelledby="next"]')).toContain('Night Market')
  expect(document.querySelector('a[href="/account/orders/o-1"]')?.textContent).toBe('Order 10001')
  expect(document.body.textContent).toContain('Harbour Mug × 2')
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(20_000)
})

test('a member sees replies to events beside tickets and places in waiting lists', async () => {
  const reply = {
    eventId: 'e-2',
    slug: 'rowing',
    timeZoneId: 'Europe/London',
    showTimeZone: false,
    totalGuests: 3,
    canceled: false,
  }
  const startDate = '2027-01-10T10:00:00.000Z'
  const { status, document, errors } = await ask('/account/tickets', {
    ...ines,
    [TICKETS]: { events: [] },
    'GET /fairground/v1/my-rsvps': {
      answers: [
        { ...reply, rsvpId: 'r-1', eventTitle: 'Rowing', status: 'WAITLIST', startDate, endDate: startDate },
        { ...reply, rsvpId: 'r-2', eventTitle: 'Swap shop', status: 'NO' },
        { ...reply, rsvpId: 'r-3', eventTitle: 'Dip', status: 'YES', canceled: true },
      ],
    },
    'GET /fairground/v1/my-waiting-places': { places: [] },
  })
  expect([status, errors]).toEqual([200, []])
  const rows = [...document.querySelectorAll('section[aria-labelledby="replies"] li')]
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '/rsvp/r-1',
    '/rsvp/r-2',
    '/rsvp/r-3',
  ])
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Rowing10 January 2027.*· 3 peopleWaiting$/),
    'Swap shopTime to be announcedNot coming',
    'DipTime to be announced · 3 peopleCancelled',
  ])
  expect(document.body.textContent).not.toContain('No upcoming tickets')
})

const STEP = '/login/code?state=v-1&factors=TOTP,EMAIL,RECOVERY_CODE&returnTo=/cart'
const VERIFY = (type: string) => `POST /_api/iam/authentication/v2/${type}/verify`

test('the code of the app signs in, and the browser that is to be remembered is', async () => {
  const remembered = { ...success, additionalData: { deviceToken: { strValue: 'fgd_1' } } }
  const answers = { ...nobody, [VERIFY('TOTP')]: remembered, [SESSION]: {} }
  const { headers, requests } = await ask(STEP, answers, { intent: 'verify', code: ' 123 456', remember: '1' })
  expect(headers.get('location')).toBe('/cart')
  expect(requests).toMatchObject([
    { call: VERIFY('TOTP'), body: { stateToken: 'v-1', rememberThisDevice: true, totpData: { code: '123456' } } },
    { call: SESSION, body: { sessionToken: 's-1', deviceToken: 'fgd_1' } },
  ])
})

test('another way is a link, or a form where a mail must be sent; each works without scripts', async () => {
  const { document } = await ask(STEP, nobody)
  const link = [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === 'Use a recovery code')
  const to = link?.getAttribute('href') ?? ''
  expect(to).toContain('way=RECOVERY_CODE')
  const other = await ask(to, { ...nobody, [VERIFY('RECOVERY_CODE')]: success, [SESSION]: {} }, { code: '7kq2-9f3m' })
  expect(other.requests[0]).toMatchObject({
    call: VERIFY('RECOVERY_CODE'),
    body: { stateToken: 'v-1', rememberThisDevice: false, totpData: { code: '7kq2-9f3m' } },
  })
  const form = [...document.querySelectorAll('form')].find(({ textContent }) => textContent?.includes('by email'))
  const sent = {
    state: 'MFA_CHALLENGE',
    mfaChallengeData: { verificationChallengeData: { hint: 'i…@e…' }, availableFactors: [] },
  }
  const answers = { ...nobody, 'POST /_api/iam/verification/v1/auth/resend': sent }
  const mailed = await ask(form?.getAttribute('action') ?? '', answers, { intent: 'mail' })
  expect(text(mailed.document, 'main [role="status"]')).toContain('i…@e…')
})

test('a wrong code is reported at its field and not remembered', async () => {
  const answers = { ...nobody, [VERIFY('TOTP')]: refuse(403, 'VERIFICATION_FAILED', 'The code is wrong.') }
  const { status, document } = await ask(STEP, answers, { code: '123456' })
  expect([status, document.querySelector('#code')?.getAttribute('aria-invalid')]).toEqual([422, 'true'])
  expect(document.querySelector('#code')?.getAttribute('value') ?? '').toBe('')
})

const known = (change: object = {}) => ({
  'GET /fairground/v1/factors': {
    factors: [],
    recoveryCodesLeft: 0,
    rememberedDevices: 0,
    hasPassword: true,
    ...change,
  },
})

test('an app is set up in three pages of one address: proof, key, recovery codes', async () => {
  const [ENROLL, CONFIRM] = ['POST /fairground/v1/factors/totp', 'POST /fairground/v1/factors/totp/confirm']
  const uri = 'otpauth://totp/Fair:ines?secret=JBSWY3DPEHPK3PXP'
  const answers = {
    ...ines,
    ...known(),
    [ENROLL]: { factorId: 'f-1', secret: 'JBSWY3DPEHPK3PXP', uri },
    [CONFIRM]: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] },
  }
  const first = await ask('/account/security/app', answers, { intent: 'begin', password: 'lamps over the harbour' })
  expect(first.requests[0]).toEqual({ call: ENROLL, body: { proof: { password: 'lamps over the harbour' } } })
  expect(first.document.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('authenticator app')
  expect(text(first.document, 'code')).toBe('JBSW Y3DP EHPK 3PXP')
  expect(first.document.querySelector('[name="uri"]')?.getAttribute('value')).toBe(uri)
  const typed = { intent: 'confirm', code: '123 456', secret: 'JBSWY3DPEHPK3PXP', uri }
  const done = await ask('/account/security/app', answers, typed)
  expect([...done.document.querySelectorAll('main ol li')].map(({ textContent }) => textContent)).toEqual([
    'aaaa-bbbb',
    'cccc-dddd',
  ])
  const wrong = { ...answers, [CONFIRM]: refuse(403, 'VERIFICATION_FAILED', 'The code is wrong.') }
  const again = await ask('/account/security/app', wrong, typed)
  expect([again.status, text(again.document, 'code')]).toEqual([422, 'JBSW Y3DP EHPK 3PXP'])
})

test('a member without a password proves it by a code that is mailed', async () => {
  const answers = { ...ines, ...known({ hasPassword: false }) }
  const start = { 'POST /_api/iam/verification/v1/start': { verificationId: 'v-9' } }
  const mailed = await ask('/account/privacy', { ...answers, ...start }, { intent: 'mail-proof' })
  expect(mailed.document.querySelector('[name="verificationId"]')?.getAttribute('value')).toBe('v-9')
  const DELETE = 'POST /fairground/v1/privacy/delete-account'
  const gone = { ...answers, [DELETE]: {}, 'POST /_session/sign-out': {} }
  const typed = { intent: 'delete', sure: '1', proof: '123 456', verificationId: 'v-9' }
  const done = await ask('/account/privacy', gone, typed)
  expect(done.headers.get('location')).toBe('/login?deleted')
  expect(done.requests[0]).toEqual({ call: DELETE, body: { proof: { code: '123456', verificationId: 'v-9' } } })
})

test('a member who requests too many codes by mail keeps the form', async () => {
  const busy = { 'POST /_api/iam/verification/v1/start': refuse(429, 'TOO_MANY_REQUESTS', 'Try again in 40 seconds.') }
  const answers = { ...ines, ...known({ hasPassword: false }), ...busy }
  const { status, document } = await ask('/account/privacy', answers, { intent: 'mail-proof' })
  expect([status, document.querySelector('[name="proof"]') !== null]).toEqual([409, true])
  expect(text(document, '[role="alert"]')).toContain('Try again in 40 seconds.')
})

test('an account is not deleted by a slip', async () => {
  const { status, document, requests } = await ask(
    '/account/privacy',
    { ...ines, ...known() },
    { intent: 'delete', password: 'lamps over the harbour' },
  )
  expect(status).toBe(422)
  expect(document.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('#sure')
  expect(requests.some(({ call }) => call.includes('delete'))).toBe(false)
})

test('a heart keeps its product, and what is in the list is let go of as the list names it', async () => {
  const ADD = 'POST /fairground/v1/saved-items/save'
  const REMOVE = 'POST /fairground/v1/saved-items/remove'
  const store = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  const heart = { product: 'p-1', returnTo: '/products/mug' }
  const reply = await ask('/account/wishlist', { ...ines, [ADD]: {} }, { ...heart, intent: 'keep' })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/products/mug'])
  expect(reply.requests.at(-1)).toEqual({
    call: ADD,
    body: { catalogReference: { appId: store, catalogItemId: 'p-1' } },
  })

  const catalogReference = { appId: store, catalogItemId: 'p-1', options: { variantId: 'v-1' } }
  const form = { reference: JSON.stringify(catalogReference), intent: 'remove' }
  const gone = await ask('/account/wishlist', { ...ines, [REMOVE]: {} }, form)
  expect([gone.status, gone.headers.get('location')]).toEqual([303, '/account/wishlist'])
  expect(gone.requests.at(-1)).toEqual({ call: REMOVE, body: { catalogReference } })

  const visitor = await ask('/account/wishlist', { ...nobody, [ADD]: {} }, { ...heart, intent: 'keep' })
  expect([visitor.status, visitor.headers.get('location')]).toEqual([303, '/products/mug'])
})

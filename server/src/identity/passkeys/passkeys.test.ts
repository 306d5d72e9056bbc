import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'
import { enrolled, FACTORS, proof } from '../factors/factors.fixture.ts'
import { login, mailTo, newMember, refusal, type TestMember, tokensFor, withToken } from '../sign-in/sign-in.fixture.ts'
import { type Authenticator, newAuthenticator, type Page } from './authenticator.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const PASSKEYS = '/fairground/v1/passkeys'
const REFUSED = [403, 'PASSKEY_REFUSED']

const begin = (member: TestMember) => member.call('POST', `${PASSKEYS}/registration-options`, { proof })

async function register(member: TestMember, key = newAuthenticator(), page: Page = {}, name?: string) {
  const { challengeId, options } = (await begin(member)).body
  const credential = key.create(options, page)
  return {
    key,
    reply: await member.call('POST', PASSKEYS, { challengeId, credential, ...present({ name: name || undefined }) }),
  }
}

async function withPasskey(): Promise<{ member: TestMember; key: Authenticator; id: string }> {
  const member = await newMember(site)
  const { key, reply } = await register(member)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { member, key, id: reply.body.passkey.id }
}

async function signIn(key: Authenticator, page: Parameters<Authenticator['get']>[1] = {}, by = visitor) {
  const { challengeId, options } = (await by.call('POST', `${PASSKEYS}/sign-in-options`, {})).body
  return by.call('POST', `${PASSKEYS}/sign-in`, { challengeId, credential: key.get(options, page) })
}

describe('a passkey is made', () => {
  test('for the site’s own address, after the member proved who they are, and with a mail', async () => {
    const member = await newMember(site)
    expect(refusal(await member.call('POST', `${PASSKEYS}/registration-options`, { proof: {} }))).toEqual([
      403,
      'PROOF_REQUIRED',
    ])
    const { status, body } = await begin(member)
    expect(status).toBe(200)
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: 'Test site' },
      user: { name: member.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const key = newAuthenticator()
    const credential = key.create(body.options)
    const made = await member.call('POST', PASSKEYS, { challengeId: body.challengeId, credential, name: 'Telephone' })
    expect(made.body).toEqual({
      passkey: {
        id: expect.any(String),
        name: 'Telephone',
        createdDate: expect.any(String),
        backedUp: false,
      },
    })
    expect((await mailTo(site, member.email)).text).toMatch(/passkey/i)
    expect((await begin(member)).body.options.excludeCredentials).toMatchObject([
      { id: key.id, transports: ['internal'] },
    ])
    // A passkey is another way in, not a second step of the one with a password.
    expect((await login(visitor, member.email)).body.state).toBe('SUCCESS')
  })

  test.for([
    ['from another origin', { origin: 'http://localhost:3000' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without PIN, finger or face', { verified: false }],
  ] as const)('but not %s', async ([, page]) => {
    const { reply } = await register(await newMember(site), newAuthenticator(), page)
    expect(refusal(reply)).toEqual(REFUSED)
  })

  test('but not twice with one challenge, with another’s, late, or from nonsense', async () => {
    const [member, other] = [await newMember(site), await newMember(site)]
    const { challengeId, options } = (await begin(member)).body
    const credential = newAuthenticator().create(options)
    expect(refusal(await other.call('POST', PASSKEYS, { challengeId, credential }))).toEqual(REFUSED)
    expect((await member.call('POST', PASSKEYS, { challengeId, credential })).status).toBe(200)
    expect(refusal(await member.call('POST', PASSKEYS, { challengeId, credential }))).toEqual(REFUSED)

    const late = (await begin(member)).body
    await site.advance(6 * 60_000)
    const made = newAuthenticator().create(late.options)
    expect(refusal(await member.call('POST', PASSKEYS, { challengeId: late.challengeId, credential: made }))).toEqual(
      REFUSED,
    )
    for (const nonsense of [{}, { id: 1 }, { id: 'a', rawId: 'a', type: 'public-key', response: null }]) {
      const next = (await begin(member)).body
      const reply = await member.call('POST', PASSKEYS, { challengeId: next.challengeId, credential: nonsense })
      expect(refusal(reply)).toEqual(REFUSED)
    }
  })

  test('but none that another member has', async () => {
    const { key } = await withPasskey()
    const { reply } = await register(await newMember(site), key)
    expect(refusal(reply)).toEqual(REFUSED)
  })

  test('for members alone: visitors and administrators have none', async () => {
    expect(refusal(await visitor.call('GET', PASSKEYS))).toEqual([404, 'MEMBER_NOT_FOUND'])
    expect(refusal(await site.admin.call('POST', `${PASSKEYS}/registration-options`, { proof }))).toEqual([
      404,
      'MEMBER_NOT_FOUND',
    ])
  })
})

describe('signing in with a passkey', () => {
  test('needs nothing else, is two factors at once, and brings the visitor along', async () => {
    const { member, key } = await withPasskey()
    await enrolled(site, member)
    expect((await login(visitor, member.email)).body.state).toBe('REQUIRE_MFA')
    const by = await site.visitor()
    const offered = await by.call('POST', `${PASSKEYS}/sign-in-options`, {})
    expect(offered.body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(offered.body.options.allowCredentials).toBeUndefined()
    const done = await signIn(key, {}, by)
    expect(done.body).toMatchObject({ state: 'SUCCESS', identity: { id: member.id } })
    const tokens = await tokensFor(site, by, done.body.sessionToken)
    const listed = await withToken(site, tokens.access_token).call('GET', PASSKEYS)
    expect(listed.body.passkeys).toMatchObject([{ name: 'Passkey 1', lastUsedDate: expect.any(String) }])
  })

  test('from a device not seen before sends a mail', async () => {
    const { member, key } = await withPasskey()
    const mails = () =>
      site.query(`select text from mails where template = 'newSignIn' and to_address = $1`, [member.email])
    await signIn(key)
    expect(await mails()).toEqual([])
    await signIn(
      key,
      {},
      {
        ...visitor,
        call: (method, path, body) => visitor.call(method, path, body, { 'user-agent': 'curl/8.9.1' }),
      },
    )
    expect(await mails()).toEqual([{ text: expect.stringContaining('Device: curl') }])
  })

  test('takes a challenge once, from whom it was given to, within five minutes', async () => {
    const { key } = await withPasskey()
    const { challengeId, options } = (await visitor.call('POST', `${PASSKEYS}/sign-in-options`, {})).body
    const given = { challengeId, credential: key.get(options) }
    expect(refusal(await (await site.visitor()).call('POST', `${PASSKEYS}/sign-in`, given))).toEqual(REFUSED)
    expect((await visitor.call('POST', `${PASSKEYS}/sign-in`, given)).body.state).toBe('SUCCESS')
    expect(refusal(await visitor.call('POST', `${PASSKEYS}/sign-in`, given))).toEqual(REFUSED)
    const late = (await visitor.call('POST', `${PASSKEYS}/sign-in-options`, {})).body
    await site.advance(6 * 60_000)
    const answer = { challengeId: late.challengeId, credential: key.get(late.options) }
    expect(refusal(await visitor.call('POST', `${PASSKEYS}/sign-in`, answer))).toEqual(REFUSED)
  })

  test('takes no challenge that was given for making one', async () => {
    const { member, key } = await withPasskey()
    const { challengeId, options } = (await begin(member)).body
    const given = { challengeId, credential: key.get(options) }
    expect(refusal(await member.call('POST', `${PASSKEYS}/sign-in`, given))).toEqual(REFUSED)
  })

  test.for([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['that did not ask for PIN, finger or face', { verified: false }],
    ['that names another owner', { owner: 'c29tZWJvZHk' }],
  ] as const)('refuses a signature %s', async ([, page]) => {
    const { key } = await withPasskey()
    expect(refusal(await signIn(key, page))).toEqual(REFUSED)
    expect((await signIn(key)).body.state).toBe('SUCCESS')
  })

  test('refuses a key whose count goes back, one that is not known, and nonsense', async () => {
    const { key } = await withPasskey()
    expect((await signIn(key)).body.state).toBe('SUCCESS')
    key.rewind(0)
    expect(refusal(await signIn(key))).toEqual(REFUSED)
    expect(refusal(await signIn(newAuthenticator()))).toEqual(REFUSED)
    for (const credential of [{}, { id: key.id }, { id: key.id, response: { userHandle: 1 } }]) {
      const { challengeId } = (await visitor.call('POST', `${PASSKEYS}/sign-in-options`, {})).body
      expect(refusal(await visitor.call('POST', `${PASSKEYS}/sign-in`, { challengeId, credential }))).toEqual(REFUSED)
    }
  })

  test('does not let a blocked member in', async () => {
    const { member, key } = await withPasskey()
    await site.admin.call('POST', '/api/v1/members/block', { id: member.id })
    expect(refusal(await signIn(key))).toEqual([403, 'IDENTITY_BLOCKED'])
  })
})

describe('the list of passkeys', () => {
  test('is renamed and thinned by its owner alone', async () => {
    const { member, key, id } = await withPasskey()
    const stranger = await newMember(site)
    expect(refusal(await stranger.call('PATCH', `${PASSKEYS}/${id}`, { name: 'Mine' }))).toEqual([
      404,
      'PASSKEY_NOT_FOUND',
    ])
    expect(refusal(await stranger.call('POST', `${PASSKEYS}/${id}/remove`, { proof }))).toEqual([
      404,
      'PASSKEY_NOT_FOUND',
    ])
    const renamed = await member.call('PATCH', `${PASSKEYS}/${id}`, { name: ' Laptop ' })
    expect(renamed.body.passkey.name).toBe('Laptop')
    expect(refusal(await member.call('POST', `${PASSKEYS}/${id}/remove`, { proof: {} }))).toEqual([
      403,
      'PROOF_REQUIRED',
    ])
    expect((await member.call('POST', `${PASSKEYS}/${id}/remove`, { proof })).status).toBe(200)
    expect((await mailTo(site, member.email)).text).toMatch(/passkey/i)
    expect((await member.call('GET', PASSKEYS)).body.passkeys).toEqual([])
    expect(refusal(await signIn(key))).toEqual(REFUSED)
  })

  test('ends with the member', async () => {
    const { member, key } = await withPasskey()
    expect((await member.call('GET', FACTORS)).status).toBe(200)
    await site.admin.call('DELETE', `/members/v1/members/${member.id}`)
    expect(refusal(await signIn(key))).toEqual(REFUSED)
    expect(await site.query('select from passkeys where subject_id = $1', [member.id])).toEqual([])
  })

  test('holds twenty passkeys, and a further one is refused', async () => {
    const member = await newMember(site)
    const open = (await begin(member)).body
    for (let n = 0; n < 20; n++) expect((await register(member)).reply.status).toBe(200)
    expect(refusal(await begin(member))).toEqual([409, 'TOO_MANY_PASSKEYS'])
    const more = { challengeId: open.challengeId, credential: newAuthenticator().create(open.options) }
    expect(refusal(await member.call('POST', PASSKEYS, more))).toEqual([409, 'TOO_MANY_PASSKEYS'])
  })
})

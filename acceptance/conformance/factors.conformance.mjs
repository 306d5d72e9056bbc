import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { refusal, siteId, url } from './clients.mjs'
import { enter, newMember, PASSWORD, person } from './people.mjs'

/** Second steps of members in the published client: its own messages, and the older `verify` call. */

const callAs = async (someone, method, path, body) => {
  const reply = await fetch(url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'wix-site-id': siteId,
      authorization: someone.auth.getTokens().accessToken.value,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: reply.status, body: await reply.json() }
}
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Code that an authenticator app shows (RFC 6238), `steps` half minutes from now. */
function shown(secret, steps = 0) {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', key).update(step).digest()
  const code = (hash.readUInt32BE(hash[19] & 15) & 0x7fffffff) % 1_000_000
  return String(code).padStart(6, '0')
}

async function withApp() {
  const member = await newMember()
  const at = '/fairground/v1/factors/totp'
  const { body } = await callAs(member.someone, 'POST', at, { proof: { password: PASSWORD } })
  const confirmed = await callAs(member.someone, 'POST', `${at}/confirm`, { code: shown(body.secret, -1) })
  expect(confirmed.status).toBe(200)
  return { ...member, secret: body.secret }
}

const visitor = async () => {
  const someone = person()
  await someone.auth.generateVisitorTokens().then((tokens) => someone.auth.setTokens(tokens))
  return someone
}

test('a log-in ends in the state that the client calls unknown', async () => {
  const { email } = await withApp()
  const state = await (await visitor()).auth.login({ email, password: PASSWORD })
  expect(state.loginState).toBe('FAILURE')
  expect(JSON.stringify(state)).toContain('Unknown _state')
})

test('the raw module says which factors complete it, and verify does', async () => {
  const { email, id, secret } = await withApp()
  const someone = await visitor()
  const answer = await someone.authentication.loginV2({ email }, { password: PASSWORD })
  expect(answer).toMatchObject({ state: 'REQUIRE_MFA', stateToken: expect.any(String) })
  expect(answer.identity).toBeUndefined()
  expect(answer.requireMfaData.availableFactors.map(({ factorType }) => factorType)).toEqual(['TOTP', 'RECOVERY_CODE'])
  const { stateToken } = answer
  const wrong = await callAs(someone, 'POST', '/v2/TOTP/verify', { stateToken, totpData: { code: 'abcdef' } })
  expect([wrong.status, wrong.body.details.applicationError.code]).toEqual([403, 'VERIFICATION_FAILED'])
  const done = await callAs(someone, 'POST', '/iam/authentication/v2/TOTP/verify', {
    stateToken,
    totpData: { code: shown(secret) },
  })
  expect(done.body).toMatchObject({ state: 'SUCCESS', identity: { id } })
  await enter(someone, done.body.sessionToken)
  expect((await someone.members.getCurrentMember()).member._id).toBe(id)
})

test('a mail is not offered to who has an app alone', async () => {
  const { email } = await withApp()
  const someone = await visitor()
  const { stateToken } = await someone.authentication.loginV2({ email }, { password: PASSWORD })
  const { status, body } = await callAs(someone, 'POST', '/_api/iam/verification/v1/auth/resend', { stateToken })
  expect([status, body.details.applicationError.code]).toEqual([409, 'FACTOR_NOT_AVAILABLE'])
})

test('the members’ own log-in refuses with all that is needed to go on', async () => {
  const { email } = await withApp()
  const { code, data } = await refusal((await visitor()).membersAuthentication.login(email, PASSWORD))
  expect([code, data.stateToken]).toEqual(['SECOND_STEP_REQUIRED', expect.any(String)])
  expect(data.availableFactors[0]).toEqual({ factorType: 'TOTP', factorStatus: 'ENABLED' })
})

test('telephones need somebody who sends', async () => {
  const { email } = await withApp()
  const someone = await visitor()
  const { stateToken } = await someone.authentication.loginV2({ email }, { password: PASSWORD })
  for (const [factor, data] of [
    ['SMS', { smsData: { code: '123456' } }],
    ['CALL', { callData: { code: '123456' } }],
    ['PUSH', { pushData: { transactionId: 'a' } }],
  ]) {
    const { status, body } = await callAs(someone, 'POST', `/_api/iam/authentication/v2/${factor}/verify`, {
      stateToken,
      ...data,
    })
    expect([status, body.details.applicationError.code], factor).toEqual([409, 'FACTOR_NOT_AVAILABLE'])
  }
})

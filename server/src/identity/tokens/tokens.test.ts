import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const anonymous = (clientId: string) => site.nobody.call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })

test('an anonymous visitor gets tokens, and the access token tells whose it is', async () => {
  const { status, body } = await anonymous(site.clientId)
  expect(status).toBe(200)
  expect(body).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.stringMatching(/^fgv_/),
    expires_in: 14_400,
  })

  const info = await site.nobody.call('POST', '/oauth2/token-info', { token: body.access_token })
  expect(info.body).toMatchObject({
    active: true,
    subjectType: 'VISITOR',
    siteId: site.siteId,
    clientId: site.clientId,
  })
})

test('a refresh token is not rotated and keeps the visitor', async () => {
  const first = (await anonymous(site.clientId)).body
  const again = await site.nobody.call('POST', '/oauth2/token', {
    grantType: 'refresh_token',
    refreshToken: first.refresh_token,
    clientId: site.clientId,
  })
  expect(again.body.refresh_token).toBe(first.refresh_token)
  const subject = async (token: string) =>
    (await site.nobody.call('POST', '/oauth2/token-info', { token })).body.subjectId
  expect(await subject(again.body.access_token)).toBe(await subject(first.access_token))
})

test('without clientId a refresh still finds its site', async () => {
  const first = (await anonymous(site.clientId)).body
  const again = await site.nobody.call('POST', '/oauth2/token', {
    grantType: 'refresh_token',
    refreshToken: first.refresh_token,
  })
  expect(again.status).toBe(200)
})

test.for([
  [
    'an unknown client',
    { grantType: 'anonymous', clientId: '00000000-0000-4000-8000-000000000000' },
    401,
    'UNKNOWN_CLIENT',
  ],
  ['a rubbish refresh token', { grantType: 'refresh_token', refreshToken: 'fgr_rubbish' }, 401, 'INVALID_GRANT'],
] as const)('%s is refused', async ([, request, status, code]) => {
  const reply = await site.nobody.call('POST', '/oauth2/token', request)
  expect([reply.status, reply.body.details.applicationError.code]).toEqual([status, code])
})

test.for([
  ['no client', { grantType: 'anonymous' }, 'clientId', 'REQUIRED_FIELD'],
  ['unknown grant', { grantType: 'password' }, 'grantType', 'INVALID_ENUM_VALUE'],
  ['client id that is no id', { grantType: 'anonymous', clientId: 'x' }, 'clientId', 'FORMAT'],
] as const)('%s is a field violation', async ([, request, field, violatedRule]) => {
  const reply = await site.nobody.call('POST', '/oauth2/token', request)
  expect(reply.status).toBe(400)
  expect(reply.body.details.validationError.fieldViolations).toEqual([expect.objectContaining({ field, violatedRule })])
})

test('an expired token is renewed by its refresh token, following the site clock', async () => {
  const { access_token, refresh_token } = (await anonymous(site.clientId)).body
  await site.advance(5 * 60 * 60 * 1000)
  const info = await site.nobody.call('POST', '/oauth2/token-info', { token: access_token })
  expect(info.body.active).toBe(false)
  const renewed = await site.nobody.call('POST', '/oauth2/token', {
    grantType: 'refresh_token',
    refreshToken: refresh_token,
  })
  expect((await site.nobody.call('POST', '/oauth2/token-info', { token: renewed.body.access_token })).body.active).toBe(
    true,
  )
})

test('a host name that is not ours is 421', async () => {
  const reply = await site.nobody.call('POST', '/oauth2/token', {}, { host: 'evil.example' })
  expect(reply.status).toBe(421)
})

const refreshed = (refreshToken: string) =>
  site.nobody.call('POST', '/oauth2/token', { grantType: 'refresh_token', refreshToken })

test('a visitor leaves no row and costs no statement beyond the lease of the limit', async () => {
  const rows = () => site.query('select count(*)::int as n from refresh_tokens')
  const before = await rows()
  const statements = []
  for (let i = 0; i < 3; i++)
    statements.push(
      (await site.nobody.call('POST', '/oauth2/token', { grantType: 'anonymous', clientId: site.clientId })).statements,
    )
  expect(await rows()).toEqual(before)
  expect(Math.min(...statements)).toBe(0)
})

test('a visitor whose session was revoked is refused with either token, and revoking it again changes nothing', async () => {
  const { access_token, refresh_token } = (await anonymous(site.clientId)).body
  const info = async (token: string) => (await site.nobody.call('POST', '/oauth2/token-info', { token })).body
  expect(await info(refresh_token)).toMatchObject({ active: true, subjectType: 'VISITOR', clientId: site.clientId })
  for (let i = 0; i < 2; i++)
    expect((await site.nobody.call('POST', '/oauth2/revoke', { token: refresh_token })).status).toBe(200)
  expect((await refreshed(refresh_token)).status).toBe(401)
  expect(await info(refresh_token)).toMatchObject({ active: false, subjectType: 'VISITOR' })
  const cart = await site.nobody.call('GET', '/ecom/v1/carts/current', undefined, { authorization: access_token })
  expect(cart.status).toBe(401)
  expect(await site.query('select count(*)::int as n from ended_visitors')).toEqual([{ n: 1 }])
})

test('a visitor’s refresh token lives for a year', async () => {
  const { refresh_token } = (await anonymous(site.clientId)).body
  await site.advance(364 * 24 * 60 * 60 * 1000)
  expect((await refreshed(refresh_token)).status).toBe(200)
  await site.advance(24 * 60 * 60 * 1000)
  expect((await refreshed(refresh_token)).status).toBe(401)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import { codeOf, newEmail, register, solvedCaptcha } from '../sign-in.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

test.for([
  ['visible', (token: string) => ({ Recaptcha: token })],
  ['invisible', (token: string) => ({ InvisibleRecaptcha: token })],
  ['of the older kind', (token: string) => ({ NoCaptcha: token })],
  [
    'of a key that the app has itself',
    (token: string) => ({
      recaptchaForClientSiteKey: { token, siteKeyId: '0190aaaa-0000-7000-8000-000000000001' },
    }),
  ],
] as const)('a token, %s, must be good and works once', async ([, given]) => {
  const ask = (token: string) => register(site.nobody, newEmail(), { captchaTokens: [given(token)] })
  const token = await solvedCaptcha(site)
  expect((await ask(token)).body.state).toBe('SUCCESS')
  expect(codeOf(await ask(token))).toBe('-19970')
  expect(codeOf(await ask('rubbish'))).toBe('-19970')
})

test('what is empty is no token', async () => {
  const { body } = await register(site.nobody, newEmail(), { captchaTokens: [{ Recaptcha: '' }, {}] })
  expect(body.state).toBe('SUCCESS')
})

test('pages are told where the puzzle is, and it is there', async () => {
  const { body } = await site.nobody.call('GET', '/fairground/v1/captcha-site-keys')
  expect(body).toEqual({ provider: 'altcha', visible: expect.any(String), invisible: expect.any(String) })
  const { pathname } = new URL(body.invisible)
  expect((await site.nobody.call('GET', pathname)).body.parameters.algorithm).toBe('PBKDF2/SHA-256')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import { codeOf, newEmail, register, solvedCaptcha } from '../sign-in/sign-in.fixture.ts'

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
      recaptchaForClientSiteKey: { token },
    }),
  ],
] as const)('a token, %s, must be good and works once', async ([, given]) => {
  const ask = (token: string) => register(site.nobody, newEmail(), { captchaTokens: [given(token)] })
  const token = await solvedCaptcha(site)
  expect((await ask(token)).body.state).toBe('SUCCESS')
  expect(codeOf(await ask(token))).toBe('-19970')
  expect(codeOf(await ask('rubbish'))).toBe('-19970')
})

test('one solution counts once, however it is written', async () => {
  const token = await solvedCaptcha(site)
  const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString())
  const parameters = Object.fromEntries(Object.entries(challenge.parameters).reverse())
  const nonce = challenge.parameters.nonce.toUpperCase()
  const spelled = (value: object, indent = 0) =>
    Buffer.from(JSON.stringify(value, undefined, indent)).toString('base64')
  const ask = async (recaptcha: string) =>
    codeOf(await register(site.nobody, newEmail(), { captchaTokens: [{ Recaptcha: recaptcha }] }))
  expect(await ask(token)).toBeUndefined()
  for (const other of [
    `${token}=`,
    spelled({ challenge, solution }, 1),
    spelled({ solution, challenge }),
    spelled({ challenge, solution, more: 1 }),
    spelled({ challenge: { ...challenge, parameters }, solution }),
    spelled({
      challenge: { ...challenge, parameters: { ...parameters, nonce } },
      solution,
    }),
  ])
    expect(await ask(other), other).toBe('-19970')
})

test('an empty text is no token', async () => {
  const { body } = await register(site.nobody, newEmail(), { captchaTokens: [{ Recaptcha: '' }, {}] })
  expect(body.state).toBe('SUCCESS')
})

test('pages learn the address of the puzzle, and it is there', async () => {
  const { body } = await site.nobody.call('GET', '/fairground/v1/captcha-site-keys')
  expect(body).toEqual({ provider: 'altcha', visible: expect.any(String), invisible: expect.any(String) })
  const { pathname } = new URL(body.invisible)
  expect((await site.nobody.call('GET', pathname)).body.parameters.algorithm).toBe('PBKDF2/SHA-256')
})

import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedSite, testSettings } from '../../../test/fixture.ts'
import { hostedCaptcha } from '../../providers/captcha/hosted.ts'
import { codeOf, newEmail, register } from '../sign-in/sign-in.fixture.ts'

const SEEN = { siteKey: 'key-seen', secret: 'secret-seen' }
const UNSEEN = { siteKey: 'key-unseen', secret: 'secret-unseen' }

/** Answers as the services do: a token names the secret that it is good for. */
const received: Record<string, string>[] = []
let down = false
const service = createServer(async (request, reply) => {
  const form = Object.fromEntries(new URLSearchParams((await request.toArray()).join('')))
  received.push(form)
  const { secret = '', response = '' } = form
  const known = [SEEN.secret, UNSEEN.secret].includes(secret)
  const answer = known
    ? { success: response.startsWith(`${secret}:`) }
    : { success: false, 'error-codes': ['invalid-input-secret'] }
  reply.writeHead(down ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
})

type Site = Awaited<ReturnType<typeof sharedSite>>
const faults: unknown[] = []
async function siteWith(visible: typeof SEEN): Promise<Site> {
  const { port } = service.address() as { port: number } // listening on TCP
  const { providers } = testSettings('')
  const hosted = { provider: 'turnstile', visible, invisible: UNSEEN, verifyUrl: `http://127.0.0.1:${port}/` } as const
  return sharedSite({
    providers: { ...providers, captcha: () => hostedCaptcha(hosted, (fault) => faults.push(fault)) },
  })
}

let site: Site
let misconfigured: Site
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  site = await siteWith(SEEN)
  misconfigured = await siteWith({ ...SEEN, secret: 'another' })
})
afterAll(async () => {
  await site?.close()
  await misconfigured?.close()
  service.close()
})
beforeEach(() => {
  received.length = 0
  faults.length = 0
  down = false
})

const ask = (captchaTokens: object, at = site) => register(at.nobody, newEmail(), { captchaTokens: [captchaTokens] })

test('the service gets the secret of the widget that the token comes from, and a token counts once', async () => {
  expect((await ask({ Recaptcha: 'secret-seen:1' })).body.state).toBe('SUCCESS')
  expect((await ask({ InvisibleRecaptcha: 'secret-unseen:1' })).body.state).toBe('SUCCESS')
  expect(received).toEqual([
    { secret: 'secret-seen', response: 'secret-seen:1' },
    { secret: 'secret-unseen', response: 'secret-unseen:1' },
  ])
  expect(codeOf(await ask({ Recaptcha: 'secret-seen:1' }))).toBe('-19970')
  expect(codeOf(await ask({ Recaptcha: 'secret-unseen:2' }))).toBe('-19970')
  expect(codeOf(await ask({ InvisibleRecaptcha: 'secret-seen:2' }))).toBe('-19970')
  expect(faults).toEqual([])
})

test('a service that is out of reach lets nobody in, says so, and the log informs the operator', async () => {
  down = true
  const reply = await ask({ Recaptcha: 'secret-seen:3' })
  expect([reply.status, codeOf(reply)]).toEqual([503, 'BUSY'])
  expect(faults).toHaveLength(1)
  down = false
  expect((await ask({ Recaptcha: 'secret-seen:3' })).body.state).toBe('SUCCESS')
})

test('a wrong secret is the operator’s mistake, not the visitor’s', async () => {
  const reply = await ask({ Recaptcha: 'secret-seen:4' }, misconfigured)
  expect([reply.status, codeOf(reply)]).toEqual([503, 'BUSY'])
  expect(String(faults[0])).toContain('invalid-input-secret')
})

test('pages get the keys and may load the widget; there is no puzzle', async () => {
  const { body } = await site.nobody.call('GET', '/fairground/v1/captcha-site-keys')
  expect(body).toEqual({ provider: 'turnstile', visible: 'key-seen', invisible: 'key-unseen' })
  const { status, headers } = await site.nobody.call('GET', '/_captcha/challenge')
  expect(status).toBe(404)
  const policy = String(headers['content-security-policy'])
  for (const directive of ['script-src', 'frame-src'])
    expect(policy).toContain(`${directive} 'self' https://challenges.cloudflare.com`)
})

import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { login, newEmail, register } from '../sign-in/sign-in.fixture.ts'
import { mailedLink, pressed } from '../staff/staff.fixture.ts'
import { deviceWords } from './device-words.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

test.for([
  [FIREFOX, 'Firefox on Linux'],
  [SAFARI, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on macOS',
  ],
  ['node', 'node'],
  ['curl/8.9.1', 'curl'],
  ['<script>alert(1)</script>', '–'],
] as const)('%s', ([agent, words]) => {
  expect(deviceWords(agent)).toBe(words)
})

const mailsOf = (site: Awaited<ReturnType<typeof testSite>>) =>
  site.query(`select to_address as "to", text from mails where template = 'newSignIn' order by created_at`)

test('a member learns of a sign-in from a device not seen before, not of the first, nor of the same again', async () => {
  const site = await testSite()
  const email = newEmail()
  const by = (agent: string) => ({
    call: (...[method, path, body]: Parameters<typeof site.nobody.call>) =>
      site.nobody.call(method, path, body, { 'user-agent': agent }),
  })
  await register(by(FIREFOX), email)
  await login(by(FIREFOX.replaceAll('140', '141')), email)
  expect(await mailsOf(site)).toEqual([])
  await login(by(SAFARI), email, 'a wrong one')
  expect(await mailsOf(site)).toEqual([])
  await login(by(SAFARI), email)
  await login(by(SAFARI), email)
  expect(await mailsOf(site)).toEqual([
    {
      to: email,
      text: expect.stringMatching(
        /Device: Safari on iPhone\nIP address: 127\.0\.0\.1\n[\s\S]*localhost:8080\/account\/security/,
      ),
    },
  ])
})

test('a staff user gets a mail about a sign-in from another browser; a site can do without such mails', async () => {
  const site = await testSite()
  const open = async (agent: string) => {
    await site.nobody.call('POST', '/fairground/v1/staff/sign-in-link', { email: 'owner@example.com' })
    return pressed(site, await mailedLink(site, 'owner@example.com'), { 'user-agent': agent })
  }
  expect((await open(FIREFOX)).status).toBe(303)
  expect(await mailsOf(site)).toEqual([])
  await open(SAFARI)
  expect(await mailsOf(site)).toMatchObject([
    { to: 'owner@example.com', text: expect.stringContaining('localhost:8080/admin/') },
  ])
  await site.admin.call('PATCH', '/fairground/v1/mail-templates/newSignIn', { enabled: false })
  await open('curl/8.9.1')
  expect(await mailsOf(site)).toHaveLength(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import { mailedLink, pressed, staffAs } from './staff.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const DOOR = '/admin/sign-in-needed'
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const send = (email: string, headers: Record<string, string> = form) =>
  site.nobody.call('POST', DOOR, new URLSearchParams({ email }).toString(), headers)

test('the page asks for an address without any script', async () => {
  const { status, body, headers } = await site.nobody.call('GET', DOOR)
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(String(body)).toContain('Your email address')
  expect(String(body)).not.toMatch(/<script|role="alert"/)
})

test('it says why a link or a provider let nobody in, and repeats nothing of an address', async () => {
  const why = async (reason: string) =>
    /role="alert">([^<]*)/.exec(String((await site.nobody.call('GET', `${DOOR}?reason=${reason}`)).body))?.[1]
  expect(await why('used')).toBe('That link has been used or has expired. Ask for another one.')
  expect(await why('unverified')).toContain('has not verified your email address')
  expect(await why('%3Cscript%3E')).toBeUndefined()
  expect(await why('constructor')).toBeUndefined()
})

test('a staff user gets a link by mail, and who is signed in goes on to the admin', async () => {
  const { email } = await staffAs(site, 'analyst')
  const { status, body } = await send(` ${email} `)
  expect(status).toBe(200)
  expect(String(body)).toContain('a link is on its way')
  const signedIn = await pressed(site, await mailedLink(site, email))
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  const { status: again, headers } = await site.nobody.call('GET', DOOR, undefined, { cookie })
  expect([again, headers.location]).toEqual([303, '/admin/'])
  expect((await site.nobody.call('GET', DOOR, undefined, { cookie: 'fg_staff=fgs_other' })).status).toBe(200)
})

test('a stranger reads the same, and what is no address is refused in place', async () => {
  expect(String((await send('stranger@example.com')).body)).toContain('stranger@example.com belongs to somebody')
  const { status, body } = await send('"><b>ines')
  expect(status).toBe(422)
  expect(String(body)).toContain('value="&quot;&gt;&lt;b&gt;ines"')
  expect(String(body)).toContain('Enter your whole email address')
})

test('another site cannot have links sent', async () => {
  expect((await send('ines@example.com', { ...form, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

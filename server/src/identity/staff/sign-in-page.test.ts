import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import { mailedLink, pressed, staffAs } from './staff.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const OURS = 'http://localhost:8080'

async function newLink(): Promise<string> {
  const { email } = await staffAs(site, 'analyst')
  await site.nobody.call('POST', '/fairground/v1/staff/sign-in-link', { email })
  return mailedLink(site, email)
}

const look = (link: string) => site.nobody.call('GET', link)
const came = ({ status, headers }: Awaited<ReturnType<typeof look>>) => [status, headers.location]

describe('a sign-in link that was mailed', () => {
  test('is still good after programs have opened it, and says whose it is', async () => {
    const link = await newLink()
    for (const _ of [1, 2, 3]) {
      const page = await look(link)
      expect([page.status, page.headers['set-cookie'], page.headers['cache-control']]).toEqual([
        200,
        undefined,
        'no-store',
      ])
      expect(String(page.body)).toMatch(/analyst-\d+@example\.com/)
    }
    const done = await pressed(site, link)
    expect([...came(done), String(done.headers['set-cookie'])]).toEqual([
      303,
      '/admin/',
      expect.stringContaining('fg_staff='),
    ])
  })

  test('leads to the page that the browser came for, and to no other site', async () => {
    const cameFor = (url: string) => pressedWith({ cookie: `fg_wanted=${encodeURIComponent(url)}` })
    const pressedWith = async (headers: Record<string, string>) => pressed(site, await newLink(), headers)
    const done = await cameFor('/admin/orders/4f1c?tab=paid')
    expect(came(done)).toEqual([303, '/admin/orders/4f1c?tab=paid'])
    expect(done.headers['set-cookie']).toEqual([
      expect.stringMatching(/^fg_staff=fgs_/),
      expect.stringMatching(/^fg_wanted=;.*Max-Age=0/),
    ])
    for (const elsewhere of [
      '//evil.example/admin/',
      '/admin/../\\evil.example',
      '/login',
      '/admin/sign-in?token=fgl_1',
    ])
      expect(came(await cameFor(elsewhere)), elsewhere).toEqual([303, '/admin/'])
    expect(came(await pressedWith({ cookie: 'fg_wanted=%E0%A4%A' }))).toEqual([303, '/admin/'])
  })

  test('signs nobody in who comes from another page, and is still good then', async () => {
    const link = await newLink()
    for (const from of ['cross-site', 'same-site', 'none'])
      expect((await pressed(site, link, { 'sec-fetch-site': from })).status).toBe(403)
    const old = { 'sec-fetch-site': '', origin: 'https://elsewhere.example' }
    expect((await pressed(site, link, old)).status).toBe(403)
    expect((await pressed(site, link)).status).toBe(303)
  })

  test('is pressed where the browser only says of which origin the page is', async () => {
    const link = await newLink()
    expect((await look(link)).headers['referrer-policy']).toBe('same-origin')
    const press = (origin: string) => {
      const token = new URL(link, OURS).searchParams.get('token') ?? ''
      const headers = { 'content-type': 'application/x-www-form-urlencoded', host: new URL(OURS).host, origin }
      return site.nobody.call('POST', '/admin/sign-in', new URLSearchParams({ token }).toString(), headers)
    }
    expect((await press('null')).status).toBe(403)
    expect((await press('http://localhost:9090')).status).toBe(403)
    expect(came(await press(OURS))).toEqual([303, '/admin/'])
  })

  test('works once, for one of many who press at the same time', async () => {
    const link = await newLink()
    const replies = await Promise.all([1, 2, 3, 4].map(() => pressed(site, link)))
    expect(replies.filter(({ headers }) => headers['set-cookie'] !== undefined)).toHaveLength(1)
    expect(came(await look(link))).toEqual([303, '/admin/sign-in-needed?reason=used'])
    expect(came(await pressed(site, link))).toEqual([303, '/admin/sign-in-needed?reason=used'])
  })

  test('is too old after an hour', async () => {
    const link = await newLink()
    await site.advance(61 * 60_000)
    expect(came(await look(link))).toEqual([303, '/admin/sign-in-needed?reason=used'])
    expect(came(await pressed(site, link))).toEqual([303, '/admin/sign-in-needed?reason=used'])
  })
})

test.for(['', '?token=', `?token=fgm_${'x'.repeat(100)}`, '?token=a&token=b', '?token=fgm_%3Cscript%3E'])(
  'rubbish opens nothing: %s',
  async (query) => {
    const reply = await look(`/admin/sign-in${query}`)
    expect([reply.status, String(reply.headers.location)]).toEqual([303, expect.stringContaining('/sign-in-needed')])
  },
)

describe('a requested sign-in link', () => {
  const ask = (email: string) => site.nobody.call('POST', '/fairground/v1/staff/sign-in-link', { email })
  const mails = async (email: string): Promise<{ subject: string }[]> =>
    (await site.admin.call('GET', `/dev/mail?to=${encodeURIComponent(email)}`)).body.mails

  test('takes the same statements for staff and for strangers', async () => {
    const [first, second] = [await staffAs(site, 'analyst'), await staffAs(site, 'analyst')]
    const known = [await ask(first.email), await ask(second.email)]
    const unknown = [await ask('nobody@example.com'), await ask('no-one@example.com')]
    for (const { status, body } of [...known, ...unknown]) expect([status, body]).toEqual([200, {}])
    // Now and then one asks for its share of the limit, too.
    const least = (replies: typeof known) => Math.min(...replies.map(({ statements }) => statements))
    expect(least(known)).toBe(least(unknown))
  })

  test('is mailed once while it waits, for any requester; a used one is followed by another', async () => {
    const { email } = await staffAs(site, 'analyst')
    const before = (await mails(email)).length
    await ask(email)
    const link = await mailedLink(site, email)
    for (let n = 0; n < 5; n++) expect((await ask(email.toUpperCase())).status).toBe(200)
    expect(await mails(email)).toHaveLength(before + 1)
    expect(came(await pressed(site, link))).toEqual([303, '/admin/'])
    await ask(email)
    expect(await mails(email)).toHaveLength(before + 2)
    await site.advance(6 * 60_000)
    await ask(email)
    expect(await mails(email)).toHaveLength(before + 3)
  })
})

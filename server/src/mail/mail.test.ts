import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testSettings, testSite } from '../../test/fixture.ts'
import { mailTo, newMember } from '../identity/sign-in/sign-in.fixture.ts'
import { staffAs } from '../identity/staff/staff.fixture.ts'
import type { Mail } from './mailer.ts'
import { writeMail, writeMailsOnce } from './post.ts'

const RECOVER = '/_api/iam/recovery/v1/send-email'
const register = { loginId: { email: 'ada@example.com' }, password: 'correct horse battery' }

test('without a mail server, mails are stored and read with a key, newest first', async () => {
  const site = await testSite()
  await site.nobody.call('POST', '/v2/register', register)
  await site.nobody.call('POST', RECOVER, { email: 'ADA@example.com' })
  await site.nobody.call('POST', RECOVER, { email: 'ada@example.com' })
  const { status, body } = await site.admin.call('GET', '/dev/mail?to=Ada%40example.com')
  expect(status).toBe(200)
  expect(body.mails).toHaveLength(2)
  expect(body.mails[0]).toEqual({
    id: expect.any(String),
    to: 'ada@example.com',
    subject: expect.stringContaining('Test site'),
    text: expect.stringContaining('/reset-password?token='),
    html: expect.stringContaining('/reset-password?token='),
    at: expect.any(String),
  })
  expect(body.mails[0].id > body.mails[1].id).toBe(true)
  expect((await site.nobody.call('GET', '/dev/mail?to=ada@example.com')).status).toBe(401)
  expect((await (await site.visitor()).call('GET', '/dev/mail?to=ada@example.com')).status).toBe(403)
})

test('a reader of a mail could act for its recipient anyway', async () => {
  const site = await testSite()
  await site.nobody.call('POST', '/v2/register', register)
  await site.nobody.call('POST', RECOVER, { email: 'ada@example.com' })
  const developer = await staffAs(site, 'developer')
  const owner = await staffAs(site, 'owner')
  const ids = async (by: typeof owner) =>
    (await by.call('GET', '/fairground/v1/mails')).body.mails.map(({ to }: { to: string }) => to)

  const refused = await developer.call('GET', '/dev/mail?to=ada@example.com')
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([403, 'PERMISSION_DENIED'])
  const [{ id }] = (await owner.call('GET', '/dev/mail?to=ada@example.com')).body.mails
  expect((await developer.call('GET', `/fairground/v1/mails/${id}`)).status).toBe(403)
  expect((await owner.call('GET', `/fairground/v1/mails/${id}`)).body.mail.text).toContain('token=')
  expect(await ids(owner)).toContain('ada@example.com')
  const seen = await ids(developer)
  expect(seen).toContain(developer.email)
  expect(seen.some((to: string) => to === 'ada@example.com' || to.startsWith('owner'))).toBe(false)
  expect((await site.admin.call('GET', '/fairground/v1/mails/0190b1f0-0000-7000-8000-000000000001')).status).toBe(404)
})

test('the list is searched by address and goes on behind a cursor', async () => {
  const site = await testSite()
  for (const name of ['ada', 'bob', 'cyd']) {
    await site.nobody.call('POST', '/v2/register', { ...register, loginId: { email: `${name}_1@example.com` } })
    await site.nobody.call('POST', RECOVER, { email: `${name}_1@example.com` })
  }
  const list = async (query: string) => (await site.admin.call('GET', `/fairground/v1/mails?${query}`)).body
  expect((await list('search=B_1@EX')).mails).toEqual([
    { id: expect.any(String), to: 'bob_1@example.com', subject: expect.any(String), at: expect.any(String) },
  ])
  expect((await list('search=%25')).mails).toEqual([])
  const first = await list('limit=2')
  const second = await list(`limit=2&cursor=${encodeURIComponent(first.next)}`)
  const to = [...first.mails, ...second.mails].map((mail: { to: string }) => mail.to.slice(0, 3))
  expect([to, second.next]).toEqual([['cyd', 'bob', 'ada'], undefined])
  expect((await site.admin.call('GET', '/fairground/v1/mails?cursor=rubbish')).status).toBe(400)
})

test('a mail is in the language of the request, else of the member, else of the site', async () => {
  const site = await testSite()
  const { email, id } = await newMember(site)
  const subject = async (more: object = {}) => {
    await site.nobody.call('POST', RECOVER, { email, ...more })
    return (await mailTo(site, email)).subject
  }
  expect(await subject()).toBe('Choose a new password for Test site')
  expect(await subject({ language: 'de-AT' })).toBe('Neues Passwort für Test site')
  await site.query(`update members set doc = jsonb_set(doc, '{contact,language}', '"fr"') where id = $1`, [id])
  expect(await subject()).toBe('Nouveau mot de passe pour Test site')
  expect(await subject({ language: 'xx' })).toBe('Choose a new password for Test site')
  await site.query(`update sites set locale = 'de-DE'`)
  expect(await subject({ language: '"><b>' })).toBe('Neues Passwort für Test site')
})

test('a mail is laid out when somebody looks at it, not where it is written', async () => {
  const site = await testSite()
  await site.admin.call('POST', '/v2/register', register)
  await site.nobody.call('POST', RECOVER, { email: 'ada@example.com' })
  const [row] = await site.query(
    `select html, draft is not null as drafted, text from mails where template = 'recovery'`,
  )
  expect(row).toMatchObject({ html: null, drafted: true, text: expect.stringContaining('token=') })
  const { body } = await site.admin.call('GET', '/dev/mail?to=ada@example.com')
  expect(body.mails[0].html).toContain(/https?:\S+token=[\w-]+/.exec(String(row?.text))![0])
})

test('a mail follows the look that the site had when it was written', async () => {
  const site = await testSite()
  const set = (look: object) => site.admin.call('PATCH', '/fairground/v1/site-settings', { look })
  const logo = { url: '/media/0198c7f1-0000-7000-8000-000000000001', width: 400, height: 100 }
  await set({ accent: '#7A1F5C', logo })
  await site.admin.call('POST', '/v2/register', register)
  await site.nobody.call('POST', RECOVER, { email: 'ada@example.com' })
  await set({ accent: null, logo: null })
  const { body } = await site.admin.call('GET', '/dev/mail?to=ada@example.com')
  expect(body.mails[0].html).toContain('#7a1f5c')
  expect(body.mails[0].html).toContain(`src="http://localhost:8080${logo.url}?w=480"`)
  const preview = await site.admin.call('POST', '/fairground/v1/mail-templates/recovery/preview', { language: 'en' })
  expect(preview.body.html).not.toMatch(/#7a1f5c|<img/)
})

test('with one, they are sent after the commit, tried again when it fails, and stored without their text', async () => {
  const sent: Mail[] = []
  let down = true
  const tried: Promise<void>[] = []
  const mailer = {
    send(mail: Mail) {
      const done = down ? Promise.reject(new Error('no route')) : Promise.resolve(void sent.push(mail))
      tried.push(done.catch(() => {}))
      return done
    },
  }
  const { providers } = testSettings('')
  const site = await testSite({ providers: { ...providers, mailer } })
  await site.nobody.call('POST', '/v2/register', register)
  expect((await site.nobody.call('POST', RECOVER, { email: 'ada@example.com' })).status).toBe(200)
  await expect.poll(() => tried.length).toBe(1)
  const fault = () => site.query('select last_fault, failed_at, tries from mails')
  await expect.poll(fault).toEqual([{ last_fault: 'Error: no route', failed_at: null, tries: 1 }])
  expect(sent).toEqual([])

  down = false
  await site.assembly.post.send(site.siteId)
  expect(sent).toEqual([])
  await site.query(`update mails set next_try_at = next_try_at - interval '3 minutes'`)
  await site.assembly.post.send(site.siteId)
  expect(sent).toEqual([
    expect.objectContaining({
      to: 'ada@example.com',
      text: expect.stringContaining('token='),
      html: expect.stringContaining('token='),
    }),
  ])
  expect(await site.query('select text, html, draft, sent_at is not null as sent from mails')).toEqual([
    { text: '', html: null, draft: null, sent: true },
  ])
  await site.assembly.post.send(site.siteId)
  expect(sent).toHaveLength(1)
  expect((await site.admin.call('GET', '/dev/mail?to=ada@example.com')).status).toBe(404)
  expect((await site.admin.call('GET', '/fairground/v1/mails')).status).toBe(404)
})

test('a mail that the mail server refuses for good is not tried again', async () => {
  let tries = 0
  const mailer = {
    send: () => {
      tries++
      return Promise.reject(Object.assign(new Error('550 no such user'), { responseCode: 550, command: 'RCPT TO' }))
    },
  }
  const { providers } = testSettings('')
  const site = await testSite({ providers: { ...providers, mailer } })
  await site.nobody.call('POST', '/v2/register', register)
  await site.nobody.call('POST', RECOVER, { email: 'ada@example.com' })
  await expect
    .poll(() => site.query('select failed_at is not null as failed, last_fault from mails'))
    .toEqual([{ failed: true, last_fault: 'Error: 550 no such user' }])
  await site.query('update mails set next_try_at = null')
  await site.assembly.post.send(site.siteId)
  expect(tries).toBe(1)
})

test('mails that anybody can cause are bounded for each address; others still go there', async () => {
  const sent: Mail[] = []
  const { providers } = testSettings('')
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const site = await testSite({ providers: { ...providers, mailer } })
  const db = site.assembly.pool.forSite(site.siteId)
  const write = (bounded: boolean, to: string) => {
    const values = { number: '10001', link: 'https://shop.example/orders/1' }
    return writeMail(db, { to, template: 'orderLink', values, bounded }, { now: new Date(), newId: randomUUID })
  }
  for (let i = 0; i < 33; i++) await write(true, i % 2 ? 'Ada@example.com' : 'ada@example.com')
  await write(true, 'bob@example.com')
  await write(false, 'ada@example.com')
  await site.assembly.post.send(site.siteId)
  const to = (address: string) => sent.filter((mail) => mail.to.toLowerCase() === address).length
  expect([to('ada@example.com'), to('bob@example.com')]).toEqual([31, 1])
  expect(
    await site.query('select last_fault as fault, count(*)::int from mails where failed_at is not null group by 1'),
  ).toEqual([{ fault: 'Too many mails to this address', count: 3 }])
})

const linkMail = (id: string, to: string, values: { number: string } = { number: '10001' }) => ({
  id,
  to,
  template: 'orderLink' as const,
  values: { link: 'https://shop.example/orders/1', ...values },
})

test('mails of one template are written together, once, each in the language of its reader', async () => {
  const site = await testSite()
  const ada = await newMember(site)
  await site.query('delete from mails')
  await site.query(`update members set doc = jsonb_set(doc, '{contact}', '{"language": "de"}') where id = $1`, [ada.id])
  const db = site.assembly.pool.forSite(site.siteId)
  const mails = [linkMail(randomUUID(), ada.email.toUpperCase()), linkMail(randomUUID(), 'bob@example.com')]
  await writeMailsOnce(db, [...mails, { ...linkMail(randomUUID(), 'eve@example.com'), pageLanguage: 'fr' }], new Date())
  expect(db.sent.count).toBe(3)
  await writeMailsOnce(db, mails, new Date())
  const written = await site.query(
    `select to_address as "to", draft ->> 'language' as language, needs from mails order by 2`,
  )
  const needs = ['orders.read']
  expect(written).toEqual([
    { to: ada.email.toUpperCase(), language: 'de', needs },
    { to: 'bob@example.com', language: 'en', needs },
    { to: 'eve@example.com', language: 'fr', needs },
  ])
})

test('mails that are written together are bounded for each address, as one by one', async () => {
  const site = await testSite()
  const db = site.assembly.pool.forSite(site.siteId)
  const to = (address: string, count: number, bounded: boolean) =>
    Array.from({ length: count }, () => ({ ...linkMail(randomUUID(), address), bounded }))
  await writeMailsOnce(db, to('ada@example.com', 12, true), new Date())
  const mixed = [
    ...to('Ada@example.com', 17, false),
    ...to('ada@example.com', 4, true),
    ...to('bob@example.com', 2, true),
  ]
  await writeMailsOnce(db, mixed, new Date())
  await writeMailsOnce(db, [...to('ada@example.com', 1, false), ...to('ada@example.com', 1, true)], new Date())
  const given = `select lower(to_address) as "to", last_fault is not null as refused, count(*)::int from mails group by 1, 2 order by 1, 2`
  expect(await site.query(given)).toEqual([
    { to: 'ada@example.com', refused: false, count: 31 },
    { to: 'ada@example.com', refused: true, count: 4 },
    { to: 'bob@example.com', refused: false, count: 2 },
  ])
})

test('a mail that cannot be written keeps none of the others back', async () => {
  const site = await testSite()
  const db = site.assembly.pool.forSite(site.siteId)
  const [first, last] = [linkMail(randomUUID(), 'ada@example.com'), linkMail(randomUUID(), 'bob@example.com')]
  const broken = linkMail(randomUUID(), 'eve\u0000@example.com')
  await expect(writeMailsOnce(db, [first, broken, last], new Date())).rejects.toThrow()
  const written = await site.query('select to_address as "to" from mails order by 1')
  expect(written).toEqual([{ to: 'ada@example.com' }, { to: 'bob@example.com' }])
})

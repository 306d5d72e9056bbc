import { expect, test } from 'vitest'
import { testSettings, testSite } from '../../test/fixture.ts'
import type { Mail } from './mailer.ts'

const RECOVER = '/_api/iam/recovery/v1/send-email'
const register = { loginId: { email: 'ada@example.com' }, password: 'correct horse battery' }

test('without a mail server, mails are kept and read with a key, newest first', async () => {
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
    at: expect.any(String),
  })
  expect(body.mails[0].id > body.mails[1].id).toBe(true)
  expect((await site.nobody.call('GET', '/dev/mail?to=ada@example.com')).status).toBe(401)
  expect((await (await site.visitor()).call('GET', '/dev/mail?to=ada@example.com')).status).toBe(403)
})

test('with one, they are sent after the commit, tried again when it fails, and kept without their text', async () => {
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
  await Promise.all(tried)
  expect(sent).toEqual([])

  down = false
  await site.assembly.post.send(site.siteId)
  expect(sent).toEqual([])
  await site.query(`update mails set claimed_at = claimed_at - interval '3 minutes'`)
  await site.assembly.post.send(site.siteId)
  expect(sent).toEqual([expect.objectContaining({ to: 'ada@example.com', text: expect.stringContaining('token=') })])
  expect(await site.query('select text, sent_at is not null as sent from mails')).toEqual([{ text: '', sent: true }])
  await site.assembly.post.send(site.siteId)
  expect(sent).toHaveLength(1)
  expect((await site.admin.call('GET', '/dev/mail?to=ada@example.com')).status).toBe(404)
})

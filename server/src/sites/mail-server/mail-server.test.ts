import { expect, test } from 'vitest'
import { type Reply, testSettings, testSite } from '../../../test/fixture.ts'
import { mailStandIn } from '../../../test/mail-stand-in.ts'
import { staffAs } from '../../identity/staff/staff.fixture.ts'

const PATH = '/fairground/v1/mail-server'
const code = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]

const smtp = (port: number) => ({ host: '127.0.0.1', port, security: 'NONE', from: 'hall@example.com' })
const secure = { host: 'smtp.example', port: 465, security: 'TLS', user: 'hall', from: 'hall@example.com' }

test('mails of a site go out through its server, which its owner tests and removes', async () => {
  const [site, server] = [await testSite(), await mailStandIn()]
  const owner = await staffAs(site, 'owner')
  const mailStep = async () =>
    (await owner.call('GET', '/fairground/v1/setup')).body.steps.find((one: { step: string }) => one.step === 'MAIL')
      .state
  expect((await owner.call('GET', PATH)).body).toEqual({ source: 'NONE' })
  expect(code(await owner.call('POST', `${PATH}/test`, {}))).toEqual([404, 'MAIL_SERVER_NOT_FOUND'])
  expect(await mailStep()).toBe('OPEN')

  const stored = await owner.call('PUT', PATH, smtp(server.port))
  expect(stored.body).toEqual({ source: 'SITE', server: { ...smtp(server.port), changedDate: expect.any(String) } })
  expect((await owner.call('POST', `${PATH}/test`, {})).body).toEqual({ to: owner.email })
  expect(server.received[0]).toContain('From: Test site <hall@example.com>')
  expect(server.received[0]).toContain(`To: ${owner.email}`)
  expect(await mailStep()).toBe('DONE')
  expect((await site.admin.call('GET', '/dev/mail?to=new@example.com')).status).toBe(404)
  await site.admin.call('POST', '/fairground/v1/staff/users', { email: 'new@example.com', role: 'orders' })
  await site.assembly.post.send(site.siteId)
  await expect.poll(() => server.received.filter((mail) => mail.includes('To: new@example.com')).length).toBe(1)

  const other = await owner.call('PUT', PATH, { ...smtp(1), from: 'box@example.com' })
  expect(other.body.server).toMatchObject({ port: 1, from: 'box@example.com' })
  const failed = await owner.call('POST', `${PATH}/test`, {})
  expect(code(failed)).toEqual([409, 'MAIL_NOT_SENT'])
  expect(failed.body.message).toContain('ECONNREFUSED')
  expect(code(await site.admin.call('POST', `${PATH}/test`, {}))[0]).toBe(403)

  expect((await owner.call('DELETE', PATH)).body).toEqual({ source: 'NONE' })
  expect((await owner.call('DELETE', PATH)).body).toEqual({ source: 'NONE' })
  expect((await site.admin.call('GET', '/dev/mail?to=new@example.com')).status).toBe(200)
  const entries = await site.query(
    `select action, before, after from audit_log where action like 'mail.server%' order by at, id`,
  )
  expect(entries.map(({ action }) => action)).toEqual(['mail.serverSet', 'mail.serverSet', 'mail.serverRemoved'])
  const [first, second, last] = entries
  expect(first).toMatchObject({ before: null, after: { mailHost: expect.stringMatching(/^127\.0\.0\.1:\d+$/) } })
  expect(second).toMatchObject({
    before: first?.after,
    after: { mailHost: '127.0.0.1:1', mailSender: 'box@example.com' },
  })
  expect(last).toMatchObject({ before: second?.after, after: null })
})

test('a password is sealed, shown to nobody, and goes to no other server', async () => {
  const site = await testSite()
  const set = (given: object) => site.admin.call('PUT', PATH, given)
  const fields = ({ body }: Reply) =>
    body.details?.validationError?.fieldViolations?.map(({ field }: { field: string }) => field)
  expect(fields(await set(secure))).toEqual(['password'])
  expect(fields(await set({ ...secure, security: 'NONE', password: 'pw of hall' }))).toEqual(['security'])
  for (const wrong of [
    { host: 'a b' },
    { host: '' },
    { port: 0 },
    { port: 70_000 },
    { security: 'SSL' },
    { from: 'x' },
  ])
    expect([wrong, (await set({ ...secure, password: 'pw of hall', ...wrong })).status]).toEqual([wrong, 400])
  expect((await site.admin.call('GET', PATH)).body).toEqual({ source: 'NONE' })

  const answer = await set({ ...secure, password: 'pw of hall' })
  const [entry] = await site.query(`select after from audit_log where action = 'mail.serverSet'`)
  expect(Object.keys(Object(entry?.after)).toSorted()).toEqual(['mailHost', 'mailSender', 'mailUser'])
  expect(answer.body.server).toEqual({ ...secure, changedDate: expect.any(String) })
  const read = async () =>
    (await site.query(`select settings->'mailServer' as server from sites`))[0]!.server as Record<string, unknown>
  const sealed = await read()
  expect(JSON.stringify(sealed)).not.toContain('pw of hall')
  expect((await set({ ...secure, from: 'box@example.com' })).status).toBe(200)
  expect(await read()).toMatchObject({ password: sealed.password, from: 'box@example.com' })
  for (const elsewhere of [{ host: 'smtp.other.example' }, { port: 466 }, { user: 'pier' }, { security: 'STARTTLS' }])
    expect(fields(await set({ ...secure, ...elsewhere }))).toEqual(['password'])
  expect(await read()).toMatchObject({ host: 'smtp.example' })
  expect((await set({ ...smtp(25) })).status).toBe(200)
  expect(await read()).not.toHaveProperty('password')

  await Promise.all([
    set({ ...secure, password: 'other' }),
    site.admin.call('PATCH', '/fairground/v1/site-settings', { sells: 'GOODS' }),
  ])
  expect(await read()).toMatchObject({ host: 'smtp.example' })
  expect((await site.query(`select settings->>'sells' as sells from sites`))[0]!.sells).toBe('GOODS')
})

test('a password that does not open keeps no page from its reader, and the test names the fault', async () => {
  const site = await testSite()
  const owner = await staffAs(site, 'owner')
  await owner.call('PUT', PATH, { ...secure, password: 'pw of hall' })
  await site.query(`update sites set settings = jsonb_set(settings, '{mailServer,password}', '"s1.QUJD"')`)
  await site.assembly.directory.reload()
  expect((await owner.call('GET', PATH)).body.source).toBe('SITE')
  expect((await owner.call('GET', '/fairground/v1/setup')).status).toBe(200)
  const failed = await owner.call('POST', `${PATH}/test`, {})
  expect(code(failed)).toEqual([409, 'MAIL_NOT_SENT'])
  expect(failed.body.message).toContain('SECRET_KEY')
})

test('a caller without every permission does not lead mails elsewhere', async () => {
  const site = await testSite()
  const partly = await site.keyWith(['settings.write'])
  expect((await partly.call('GET', PATH)).status).toBe(200)
  expect(code(await partly.call('PUT', PATH, smtp(25)))).toEqual([403, 'PERMISSION_DENIED'])
  await site.admin.call('PUT', PATH, smtp(25))
  expect(code(await partly.call('DELETE', PATH))).toEqual([403, 'PERMISSION_DENIED'])
  expect((await site.nobody.call('GET', PATH)).status).toBe(401)
  expect((await site.admin.call('GET', PATH)).body.source).toBe('SITE')
})

test('the server of the environment goes before that of the site', async () => {
  const sent: string[] = []
  const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) }
  const site = await testSite({ providers: { ...testSettings('').providers, mailer } })
  await site.admin.call('PUT', PATH, smtp(1))
  expect((await site.admin.call('GET', PATH)).body).toMatchObject({ source: 'ENVIRONMENT', server: { port: 1 } })
  await site.admin.call('POST', '/fairground/v1/staff/users', { email: 'new@example.com', role: 'orders' })
  await expect.poll(() => sent).toEqual(['new@example.com'])
})

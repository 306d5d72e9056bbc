import { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'
import { mailTo, newMember, refusal } from '../identity/sign-in/sign-in.fixture.ts'
import { staffAs, type TestStaff } from '../identity/staff/staff.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let owner: TestStaff
beforeAll(async () => {
  site = await sharedSite()
  owner = await staffAs(site, 'owner')
})
afterAll(() => site.close())
beforeEach(() => site.query('delete from mail_texts'))

const PATH = '/fairground/v1/mail-templates'
const content = {
  subject: 'Neues Kennwort, {{siteName}}',
  blocks: [
    { kind: 'TEXT', text: 'Nur zu <b>hier</b>:' },
    { kind: 'BUTTON', text: 'Los', variable: 'link' },
  ],
}
const write = (revision: string, body: object = { content }, language = 'de') =>
  owner.call('PUT', `${PATH}/recovery/texts/${language}`, { revision, ...body })
const mailed = async (language?: string) => {
  const { email } = await newMember(site)
  await site.nobody.call('POST', '/_api/iam/recovery/v1/send-email', {
    email,
    ...present({ language: language || undefined }),
  })
  return mailTo(site, email)
}

test('every mail is listed with its languages', async () => {
  await write('0')
  const { body } = await owner.call('GET', PATH)
  expect(body.siteLanguage).toBe('en-GB')
  expect(body.templates.map(({ id }: { id: string }) => id)).toEqual([...MailTemplateId])
  expect(body.templates.find(({ id }: { id: string }) => id === 'recovery')).toMatchObject({
    name: 'Password recovery',
    audience: 'MEMBER',
    optional: false,
    enabled: true,
    languages: [
      { language: 'de', source: 'SITE' },
      { language: 'en', source: 'BUILT_IN' },
      { language: 'fr', source: 'BUILT_IN' },
    ],
  })
})

test('the site’s own words are sent in their language until they are reset', async () => {
  const before = await owner.call('GET', `${PATH}/recovery?language=de`)
  expect(before.body.text).toMatchObject({ source: 'BUILT_IN', revision: '0' })
  expect(before.body.variables).toContainEqual({
    name: 'link',
    kind: 'LINK',
    description: expect.any(String),
    required: true,
  })
  const { status, body } = await write('0')
  expect([status, body.text]).toMatchObject([200, { source: 'SITE', revision: '1', content }])
  expect(await mailed('de')).toMatchObject({
    subject: 'Neues Kennwort, Test site',
    text: expect.stringMatching(/^Nur zu <b>hier<\/b>:\n\nLos:\nhttp:\/\/localhost:8080\/reset-password\?token=/),
    html: expect.stringContaining('Nur zu &lt;b&gt;hier&lt;/b&gt;:'),
  })
  expect((await mailed()).subject).toBe('Choose a new password for Test site')

  const reset = await owner.call('DELETE', `${PATH}/recovery/texts/de`)
  expect(reset.body.text).toEqual({
    language: 'de',
    source: 'BUILT_IN',
    revision: '0',
    content: before.body.text.content,
  })
  expect((await mailed('de')).subject).toBe('Neues Passwort für Test site')
  const { entries } = (await owner.call('POST', '/fairground/v1/audit-log/query', {})).body
  expect(entries.slice(0, 2)).toMatchObject([
    {
      action: 'mailText.reset',
      target: { name: 'Password recovery (de)' },
      before: { template: 'recovery', language: 'de', subject: content.subject },
    },
    { action: 'mailText.changed', after: { template: 'recovery', language: 'de', subject: content.subject } },
  ])
})

test('a language that nothing is written in shows what is sent instead, and can be written', async () => {
  const { text } = (await owner.call('GET', `${PATH}/recovery?language=es`)).body
  expect(text).toMatchObject({ source: 'FALLBACK', content: { subject: 'Choose a new password for {{siteName}}' } })
  expect((await write('0', { content: { ...content, subject: 'Contraseña' } }, 'es')).status).toBe(200)
  expect((await mailed('es')).subject).toBe('Contraseña')
})

test('one of two writers of the same revision is refused', async () => {
  const replies = await Promise.all([write('0'), write('0')])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(refusal(await write('0'))).toEqual([409, 'STALE_REVISION'])
  expect((await write('1')).body.text.revision).toBe('2')
})

test('a placeholder that the mail does not know is refused at its place; nothing is saved', async () => {
  const reply = await write('0', { content: { ...content, subject: 'Hello {{password}}' } })
  expect(reply.status).toBe(400)
  expect(reply.body.details.validationError.fieldViolations).toEqual([
    expect.objectContaining({
      field: 'content.subject',
      description: expect.stringContaining('{{password}}'),
      data: { placeholder: 'password', known: ['siteName', 'link'] },
    }),
  ])
  expect((await owner.call('GET', `${PATH}/recovery?language=de`)).body.text.revision).toBe('0')
  expect((await write('0', { content }, 'deutsch')).status).toBe(400)
  expect((await owner.call('GET', `${PATH}/nothing?language=de`)).status).toBe(400)
})

test('a draft is shown with made-up values, in HTML and text, and sent to who asks', async () => {
  const draft = { language: 'de', content }
  const { body } = await owner.call('POST', `${PATH}/recovery/preview`, draft)
  expect(body).toEqual({
    subject: 'Neues Kennwort, Test site',
    html: expect.stringContaining('href="http://localhost:8080/reset-password?token=sample"'),
    text: expect.stringContaining('Los:'),
    bytes: expect.any(Number),
  })
  const test = await owner.call('POST', `${PATH}/recovery/test-mail`, draft)
  expect(test.body).toEqual({ to: owner.email, sent: false })
  expect((await mailTo(site, owner.email)).subject).toBe('Neues Kennwort, Test site')
  expect(refusal(await site.admin.call('POST', `${PATH}/recovery/test-mail`, draft))).toEqual([
    403,
    'PERMISSION_DENIED',
  ])
  const unknown = { language: 'de', content: { ...content, preheader: '{{nobody}}' } }
  expect((await owner.call('POST', `${PATH}/recovery/preview`, unknown)).status).toBe(400)
})

test('a mail that the site can do without is switched off; another is not', async () => {
  const off = await owner.call('PATCH', `${PATH}/newSignIn`, { enabled: false })
  expect(off.body.templates.find(({ id }: { id: string }) => id === 'newSignIn').enabled).toBe(false)
  expect(refusal(await owner.call('PATCH', `${PATH}/recovery`, { enabled: false }))).toEqual([409, 'MAIL_NEEDED'])
  const on = await owner.call('PATCH', `${PATH}/newSignIn`, { enabled: true })
  expect(on.body.templates.find(({ id }: { id: string }) => id === 'newSignIn').enabled).toBe(true)
})

test('texts are for those who may change settings', async () => {
  const reader = await site.keyWith(['settings.read'])
  expect((await reader.call('GET', PATH)).status).toBe(200)
  expect((await reader.call('PUT', `${PATH}/recovery/texts/de`, { revision: '0', content })).status).toBe(403)
  expect((await reader.call('DELETE', `${PATH}/recovery/texts/de`)).status).toBe(403)
  expect((await (await site.keyWith(['catalog.write'])).call('GET', PATH)).status).toBe(403)
})

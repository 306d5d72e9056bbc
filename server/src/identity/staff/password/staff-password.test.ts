import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../../test/fixture.ts'
import { mailedLink, pressed, staffAs } from '../staff.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const PAGE = '/_staff/account'
const DOOR = '/admin/sign-in-needed'
const PASSWORD = 'harbour lanterns in june'
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const enter = (email: string, password: string, headers: Record<string, string> = form) =>
  site.nobody.call('POST', DOOR, encoded({ email, password, way: 'password' }), headers)
const alertIn = (body: unknown) => /role="alert">([^<]*)/.exec(String(body))?.[1]
const cookieIn = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''

/** Somebody of the staff, signed in by a mailed link, with the cookie of that session. */
async function somebody() {
  const { email, id } = await staffAs(site, 'analyst')
  await site.nobody.call('POST', DOOR, encoded({ email, way: 'link' }), form)
  const cookie = cookieIn((await pressed(site, await mailedLink(site, email))).headers)
  const save = (fields: Record<string, string>, more: Record<string, string> = {}) =>
    site.nobody.call('POST', PAGE, encoded({ name: 'Ines', email, password: '', ...fields }), {
      ...form,
      cookie,
      ...more,
    })
  return { email, id, cookie, save }
}
const opens = async (cookie: string) => (await site.nobody.call('GET', PAGE, undefined, { cookie })).status === 200

test('staff name themselves and set a password, and sign in by it without a mail', async () => {
  const { email, cookie, save } = await somebody()
  const shown = await site.nobody.call('GET', PAGE, undefined, { cookie })
  expect(String(shown.body)).toContain(`value="${email}"`)
  expect(String((await save({ name: ' Ines Carvalho ', password: PASSWORD })).body)).toContain('role="status"')
  const { status, headers } = await enter(email.toUpperCase(), PASSWORD)
  expect([status, headers.location]).toEqual([303, '/admin/'])
  expect(String((await site.nobody.call('GET', PAGE, undefined, { cookie: cookieIn(headers) })).body)).toContain(
    'value="Ines Carvalho"',
  )
})

test('a stranger, a wrong password and a user without one read the same', async () => {
  const { email, save } = await somebody()
  await save({ password: PASSWORD })
  const { email: without } = await somebody()
  const answers = await Promise.all([
    enter(email, 'something else'),
    enter('stranger@example.com', PASSWORD),
    enter(without, PASSWORD),
    enter(without, ''),
  ])
  expect(new Set(answers.map(({ status, body }) => [status, alertIn(body)].join()))).toEqual(
    new Set([
      '422,The address or the password is wrong, or this account has no password. Try again, or have a link sent.',
    ]),
  )
})

test('guesses have to wait, and so does the right password meanwhile', async () => {
  const { email, save } = await somebody()
  await save({ password: PASSWORD })
  for (let guess = 0; guess < 11; guess++) expect((await enter(email, `guess ${guess}`)).status).toBe(422)
  const { status, body } = await enter(email, PASSWORD)
  expect([status, alertIn(body)]).toEqual([429, expect.stringContaining('Too many attempts')])
})

test('another password ends the other sessions and links, keeps this one, and is mailed and recorded', async () => {
  const { email, id, cookie, save } = await somebody()
  await save({ password: PASSWORD })
  const other = cookieIn((await enter(email, PASSWORD)).headers)
  await site.nobody.call('POST', DOOR, encoded({ email, way: 'link' }), form)
  const link = await mailedLink(site, email)
  expect(await opens(other)).toBe(true)

  await save({ password: 'another lantern in july' })
  expect([await opens(other), await opens(cookie)]).toEqual([false, true])
  expect((await pressed(site, link)).headers.location).toBe('/admin/sign-in-needed?reason=used')
  expect((await enter(email, PASSWORD)).status).toBe(422)
  expect((await enter(email, 'another lantern in july')).status).toBe(303)
  const mails = await site.query(
    `select subject from mails where to_address = '${email}' and template = 'changedPassword'`,
  )
  expect(mails).toHaveLength(2)
  const entries = await site.query(
    `select action, after from audit_log where target_id = '${id}' and action = 'staffUser.passwordChanged'`,
  )
  expect(entries).toEqual([
    { action: 'staffUser.passwordChanged', after: null },
    { action: 'staffUser.passwordChanged', after: null },
  ])
})

test.for([
  ['no name', { name: ' ' }, 'Enter your name'],
  ['a name of two lines', { name: 'Ines\nOwner' }, 'Enter your name'],
  ['no address', { email: 'ines' }, 'Enter your whole email address'],
  ['a short password', { password: 'short' }, 'Use 8 to 128 characters'],
  ['a common password', { password: 'password123' }, 'Use 8 to 128 characters'],
  ['the address of somebody else', { email: 'OWNER@fairground.example' }, 'Somebody else'],
] as const)('%s is refused in place, and nothing is changed', async ([, wrong, reason]) => {
  const { email, id, save } = await somebody()
  if ('email' in wrong && wrong.email.includes('@')) {
    const { email: taken } = await somebody()
    const { status, body } = await save({ email: taken.toUpperCase(), password: PASSWORD })
    expect([status, alertIn(body)]).toEqual([422, expect.stringContaining(reason)])
  } else {
    const { status, body } = await save({ password: PASSWORD, ...wrong })
    expect([status, alertIn(body)]).toEqual([422, expect.stringContaining(reason)])
  }
  expect(await site.query(`select email, name from staff_users where id = '${id}'`)).toEqual([{ email, name: '' }])
  expect((await enter(email, PASSWORD)).status).toBe(422)
})

test('a form that no browser posts is refused as any other', async () => {
  expect((await enter('nobody\0@example.com', 'a\0b')).status).toBe(422)
  const large = await enter('nobody@example.com', 'x'.repeat(20_000))
  expect([large.status, large.body.message]).toEqual([413, expect.stringContaining('16')])
})

test('a new address signs in, and the former one is notified', async () => {
  const { email, save } = await somebody()
  const address = `new-${email}`
  await save({ email: address, password: PASSWORD })
  expect([(await enter(address, PASSWORD)).status, (await enter(email, PASSWORD)).status]).toEqual([303, 422])
  expect(
    await site.query(`select to_address from mails where template = 'changedEmail' and to_address = '${email}'`),
  ).toHaveLength(1)
})

test('a session that began long ago, a page of another site and nobody change nothing', async () => {
  const { email, save } = await somebody()
  expect((await save({ password: PASSWORD }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await enter(email, PASSWORD, { ...form, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const nobody = await site.nobody.call('POST', PAGE, encoded({ name: 'X', email, password: PASSWORD }), form)
  expect([nobody.status, nobody.headers.location]).toEqual([303, DOOR])
  await site.query(`update staff_sessions set created_at = created_at - interval '16 minutes'`)
  const { status, body } = await save({ password: PASSWORD })
  expect([status, alertIn(body)]).toEqual([422, expect.stringContaining('Sign in again first')])
  expect((await enter(email, PASSWORD)).status).toBe(422)
})

test('a change of the password leaves no session that began with the old one beside it', async () => {
  const { email, id, cookie, save } = await somebody()
  await save({ password: PASSWORD })
  const [changed, ...entered] = await Promise.all([
    save({ password: 'another lantern in july' }),
    ...Array.from({ length: 4 }, () => enter(email, PASSWORD)),
  ])
  expect(changed.status).toBe(200)
  for (const { status, headers } of entered) if (status === 303) expect(await opens(cookieIn(headers))).toBe(false)
  expect(await opens(cookie)).toBe(true)
  expect(await site.query(`select 1 from staff_sessions where user_id = '${id}'`)).toHaveLength(1)
})

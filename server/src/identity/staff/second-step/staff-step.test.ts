import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite } from '../../../../test/fixture.ts'
import { newId } from '../../../ground/ids.ts'
import { appCode, nextSteps } from '../../factors/factors.fixture.ts'
import { mailTo } from '../../sign-in/sign-in.fixture.ts'
import { mailedLink, pressed } from '../staff.fixture.ts'
import { forgetStaffFactors } from './staff-app.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const [STEP, SECURITY] = ['/_staff/second-step', '/_staff/security']
const now = () => site.assembly.directory.nowOf(site.assembly.directory.site(site.siteId)!)
const db = () => site.assembly.pool.forSite(site.siteId)

let people = 0
async function newUser() {
  const email = `staff-${process.pid}-${++people}@example.com`
  const { body } = await site.admin.call('POST', '/fairground/v1/staff/users', { email, role: 'analyst' })
  return { id: body.user.id as string, email }
}

const submit = (path: string, fields: Record<string, string>, cookie = '', from = 'same-origin') =>
  site.nobody.call('POST', path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': from,
    cookie,
  })

/** Target of a mail's link, and the session it opens, if it does. */
async function followLink(email: string) {
  await site.nobody.call('POST', '/fairground/v1/staff/sign-in-link', { email })
  const { headers } = await pressed(site, await mailedLink(site, email))
  return { to: String(headers.location), cookie: String(headers['set-cookie'] ?? '').split(';')[0]! }
}

const keyIn = (html: string): string => /<code>([A-Z2-7 ]+)<\/code>/.exec(html)![1]!.replaceAll(' ', '')

async function withApp() {
  const user = await newUser()
  const { cookie } = await followLink(user.email)
  const begun = await submit(SECURITY, { intent: 'begin' }, cookie)
  expect(begun.status).toBe(200)
  expect(begun.body).toContain('<svg')
  const secret = keyIn(begun.body)
  const done = await submit(SECURITY, { intent: 'confirm', code: appCode(site, secret) }, cookie)
  expect(done.status).toBe(200)
  const recoveryCodes = [...String(done.body).matchAll(/<li><code>([^<]+)/g)].map(([, code]) => code!)
  await nextSteps(site)
  return { ...user, cookie, secret, recoveryCodes }
}

const isIn = async (cookie: string) => {
  const headers = { cookie, authorization: 'session staff', 'sec-fetch-site': 'same-origin' }
  return (await site.nobody.call('GET', '/fairground/v1/staff/me', undefined, headers)).status === 200
}

describe('an app of a staff user', () => {
  test('is set up on a page without scripts, reported by mail, and stands in the audit log', async () => {
    const user = await withApp()
    expect(user.recoveryCodes).toHaveLength(10)
    expect((await mailTo(site, user.email)).subject).toContain('sign-in')
    const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
      query: { filter: { action: 'staffUser.factorAdded', 'target.id': user.id } },
    })
    expect(log.body.entries).toMatchObject([{ actor: { kind: 'staff', id: user.id }, target: { name: user.email } }])
  })

  test('shows the same key again after a wrong code, and nothing of what a form made up', async () => {
    const { email } = await newUser()
    const { cookie } = await followLink(email)
    const secret = keyIn((await submit(SECURITY, { intent: 'begin' }, cookie)).body)
    const made = { intent: 'confirm', code: 'abc', secret: '<script>', uri: 'x'.repeat(5000) }
    const again = await submit(SECURITY, made, cookie)
    expect([again.status, keyIn(again.body), String(again.body).includes('<script>')]).toEqual([422, secret, false])
  })

  test('a sign-in that waits for its code ends with a change of the password', async () => {
    const { email, secret, cookie } = await withApp()
    const state = new URLSearchParams((await followLink(email)).to.split('?')[1]).get('state')!
    const account = { name: 'Ines', email, password: 'harbour lanterns in june' }
    expect((await submit('/_staff/account', account, cookie)).status).toBe(200)
    const code = appCode(site, secret)
    const late = await submit(STEP, { state, code })
    expect([late.status, late.headers['set-cookie'], await isIn(cookie)]).toEqual([422, undefined, true])
  })

  test('is required after the link: a code opens the session, once', async () => {
    const { email, secret } = await withApp()
    const { to, cookie } = await followLink(email)
    expect([to.startsWith(`${STEP}?state=`), cookie]).toEqual([true, ''])
    const state = new URLSearchParams(to.split('?')[1]).get('state')!
    expect((await site.nobody.call('GET', to)).body).toContain('authenticator app')
    const wrong = await submit(STEP, { state, code: 'abcdef' })
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([422, undefined])
    const code = appCode(site, secret)
    const done = await submit(STEP, { state, code })
    expect([done.status, done.headers.location]).toEqual([303, '/admin/'])
    expect(await isIn(String(done.headers['set-cookie']).split(';')[0]!)).toBe(true)
    expect((await submit(STEP, { state, code: appCode(site, secret, 1) })).status).toBe(422)
    const second = new URLSearchParams((await followLink(email)).to.split('?')[1]).get('state')!
    expect((await submit(STEP, { state: second, code })).status).toBe(422)
  })

  test('is stood in for by a recovery code, and guessed by nobody', async () => {
    const { email, secret, recoveryCodes } = await withApp()
    const state = new URLSearchParams((await followLink(email)).to.split('?')[1]).get('state')!
    expect((await submit(STEP, { state, code: recoveryCodes[0]! })).status).toBe(303)
    for (let n = 0; n < 4; n++) {
      const tried = new URLSearchParams((await followLink(email)).to.split('?')[1]).get('state')!
      for (let m = 0; m < 4; m++) {
        await site.advance(20_000)
        await submit(STEP, { state: tried, code: 'abcdef' })
      }
    }
    const notices = await site.query(`select from mails where template = 'manyGuesses' and to_address = $1`, [email])
    expect(notices).toHaveLength(1)
    const late = new URLSearchParams((await followLink(email)).to.split('?')[1]).get('state')!
    const braked = await submit(STEP, { state: late, code: appCode(site, secret) })
    expect([braked.status, String(braked.body).includes('Too many attempts')]).toEqual([422, true])
  })

  test('waits a quarter of an hour', async () => {
    const { email, secret } = await withApp()
    const state = new URLSearchParams((await followLink(email)).to.split('?')[1]).get('state')!
    await site.advance(16 * 60_000)
    expect((await submit(STEP, { state, code: appCode(site, secret) })).status).toBe(422)
  })

  test('is begun by a fresh session alone, never from another site’s page, never without a session', async () => {
    const { email } = await newUser()
    const { cookie } = await followLink(email)
    expect((await submit(SECURITY, { intent: 'begin' }, cookie, 'cross-site')).status).toBe(403)
    expect((await submit(SECURITY, { intent: 'begin' })).headers.location).toBe('/admin/sign-in-needed')
    expect((await site.nobody.call('GET', SECURITY)).headers.location).toBe('/admin/sign-in-needed')
    await site.advance(16 * 60_000)
    const stale = await submit(SECURITY, { intent: 'begin' }, cookie)
    expect([stale.status, String(stale.body).includes('Sign in again')]).toEqual([422, true])
  })

  test('ends by a code of its own', async () => {
    const { email, cookie, secret } = await withApp()
    expect((await submit(SECURITY, { intent: 'end', code: 'abcdef' }, cookie)).status).toBe(422)
    expect((await submit(SECURITY, { intent: 'end', code: appCode(site, secret) }, cookie)).status).toBe(200)
    expect((await followLink(email)).to).toBe('/admin/')
  })

  test('ends from the console, and with the user', async () => {
    const [lost, gone] = [await withApp(), await withApp()]
    const deed = { now: now(), newId: () => newId(new Date()) }
    await db().inTx((tx) => forgetStaffFactors(tx, deed, lost))
    expect((await followLink(lost.email)).to).toBe('/admin/')
    expect((await site.admin.call('DELETE', `/fairground/v1/staff/users/${gone.id}`)).status).toBe(200)
    expect(await site.query('select from factors where subject_id = $1', [gone.id])).toEqual([])
  })
})

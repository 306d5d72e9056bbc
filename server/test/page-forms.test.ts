import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltPages, builtPages } from './built-pages.ts'
import { type Reply, sharedSite, type TestSite } from './fixture.ts'
import { type FormsWorld, formsWorld, type PageForm, pageForms } from './page-forms.ts'
import { everything } from './whole-site.ts'

/** Forms of the shop's pages as no button sends them: each is answered with a page that says why, and nothing is half-done. */

let pages: BuiltPages
let site: TestSite & { close(): Promise<void> }
let world: FormsWorld
beforeAll(async () => {
  pages = await builtPages()
  site = await sharedSite({ pages: true, storefrontDir: pages.dir })
  world = await formsWorld(site)
}, 180_000)
afterAll(async () => {
  await site.close()
  await pages.remove()
})

type Pairs = readonly (readonly [string, string])[]

const OURS = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const PAGE = { accept: 'text/html' }
const DATA = { accept: '*/*', 'sec-fetch-mode': 'cors' }
const encoded = (pairs: Pairs): string => String(new URLSearchParams([...pairs] as [string, string][])) // copied
const bodyOf = ({ fields }: PageForm): string => encoded(Object.entries(fields))
const cookieOf = ({ as }: PageForm): string => world[as].cookie
const send = (form: PageForm, body: string, headers: Record<string, string> = {}): Promise<Reply> =>
  site.nobody.call('POST', form.at, body, { ...OURS, ...PAGE, cookie: cookieOf(form), ...headers })

interface Try {
  readonly form: PageForm
  /** "email: huge" */
  readonly bad: string
  readonly body: string
}

const HUGE = 'x'.repeat(20_000)
/** Every field meets the first two and one of the others. */
const VALUES: readonly (readonly [string, string])[] = [
  ['a character that no text has', '\0'],
  ['huge', HUGE],
]
const OTHERS: readonly string[] = [
  '',
  '-1',
  '1e999',
  'null',
  '[]',
  '{"a":{"__proto__":1}}',
  '../../x',
  '\u202e\ud83d',
  'constructor',
  '00000000-0000-4000-8000-000000000000',
]

function badFields(form: PageForm): Try[] {
  const all = Object.entries(form.fields)
  return (form.tried ?? Object.keys(form.fields)).flatMap((field, place) => {
    const others = all.filter(([name]) => name !== field)
    const one = OTHERS[(place + all.length) % OTHERS.length] ?? ''
    const values: Pairs = [...VALUES, [JSON.stringify(one), one]]
    return [
      { form, bad: `${field}: missing`, body: encoded(others) },
      ...values.map(([bad, value]) => ({ form, bad: `${field}: ${bad}`, body: encoded([...others, [field, value]]) })),
    ]
  })
}

function badWholes(form: PageForm): Try[] {
  const all = Object.entries(form.fields)
  const others = all.filter(([name]) => name !== 'intent')
  const many = Array.from({ length: 500 }, (_, i) => [`quantity.${crypto.randomUUID()}`, String(i)] as const)
  const inherited = ['__proto__', 'option.__proto__', 'quantity.__proto__', 'text.constructor']
  return [
    { form, bad: 'nothing', body: '' },
    { form, bad: 'bytes that are no text', body: `${encoded(all)}&%ff=%c0%80&=&%` },
    { form, bad: 'an intent that nobody has', body: encoded([...others, ['intent', 'constructor']]) },
    { form, bad: 'each field twice', body: encoded([...all.map(([name]) => [name, 'other'] as const), ...all]) },
    { form, bad: 'lists', body: encoded(all.flatMap(([name, v]) => [[`${name}[]`, v] as const, [`${name}[0]`, v]])) },
    { form, bad: 'inherited names', body: encoded([...all, ...inherited.map((name) => [name, '1'] as const)]) },
    { form, bad: 'hundreds of fields', body: encoded([...all, ...many]) },
  ]
}

/** Texts that a page shows as what went wrong. */
const complaintsIn = (html: string): string[] =>
  [...html.matchAll(/<(\w+)[^>]*(?:role="alert"|\btext-danger\b)[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , inner = '']) => inner.replaceAll(/<[^>]+>/g, ' ').trim())
    .filter(Boolean)

/** Its form is drawn by scripts alone, which show the answer. */
const WITH_SCRIPTS_ALONE = /^\/events\/[^/]+$/
/** As the API names things, and the reader of a page does not. */
const OF_THE_WIRE = /INVALID_ARGUMENT|\/v\d\/|\bundefined\b|\[object |must (NOT|be|match)\b/

/** The fault of an answer; undefined where it is a good one. */
function faultOf({ form }: Try, { status, headers, body }: Reply): string | undefined {
  const html = String(body)
  if (status >= 500) return `${status}`
  if (status >= 300 && status < 400)
    return /^\/(?!\/)/.test(String(headers.location)) ? undefined : `leads to ${headers.location}`
  if (!html.includes('<h1')) return `${status} without a page: ${html.slice(0, 200)}`
  const complaints = complaintsIn(html)
  if (complaints.some((text) => OF_THE_WIRE.test(text))) return `${status} with ${complaints.join(' · ').slice(0, 200)}`
  const givesReason = complaints.length > 0 || html.includes('Page not found') || WITH_SCRIPTS_ALONE.test(form.at)
  return status < 400 || givesReason ? undefined : `${status} without a sentence`
}

const allForms = (of = world) => Object.values(pageForms(of)).flat()

test('every page that takes forms is tried', async () => {
  const { postPaths } = await import(pathToFileURL(join(pages.dir, 'dist/server/entry-server.js')).href)
  expect(Object.keys(pageForms(world)).sort()).toEqual([...postPaths].sort())
})

test('no bad form is a fault of ours, and each that is refused says why and changes nothing', {
  timeout: 400_000,
}, async () => {
  const faults: string[] = []
  const addFault = (one: Try, fault: string) => faults.push(`${one.form.at} ${one.bad}: ${fault}`)
  for (const forms of Object.values(pageForms(world))) {
    /** Ways in which the page refused. */
    const refused = new Set<string>()
    for (const one of forms.flatMap((form) => [...badWholes(form), ...badFields(form)])) {
      const reply = await send(one.form, one.body)
      const fault = faultOf(one, reply)
      if (fault) addFault(one, fault)
      const { status } = reply
      const way = `${status} ${complaintsIn(String(reply.body)).join()}`
      // What was typed at the checkout is stored before it is refused.
      if (status < 400 || refused.has(way) || one.form.at.startsWith('/checkout/')) continue
      refused.add(way)
      const before = await everything(site)
      const again = await send(one.form, one.body, DATA)
      // A limit of attempts is reached, or ends with its minute, between the two.
      if (again.status !== status && again.status !== 409 && status !== 409)
        addFault(one, `${status} to a browser, ${again.status} to a script`)
      if ((await everything(site)) !== before) addFault(one, `refused with ${way}, and something changed`)
    }
  }
  expect(faults).toEqual([])
})

test.for([
  ['nothing that says what it is', undefined],
  ['text', 'text/plain'],
  ['JSON', 'application/json'],
  ['parts', 'multipart/form-data; boundary=x'],
] as const)('a form that is sent as %s is refused whole', async ([, type]) => {
  const before = await everything(site)
  for (const form of allForms()) {
    const { 'content-type': _, ...others } = OURS
    const headers = { ...others, ...PAGE, cookie: cookieOf(form), ...(type ? { 'content-type': type } : {}) }
    const { statusCode, body } = await site.assembly.app.inject({
      method: 'POST',
      url: form.at,
      headers,
      payload: bodyOf(form),
    })
    expect([form.at, statusCode >= 400 && statusCode < 500, body]).toEqual([
      form.at,
      true,
      expect.stringContaining('<h1'),
    ])
  }
  expect(await everything(site)).toBe(before)
})

test('another site’s form and one that is too large are refused whole', async () => {
  const before = await everything(site)
  for (const form of allForms()) {
    const crossed = await send(form, bodyOf(form), { 'sec-fetch-site': 'cross-site' })
    expect([form.at, crossed.status, String(crossed.body)]).toEqual([form.at, 403, expect.stringContaining('<h1')])
  }
  for (const [form] of Object.values(pageForms(world))) {
    if (!form) continue
    const { status, body } = await send(form, `${bodyOf(form)}&more=${'x'.repeat(600_000)}`)
    expect([form.at, status, String(body)]).toEqual([form.at, 413, expect.stringContaining('<h1')])
  }
  expect(await everything(site)).toBe(before)
})

test('forms about what is a stranger’s change nothing of it', async () => {
  const { own, holdId, unpaidId } = world.stranger
  const { lineId: line } = own
  const foreign = allForms({ ...world, visitor: { ...world.visitor, own, holdId, unpaidId } })
  const sendsLink = ({ fields }: PageForm) => fields.intent === 'link'
  const theirs = foreign.filter(({ at }) =>
    [own.checkoutId, holdId, unpaidId, own.rsvpId].some((id) => at.includes(id)),
  )
  const lines = foreign
    .filter(({ fields }) => 'line' in fields)
    .map((form): PageForm => ({ ...form, fields: { ...form.fields, line } }))
  expect([theirs.length > 8, lines.length]).toEqual([true, 2])
  const before = await everything(site)
  for (const form of lines) await send(form, bodyOf(form))
  for (const form of theirs.filter((form) => !sendsLink(form))) {
    const { status } = await send(form, bodyOf(form))
    expect([form.at, form.fields.intent, status >= 400 && status < 500, status]).toEqual([
      form.at,
      form.fields.intent,
      true,
      status,
    ])
  }
  expect(await everything(site)).toBe(before)
})

test('a form without a session leads to the sign-in or gives a reason, and an ended session harms nothing', {
  timeout: 120_000,
}, async () => {
  const faults: string[] = []
  const tryAll = async (who: string, cookieFor: (form: PageForm) => string) => {
    for (const form of allForms()) {
      const reply = await send(form, bodyOf(form), { cookie: cookieFor(form) })
      const location = String(reply.headers.location ?? '')
      const isMembers = form.at.startsWith('/account') && !form.at.startsWith('/account/wishlist')
      const fault = faultOf({ form, bad: who, body: '' }, reply)
      if (fault) faults.push(`${form.at} ${form.fields.intent ?? ''} ${who}: ${fault}`)
      else if (isMembers && reply.status < 400 && !location.startsWith('/login'))
        faults.push(`${form.at} ${form.fields.intent ?? ''} ${who}: ${reply.status} ${location}`)
    }
  }
  await tryAll('nobody', () => '')
  await tryAll('a made-up session', () => 'fg_visitor=a.b.c; fg_refresh=x')
  await tryAll('a visitor', () => world.visitor.cookie)
  await site.advance(24 * 60 * 60 * 1000)
  await tryAll('an ended session', cookieOf)
  expect(faults).toEqual([])
})

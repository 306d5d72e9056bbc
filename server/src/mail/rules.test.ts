import { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import { plainPaletteOf } from '@fairground/domain/formatting/palette.ts'
import { describe, expect, test } from 'vitest'
import { namedIn } from '../http/violations.ts'
import { BUILT_IN, builtIn } from './built-in.ts'
import { contentFaults } from './check-content.ts'
import { textFor } from './language.ts'
import { BAND } from './palette.ts'
import { hasStrayBraces, oneLine, placeholdersIn } from './placeholders.ts'
import { render } from './render.ts'
import { sampleValues } from './sample.ts'
import type { Content } from './texts/template.ts'
import { isForGood, nextTryMs } from './tries.ts'

const site = {
  publicUrl: 'https://shop.example',
  siteName: 'Harbour <Museum> & Co',
  now: new Date('2026-06-01T10:00:00Z'),
}
const reader = { language: 'en', locale: 'en-GB', timeZone: 'Europe/London' }

test.for([
  ['in the reader’s language', 'de', 'en-GB', [], 'de built in'],
  ['of their region, else of the language alone', 'de-CH', 'en-GB', [], 'de built in'],
  ['of their region, where the site wrote it', 'de-ch', 'en-GB', ['de-CH'], 'de-CH own'],
  ['the site’s words before ours', 'de', 'en-GB', ['de'], 'de own'],
  ['in a language that only the site has', 'es', 'en-GB', ['es'], 'es own'],
  ['else in the site’s', 'es', 'fr-FR', [], 'fr built in'],
  ['else in English', 'es', 'pt-BR', [], 'en built in'],
  ['without a wish in the site’s', null, 'de-DE', [], 'de built in'],
  ['whatever is wished for', '"><script>', 'de-DE', [], 'de built in'],
] as const)('a text is chosen %s', ([, wanted, locale, own, expected]) => {
  const chosen = textFor(
    wanted,
    locale,
    own.map((language) => ({ language, content: `${language} own` })),
    new Map(BUILT_IN.map((language) => [language, `${language} built in`])),
  )
  expect(chosen.content).toBe(expected)
})

test('a value neither begins another line nor turns what stands after it around', () => {
  expect(oneLine('Ada\r\nBcc: x@y.example')).toBe('Ada Bcc: x@y.example')
  expect(oneLine('\u202eada\u2066 Lovelace')).toBe('ada Lovelace')
})

describe.for(MailTemplateId.flatMap((id) => BUILT_IN.map((language) => [id, language] as const)))(
  '%s, %s',
  ([id, language]) => {
    const content = builtIn(id).get(language)!
    test('is a text that a site could save', () => {
      expect(contentFaults(id, content, 'content')).toEqual([])
    })
    test('holds every value, escaped in HTML, with no placeholder left and no picture from elsewhere', async () => {
      const { subject, html, text } = await render(content, sampleValues(id, site), { ...reader, language })
      for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|\}\}|undefined/)
      expect(html).toContain('Harbour &lt;Museum&gt; &amp; Co')
      expect(html).not.toContain('<Museum>')
      expect(html).not.toMatch(/<script|<img|<link|url\(/i)
      expect(text).toContain('Harbour <Museum> & Co')
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => new URL(href!).origin)
      expect(links.every((origin) => origin === site.publicUrl)).toBe(true)
    })
  },
)

const content = (change: Partial<Content> = {}): Content => ({
  subject: 'Choose',
  blocks: [{ kind: 'BUTTON', text: 'Go', variable: 'link' }],
  ...change,
})

test.for([
  ['a name that the mail does not know', { subject: 'Hello {{firstName}}' }, 'content.subject', /\{\{firstName\}\}/],
  ['an expression', { subject: '{{ process.env }}' }, 'content.subject', /process\.env/],
  ['the prototype', { subject: '{{constructor}}' }, 'content.subject', /constructor/],
  ['braces without an end', { preheader: 'Hello {{siteName' }, 'content.preheader', /braces/],
  ['a section of another language', { preheader: '{{#link}}x{{/link}}' }, 'content.preheader', /#link/],
  ['no link', { blocks: [{ kind: 'TEXT', text: 'Hello' }] }, 'content.blocks', /must contain link/],
  [
    'a button to something else',
    { blocks: [{ kind: 'BUTTON', text: 'Go', variable: 'siteName' }] },
    'content.blocks[0].variable',
    /link/,
  ],
  [
    'a code that there is not',
    { blocks: [...content().blocks, { kind: 'CODE', variable: 'code' }] },
    'content.blocks[1].variable',
    /no such variable/,
  ],
  ['two buttons', { blocks: [...content().blocks, ...content().blocks] }, 'content.blocks', /one button/],
  [
    'an empty heading',
    { blocks: [...content().blocks, { kind: 'HEADING', text: ' ' }] },
    'content.blocks[1].text',
    /must not be empty/,
  ],
  [
    'a fact with a stranger',
    { blocks: [...content().blocks, { kind: 'FACTS', facts: [{ label: 'A', value: '{{b}}' }] }] },
    'content.blocks[1].facts[0].value',
    /\{\{b\}\}/,
  ],
] as const)('refused: %s', ([, change, field, description]) => {
  const faults = contentFaults('recovery', content(change as Partial<Content>), 'content')
  expect(namedIn(faults, 'en')).toContainEqual(
    expect.objectContaining({ field, description: expect.stringMatching(description) }),
  )
})

test('values are text wherever they stand: no markup, no further header, no placeholder', async () => {
  const evil = '"><img src=x onerror=alert(1)>\r\nBcc: all@example.com {{link}}'
  const own = content({
    subject: 'For {{role}}',
    blocks: [
      { kind: 'HEADING', text: '<b>{{role}}</b>' },
      { kind: 'FACTS', facts: [{ label: '{{role}}', value: '{{role}}' }] },
      { kind: 'BUTTON', text: '{{role}}', variable: 'link' },
    ],
  })
  const { subject, html, text } = await render(
    own,
    { siteName: 'S', role: evil, link: 'https://shop.example/"x' },
    reader,
  )
  expect(subject).toBe('For "><img src=x onerror=alert(1)> Bcc: all@example.com {{link}}')
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&lt;b&gt;&quot;&gt;&lt;img')
  expect(html).toContain('href="https://shop.example/&quot;x"')
  expect(text).not.toContain('\r')
})

test('a name from right to left is isolated from its sentence, in the subject, the text, the HTML and our phrases', async () => {
  const [title, kind] = ['ליל המסך', 'יציע']
  const own = content({
    subject: '{{role}} (2)',
    blocks: [
      { kind: 'TEXT', text: '{{role}}, 3 of 5: {{more}}. {{former}}' },
      { kind: 'FACTS', facts: [{ label: 'For', value: '{{role}} (2)' }] },
      { kind: 'BUTTON', text: 'Open {{role}}', variable: 'link' },
      { kind: 'LIST', variable: 'rows', text: '' },
    ],
  })
  const link = 'https://shop.example/אירועים/1'
  const { subject, html, text } = await render(
    own,
    {
      siteName: 'S',
      role: `${title}\u202e`,
      more: { phrase: 'onlineAt', values: { link } },
      former: { facts: [kind, '2Q7-K41'] },
      link,
      rows: [{ label: title, detail: [kind, '1 of 2'], value: '7', link }],
    },
    reader,
  )
  const [apart, kindApart] = [`\u2068${title}\u2069`, `\u2068${kind}\u2069`]
  expect(subject).toBe(`${apart} (2)`)
  for (const words of [text, html]) {
    expect(words).toContain(`${apart}, 3 of 5: `)
    expect(words).toContain(`\u2068${kindApart} · 2Q7-K41\u2069`)
    expect(words).toContain(`${kindApart} · 1 of 2`)
    expect(words).toContain(`Open ${apart}`)
    expect(words).not.toContain(`\u2068${link}`)
    expect(words).not.toContain('\u202e')
  }
  expect(text).toContain(`For: ${apart} (2)`)
  expect(text).toContain(`- ${apart} · ${kindApart} · 1 of 2 · 7\n  ${link}`)
})

test('an empty list shows nothing, not even its heading; the rows of one are escaped', async () => {
  const own = builtIn('orderConfirmation').get('en')!
  const values = sampleValues('orderConfirmation', site)
  const without = await render(own, { ...values, tickets: [] }, reader)
  expect(without.html).not.toContain('Your tickets')
  expect(without.text).not.toContain('Your tickets')
  const rows = [{ label: '<i>{{link}}</i>', link: 'https://shop.example/t/1' }]
  const withOne = await render(own, { ...values, tickets: rows }, reader)
  expect(withOne.html).toContain('&lt;i&gt;&#123;&#123;link&#125;&#125;&lt;/i&gt;')
  expect(withOne.text).toContain('- <i>{{link}}</i>\n  https://shop.example/t/1')
})

test('a mail has the colours of the site’s accent and its logo, named for readers without pictures', async () => {
  const look = { accent: '#FFD400', logo: { url: '/media/7', width: 960, height: 240 } }
  const values = {
    ...sampleValues('orderConfirmation', site),
    tickets: [{ label: 'A', link: 'https://shop.example/t' }],
  }
  const drawn = (as: object) => render(builtIn('orderConfirmation').get('en')!, values, reader, as)
  const { html } = await drawn({ look, publicUrl: site.publicUrl })
  const { brand, brandInDark, band } = plainPaletteOf('#ffd400')
  for (const color of [brand, brandInDark, band]) expect(html).toContain(color)
  expect(html).not.toContain(BAND)
  const [image = ''] = /<img[^>]*>/.exec(html) ?? []
  expect(image).toContain('src="https://shop.example/media/7?w=480"')
  expect(image).toContain('alt="Harbour &lt;Museum&gt; &amp; Co"')
  expect(image).toContain('width="192"')
  // Colours alone, where pictures have no address, and the plain look beside it.
  expect((await drawn({ look })).html).not.toContain('<img')
  expect((await drawn({})).html).toContain(BAND)
})

test('dates are in the reader’s words and the site’s zone', async () => {
  const values = { siteName: 'S', when: new Date('2026-07-01T12:00:00Z') }
  const of = async (language: string, locale: string) =>
    (await render(builtIn('changedPassword').get(language)!, values, { language, locale, timeZone: 'Europe/London' }))
      .text
  expect(await of('en', 'en-GB')).toContain('1 July 2026 at 13:00')
  expect(await of('de', 'de-CH')).toContain('1. Juli 2026')
})

test('amounts and times of a mail are written in its language', async () => {
  const total = { minor: 123_450n, currency: 'EUR' }
  const row = {
    label: 'Konzert',
    detail: [
      { startAt: '2026-07-02T18:00:00Z', zone: 'Europe/Berlin', namesZone: false },
      { startAt: '2026-07-01T18:00:00Z', endAt: '2026-07-01T20:30:00Z', zone: 'Europe/Berlin' },
    ],
    quantity: 2,
    value: total,
  }
  const of = async (language: string) => {
    const values = { ...sampleValues('orderConfirmation', site), lines: [row] }
    const { html, text } = await render(builtIn('orderConfirmation').get(language)!, values, {
      ...reader,
      language,
      locale: language,
    })
    return [text, html].map((written) => written.replaceAll(/[\u00a0\u202f]/g, ' '))
  }
  for (const german of await of('de')) {
    expect(german).toContain('2 × 1.234,50 €')
    expect(german).toContain('1. Juli 2026, 20:00 – 22:30 MESZ')
    expect(german).toMatch(/2\. Juli 2026, 20:00(?! MESZ)/)
  }
  for (const french of await of('fr')) {
    expect(french).toContain('2 × 1 234,50 €')
    expect(french).toContain('1 juillet 2026, 20:00 – 22:30')
  }
})

test.for([
  ['de', 'sets its own quotes and apostrophes', /"|'|\bdu\b|\bdein/i],
  [
    'fr',
    'parts high signs from their word, and addresses formally',
    /"|'|(?<!\u00a0)[:;?!»]|«(?!\u00a0)|(?<!\p{L})(tu|ton|tes|toi)(?!\p{L})/iu,
  ],
  ['en', 'sets curly quotes', /"|'/],
] as const)('%s %s', ([language, , wrong]) => {
  for (const id of MailTemplateId) {
    const { subject, preheader = '', blocks } = builtIn(id).get(language)!
    const texts = blocks.flatMap(({ text = '', facts = [] }) => [text, ...facts.map(({ label }) => label)])
    for (const text of [subject, preheader, ...texts]) expect(text).not.toMatch(wrong)
  }
})

test('placeholders are names between two braces', () => {
  expect(placeholdersIn('a {{ b }} {{c}} {d} {{}}')).toEqual(['b', 'c', ''])
  expect(['{{a}}', 'a } b', '{{a', 'a}}', '{{{a}}}'].map(hasStrayBraces)).toEqual([false, false, true, true, false])
})

test('the pause doubles from a minute to six hours; only a refusal of the mail itself ends it', () => {
  expect([1, 2, 3, 20].map(nextTryMs)).toEqual([60_000, 120_000, 240_000, 21_600_000])
  expect(isForGood({ responseCode: 550, command: 'RCPT TO' })).toBe(true)
  expect(isForGood({ responseCode: 450, command: 'RCPT TO' })).toBe(false)
  expect(isForGood({ responseCode: 535, command: 'AUTH PLAIN' })).toBe(false)
  expect(isForGood(new Error('ECONNREFUSED'))).toBe(false)
})

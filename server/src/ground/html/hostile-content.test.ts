import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import type { FieldViolation } from '../api-error.ts'
import { cleanRichContent } from './clean-rich-content.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const MARKUP =
  '<p>Words<script>alert(1)</script><iframe srcdoc="x" onload="alert(1)"></iframe><img src=x onerror=alert(1)></p>'
const link = (url: string) => ({
  type: 'TEXT',
  id: '',
  nodes: [],
  textData: {
    text: 'Words',
    decorations: [{ type: 'LINK', linkData: { link: { url, customData: 'javascript:alert(1)' } } }],
  },
})
const node = (type: string, data: Record<string, unknown>, nodes: readonly unknown[] = []) => ({
  type,
  id: 'n',
  nodes,
  ...data,
})
const oembed = {
  html: MARKUP,
  url: 'data:text/html,x',
  thumbnailUrl: 'javascript:alert(1)',
  author_url: 'javascript:alert(1)',
}
const hostile: readonly [string, object][] = [
  [
    'a link',
    node('PARAGRAPH', {}, [link('javascript:alert(1)'), link('java\tscript:alert(1)'), link(' data:text/html,x')]),
  ],
  ['raw markup', node('HTML', { htmlData: { html: MARKUP, source: 'HTML' } })],
  ['a framed address', node('HTML', { htmlData: { url: 'javascript:alert(1)', source: 'HTML' } })],
  ['an embedded thing', node('EMBED', { embedData: { src: 'javascript:alert(1)', oembed } })],
  ['a preview', node('LINK_PREVIEW', { linkPreviewData: { html: MARKUP, thumbnailUrl: 'javascript:alert(1)' } })],
  ['a sound', node('AUDIO', { audioData: { html: MARKUP, audio: { src: { custom: 'javascript:alert(1)' } } } })],
  ['a moving picture', node('GIF', { gifData: { original: { gif: 'data:text/html,x', still: 'vbscript:x' } } })],
  ['an app', node('APP_EMBED', { appEmbedData: { type: 'PRODUCT', imageSrc: 'javascript:alert(1)' } })],
  ['a button', node('BUTTON', { buttonData: { type: 'LINK', link: { url: '\u0001javascript:alert(1)' } } })],
  [
    'nodes of other editors',
    node('EXTERNAL', { externalData: { go: ' java\nscript:alert(1)', inner: { bodyHtml: MARKUP, srcdoc: MARKUP } } }),
  ],
]
const DANGEROUS = /<script|<iframe|<img|onload|onerror|(java|vb)\s*script:|data:text/i
const content = { nodes: hostile.map(([, one]) => one) }

test.for(hostile)('%s: nothing dangerous is left, harmless words are', ([, one]) => {
  const violations: FieldViolation[] = []
  const cleaned = JSON.stringify(cleanRichContent({ nodes: [one] }, 'description', violations))
  expect(violations).toEqual([])
  expect(cleaned).not.toMatch(DANGEROUS)
  expect(cleaned.includes('Words')).toBe(JSON.stringify(one).includes('Words'))
})

test.for([
  [
    'words that look like a program',
    { nodes: [{ ...link('https://example.com'), textData: { text: 'javascript: <script>' } }] },
  ],
  [
    'an embedded film',
    { nodes: [node('EMBED', { embedData: { src: 'https://films.example/1', oembed: { html: '<p>A film</p>' } } })] },
  ],
] as const)('the cleaner leaves %s as they are', ([, content]) => {
  expect(cleanRichContent(structuredClone(content) as Record<string, unknown>, 'description', [])).toEqual(content)
})

test('a product, its sections and an event serve nothing dangerous, in no form of their texts', async () => {
  const post = async (path: string, body: object) => {
    const reply = await site.admin.call('POST', path, body)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body
  }
  const section = await post('/stores/v3/info-sections', {
    infoSection: { uniqueName: 'hostile', title: 'Care', description: content },
  })
  const sections = [{ id: section.infoSection.id }]
  const productOf = async (texts: object) =>
    (
      await post('/stores/v3/products', {
        product: {
          name: 'Lamp',
          productType: 'PHYSICAL',
          physicalProperties: {},
          infoSections: sections,
          ...texts,
          variantsInfo: { variants: [{ price: { actualPrice: { amount: '5' } } }] },
        },
      })
    ).product.id
  const products = [await productOf({ description: content }), await productOf({ plainDescription: MARKUP })]
  const start = new Date(Date.now() + 86_400_000)
  const { event } = await post('/events/v3/events', {
    event: {
      title: 'Fair',
      description: content,
      detailedDescription: MARKUP,
      location: { type: 'VENUE', name: 'Hall' },
      dateAndTimeSettings: {
        startDate: start.toISOString(),
        endDate: new Date(start.getTime() + 3_600_000).toISOString(),
        timeZoneId: 'Europe/London',
      },
      registration: { initialType: 'RSVP' },
    },
  })
  const visitor = await site.visitor()
  const all = [
    'DESCRIPTION',
    'PLAIN_DESCRIPTION',
    'INFO_SECTION',
    'INFO_SECTION_DESCRIPTION',
    'INFO_SECTION_PLAIN_DESCRIPTION',
  ]
  const paths = [
    ...products.flatMap((id) => [
      `/stores/v3/products/${id}?${all.map((field) => `fields=${field}`).join('&')}`,
      `/stores-reader/v1/products/${id}`,
    ]),
    `/events/v3/events/${event.id}?fields=TEXTS&fields=DETAILS`,
  ]
  for (const path of paths) {
    const reply = await visitor.call('GET', path)
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200)
    expect(JSON.stringify(reply.body)).toContain('Words')
    expect(JSON.stringify(reply.body)).not.toMatch(DANGEROUS)
  }
})

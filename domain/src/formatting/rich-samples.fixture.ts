const FILE = '/media/0b6f7a52-3c1d-4e8f-9a0b-1c2d3e4f5a6b'
const own = { src: { url: `https://shop.example${FILE}` } }
const elsewhere = { src: { url: 'https://films.example/1.mp4' } }

const text = (words: string) => ({ type: 'TEXT', textData: { text: words, decorations: [] } })
const paragraph = (words: string) => ({ type: 'PARAGRAPH', nodes: [text(words)] })
const holder = (type: string, ...nodes: readonly object[]) => ({ type, nodes })
const list = (type: string) => holder(type, holder('LIST_ITEM', paragraph('Apron')))
const table = holder('TABLE', holder('TABLE_ROW', holder('TABLE_CELL', paragraph('36 cm'))))
const collapsible = holder(
  'COLLAPSIBLE_LIST',
  holder(
    'COLLAPSIBLE_ITEM',
    holder('COLLAPSIBLE_ITEM_TITLE', paragraph('Washing')),
    holder('COLLAPSIBLE_ITEM_BODY', paragraph('By hand.')),
  ),
)
const heading = { type: 'HEADING', id: 'care', headingData: { level: 2 }, nodes: [text('Care')] }
const contents = holder('TOC')
const layout = holder('LAYOUT', holder('LAYOUT_CELL', paragraph('Beside')))
const smart = holder('SMART_BLOCK', {
  ...holder('SMART_BLOCK_CELL', paragraph('kilns')),
  smartBlockCellData: { label: '12' },
})

/** Opening tag with these attributes, in any order. */
const tag = (name: string, ...attributes: readonly string[]): string =>
  `<${name}${attributes.map((attribute) => `(?=[^>]* ${attribute})`).join('')}[^>]*>`
const SOURCE = `src="[^"]*${FILE}"`

/** A document for each type of node, and the markup that a page must have of it, however it is drawn. */
export const richSamples: Readonly<Record<string, readonly [nodes: readonly object[], drawn: RegExp]>> = {
  PARAGRAPH: [[paragraph('Thrown by hand.')], /<p[^>]*>Thrown by hand\.<\/p>/],
  TEXT: [[paragraph('Thrown by hand.')], />Thrown by hand\.</],
  HEADING: [[heading], /<h2[^>]*>Care<\/h2>/],
  BULLETED_LIST: [[list('BULLETED_LIST')], /<ul[^>]*><li[^>]*><p[^>]*>Apron/],
  ORDERED_LIST: [[list('ORDERED_LIST')], /<ol[^>]*><li[^>]*><p[^>]*>Apron/],
  CHECKBOX_LIST: [[list('CHECKBOX_LIST')], /<ul[^>]*><li[^>]*><p[^>]*>(\u2610 )?Apron/],
  LIST_ITEM: [[list('BULLETED_LIST')], /<li[^>]*><p[^>]*>Apron/],
  BLOCKQUOTE: [[holder('BLOCKQUOTE', paragraph('Lovely.'))], /<blockquote[^>]*><p[^>]*>Lovely\./],
  CODE_BLOCK: [[holder('CODE_BLOCK', text('cone 6'))], /<pre[^>]*>cone 6<\/pre>/],
  DIVIDER: [[holder('DIVIDER')], /<hr/],
  TABLE: [[table], /<table[^>]*><tbody><tr/],
  TABLE_ROW: [[table], /<tr[^>]*><td/],
  TABLE_CELL: [[table], /<td[^>]*><p[^>]*>36 cm/],
  COLLAPSIBLE_LIST: [[collapsible], /<details/],
  COLLAPSIBLE_ITEM: [[collapsible], /<details[^>]*><summary/],
  COLLAPSIBLE_ITEM_TITLE: [[collapsible], /<summary[^>]*>Washing<\/summary>/],
  COLLAPSIBLE_ITEM_BODY: [[collapsible], /<\/summary>.*By hand\..*<\/details>/],
  LAYOUT: [[layout], />Beside</],
  LAYOUT_CELL: [[layout], />Beside</],
  CARD: [[holder('CARD', paragraph('Inside'))], />Inside</],
  SMART_BLOCK: [[smart], />kilns</],
  SMART_BLOCK_CELL: [[smart], />12<.*>kilns</],
  CAPTION: [[holder('CAPTION', text('In the kiln'))], /<(?:p|div)[^>]*>In the kiln</],
  TOC: [[contents, heading], /<a href="#part-care"[^>]*>Care<\/a>.*<h2[^>]* ?id="part-care"/],
  EXTERNAL: [[holder('EXTERNAL', paragraph('Within'))], />Within</],
  POLL: [
    [{ type: 'POLL', pollData: { poll: { id: 'p', title: 'Next glaze?', options: [{ id: 'a', title: 'Ash' }] } } }],
    /Next glaze\?<.*<li[^>]*>Ash</,
  ],
  IMAGE: [
    [{ type: 'IMAGE', imageData: { image: { ...own, width: 4, height: 3 }, altText: 'A bowl', caption: 'Glazed' } }],
    new RegExp(`${tag('img', SOURCE, 'alt="A bowl"', 'width="4"', 'height="3"')}.*<figcaption[^>]*>Glazed`),
  ],
  GALLERY: [
    [{ type: 'GALLERY', galleryData: { items: [{ image: { media: own }, title: 'A' }, { video: { media: own } }] } }],
    new RegExp(`${tag('img', SOURCE, 'alt="A"')}.*${tag('video', SOURCE, 'controls')}`),
  ],
  GIF: [[{ type: 'GIF', gifData: { original: { gif: FILE } } }], new RegExp(tag('img', SOURCE))],
  VIDEO: [
    [{ type: 'VIDEO', videoData: { video: own, title: 'Throwing' } }],
    new RegExp(`${tag('video', SOURCE, 'controls')}.*>Throwing<`),
  ],
  AUDIO: [
    [{ type: 'AUDIO', audioData: { audio: own, name: 'Kiln at night', authorName: 'Ada' } }],
    new RegExp(`${tag('audio', SOURCE, 'controls')}.*>Kiln at night, Ada<`),
  ],
  FILE: [
    [{ type: 'FILE', fileData: { src: own.src, name: 'Care.pdf', size: 1_200_000 } }],
    new RegExp(`<a href="[^"]*${FILE}".*>Care\\.pdf<.*1\\.2 MB`),
  ],
  BUTTON: [
    [{ type: 'BUTTON', buttonData: { type: 'LINK', text: 'Book', link: { url: '/events' } } }],
    /<a href="\/events"[^>]*>Book<\/a>/,
  ],
  MAP: [
    [{ type: 'MAP', mapData: { mapSettings: { locationName: 'Studio', address: 'Quay 1', lat: 51.5, lng: -0.1 } } }],
    /<a href="https:\/\/www\.openstreetmap\.org\/\?mlat=51\.5&(?:amp;)?mlon=-0\.1#map=17\/51\.5\/-0\.1".*>Studio<.*Quay 1/,
  ],
  EMBED: [
    [{ type: 'EMBED', embedData: { src: 'https://films.example/1', oembed: { title: 'A film', authorName: 'Ada' } } }],
    /<a href="https:\/\/films\.example\/1".*>A film<.*Ada/,
  ],
  LINK_PREVIEW: [
    [
      {
        type: 'LINK_PREVIEW',
        linkPreviewData: { link: { url: 'https://a.example/' }, title: 'Clay', description: 'Its kinds' },
      },
    ],
    /<a href="https:\/\/a\.example\/".*>Clay<.*Its kinds/,
  ],
  APP_EMBED: [
    [
      {
        type: 'APP_EMBED',
        appEmbedData: { type: 'EVENT', name: 'Open day', url: '/event/open', eventData: { location: 'Hull' } },
      },
    ],
    /<a href="\/event\/open".*>Open day<.*Hull/,
  ],
  SHAPE: [[{ type: 'SHAPE', shapeData: { shape: own, altText: 'A star' } }], /<img[^>]* alt="A star"/],
  HTML: [[{ type: 'HTML', htmlData: { source: 'HTML', html: '<p>Made <b>slowly</b></p>' } }], /<p>Made (<b>)?slowly/],
}

/** Files elsewhere, which a page must not fetch by itself: each is a link. */
export const foreignSamples: readonly (readonly [title: string, node: object])[] = [
  ['a film', { type: 'VIDEO', videoData: { video: elsewhere } }],
  ['a sound', { type: 'AUDIO', audioData: { audio: elsewhere } }],
  ['a picture', { type: 'IMAGE', imageData: { image: elsewhere } }],
  ['a moving picture', { type: 'GIF', gifData: { original: { gif: elsewhere.src.url } } }],
  ['a gallery', { type: 'GALLERY', galleryData: { items: [{ image: { media: elsewhere } }] } }],
  ['an embedded page', { type: 'EMBED', embedData: { src: elsewhere.src.url } }],
  ['a framed page', { type: 'HTML', htmlData: { url: elsewhere.src.url } }],
  ['a file', { type: 'FILE', fileData: { src: elsewhere.src } }],
]

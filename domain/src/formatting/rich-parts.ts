import { present } from '../present.ts'
import { ownFile } from './rich-files.ts'
import { sizeAt, textAt, valueAt } from './rich-values.ts'
import { safeHref } from './safe-href.ts'

export interface RichPicture {
  readonly kind: 'picture'
  readonly src: string
  readonly alt: string
  /** In pixels; both or neither. */
  readonly width?: number
  readonly height?: number
  readonly caption?: string
  readonly href?: string
}

/**
 * Part of a page that stands for a node without text of its own. Pictures, films and sounds are files of our library: a file that lies
 * elsewhere is a link, so that nobody else learns who reads the page.
 */
export type RichPart =
  | RichPicture
  | { readonly kind: 'film'; readonly src: string; readonly title: string; readonly poster?: string }
  | { readonly kind: 'sound'; readonly src: string; readonly title: string }
  | { readonly kind: 'card'; readonly href: string; readonly title: string; readonly about?: string }
  | { readonly kind: 'file'; readonly href: string; readonly title: string; readonly bytes?: number }
  | { readonly kind: 'button'; readonly href: string; readonly title: string }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'markup'; readonly html: string }
  /** `pollOf` reads the rest of `data`, where votes are counted. */
  | { readonly kind: 'poll'; readonly title: string; readonly options: readonly string[]; readonly data: unknown }

const joined = (...words: readonly string[]): string => [...new Set(words)].filter(Boolean).join(', ')

const addressOf = (source: unknown): string | undefined =>
  ownFile(source) ?? safeHref(textAt(source, 'url') || textAt(source, 'custom'))

/** "films.example" of "https://www.films.example/1": words for a link that has none. */
const placeOf = (href: string): string => /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1] ?? href

const wordsPart = (text: string): RichPart[] => (text ? [{ kind: 'words', text }] : [])

/** A card that leads there, or its words alone. */
const cardTo = (href: string | undefined, title: string, about = ''): RichPart[] =>
  href
    ? [{ kind: 'card', href, title: title || placeOf(href), ...present({ about: about || undefined }) }]
    : wordsPart(joined(title, about))

type PictureWords = { readonly alt: string; readonly caption?: string; readonly href?: string | undefined }

function pictureOf(media: unknown, { alt, caption = '', href }: PictureWords): RichPart[] {
  const source = valueAt(media, 'src')
  const src = ownFile(source)
  if (!src) return cardTo(href ?? addressOf(source), alt || caption)
  const [width, height] = [sizeAt(media, 'width'), sizeAt(media, 'height')]
  return [
    {
      kind: 'picture',
      src,
      alt,
      ...(width && height ? { width, height } : {}),
      ...present({ caption: caption || undefined, href }),
    },
  ]
}

function filmOf(video: unknown, title: string, thumbnail: unknown): RichPart[] {
  const source = valueAt(video, 'src')
  const src = ownFile(source)
  if (!src) return cardTo(addressOf(source), title)
  return [{ kind: 'film', src, title, ...present({ poster: ownFile(valueAt(thumbnail, 'src')) }) }]
}

const videoOf = (data: unknown): RichPart[] =>
  filmOf(valueAt(data, 'video'), textAt(data, 'title'), valueAt(data, 'thumbnail'))

const linkAt = (data: unknown): string | undefined => safeHref(textAt(data, 'link', 'url'))

function galleryOf(data: unknown): RichPart[] {
  const items = valueAt(data, 'items')
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    const [title, altText] = [textAt(item, 'title'), textAt(item, 'altText')]
    const video = valueAt(item, 'video')
    if (video) return filmOf(valueAt(video, 'media'), title || altText, valueAt(video, 'thumbnail'))
    const words = altText ? { alt: altText, caption: title } : { alt: title }
    return pictureOf(valueAt(item, 'image', 'media'), { ...words, href: linkAt(valueAt(item, 'image')) })
  })
}

function animationOf(data: unknown): RichPart[] {
  const one = (address: string) => ({ url: address })
  const [gif, mp4] = ['gif', 'mp4'].map((form) => textAt(data, 'original', form) || textAt(data, 'downsized', form))
  if (!gif && mp4) return filmOf({ src: one(mp4) }, '', undefined)
  return pictureOf(
    {
      src: one(gif || textAt(data, 'original', 'still')),
      width: valueAt(data, 'width'),
      height: valueAt(data, 'height'),
    },
    { alt: '' },
  )
}

function fileOf(data: unknown): RichPart[] {
  const href = addressOf(valueAt(data, 'src')) ?? safeHref(textAt(data, 'path'))
  const title = textAt(data, 'name')
  if (!href) return wordsPart(title)
  const thousands = sizeAt(data, 'sizeInKb')
  const bytes = sizeAt(data, 'size') ?? (thousands && thousands * 1000)
  return [{ kind: 'file', href, title: title || placeOf(href), ...present({ bytes }) }]
}

function soundOf(data: unknown): RichPart[] {
  const source = valueAt(data, 'audio', 'src')
  const src = ownFile(source)
  const title = joined(textAt(data, 'name'), textAt(data, 'authorName'))
  return src ? [{ kind: 'sound', src, title }] : cardTo(addressOf(source), title)
}

function buttonOf(data: unknown): RichPart[] {
  const [href, title] = [linkAt(data), textAt(data, 'text')]
  return href ? [{ kind: 'button', href, title: title || placeOf(href) }] : wordsPart(title)
}

const MAP = 'https://www.openstreetmap.org/'

/** A card that leads to a map: none is loaded by itself. */
function mapOf(data: unknown): RichPart[] {
  const settings = valueAt(data, 'mapSettings')
  const [name, address] = [textAt(settings, 'locationName'), textAt(settings, 'address')]
  const [lat, lng] = [valueAt(settings, 'lat'), valueAt(settings, 'lng')]
  const sought = joined(name, address)
  const hasPosition = typeof lat === 'number' && typeof lng === 'number'
  const search = sought ? `${MAP}search?query=${encodeURIComponent(sought.toWellFormed())}` : undefined
  const href = hasPosition ? `${MAP}?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}` : search
  return name ? cardTo(href, name, address) : cardTo(href, address)
}

/** A product, an event or a service, as it was when it was put in. */
function appOf(data: unknown): RichPart[] {
  const [url, name] = [safeHref(textAt(data, 'url')), textAt(data, 'name')]
  const facts = joined(textAt(data, 'eventData', 'scheduling'), textAt(data, 'eventData', 'location'))
  const picture = ownFile(valueAt(data, 'image', 'src')) ? pictureOf(valueAt(data, 'image'), { alt: '' }) : []
  return [...picture, ...cardTo(url, name, facts)]
}

function drawingOf(data: unknown): RichPart[] {
  const [alt, href] = [textAt(data, 'altText'), linkAt(data)]
  if (ownFile(valueAt(data, 'shape', 'src'))) return pictureOf(valueAt(data, 'shape'), { alt, href })
  return href ? cardTo(href, alt) : wordsPart(alt)
}

function previewOf(data: unknown): RichPart[] {
  const thumbnail = { src: { url: textAt(data, 'thumbnailUrl') } }
  const picture = ownFile(thumbnail.src) ? pictureOf(thumbnail, { alt: '' }) : []
  return [...picture, ...cardTo(linkAt(data), textAt(data, 'title'), textAt(data, 'description'))]
}

function embeddedOf(data: unknown): RichPart[] {
  const href = safeHref(textAt(data, 'src')) ?? safeHref(textAt(data, 'oembed', 'url'))
  const [author, provider] = [textAt(data, 'oembed', 'authorName'), textAt(data, 'oembed', 'providerName')]
  return cardTo(href, textAt(data, 'oembed', 'title'), joined(author, provider))
}

/** Markup that was cleaned when it was written, or the address of a page that it would have framed. */
function markupOf(data: unknown): RichPart[] {
  const html = textAt(data, 'html')
  return html ? [{ kind: 'markup', html }] : cardTo(safeHref(textAt(data, 'url')), '')
}

function imageOf(data: unknown): RichPart[] {
  const alt = valueAt(data, 'decorative') === true ? '' : textAt(data, 'altText')
  return pictureOf(valueAt(data, 'image'), { alt, caption: textAt(data, 'caption'), href: linkAt(data) })
}

function cellOf(data: unknown): RichPart[] {
  const picture = ownFile(valueAt(data, 'shape', 'src')) ? pictureOf(valueAt(data, 'shape'), { alt: '' }) : []
  return [...picture, ...wordsPart(textAt(data, 'label'))]
}

function questionOf(data: unknown): RichPart[] {
  const given = valueAt(data, 'poll', 'options')
  const options = (Array.isArray(given) ? given : []).map((option) => textAt(option, 'title')).filter(Boolean)
  const title = textAt(data, 'poll', 'title')
  return options.length > 0 ? [{ kind: 'poll', title, options, data }] : wordsPart(title)
}

/** Types of nodes that have more than text, with the field of their data. */
const READERS = new Map<string, readonly [field: string, read: (data: unknown) => RichPart[]]>([
  ['IMAGE', ['imageData', imageOf]],
  ['GALLERY', ['galleryData', galleryOf]],
  ['VIDEO', ['videoData', videoOf]],
  ['AUDIO', ['audioData', soundOf]],
  ['GIF', ['gifData', animationOf]],
  ['FILE', ['fileData', fileOf]],
  ['BUTTON', ['buttonData', buttonOf]],
  ['MAP', ['mapData', mapOf]],
  ['EMBED', ['embedData', embeddedOf]],
  ['LINK_PREVIEW', ['linkPreviewData', previewOf]],
  ['APP_EMBED', ['appEmbedData', appOf]],
  ['SHAPE', ['shapeData', drawingOf]],
  ['SMART_BLOCK_CELL', ['smartBlockCellData', cellOf]],
  ['HTML', ['htmlData', markupOf]],
  ['POLL', ['pollData', questionOf]],
])

/** Parts of a page for a node, besides the nodes in it; none for one that is text, or that only arranges others. */
export function richParts(node: unknown): readonly RichPart[] {
  const [field, read] = READERS.get(textAt(node, 'type')) ?? []
  return field && read ? read(valueAt(node, field)) : []
}

import sanitizeHtml from 'sanitize-html'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'span',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'pre',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
}

/** Pictures and the like that our own drawing of rich text has besides; nobody else's markup brings them (decision 1550). */
const drawn: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [
    ...(allowed.allowedTags || []),
    ...['figure', 'figcaption', 'img', 'video', 'audio', 'details', 'summary', 'div'],
  ],
  allowedAttributes: {
    ...(allowed.allowedAttributes || {}),
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id']])),
    img: ['src', 'alt', 'width', 'height', 'loading'],
    video: ['src', 'poster', 'preload', 'controls', 'aria-label'],
    audio: ['src', 'preload', 'controls', 'aria-label'],
    details: ['open', 'name'],
    div: ['data-poll'],
  },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'poster'],
}

/** Markup that we drew of a rich text, with its own tags alone. */
export const cleanDrawing = (html: string): string => (html.includes('<') ? sanitizeHtml(html, drawn) : html)

/** Text that a merchant or a file wrote, with the harmless tags alone. Cleaning it again changes nothing. */
export const cleanHtml = (html: string): string => (html.includes('<') ? sanitizeHtml(html, allowed) : html)

/** The words of a text with markup. */
export const plainText = (html: string): string =>
  (html.includes('<') ? sanitizeHtml(html.replaceAll('>', '> '), { allowedTags: [], allowedAttributes: {} }) : html)
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

import { headingsIn, type ListedHeading, listedHeadings } from '@fairground/domain/formatting/rich-headings.ts'
import { richParts } from '@fairground/domain/formatting/rich-parts.ts'
import { wordsBelow } from '@fairground/domain/formatting/rich-values.ts'
import { cleanDrawing, cleanHtml } from './clean-html.ts'
import { escaped } from './page.ts'
import { partHtml } from './part-html.ts'

/** A node of rich content as the editor knows it; other fields of a node of its type stay as they are. */
export interface RichNode {
  readonly type: string
  readonly id: string
  readonly nodes: readonly RichNode[]
  readonly [data: string]: unknown
}
export interface RichContent {
  readonly nodes: readonly RichNode[]
  readonly [part: string]: unknown
}

interface Decoration {
  readonly type: string
  readonly [data: string]: unknown
}

const DECORATIONS: Readonly<Record<string, Decoration>> = {
  strong: { type: 'BOLD', fontWeightValue: 700 },
  b: { type: 'BOLD', fontWeightValue: 700 },
  em: { type: 'ITALIC', italicData: true },
  i: { type: 'ITALIC', italicData: true },
  u: { type: 'UNDERLINE', underlineData: true },
  s: { type: 'STRIKETHROUGH', strikethroughData: true },
  sup: { type: 'SUPERSCRIPT', superscriptData: true },
  sub: { type: 'SUBSCRIPT', subscriptData: true },
}

/** Tags of blocks that hold blocks. */
const HOLDERS: Readonly<Record<string, { readonly type: string; readonly data?: string }>> = {
  ul: { type: 'BULLETED_LIST', data: 'bulletedListData' },
  ol: { type: 'ORDERED_LIST', data: 'orderedListData' },
  li: { type: 'LIST_ITEM' },
  blockquote: { type: 'BLOCKQUOTE', data: 'blockquoteData' },
  table: { type: 'TABLE', data: 'tableData' },
  tr: { type: 'TABLE_ROW' },
  th: { type: 'TABLE_CELL', data: 'tableCellData' },
  td: { type: 'TABLE_CELL', data: 'tableCellData' },
}

const TOKEN = /<(\/?)([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi

interface OpenBlock {
  readonly tag: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  readonly nodes: RichNode[]
  /** Holds text itself. */
  readonly isText: boolean
}

/** HTML as rich content. Tags that a page may not show are left out first (`cleanHtml`). Ids follow the position. */
export function richContentOf(html: string): RichContent {
  let made = 0
  const root: OpenBlock = { tag: '', type: '', data: {}, nodes: [], isText: false }
  const open: OpenBlock[] = [root]
  const marks: { tag: string; decoration: Decoration }[] = []
  const top = () => open.at(-1)! // the root is never closed
  const close = () => {
    const { type, data, nodes } = open.pop()! // never the root: callers look at its tag
    top().nodes.push({ type, id: `n${made++}`, nodes, ...data })
  }
  const closeText = () => {
    if (top().isText) close()
  }
  const start = (tag: string, type: string, data: Record<string, unknown>, isText: boolean) =>
    open.push({ tag, type, data, nodes: [], isText })
  const append = (text: string) => {
    if (!top().isText) {
      if (text.trim() === '') return
      start('p', 'PARAGRAPH', { paragraphData: {} }, true)
    }
    top().nodes.push({
      type: 'TEXT',
      id: '',
      nodes: [],
      textData: { text, decorations: marks.map(({ decoration }) => decoration) },
    })
  }
  for (const [, slash, name = '', attributes = '', text] of cleanHtml(html).matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    if (text !== undefined) {
      append(plain(text))
      continue
    }
    const isEnd = slash === '/'
    const decoration = tag === 'a' ? linkOf(attributes) : DECORATIONS[tag]
    if (decoration) {
      if (!isEnd) marks.push({ tag, decoration })
      else {
        const at = marks.findLastIndex((mark) => mark.tag === tag)
        if (at >= 0) marks.splice(at, 1)
      }
    } else if (tag === 'br') append('\n')
    else if (tag === 'hr') {
      closeText()
      top().nodes.push({ type: 'DIVIDER', id: `n${made++}`, nodes: [], dividerData: {} })
    } else if (HOLDERS[tag]) {
      closeText()
      const { type, data } = HOLDERS[tag]
      if (!isEnd) start(tag, type, data ? { [data]: {} } : {}, false)
      else if (open.some((block) => block.tag === tag)) while (top().tag !== '' && top().type !== type) close()
      if (isEnd && top().type === type) close()
    } else if (/^(p|h[1-6]|pre)$/.test(tag)) {
      closeText()
      if (!isEnd) start(tag, ...textBlock(tag), true)
    }
  }
  while (open.length > 1) close()
  return { nodes: root.nodes }
}

function textBlock(tag: string): [type: string, data: Record<string, unknown>] {
  if (tag === 'p') return ['PARAGRAPH', { paragraphData: {} }]
  if (tag === 'pre') return ['CODE_BLOCK', { codeBlockData: {} }]
  return ['HEADING', { headingData: { level: Number(tag[1]) } }]
}

const linkOf = (attributes: string): Decoration => ({
  type: 'LINK',
  linkData: { link: { url: plain(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''), target: 'BLANK' } },
})

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' }
const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : undefined
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    return ENTITIES[name] ?? whole
  })

const MARKS: Readonly<Record<string, string>> = {
  BOLD: 'strong',
  ITALIC: 'em',
  UNDERLINE: 'u',
  STRIKETHROUGH: 's',
  SUPERSCRIPT: 'sup',
  SUBSCRIPT: 'sub',
}
const BLOCKS: Readonly<Record<string, string>> = {
  PARAGRAPH: 'p',
  BULLETED_LIST: 'ul',
  LIST_ITEM: 'li',
  BLOCKQUOTE: 'blockquote',
  CODE_BLOCK: 'pre',
  TABLE_ROW: 'tr',
}

/** Types of nodes that `htmlOf` loses nothing of. */
const TEXTUAL = new Set([
  ...Object.keys(BLOCKS),
  ...['TEXT', 'HEADING', 'DIVIDER', 'TABLE', 'TABLE_CELL', 'ORDERED_LIST', 'CHECKBOX_LIST', 'CAPTION'],
])

type Loose = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const part = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined)
const texts = (value: unknown): string => (typeof value === 'string' ? value : '')
const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least

/**
 * Rich content as HTML of text alone, with the words and links of everything else: it is stored, searched, exported, and accepted again
 * as it is.
 */
export const htmlOf = (content: unknown): string => cleanHtml(drawing(content).replace(CAPTIONS, '<$1p>'))

/** Words of a picture or of a collapsible item, which are a paragraph where there is neither. */
const CAPTIONS = /<(\/?)(?:figcaption|summary)>/g

/** Rich content as the HTML that pages show, with pictures, films and the like; `html` is what `htmlOf` made of it. */
export const pageHtml = (content: unknown, html: string): string =>
  holdsMore(part(content, 'nodes')) ? cleanDrawing(drawing(content)) : html

/** True where a node is more than text. */
const holdsMore = (nodes: unknown): boolean =>
  Array.isArray(nodes) &&
  nodes.some((node) => !TEXTUAL.has(texts(part(node, 'type'))) || holdsMore(part(node, 'nodes')))

const drawing = (content: unknown): string => nodesHtml(part(content, 'nodes'), listedHeadings(content))

type Headings = readonly ListedHeading[]

/** A mark that ends with one text and begins again with the next is one run. */
const nodesHtml = (nodes: unknown, headings: Headings): string =>
  Array.isArray(nodes)
    ? nodes
        .map((node) => nodeHtml(node, headings))
        .join('')
        .replace(/<\/(strong|em|u|s|sup|sub)><\1>/g, '')
    : ''

function nodeHtml(node: unknown, headings: Headings): string {
  const type = texts(part(node, 'type'))
  const inside = () => nodesHtml(part(node, 'nodes'), headings)
  switch (type) {
    case 'TEXT':
      return textHtml(part(node, 'textData'))
    case 'DIVIDER':
      return '<hr />'
    case 'TABLE':
      return `<table><tbody>${inside()}</tbody></table>`
    case 'TABLE_CELL':
      return `<td${spansOf(part(node, 'tableCellData'))}>${inside()}</td>`
    case 'HEADING':
      return headingHtml(node, inside(), headings)
    case 'ORDERED_LIST': {
      const start = part(part(node, 'orderedListData'), 'start')
      return `<ol${isWhole(start, 2) ? ` start="${start}"` : ''}>${inside()}</ol>`
    }
    case 'CHECKBOX_LIST':
      return `<ul>${checksHtml(part(node, 'nodes'), headings)}</ul>`
    case 'CAPTION':
      return `<p>${escaped(wordsBelow(node))}</p>`
    case 'COLLAPSIBLE_LIST':
      return collapsiblesHtml(node, headings)
    case 'COLLAPSIBLE_ITEM':
      return `<details>${inside()}</details>`
    case 'COLLAPSIBLE_ITEM_TITLE':
      return `<summary>${escaped(wordsBelow(node))}</summary>`
    case 'TOC':
      return contentsHtml(headingsIn(node, headings))
    default: {
      const tag = BLOCKS[type]
      return tag ? `<${tag}>${inside()}</${tag}>` : richParts(node).map(partHtml).join('') + inside()
    }
  }
}

const spansOf = (data: unknown): string =>
  ['colspan', 'rowspan']
    .map((name) => [name, part(data, name)] as const)
    .map(([name, span]) => (isWhole(span, 2) ? ` ${name}="${span}"` : ''))
    .join('')

function headingHtml(node: unknown, inside: string, headings: Headings): string {
  const level = Number(part(part(node, 'headingData'), 'level'))
  const tag = `h${level >= 1 && level <= 6 ? level : 2}`
  const anchor = headings.find((heading) => heading.node === node)?.anchor
  return `<${tag}${anchor ? ` id="${anchor}"` : ''}>${inside}</${tag}>`
}

/** Points with their boxes, ticked or empty, before their first word. */
const checksHtml = (items: unknown, headings: Headings): string =>
  (Array.isArray(items) ? items : [])
    .map((item: unknown) => {
      const box = part(part(item, 'listItemData'), 'checked') === true ? '\u2611' : '\u2610'
      return `<li>${nodesHtml(part(item, 'nodes'), headings).replace(/^(<p>)?/, `$1${box} `)}</li>`
    })
    .join('')

/** Items open as the list says, and one alone where it wants that. */
function collapsiblesHtml(node: unknown, headings: Headings): string {
  const [data, items, id] = [part(node, 'collapsibleListData'), part(node, 'nodes'), texts(part(node, 'id'))]
  const expanded = part(data, 'initialExpandedItems')
  const name = part(data, 'expandOnlyOne') === true && id ? ` name="${escaped(`list-${id}`)}"` : ''
  return (Array.isArray(items) ? items : [])
    .map((item: unknown, i) => {
      if (part(item, 'type') !== 'COLLAPSIBLE_ITEM') return nodeHtml(item, headings)
      const isOpen = expanded === 'ALL' || (expanded === 'FIRST' && i === 0)
      return `<details${name}${isOpen ? ' open' : ''}>${nodesHtml(part(item, 'nodes'), headings)}</details>`
    })
    .join('')
}

const contentsHtml = (headings: Headings): string =>
  headings.length === 0
    ? ''
    : `<ul>${headings.map(({ anchor, words }) => `<li><a href="#${anchor}">${escaped(words)}</a></li>`).join('')}</ul>`

function textHtml(data: unknown): string {
  const text = escaped(texts(part(data, 'text'))).replaceAll('\n', '<br />')
  const decorations = part(data, 'decorations')
  if (!Array.isArray(decorations)) return text
  return decorations.reduceRight((html: string, decoration: unknown) => {
    const type = texts(part(decoration, 'type'))
    if (type === 'LINK')
      return `<a href="${escaped(texts(part(part(part(decoration, 'linkData'), 'link'), 'url')))}">${html}</a>`
    const tag = MARKS[type]
    return tag && isOn(decoration, type) ? `<${tag}>${html}</${tag}>` : html
  }, text)
}

/** A weight under 700 is not bold; a decoration that says false is off. */
const isOn = (decoration: unknown, type: string): boolean =>
  type === 'BOLD'
    ? Number(part(decoration, 'fontWeightValue') ?? 700) >= 600
    : part(decoration, `${type.toLowerCase()}Data`) !== false

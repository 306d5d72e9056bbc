import { safeHref } from '@fairground/domain/formatting/safe-href.ts'
import { Mark, markInputRule } from '@tiptap/core'
import { DECORATIONS, type DecorationType, PLAIN_DECORATIONS, type RichDecoration } from './rich-node.ts'

interface Look {
  readonly tag: string
  /** Marks of pasted text that get the decoration. */
  readonly parse?: readonly string[]
  /** Typed around a word. */
  readonly typed?: RegExp
  readonly shortcut?: string
}

const looks: Record<DecorationType, Look> = {
  BOLD: {
    tag: 'strong',
    parse: ['strong', 'b'],
    typed: /(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/,
    shortcut: 'Mod-b',
  },
  ITALIC: { tag: 'em', parse: ['em', 'i'], typed: /(?:^|\s)(\*(?!\s)([^*]+)\*)$/, shortcut: 'Mod-i' },
  UNDERLINE: { tag: 'u', parse: ['u'], shortcut: 'Mod-u' },
  STRIKETHROUGH: {
    tag: 's',
    parse: ['s', 'del', 'strike'],
    typed: /(?:^|\s)(~~(?!\s)([^~]+)~~)$/,
    shortcut: 'Mod-Shift-s',
  },
  SUPERSCRIPT: { tag: 'sup', parse: ['sup'] },
  SUBSCRIPT: { tag: 'sub', parse: ['sub'] },
  LINK: { tag: 'a' },
  ANCHOR: { tag: 'span' },
  MENTION: { tag: 'span' },
  COLOR: { tag: 'span' },
  FONT_SIZE: { tag: 'span' },
  FONT_FAMILY: { tag: 'span' },
  SPOILER: { tag: 'span' },
  SKETCH: { tag: 'span' },
  EXTERNAL: { tag: 'span' },
}

export const linkDataTo = (url: string) => ({ link: { url, target: /^https?:/i.test(url) ? 'BLANK' : 'SELF' } })

export const linkTo = (url: string): RichDecoration => ({ type: 'LINK', linkData: linkDataTo(url) })

export const addressOf = (decoration: RichDecoration | undefined): string =>
  (decoration?.linkData as { link?: { url?: string } } | undefined)?.link?.url ?? ''

type Colors = { foreground?: string; background?: string }

/** Value in the editor; a colour is taken only as the API writes it. */
function shown(data: RichDecoration): Record<string, string> {
  switch (data.type) {
    case 'LINK': {
      const href = safeHref(addressOf(data))
      return href ? { href, rel: 'noopener', title: href } : {}
    }
    case 'COLOR': {
      const { foreground = '', background = '' } = (data.colorData ?? {}) as Colors
      const isColor = (text: string) => /^#[0-9a-f]{3,8}$/i.test(text)
      const style = [
        isColor(foreground) ? `color:${foreground}` : '',
        isColor(background) ? `background-color:${background}` : '',
      ]
      return { style: style.filter(Boolean).join(';') }
    }
    default:
      return data.type in PLAIN_DECORATIONS ? {} : { 'data-decoration': data.type.toLowerCase().replace('_', ' ') }
  }
}

function decoration(type: DecorationType) {
  const { tag, parse = [], typed, shortcut } = looks[type]
  const plain = PLAIN_DECORATIONS[type]
  return Mark.create({
    name: type,
    inclusive: type !== 'LINK' && type !== 'MENTION',
    addAttributes: () => ({ data: { default: plain ?? { type }, rendered: false } }),
    parseHTML: () =>
      type === 'LINK'
        ? [
            {
              tag: 'a[href]',
              getAttrs: (element) => {
                const url = safeHref(element.getAttribute('href') ?? '')
                return url ? { data: linkTo(url) } : false
              },
            },
          ]
        : parse.map((name) => ({ tag: name })),
    renderHTML: ({ mark }) => [tag, shown(mark.attrs.data as RichDecoration), 0],
    addKeyboardShortcuts() {
      return shortcut ? { [shortcut]: () => this.editor.commands.toggleMark(type) } : {}
    },
    addInputRules() {
      return typed ? [markInputRule({ find: typed, type: this.type })] : []
    },
  })
}

/** In this order they nest, the first outermost. */
export const decorations = DECORATIONS.map(decoration)

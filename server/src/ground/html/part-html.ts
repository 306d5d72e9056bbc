import { formatFileSize } from '@fairground/domain/formatting/file-size.ts'
import type { RichPart } from '@fairground/domain/formatting/rich-parts.ts'
import { pollOf } from '@fairground/domain/formatting/rich-poll.ts'
import { cleanHtml } from './clean-html.ts'
import { escaped } from './page.ts'

/** Sizes of files are the same words in most languages; a description is stored once for all of them. */
const SIZES_IN = 'en'

/** A picture, film, card or the like as HTML. */
export function partHtml(part: RichPart): string {
  switch (part.kind) {
    case 'picture': {
      const { src, alt, caption = '', href, ...size } = part
      const picture = `<img${attributes({ src, alt, width: size.width, height: size.height, loading: 'lazy' })} />`
      return figure(href ? `<a${attributes({ href })}>${picture}</a>` : picture, caption)
    }
    case 'film': {
      const { src, title, poster } = part
      const preload = poster ? 'none' : 'metadata'
      return figure(
        `<video${attributes({ src, poster, preload, 'aria-label': title || undefined })} controls></video>`,
        title,
      )
    }
    case 'sound': {
      const { src, title } = part
      return figure(
        `<audio${attributes({ src, preload: 'none', 'aria-label': title || undefined })} controls></audio>`,
        title,
      )
    }
    case 'card':
      return line(part, part.about ? `<br />${escaped(part.about)}` : '')
    case 'file':
      return line(part, part.bytes ? ` (${formatFileSize(part.bytes, SIZES_IN)})` : '')
    case 'button':
      return line(part)
    case 'words':
      return `<p>${escaped(part.text)}</p>`
    case 'markup':
      return cleanHtml(part.html)
    case 'poll':
      return pollHtml(part)
    default:
      return part satisfies never
  }
}

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

/** The question with its options; pages that count votes find by the mark that there is a poll. */
const pollHtml = ({ title, options, data }: Extract<RichPart, { kind: 'poll' }>): string =>
  `<div${attributes({ 'data-poll': pollOf(data)?.id })}><p>${escaped(title)}</p><ul>${options
    .map((option) => `<li>${escaped(option)}</li>`)
    .join('')}</ul></div>`

const figure = (inside: string, caption: string): string =>
  `<figure>${inside}${caption && `<figcaption>${escaped(caption)}</figcaption>`}</figure>`

const line = ({ href, title }: { href: string; title: string }, more = ''): string =>
  `<p><a${attributes({ href })}>${escaped(title)}</a>${more}</p>`

import { RichContentEnumerations } from '@fairground/contract/enumerations/rich-content.ts'
import { MAX_FREE_BYTES } from '@fairground/contract/scalars.ts'
import type { FieldViolation } from '../api-error.ts'
import { message } from '../texts/message.ts'
import { cleanHtml } from './clean-html.ts'
import { pollFaults, withPollIds } from './poll-data.ts'

const MAX_NODES = 1000
const SCHEMES = /^(https?:|mailto:|tel:|\/|#|wix:)/i

/** Parts whose form is not ours. */
const FREE = new Set(['externalData', 'oembed', 'customData'])
/** Violations reported of one text; a document that is wrong throughout needs no longer list. */
const MOST_VIOLATIONS = 20

/**
 * Rich text as the editor sends it, with its bounds and closed sets checked. Addresses of other schemes than http, https, mailto and
 * tel are emptied and markup is cleaned as descriptions are, in every node: a page may render any node it knows (decision 0441).
 */
export function cleanRichContent(
  content: Record<string, unknown>,
  field: string,
  violations: FieldViolation[],
): Record<string, unknown> {
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_FREE_BYTES) {
    violations.push({
      field,
      description: message('violations.mostBytes', { limit: String(MAX_FREE_BYTES) }),
      violatedRule: 'MAX_SIZE',
      data: { threshold: MAX_FREE_BYTES },
    })
    return {}
  }
  let nodes = 0
  const wrong: FieldViolation[] = []
  const clean = (value: unknown, key: string, at: string, isFree: boolean): unknown => {
    if (Array.isArray(value)) {
      if (key === 'nodes') nodes += value.length
      return value.map((item, i) => clean(item, key, `${at}[${i}]`, isFree))
    }
    if (typeof value === 'string') return cleanText(key, value, isFree)
    if (typeof value !== 'object' || value === null) return value
    if (!isFree) wrong.push(...outsideOf(key, value as Record<string, unknown>, at), ...misshapenOf(value, at))
    const isPoll = key === 'pollData' && !isFree
    if (isPoll) wrong.push(...pollFaults(value, at))
    const parts = Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, clean(part, name, `${at}.${name}`, isFree || FREE.has(name))]),
    )
    return isPoll ? withPollIds(parts) : parts
  }
  const cleaned = clean(content, '', field, false) as Record<string, unknown> // an object in, an object out
  violations.push(...wrong.slice(0, MOST_VIOLATIONS))
  if (nodes > MAX_NODES) {
    violations.push({
      field,
      description: message('violations.mostNodes', { limit: String(MAX_NODES) }),
      violatedRule: 'MAX_SIZE',
      data: { threshold: MAX_NODES },
    })
  }
  return cleaned
}

/** Lists of objects that are none: readers of the text walk through them. */
const misshapenOf = (value: object, at: string): FieldViolation[] =>
  Object.entries(value).flatMap(([name, part]) => {
    if (name !== 'nodes' && name !== 'decorations') return []
    const isList = Array.isArray(part) && part.every((item) => typeof item === 'object' && item !== null)
    return isList
      ? []
      : [{ field: `${at}.${name}`, description: message('violations.listOfObjects'), violatedRule: 'FORMAT' }]
  })

/** Fields of closed sets that say something else; null says nothing. */
function outsideOf(key: string, value: Readonly<Record<string, unknown>>, at: string): FieldViolation[] {
  const sets = Object.hasOwn(RichContentEnumerations, key) ? RichContentEnumerations[key]! : {}
  return Object.entries(sets).flatMap(([name, values]) => {
    const entry = Object.hasOwn(value, name) ? value[name] : undefined
    if (entry === undefined || entry === null || values.includes(entry as string)) return [] // other types are in no set
    const description = message('violations.oneOf', { values: values.join(', ') })
    return [{ field: `${at}.${name}`, description, violatedRule: 'INVALID_ENUM_VALUE' as const }]
  })
}

/** A text by the name of its field. */
function cleanText(key: string, value: string, isFree: boolean): string {
  if (MARKUP.test(key)) return cleanHtml(value)
  const isHarmless = ADDRESS.test(key) ? SCHEMES.test(value.trim()) : !isFree || !isProgram(value)
  return isHarmless ? value : ''
}

/** Fields that hold an address: `url`, `thumbnailUrl`, `imageSrc`, those of files and moving pictures. */
const ADDRESS = /(^|_)(url|uri|href|src|link)$|(Url|URL|Uri|Href|Src)$|^(custom|gif|mp4|still)$/
/** Fields that hold markup. */
const MARKUP = /html$|^srcdoc$/i

/** Browsers pass over spaces and control characters in the scheme of an address. */
const isProgram = (value: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that browsers pass over.
  /^(javascript|vbscript|data):/i.test(value.slice(0, 100).replace(/[\u0000-\u0020]/g, ''))

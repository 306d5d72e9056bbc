import { RichContentEnumerations } from '@fairground/contract/enumerations/rich-content.ts'
import type { FieldViolation } from '../http/api-error.ts'

const MAX_BYTES = 100_000
const MAX_NODES = 1000
const SCHEMES = /^(https?:|mailto:|tel:|\/|#|wix:)/i

/** What others say in a form of their own. */
const FREE = new Set(['externalData', 'oembed'])
/** Told of one text; a document that is wrong throughout needs no longer list. */
const MOST_TOLD = 20

/**
 * Rich text as the editor sends it, with its bounds and closed sets checked (RELIABILITY section 13) and links and sources of other
 * schemes than http, https, mailto and tel emptied: a page may render any node it knows.
 */
export function cleanRichContent(
  content: Record<string, unknown>,
  field: string,
  violations: FieldViolation[],
): Record<string, unknown> {
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_BYTES) {
    violations.push({
      field,
      description: `must have at most ${MAX_BYTES} bytes`,
      violatedRule: 'MAX_SIZE',
      data: { threshold: MAX_BYTES },
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
    if (typeof value === 'string') return isAddress(key) && !SCHEMES.test(value.trim()) ? '' : value
    if (typeof value !== 'object' || value === null) return value
    if (!isFree) wrong.push(...outsideOf(key, value as Record<string, unknown>, at), ...misshapenOf(value, at))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, clean(part, name, `${at}.${name}`, isFree || FREE.has(name))]),
    )
  }
  const cleaned = clean(content, '', field, false) as Record<string, unknown> // an object in, an object out
  violations.push(...wrong.slice(0, MOST_TOLD))
  if (nodes > MAX_NODES) {
    violations.push({
      field,
      description: `must have at most ${MAX_NODES} nodes`,
      violatedRule: 'MAX_SIZE',
      data: { threshold: MAX_NODES },
    })
  }
  return cleaned
}

/** Lists of objects that are none: whoever reads the text walks through them. */
const misshapenOf = (value: object, at: string): FieldViolation[] =>
  Object.entries(value).flatMap(([name, part]) => {
    if (name !== 'nodes' && name !== 'decorations') return []
    const isList = Array.isArray(part) && part.every((item) => typeof item === 'object' && item !== null)
    return isList ? [] : [{ field: `${at}.${name}`, description: 'must be a list of objects', violatedRule: 'FORMAT' }]
  })

/** Fields of closed sets that say something else; null says nothing. */
function outsideOf(key: string, value: Readonly<Record<string, unknown>>, at: string): FieldViolation[] {
  const sets = Object.hasOwn(RichContentEnumerations, key) ? RichContentEnumerations[key]! : {}
  return Object.entries(sets).flatMap(([name, values]) => {
    const said = Object.hasOwn(value, name) ? value[name] : undefined
    if (said === undefined || said === null || values.includes(said as string)) return [] // other types are in no set
    const description = `must be one of ${values.join(', ')}`
    return [{ field: `${at}.${name}`, description, violatedRule: 'INVALID_ENUM_VALUE' as const }]
  })
}

const isAddress = (key: string): boolean => key === 'url' || key === 'href' || key === 'src'

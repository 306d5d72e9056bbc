import type { FieldViolation } from '../http/api-error.ts'

const MAX_BYTES = 100_000
const MAX_NODES = 1000
const SCHEMES = /^(https?:|mailto:|tel:|\/|#|wix:)/i

/**
 * Rich text as the editor sends it, with its bounds checked (RELIABILITY section 13) and links and sources of other
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
  const clean = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) {
      if (key === 'nodes') nodes += value.length
      return value.map((item) => clean(item, key))
    }
    if (typeof value === 'string') return isAddress(key) && !SCHEMES.test(value.trim()) ? '' : value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part, name)]))
  }
  const cleaned = clean(content, '') as Record<string, unknown> // an object in, an object out
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

const isAddress = (key: string): boolean => key === 'url' || key === 'href' || key === 'src'

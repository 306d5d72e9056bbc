import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

type Parts = readonly MessageFormatElement[]

/** Names that compiled messages call: `ui/src/texts/format.ts` exports them. */
export const HELPERS = { category: '__category', ordinal: '__ordinal', number: '__number', nodes: '__nodes' } as const

/** Values that a message needs, by name. */
export type Values = ReadonlyMap<string, 'string' | 'number' | 'node' | readonly string[]>

/** Each value that a message names, with its kind; the names of a `select` are its kinds, `other` stands for any. */
export function valuesOf(
  parts: Parts,
  found = new Map<string, 'string' | 'number' | 'node' | readonly string[]>(),
): Values {
  for (const part of parts) {
    if (part.type === TYPE.argument && !found.has(part.value)) found.set(part.value, 'string')
    if (part.type === TYPE.number || part.type === TYPE.plural) found.set(part.value, 'number')
    if (part.type === TYPE.tag) {
      found.set(part.value, 'node')
      valuesOf(part.children, found)
    }
    if (part.type === TYPE.select) found.set(part.value, Object.keys(part.options))
    if (part.type === TYPE.date || part.type === TYPE.time)
      throw new Error(`{${part.value}}: dates are formatted by domain/src/formatting and given as text`)
    if (part.type === TYPE.plural || part.type === TYPE.select)
      for (const option of Object.values(part.options)) valuesOf(option.value, found)
  }
  return found
}

export const isRich = (parts: Parts): boolean => [...valuesOf(parts).values()].includes('node')

/** Number of times that a value is read, so that an expression is put where it is read if that is once. */
export function readsOf(parts: Parts, name: string): number {
  return parts.reduce((sum, part) => {
    if (part.type === TYPE.plural) {
      const within = Object.values(part.options).map(({ value }) => readsOf(value, name))
      return sum + (part.value === name ? 1 : 0) + within.reduce((all, one) => all + one, 0)
    }
    if (part.type === TYPE.select) {
      const within = Object.values(part.options).map(({ value }) => readsOf(value, name))
      return (
        sum + (part.value === name ? Object.keys(part.options).length : 0) + within.reduce((all, one) => all + one, 0)
      )
    }
    if (part.type === TYPE.tag) return sum + (part.value === name ? 1 : 0) + readsOf(part.children, name)
    return sum + ('value' in part && part.type !== TYPE.literal && part.value === name ? 1 : 0)
  }, 0)
}

/** The message as a JavaScript expression: text, or nodes where it has tags. `read` writes how a value is read. */
export function expressionOf(parts: Parts, read: (name: string) => string): string {
  return new Writer(read).whole(parts)
}

class Writer {
  private depth = 0
  private readonly read: (name: string) => string
  constructor(read: (name: string) => string) {
    this.read = read
  }

  whole(parts: Parts, pound?: string): string {
    if (!isRich(parts)) return this.text(parts, pound)
    return `${HELPERS.nodes}(${parts.map((part) => this.part(part, pound)).join(',')})`
  }

  private text(parts: Parts, pound?: string): string {
    if (parts.every((part) => part.type === TYPE.literal))
      return JSON.stringify(parts.map((part) => part.value).join(''))
    const inner = parts.map((part) =>
      part.type === TYPE.literal ? escaped(part.value) : `\${${this.part(part, pound)}}`,
    )
    return `\`${inner.join('')}\``
  }

  private part(part: MessageFormatElement, pound?: string): string {
    switch (part.type) {
      case TYPE.literal:
        return JSON.stringify(part.value)
      case TYPE.argument:
        return this.read(part.value)
      case TYPE.number:
        return `${HELPERS.number}(${this.read(part.value)})`
      case TYPE.pound:
        return pound ?? '"#"'
      case TYPE.tag:
        return `${this.read(part.value)}(${this.whole(part.children, pound)})`
      case TYPE.select: {
        const read = this.read(part.value)
        const named = Object.entries(part.options).filter(([name]) => name !== 'other')
        const other = this.whole(part.options.other?.value ?? [], pound)
        return `(${named.map(([name, { value }]) => `${read}===${JSON.stringify(name)}?${this.whole(value, pound)}:`).join('')}${other})`
      }
      case TYPE.plural:
        return this.plural(part)
      default:
        throw new Error('Dates are formatted by domain/src/formatting and given as text')
    }
  }

  /** The number and its category are computed once: a function of both, called at once. */
  private plural(part: Extract<MessageFormatElement, { type: typeof TYPE.plural }>): string {
    const depth = this.depth++
    const [n, category] = [`n${depth}`, `c${depth}`]
    const shown = part.offset ? `${n}-${part.offset}` : n
    const pound = `${HELPERS.number}(${shown})`
    const cases = Object.entries(part.options).filter(([name]) => name !== 'other')
    const exact = cases.filter(([name]) => name.startsWith('='))
    const named = cases.filter(([name]) => !name.startsWith('='))
    const chosen = [
      ...exact.map(([name, { value }]) => `${n}===${Number(name.slice(1))}?${this.whole(value, pound)}:`),
      ...named.map(([name, { value }]) => `${category}===${JSON.stringify(name)}?${this.whole(value, pound)}:`),
    ].join('')
    const other = this.whole(part.options.other?.value ?? [], pound)
    this.depth--
    const helper = part.pluralType === 'ordinal' ? HELPERS.ordinal : HELPERS.category
    const parameters = named.length > 0 ? `${n},${category}=${helper}(${shown})` : n
    return `((${parameters})=>${chosen}${other})(${this.read(part.value)})`
  }
}

const escaped = (text: string): string => text.replaceAll(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`)

import type { Catalogue, Message } from './catalogues.ts'
import { expressionOf, readsOf } from './compile.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export interface Calls {
  readonly calls: readonly Node[]
  readonly faults: readonly string[]
}

export interface Inlined {
  readonly code: string
  readonly changed: boolean
  readonly faults: readonly string[]
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'PropertyDefinition',
])
/** Read again without effect and without cost. */
const SIMPLE = /^[\w$]+(\??\.[\w$]+)*$|^\d+$|^'[^'\n]*'$|^"[^"\n]*"$/

/**
 * Calls of what the module imports from a `texts.ts`. `atLoad`: texts may also be read when the module loads, as tables of the admin do,
 * which a browser alone draws, in one language.
 */
export function callsOf(program: unknown, atLoad = false): Calls {
  const names = new Set<string>()
  const calls: Node[] = []
  const faults: string[] = []
  const visit = (node: unknown, isWithin: boolean): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, isWithin)
      return
    }
    if (!isNode(node)) return
    if (node.type === 'ImportDeclaration') addNames(node, names)
    if (node.type === 'CallExpression' && isNode(node.callee) && names.has(String(node.callee.name))) {
      const id = idOf(node)
      if (id === undefined) faults.push('an id of a message is written out where it is used: t("room.key")')
      else if (!isWithin && !atLoad)
        faults.push(`${id} is read when its module loads, before its language is known: use a function`)
      calls.push(node)
    }
    for (const [key, child] of Object.entries(node))
      if (typeof child === 'object' && key !== 'parent') visit(child, isWithin || FUNCTIONS.has(node.type))
  }
  visit(program, false)
  return { calls, faults }
}

export function idOf(call: Node): string | undefined {
  const [first] = call.arguments as readonly Node[]
  return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function addNames(node: Node, names: Set<string>): void {
  if (!isNode(node.source) || !/(^|\/)texts\.ts$/.test(String(node.source.value).replace(/\?.*$/, ''))) return
  for (const specifier of node.specifiers as readonly Node[])
    if (isNode(specifier.local)) names.add(String(specifier.local.name))
}

/** The module with each call replaced by its message; without a catalogue only checked. */
export function inlined(code: string, { calls, faults }: Calls, catalogue?: Catalogue): Inlined {
  if (!catalogue || faults.length > 0) return { code, changed: false, faults }
  const missing = calls.flatMap((call) => (catalogue.has(idOf(call) ?? '') ? [] : [`no message ${idOf(call)}`]))
  if (missing.length > 0) return { code, changed: false, faults: missing }
  const write = (start: number, end: number): string => {
    let [text, at] = ['', start]
    for (const call of calls) {
      if (call.start < at || call.end > end) continue
      text += code.slice(at, call.start) + messageOf(call, catalogue.get(idOf(call) ?? '') ?? [], write)
      at = call.end
    }
    return text + code.slice(at, end)
  }
  return { code: write(0, code.length), changed: calls.length > 0, faults: [] }
}

function messageOf(call: Node, message: Message, write: (start: number, end: number) => string): string {
  const [, values] = call.arguments as readonly Node[]
  if (!values) return expressionOf(message, (name) => `undefined.${name}`)
  const given = expressionsOf(values, message, write)
  if (given) return `(${expressionOf(message, (name) => given.get(name) ?? 'undefined')})`
  return `((v)=>${expressionOf(message, (name) => `v.${name}`)})(${write(values.start, values.end)})`
}

/** The values where each can stand in the message itself: written out in the call, and read once or simple. */
function expressionsOf(
  values: Node,
  message: Message,
  write: (start: number, end: number) => string,
): Map<string, string> | undefined {
  if (values.type !== 'ObjectExpression') return undefined
  const given = new Map<string, string>()
  for (const property of values.properties as readonly Node[]) {
    const { key, value } = property
    if (property.type !== 'Property' || property.computed || !isNode(key) || !isNode(value)) return undefined
    const name = String(key.name ?? key.value)
    const text = write(value.start, value.end)
    if (readsOf(message, name) > 1 && !SIMPLE.test(text)) return undefined
    given.set(name, SIMPLE.test(text) ? text : `(${text})`)
  }
  return given
}

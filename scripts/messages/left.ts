import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'rolldown/utils'
import { root } from './catalogues.ts'

export interface LeftText {
  readonly line: number
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** Attributes that people read, by eye or by ear. */
const READ = new Set(
  'label aria-label title alt placeholder description hint help summary error message disabledReason heading text caption'.split(
    ' ',
  ),
)
/** Names of keys, zones, schema.org types, headers and enumerations, which look like words. */
const NAMES =
  /^(Enter|Escape|Tab|Arrow\w+|Page(Up|Down)|Backspace|Delete|Shift|Control|UTC|((Meta|Control|Ctrl)[+ ]\S* ?)+|Mod(-\w+)+|[A-Z]\w+\/\w+|Bearer.*|Content-\w+|Accept(-\w+)?|(Abort|Timeout|Type|Range)?Error|Organization|WebSite|Place|Brand|VirtualLocation|Product|Event|Offer|[A-Z]\w*_[A-Z_]+|[A-Z][a-z]+([A-Z][a-z]+)+)$/
/** Their arguments are no texts. */
const CALLS =
  /^(t|rich|isRefusal|querySelector(All)?|addEventListener|get|set|has|append|startsWith|endsWith|includes|part)$/

/** Addresses are no words. */
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text) && !/^\s*\/[\w/-]*\s*$/.test(text)
/** Begins with a capital, or is a form of a plural: `# products`. */
const readsAsText = (text: string): boolean => /^(\p{Lu}[\p{Ll}’]|# \p{L}{2})/u.test(text) && !NAMES.test(text)

/** Texts of a module that stand in it instead of in a catalogue. */
export function leftIn(path: string, code: string): LeftText[] {
  const found: LeftText[] = []
  const add = (node: Node, text: unknown) =>
    found.push({
      line: code.slice(0, node.start).split('\n').length,
      text: String(text).replaceAll(/\s+/g, ' ').trim(),
    })
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one)
      return
    }
    if (!isNode(node) || /^(Import|TS(Type|Interface|Literal))/.test(node.type)) return
    if (node.type === 'JSXText' && hasWords(String(node.value))) add(node, node.value)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[])
        if (child.type === 'JSXExpressionContainer') visitShown(child.expression)
    if (node.type === 'Literal' && typeof node.value === 'string' && readsAsText(node.value)) add(node, node.value)
    if (node.type === 'Property' && READ.has(nameOf(node.key)) && isSentence(node.value)) visitShown(node.value)
    if (node.type === 'TemplateLiteral') {
      const text = textOf(node)
      if (readsAsText(text)) add(node, text)
    }
    if (node.type === 'JSXAttribute') visitAttribute(node)
    else if (node.type === 'SwitchCase') visit(node.consequent)
    else visitWithin(node)
  }
  const visitShown = (expression: unknown): void => {
    for (const node of shownIn(expression)) {
      const text = textOf(node)
      // One that begins with a capital is found wherever it stands.
      if (hasWords(text) && !readsAsText(text)) add(node, text)
    }
  }
  const visitWithin = (node: Node): void => {
    if (node.type === 'NewExpression' && /Error$/.test(nameOf(node.callee))) return
    const isCompared = node.type === 'BinaryExpression' && /^([!=]==?|in|instanceof)$/.test(String(node.operator))
    const isCall = node.type === 'CallExpression' && CALLS.test(nameOf(node.callee))
    for (const [key, child] of Object.entries(node)) {
      if (typeof child !== 'object' || (node.type === 'Property' && key === 'key')) continue
      if (isCompared && isNode(child) && child.type === 'Literal') continue
      visit(isCall && key === 'arguments' ? (child as Node[]).filter(({ type }) => type !== 'Literal') : child)
    }
  }
  const visitAttribute = ({ name, value }: Node): void => {
    if (!isNode(value) || nameOf(name) === 'className') return
    const text = String(value.value)
    if (READ.has(nameOf(name)) && value.type === 'JSXExpressionContainer') visitShown(value.expression)
    if (value.type !== 'Literal') visit(value)
    else if (READ.has(nameOf(name)) ? hasWords(text) : readsAsText(text)) add(value, text)
  }
  visit(parseSync(path, code).program.body)
  return found
}

/** The texts that an expression may come to: of either branch, of each part that is joined. */
function shownIn(node: unknown): Node[] {
  if (!isNode(node)) return []
  const within = (...parts: unknown[]) => parts.flatMap(shownIn)
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : []
    case 'TemplateLiteral':
      return [node]
    case 'ConditionalExpression':
      return within(node.consequent, node.alternate)
    case 'LogicalExpression':
      return node.operator === '&&' ? within(node.right) : within(node.left, node.right)
    case 'BinaryExpression':
      return node.operator === '+' ? within(node.left, node.right) : []
    case 'CallExpression':
      return nameOf(node.callee) === 'join' ? within(...(node.arguments as Node[])) : []
    default:
      return []
  }
}

const textOf = ({ type, value, quasis }: Node): string =>
  type === 'TemplateLiteral'
    ? (quasis as Node[]).map((part) => (part.value as { cooked: string }).cooked).join('…')
    : String(value)

/** Several words, which no name of a class or of a kind is. */
const isSentence = (node: unknown): boolean =>
  !isNode(node) || node.type !== 'Literal' || /\p{L} \p{L}/u.test(String(node.value))

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  return String(
    isNode(node.property) ? nameOf(node.property) : isNode(node.name) ? nameOf(node.name) : (node.name ?? ''),
  )
}

/** Sources of a folder or a single file, without tests and their fixtures. */
export function sourcesIn(place: string): string[] {
  const path = join(root, place)
  if (!statSync(path).isDirectory()) return [place]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|d)\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => relative(root, join(path, file)))
}

/** Lists texts by folder, or each with its line where a folder is named. */
if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const named = argv.slice(2)
  const places = named.length > 0 ? named : ['ui/src', 'storefront/src', 'admin/src', 'checkin/src']
  const counts = new Map<string, number>()
  for (const file of places.flatMap(sourcesIn)) {
    for (const { line, text } of leftIn(file, readFileSync(join(root, file), 'utf8'))) {
      if (named.length > 0) console.log(`${file}:${line} ${text}`)
      const folder = file.split('/').slice(0, 3).join('/')
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  }
  for (const [folder, count] of [...counts].sort(([, a], [, b]) => b - a)) console.log(`${count} ${folder}`)
}

import { parseSync } from 'vite'
import { isCode, isTest, lineOf, type Source } from './source.ts'

/** A function that is longer than the others may be, and why it stays in one piece. */
export interface LongFunction {
  /** Its file and name. */
  readonly at: string
  readonly because: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const nameIn = (node: Node | undefined): string | undefined => {
  const named = node?.id ?? node?.key
  return isNode(named) ? String(named.name) : undefined
}

interface Found {
  readonly at: string
  readonly lines: number
}

/** Parsed once for the rule and for its exceptions. */
const parsed = new WeakMap<Source, readonly Found[]>()

function longIn(file: Source, most: number): readonly Found[] {
  const known = parsed.get(file) ?? findLong(file, most)
  parsed.set(file, known)
  return known
}

/** Functions of a file that are longer than `most` lines, as `file name`, with their lines. */
function findLong({ path, text }: Source, most: number): readonly Found[] {
  if (text.split('\n').length <= most) return []
  const found: Found[] = []
  const visit = (value: unknown, above: Node | undefined): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, above)
    if (!isNode(value)) return
    const lines = lineOf(text, value.end) - lineOf(text, value.start) + 1
    if (FUNCTIONS.has(value.type) && lines > most)
      found.push({ at: `${path} ${nameIn(value) ?? nameIn(above) ?? 'without a name'}`, lines })
    // A function that is too long is within something that is.
    if (lines > most || value.type === 'Program') for (const child of Object.values(value)) visit(child, value)
  }
  visit(parseSync(path, text).program, undefined)
  return found
}

const read = (files: readonly Source[]): Source[] =>
  files.filter(({ path }) => isCode(path) && !isTest(path) && !/\/generated\//.test(path))

/** Functions that do not fit on a screen: there are several in them. */
export const longFunctions = (files: readonly Source[], most: number, exceptions: readonly LongFunction[]): string[] =>
  read(files)
    .flatMap((file) => longIn(file, most))
    .filter(({ at }) => !exceptions.some((one) => one.at === at))
    .map(({ at, lines }) => `${at} has ${lines} lines: give its pieces names`)

/** Exceptions that nothing needs. */
export const unusedLongFunctions = (
  files: readonly Source[],
  most: number,
  exceptions: readonly LongFunction[],
): string[] => {
  const found = new Set(read(files).flatMap((file) => longIn(file, most).map(({ at }) => at)))
  return exceptions.filter(({ at }) => !found.has(at)).map(({ at }) => at)
}

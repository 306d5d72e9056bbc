/** A file of the repository as the rules see it: rules are functions of paths and texts, so that a violation can be planted. */
export interface Source {
  /** From the root, with slashes. */
  readonly path: string
  readonly text: string
}

export interface Import {
  readonly from: string
  /** Erased when the types are stripped: nothing of it is there at run time. */
  readonly typeOnly: boolean
}

const STATEMENT = /^\s*(import|export)\s+(type\s+)?(?:([^'"`;]*?)\s+from\s+)?['"]([^'"\n]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]/g

/** Modules that a module imports or re-exports, dynamic imports included. */
export function importsOf({ text }: Pick<Source, 'text'>): Import[] {
  const code = withoutComments(text)
  const found: Import[] = []
  for (const [, word, type, names, from] of code.matchAll(STATEMENT)) {
    if (word === 'export' && names === undefined) continue
    found.push({ from: from!, typeOnly: type !== undefined || onlyTypes(names) })
  }
  for (const [, from] of code.matchAll(DYNAMIC)) found.push({ from: from!, typeOnly: false })
  return found
}

/** `{ type A, type B }`: under `verbatimModuleSyntax` an import without names is left, so this is for `import type` alone and all-type lists. */
const onlyTypes = (names: string | undefined): boolean => {
  const list = /^\{([^}]*)\}$/.exec(names?.trim() ?? '')?.[1]
  const parts = list
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return parts !== undefined && parts.length > 0 && parts.every((part) => part.startsWith('type '))
}

/** Blanks comments and preserves line numbers. Texts stay: readers of texts know about them. */
export function withoutComments(text: string): string {
  return text.replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*/g,
    (whole, quoted: string | undefined) => quoted ?? whole.replace(/[^\n]/g, ' '),
  )
}

/** The file that a relative specifier names. */
export function resolved(path: string, specifier: string): string {
  const parts = path.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** `@scope/name` or `name`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

export const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path)
/** Tests, what only they use, and configuration: they may reach further than what they test. */
export const isTest = (path: string): boolean =>
  /\.(test|fixture)\.tsx?$|\/(test|testing|bench)\/|\.config\.m?ts$|\/vite\/|^(acceptance|architecture)\//.test(path)

export const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

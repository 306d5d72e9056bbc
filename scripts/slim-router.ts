import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIn = (name: string) => fileURLToPath(new URL(`./slim-router/${name}.ts`, import.meta.url))

/** Modules of the router, as they import one another, and what stands in for them. */
const STAND_INS: readonly (readonly [ending: string, file: string])[] = [
  ['/ssr/components.js', standIn('framework')],
  ['/instrumentation.js', standIn('instrumentation')],
]

/**
 * The router's framework mode (its document, its prefetching) and its instrumentation hang on what data mode uses and cannot
 * be shaken off, and it warns developers at length: 5 kB of every first load that no page of ours reaches. What browsers get
 * has stand-ins and no sentences; the server's half is the library as it is.
 */
export function slimRouter(): Plugin {
  return {
    name: 'fairground:slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (this.environment.name !== 'client' || !importer?.includes('/react-router/')) return undefined
      return STAND_INS.find(([ending]) => source.endsWith(ending))?.[1]
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.includes('/react-router/dist/')) return undefined
      const terse = withoutSentences(code, this.parse(code), basename(id.replace(/[?].*$/, '')))
      return terse === code ? undefined : { code: terse, map: null }
    },
  }
}

/** Its checks by name: a warning is for whoever writes the pages, an invariant is thrown. */
const WARNINGS = new Set(['warning', 'warningOnce'])
const INVARIANT = 'invariant'

interface Place {
  readonly start: number
  readonly end: number
}
interface Call extends Place {
  readonly callee: { readonly type: string; readonly name?: string }
  readonly arguments: readonly Place[]
}

/** A module without warnings, and with the place of an invariant, "router.js:512", instead of its sentence. */
export function withoutSentences(code: string, program: unknown, file: string): string {
  let terse = ''
  let at = 0
  for (const { start, end, callee, arguments: given } of callsIn(program)) {
    const [from, to, instead] = WARNINGS.has(callee.name ?? '')
      ? [start, end, 'void 0']
      : [given[1]?.start ?? end, given[1]?.end ?? end, JSON.stringify(`${file}:${lineOf(code, start)}`)]
    if (from < at || from === to) continue
    terse += code.slice(at, from) + instead
    at = to
  }
  return terse + code.slice(at)
}

const lineOf = (code: string, place: number): number => code.slice(0, place).split('\n').length

/** The calls of those checks, in the order of the text. */
function callsIn(node: unknown, found: Call[] = []): Call[] {
  if (typeof node !== 'object' || node === null) return found
  if (isCheck(node)) found.push(node)
  for (const part of Object.values(node)) callsIn(part, found)
  return found
}

function isCheck(node: object): node is Call {
  const { type, callee } = node as { type?: string; callee?: Call['callee'] }
  const name = callee?.name ?? ''
  return type === 'CallExpression' && callee?.type === 'Identifier' && (name === INVARIANT || WARNINGS.has(name))
}

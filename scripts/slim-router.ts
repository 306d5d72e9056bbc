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
 * Conditions of the router's modules that are constant for our pages, with their values: nothing discovers routes late, no data
 * strategy or instrumentation is given, no future flag is set, no navigation asks for a view transition, the window is a browser's.
 */
export const CONSTANTS: Readonly<Record<string, readonly (readonly [text: string, value: string])[]>> = {
  'router/router.js': [
    ['future.unstable_customRouteDiscovery', 'false'],
    ['future.unstable_routePatternMatching', 'false'],
    ['init.patchRoutesOnNavigation', 'undefined'],
    ['init.instrumentations', 'undefined'],
    ['init.dataStrategy', 'undefined'],
    ['if (isBrowser)', 'if (true)'],
    ['if (isFogOfWar)', 'if (false)'],
    ['!isFogOfWar', 'true'],
    ['!initialMatchesIsFOW', 'true'],
    ['fogOfWar.active = false;', ''],
    ['fogOfWar.active', 'false'],
    ['fogOfWar.matches', 'null'],
  ],
  'components.js': [
    ['!viewTransitionOpts || !isViewTransitionAvailable', 'true'],
    ['vtContext.isTransitioning && !vtContext.flushSync', 'false'],
    ['renderDfd && pendingState && router.window', 'false'],
    ['!vtContext.isTransitioning && interruption', 'false'],
  ],
}

/** Functions that nothing calls under those conditions: they throw their place instead. */
export const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  'router/router.js': ['discoverRoutes', 'patchRoutesImpl', '_internalSetRoutes', 'runClientMiddlewarePipeline'],
}

/**
 * The router's framework mode (its document, its prefetching) and its instrumentation hang on what data mode uses and cannot
 * be shaken off, it warns developers at length, and it asks for options that our pages never give: 7 kB of every first load
 * that no page of ours reaches. Browsers get stand-ins, no sentences, and constants for those options; the server's half is the
 * library as it is.
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
      const path = id.replace(/[?].*$/, '')
      const module = Object.keys({ ...CONSTANTS, ...UNREACHED }).find((ending) => path.endsWith(`/lib/${ending}`)) ?? ''
      const decided = withConstants(code, CONSTANTS[module] ?? [])
      const short = withBodies(
        decided,
        this.parse(decided),
        UNREACHED[module] ?? [],
        (line) => `{throw Error("${basename(path)}:${line}")}`,
      )
      const terse = withoutSentences(short, this.parse(short), basename(path))
      return terse === code ? undefined : { code: terse, map: null }
    },
  }
}

/** Conditions replaced by their values: the minifier drops what they lead to. */
export const withConstants = (code: string, constants: readonly (readonly [string, string])[]): string =>
  constants.reduce((all, [text, value]) => all.replaceAll(text, value), code)

/** A module whose named functions have another body; `bodyOf` is given the line of the one that stands there. */
export function withBodies(
  code: string,
  program: unknown,
  names: readonly string[],
  bodyOf: (line: number) => string,
): string {
  return bodiesIn(program, names).reduceRight(
    (all, { start, end }) => all.slice(0, start) + bodyOf(lineOf(code, start)) + all.slice(end),
    code,
  )
}

/** Bodies of the functions that are declared under those names, in the order of the text. */
function bodiesIn(node: unknown, names: readonly string[], found: Place[] = []): Place[] {
  if (typeof node !== 'object' || node === null) return found
  const { type, id, body } = node as { type?: string; id?: { name?: string } | null; body?: Place }
  if (type === 'FunctionDeclaration' && body && names.includes(id?.name ?? '')) found.push(body)
  else for (const part of Object.values(node)) bodiesIn(part, names, found)
  return found
}

/** Its checks by name: a warning is for authors of pages, an invariant is thrown. */
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

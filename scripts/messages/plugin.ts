import { join, sep } from 'node:path'
import { parseSync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { exactly } from '../exactly.ts'
import { type Catalogue, catalogueOf, languagesOf, PSEUDO, root, SOURCE } from './catalogues.ts'
import { expressionOf, HELPERS } from './compile.ts'
import { type Calls, callsOf, inlined } from './inline.ts'

const VIRTUAL = 'virtual:fairground-messages'
const FORMAT = '@fairground/ui/texts/format.ts'
const NAMES = Object.values(HELPERS).join(', ')

/** Sources that browsers alone draw, in one language: their tables may hold texts. */
const STAFF_FACES = /\/(admin|checkin)\/src\//

/** Languages that a build is made in: all that are translated, and with `FAIRGROUND_PSEUDO=1` those of the tests. */
export const builtLanguages = (workspace: string): string[] => [
  ...languagesOf(workspace),
  ...(process.env.FAIRGROUND_PSEUDO === '1' ? PSEUDO : []),
]

/**
 * Messages of these workspaces. Built for browsers, each `t('id', values)` becomes its message in the one language of the build
 * (`FAIRGROUND_LANGUAGE`), so that a page carries its own texts and no others. Elsewhere all languages are looked up.
 */
export function messages(...workspaces: readonly string[]): Plugin {
  let inlines = false
  let isServed = false
  let known = new Map<string, Catalogue>()
  const catalogue = (language: string): Catalogue => {
    const found = known.get(language) ?? catalogueOf(workspaces, language)
    known.set(language, found)
    return found
  }
  const isCatalogue = (file: string) => workspaces.some((name) => file.startsWith(join(root, name, 'messages') + sep))
  return {
    name: 'fairground:messages',
    enforce: 'post',
    configResolved(config) {
      inlines = config.command === 'build' && !config.build.ssr
      isServed = config.command === 'serve'
    },
    resolveId: { filter: { id: exactly(VIRTUAL) }, handler: () => `\0${VIRTUAL}` },
    load: {
      filter: { id: exactly(`\0${VIRTUAL}`) },
      handler() {
        if (inlines) return { code: 'export const catalogues = {}', moduleSideEffects: false }
        const languages = new Set([...workspaces.flatMap(builtLanguages), ...(isServed ? PSEUDO : [])])
        return `import { ${NAMES} } from '${FORMAT}'\nexport const catalogues = {${[...languages]
          .map((language) => `${JSON.stringify(language)}: ${lookUp(catalogue(language))}`)
          .join(',\n')}}`
      },
    },
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: /['"][^'"]*\btexts\.ts['"]/ },
      handler(code, id) {
        const language = process.env.FAIRGROUND_LANGUAGE ?? SOURCE
        const result = inlined(code, callsIn(code, id), inlines ? catalogue(language) : undefined)
        if (result.faults.length > 0) this.error(`${id}: ${result.faults.join('; ')}`)
        if (!result.changed) return undefined
        return { code: `import { ${NAMES} } from '${FORMAT}';${result.code}`, map: null }
      },
    },
    configureServer(server) {
      server.watcher.add(workspaces.map((name) => join(root, name, 'messages')))
    },
    hotUpdate({ file }) {
      if (!isCatalogue(file)) return undefined
      known = new Map()
      const module = this.environment.moduleGraph.getModuleById(`\0${VIRTUAL}`)
      if (module) this.environment.moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/**
 * Calls of texts by module and code: languages are built one after the other, of the same modules. Each build reads its settings, and
 * this file with them, once more, so they are remembered by the process.
 */
const known: Map<string, { readonly code: string; readonly calls: Calls }> = remembered('fairground:calls-of-texts')

function remembered<Value>(name: string): Map<string, Value> {
  const ofProcess = globalThis as unknown as Record<symbol, Map<string, Value> | undefined>
  ofProcess[Symbol.for(name)] ??= new Map()
  return ofProcess[Symbol.for(name)]!
}

function callsIn(code: string, id: string): Calls {
  const found = known.get(id)
  if (found?.code === code) return found.calls
  const { program } = parseSync(id.replace(/\?.*$/, '').replace(/\.tsx?$/, '.js'), code)
  const calls = callsOf(program, STAFF_FACES.test(id))
  known.set(id, { code, calls })
  return calls
}

const lookUp = (catalogue: Catalogue): string =>
  `{${[...catalogue]
    .map(([id, message]) => `${JSON.stringify(id)}: (v) => ${expressionOf(message, (name) => `v.${name}`)}`)
    .join(',\n')}}`

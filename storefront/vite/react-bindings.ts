import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import * as dom from 'react-dom'
import type { Plugin } from 'vite'
import { exactly } from '../../scripts/exactly.ts'

const MODULES: Readonly<Record<string, object>> = { react, 'react/jsx-runtime': jsx, 'react-dom': dom }
const PREFIX = '\0bindings:'

/**
 * React's modules as modules of bindings. React is published as CommonJS, so that each chunk unwraps it and reads `useState` and `jsx` as its
 * members at every call; a binding is a short name of its own. Libraries of CommonJS get React as it comes.
 */
export function reactBindings(): Plugin {
  return {
    name: 'fairground:react-bindings',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: exactly(...Object.keys(MODULES)) },
      handler(source, importer) {
        if (this.environment.name !== 'client' || !importer) return undefined
        return importer.startsWith(PREFIX) || isCommonJs(importer) ? undefined : PREFIX + source
      },
    },
    load: {
      filter: { id: exactly(...Object.keys(MODULES).map((source) => PREFIX + source)) },
      handler(id) {
        const source = id.slice(PREFIX.length)
        return { code: bindingsOf(source, Object.keys(MODULES[source] ?? {})), moduleSideEffects: false }
      },
    },
  }
}

const isCommonJs = (file: string): boolean => /\/node_modules\/(react|react-dom|scheduler)\//.test(file)

/** Source of the module: a binding for each name, unread where nobody imports it. */
export const bindingsOf = (source: string, names: readonly string[]): string =>
  [
    `import * as all from '${source}'`,
    ...names
      .filter((name) => /^[a-z]\w*$/i.test(name) && name !== 'default')
      .map((name) => `export const ${name} = all.${name}`),
    'export default all',
  ].join('\n')

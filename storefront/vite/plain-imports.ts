import type { Plugin } from 'vite'
import { exactly } from '../../scripts/exactly.ts'

/** Vite's module around every `import()`, which first preloads what the imported file needs. */
const HELPER = '\0vite/preload-helper.js'
/** A call of it, as it is written in the end: the list of what is to be preloaded is empty. */
const CALL = /[\w$]+\(\(\)=>(import\(`[^`]+`\)),\[\]\)/g

/**
 * The storefront preloads nothing: `build.modulePreload` is off and there is one style sheet. Its imports are plain ones, 0.9 kB
 * less on every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'fairground:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: exactly(HELPER) },
      handler() {
        return this.environment.name === 'client' ? 'export const __vitePreload = (load) => load()' : undefined
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = plainly(chunk.code)
      },
    },
  }
}

/** The code of a chunk with plain imports. */
export const plainly = (code: string): string => code.replace(CALL, '$1')

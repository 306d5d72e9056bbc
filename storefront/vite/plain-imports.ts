import type { Plugin } from 'vite'

/** Vite's module around every `import()`, which first preloads what the imported file needs. */
const HELPER = '\0vite/preload-helper.js'

/**
 * The storefront preloads nothing: `build.modulePreload` is off and there is one style sheet. Its imports are plain ones, 0.7 kB
 * less on every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'fairground:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER || this.environment.name !== 'client') return undefined
      return 'export const __vitePreload = (load) => load()'
    },
  }
}

import path from 'node:path'
import { build, type Rolldown } from 'vite'

export const SOURCE = path.join(import.meta.dirname, '../src')
const ENTRY = 'virtual:entry'

/** Code that a browser downloads for this program: bundled and minified. `iife` runs as a script, `es` keeps its exports. */
export async function bundled(lines: readonly string[], format: 'es' | 'iife' = 'es'): Promise<string> {
  const output = (await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? lines.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: ENTRY, output: { format }, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput // one build, not watched
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}

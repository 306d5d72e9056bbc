import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const slim = fileURLToPath(new URL('../src/shell/slim-icon.ts', import.meta.url))

/**
 * Draws lucide's icons with 20 lines of our own: its own drawing code reads a context, options and aliases that no page uses,
 * and was 1.2 kB of every first load. The icons themselves are the library's.
 */
export function slimIcons(): Plugin {
  return {
    name: 'fairground:slim-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? slim : undefined,
  }
}

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const slim = fileURLToPath(new URL('../src/shell/slim-icon.ts', import.meta.url))
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/**
 * Draws lucide's icons with 20 lines of our own: its own drawing code reads a context, options and aliases that no page uses,
 * and was 1.2 kB of every first load. The icons themselves are the library's; their names and the keys of their lines stay out, too.
 */
export function slimIcons(): Plugin {
  return {
    name: 'fairground:slim-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_source, importer) => (importer?.includes('lucide-react') ? slim : undefined),
    },
    transform: { filter: { id: ICON }, handler: (code) => ({ code: linesOnly(code), map: null }) },
  }
}

/** The module of an icon without all that its drawing does not read. */
export const linesOnly = (code: string): string =>
  code
    .replace(/^ {2}(name|size|aliases): .*\n/gm, '')
    .replace(/,\s*key: "\w+"/g, '')
    .replace('__iconData.node;', '')

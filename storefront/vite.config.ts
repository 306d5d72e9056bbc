import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages } from '../scripts/messages/plugin.ts'
import { refreshPreamble } from '../scripts/refresh-preamble.ts'
import { unusedComponents } from '../scripts/unused-components.ts'
import { chunkGroups } from './vite/chunks.ts'
import { plainImports } from './vite/plain-imports.ts'
import { reactBindings } from './vite/react-bindings.ts'
import { slimIcons } from './vite/slim-icons.ts'

/** Messages of one language beside the source, which is built first. */
const language = process.env.FAIRGROUND_LANGUAGE

/**
 * Built twice: `dist/client` (hashed files and their manifest) and, with `--ssr src/entry-server.tsx`, `dist/server`,
 * one self-contained module that the server loads by its path.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    slimIcons(),
    plainImports(),
    reactBindings(),
    unusedComponents(),
    refreshPreamble(),
    messages('storefront', 'ui'),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  // Built, the server's half is whole in itself; in development Node loads the libraries.
  ssr: { noExternal: command === 'build' ? true : [], target: 'node' },
  build: {
    // In each language into one folder: files without texts are the same in all.
    manifest: language === undefined ? true : `.vite/manifest.${language}.json`,
    emptyOutDir: language === undefined,
    copyPublicDir: language === undefined,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // The table of what each page imports is 2.5 kB of every first load, and links fetch a page's code before they are followed.
    modulePreload: false,
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    rolldownOptions: {
      // What the router tells authors of pages in the console.
      treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
      input: ['src/entry-client.tsx', 'src/start.ts'],
      // Scripts for the browser are weighed; the server reads its half from the disk, in the order of its imports.
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
}))

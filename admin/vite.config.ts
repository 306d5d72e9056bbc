import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages } from '../scripts/messages/plugin.ts'
import { refreshPreamble } from '../scripts/refresh-preamble.ts'
import { unusedComponents } from '../scripts/unused-components.ts'
import { chunkGroups } from './vite/chunks.ts'

/** A single page under `/admin/`: every route is a chunk, and the manifest says which belong to the first load. */
export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss(), unusedComponents(), refreshPreamble(), messages('admin', 'ui')],
  build: {
    manifest: true,
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})

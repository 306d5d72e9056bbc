import { dirname, relative, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const bundle = resolve(import.meta.dirname, 'dist/bundle')

/** Modules that find files beside themselves go on finding them: each knows its own place, as seen from the bundle. */
function ownPlaces(): Plugin {
  const seen = (path: string) => `new URL(${JSON.stringify(relative(bundle, path))}, import.meta.url)`
  return {
    name: 'fairground:own-places',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.includes('node_modules')) return undefined
      const placed = code.replaceAll(/import\.meta\.(url|dirname)\b/g, (_, what) =>
        what === 'url' ? `${seen(id)}.href` : `decodeURIComponent(${seen(dirname(id))}.pathname)`,
      )
      return { code: placed, map: null }
    },
  }
}

/**
 * The server's own modules as one file, which `npm start` runs: a thousand fewer to find, read and link. Libraries stay where they are, but
 * for those of many small modules.
 */
export default defineConfig({
  plugins: [ownPlaces()],
  ssr: { noExternal: [/^@fairground\//, /^typebox/] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist/bundle',
    sourcemap: true,
    minify: false,
    target: 'node24',
    reportCompressedSize: false,
    // Beside the first file: modules know their places from its folder.
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
})

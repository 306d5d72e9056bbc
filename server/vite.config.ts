import { dirname, relative, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const bundle = resolve(import.meta.dirname, 'dist/bundle')

/** Modules that find files beside themselves go on finding them: each knows its own place, as seen from the bundle. */
function ownPlaces(): Plugin {
  const seen = (path: string) => `new URL(${JSON.stringify(relative(bundle, path))}, import.meta.url)`
  return {
    name: 'fairground:own-places',
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: 'import.meta.' },
      handler(code, id) {
        const placed = code.replaceAll(/import\.meta\.(url|dirname)\b/g, (_, what) =>
          what === 'url' ? `${seen(id)}.href` : `decodeURIComponent(${seen(dirname(id))}.pathname)`,
        )
        return { code: placed, map: null }
      },
    },
  }
}

/** Node makes of a text with a letter beyond ASCII a string of two bytes a letter, and the engine holds the whole source: 7 MB instead of 4. */
function narrow(): Plugin {
  return {
    name: 'fairground:narrow',
    generateBundle(_, files) {
      for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escapeWide(file.code)
    },
  }
}

/** Wider letters stand in texts and in patterns, where an escape means the same. */
const escapeWide = (code: string): string =>
  code.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * The server's own modules as one file, which `npm start` runs: a thousand fewer to find, read and link. Libraries stay where they are, but
 * for those of many small modules.
 */
export default defineConfig({
  plugins: [ownPlaces(), narrow()],
  ssr: { noExternal: [/^@fairground\//, /^typebox/] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist/bundle',
    sourcemap: true,
    target: 'node24',
    reportCompressedSize: false,
    // Beside the first file: modules know their places from its folder.
    rolldownOptions: {
      output: {
        chunkFileNames: '[name].js',
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
})

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets, Storefront, StorefrontEntry } from './storefront-entry.ts'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

/** Vite's manifest: chunks by the path of their module. */
export type Manifest = Readonly<Record<string, Chunk>>

const ENTRY = 'src/entry-client.tsx'
/** Fetches the entry when the page is seen. */
const START = 'src/start.ts'
/** Text and headings in a western language: see ui/src/fonts. */
const FONTS = /-western.*\.woff2$/

/** The storefront from `dist`; undefined while it is not built. */
export async function builtStorefront(distDir: string): Promise<Storefront | undefined> {
  const [manifestFile, entryFile] = [
    join(distDir, 'client/.vite/manifest.json'),
    join(distDir, 'server/entry-server.js'),
  ]
  if (!existsSync(manifestFile) || !existsSync(entryFile)) return undefined
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest // written by our own build
  const entry = import(pathToFileURL(entryFile).href) as Promise<StorefrontEntry> // storefront/src/entry-server.tsx
  const known = new Map<string, PageAssets>()
  return {
    entry: () => entry,
    assetsOf(source) {
      const assets = known.get(source) ?? pageAssets(manifest, source)
      known.set(source, assets)
      return assets
    },
  }
}

/** The script that starts the others; the entry, its style sheets and fonts; and of the page what the entry does not bring anyway. */
export function pageAssets(manifest: Manifest, source: string): PageAssets {
  const entry = chunksOf(manifest, ENTRY)
  const page = chunksOf(manifest, source).filter((chunk) => !entry.includes(chunk))
  const styles = [...entry, ...page].flatMap(({ css = [] }) => css)
  const fonts = [...entry, ...page].flatMap(({ assets = [] }) => assets).filter((file) => FONTS.test(file))
  return {
    scripts: chunksOf(manifest, START).map(address),
    later: [...entry, ...page].map(address),
    styles: [...new Set(styles)].map((file) => `/${file}`),
    fonts: [...new Set(fonts)].map((file) => `/${file}`),
  }
}

const address = ({ file }: Chunk): string => `/${file}`

/** A chunk and all it imports at once, itself first. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<Chunk>()): Chunk[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk)) return [...seen]
  seen.add(chunk)
  for (const other of chunk.imports ?? []) chunksOf(manifest, other, seen)
  return [...seen]
}

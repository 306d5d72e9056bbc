import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets } from '@fairground/contract/rendered-pages.ts'
import type { Storefront, StorefrontEntry } from './storefront-entry.ts'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

/** Vite's manifest: chunks by the path of their module. */
export type Manifest = Readonly<Record<string, Chunk>>

const ENTRY = 'src/entry-client.tsx'
/** The language of pages that are in none of the built ones. */
const SOURCE = 'en'
/** Fetches the entry when the page is seen. */
const START = 'src/start.ts'
/** Text and headings in a western language: see ui/src/fonts. */
const FONTS = /-western.*\.woff2$/

/** The storefront from `dist`; undefined while it is not built. */
export async function builtStorefront(distDir: string): Promise<Storefront | undefined> {
  const [manifestDir, entryFile] = [join(distDir, 'client/.vite'), join(distDir, 'server/entry-server.js')]
  if (!existsSync(join(manifestDir, 'manifest.json')) || !existsSync(entryFile)) return undefined
  const manifests = await readManifests(manifestDir)
  const entry = import(pathToFileURL(entryFile).href) as Promise<StorefrontEntry> // storefront/src/entry-server.tsx
  const known = new Map<string, PageAssets>()
  return {
    entry: () => entry,
    languages: [...manifests.keys()],
    assetsOf(source, locale) {
      const [language, manifest] = [locale, locale.split('-')[0] ?? '', SOURCE]
        .map((name) => [name, manifests.get(name)] as const)
        .find(([, one]) => one) ?? [SOURCE, {}]
      const key = `${language} ${source}`
      const assets = known.get(key) ?? pageAssets(manifest ?? {}, source)
      known.set(key, assets)
      return assets
    },
  }
}

/** One for each language that the storefront is built in: `manifest.json` in the source language, `manifest.de.json`. */
async function readManifests(folder: string): Promise<ReadonlyMap<string, Manifest>> {
  const files = (await readdir(folder)).filter((file) => /^manifest(\..+)?\.json$/.test(file))
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const language = /^manifest\.(.+)\.json$/.exec(file)?.[1] ?? SOURCE
        const text = await readFile(join(folder, file), 'utf8')
        return [language, JSON.parse(text) as Manifest] as const // written by our own build
      }),
    ),
  )
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

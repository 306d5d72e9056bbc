import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Source } from './source.ts'
import { type Manifest, type Manifests, WORKSPACES } from './workspaces.ts'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const TEXT = /\.(ts|tsx|mjs|json|md|sql|css|html|ya?ml|csv|txt|svg|sh)$|(^|\/)(\.npmrc|\.gitignore|\.env\.example|run)$/

/** Every text file that is committed or about to be. */
export function repositoryFiles(): Source[] {
  return (committed() ?? onDisk())
    .filter((path) => TEXT.test(path))
    .flatMap((path) => {
      const text = readIfThere(path)
      return text === undefined ? [] : [{ path, text }]
    })
}

function committed(): string[] | undefined {
  try {
    return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }).split('\0')
  } catch {
    return undefined
  }
}

/** A copy without its history: everything but what is made or installed. */
function onDisk(): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
      const path = folder + entry.name
      if (!entry.isDirectory()) return [path]
      return ['node_modules', 'dist', '.git', '.fairground'].includes(entry.name) ? [] : walk(`${path}/`)
    })
  return walk('')
}

/** Deleted, and not committed yet. */
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(ROOT + path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export function manifestsOf(files: readonly Source[]): Manifests {
  const folders = ['', ...WORKSPACES, 'acceptance/conformance']
  return Object.fromEntries(
    folders.flatMap((folder) => {
      const file = files.find(({ path }) => path === (folder ? `${folder}/package.json` : 'package.json'))
      return file ? [[folder, JSON.parse(file.text) as Manifest]] : []
    }),
  )
}

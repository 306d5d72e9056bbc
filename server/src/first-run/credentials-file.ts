import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteCredentials } from './create-site.ts'

const fileOf = (dataDir: string): string => join(dataDir, 'credentials.json')

export function readCredentials(dataDir: string): SiteCredentials | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as SiteCredentials
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Readable by the owner of the directory alone. */
export function writeCredentials(dataDir: string, credentials: SiteCredentials): void {
  writeFileSync(fileOf(dataDir), `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
}

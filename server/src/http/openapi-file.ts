import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { allOperations } from '@fairground/contract/operations.ts'
import { browserPages } from '@fairground/contract/pages.ts'
import { apiInfo, openApiDocument } from './openapi.ts'

const FILE = path.join(import.meta.dirname, '../../../openapi.json')

/** The text of `openapi.json` in the repository. */
export const openApiFile = (): string =>
  `${JSON.stringify(openApiDocument(allOperations, apiInfo, browserPages), null, 1)}\n`

export const isStale = async (): Promise<boolean> => (await readFile(FILE, 'utf8').catch(() => '')) !== openApiFile()

if (import.meta.main) {
  if (!process.argv.includes('--check')) await writeFile(FILE, openApiFile())
  else if (await isStale()) {
    console.error('openapi.json is stale: run node server/src/http/openapi-file.ts')
    process.exitCode = 1
  }
}

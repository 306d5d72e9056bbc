import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { allOperations } from '@fairground/contract/operations.ts'
import { browserPages } from '@fairground/contract/pages.ts'
import { apiInfo, openApiDocument } from './openapi.ts'

const STANDARD_FILE = path.join(import.meta.dirname, '../../../dist/openapi.json')

/** The document as `/openapi.json` serves it, without the address of a server. */
const openApiFile = (): string => `${JSON.stringify(openApiDocument(allOperations, apiInfo, browserPages), null, 1)}\n`

/** Writes the document and returns where: `file`, or else `dist/openapi.json`. */
export async function writeOpenApiFile(file = STANDARD_FILE): Promise<string> {
  const target = path.resolve(file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, openApiFile())
  return target
}

if (import.meta.main) console.log(await writeOpenApiFile(process.argv[2]))

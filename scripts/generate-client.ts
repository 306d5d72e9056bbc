import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { staleFiles, writeFiles } from '../client/generate/client.ts'

const folder = join(import.meta.dirname, '../server/messages/en')

const sentences: Readonly<Record<string, string>> = Object.assign(
  {},
  ...readdirSync(folder)
    .filter((file) => file.startsWith('refusals'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
)

/** Sentence of a refusal in the server's catalogue, for the comments of what is generated. */
export function sentenceOf(code: string): string {
  const sentence = sentences[code]
  if (sentence === undefined) throw new Error(`No sentence for ${code} in server/messages/en/refusals*.json`)
  return sentence
}

if (import.meta.main) {
  if (!process.argv.includes('--check')) console.log(`${await writeFiles(sentenceOf)} files written`)
  else {
    const stale = await staleFiles(sentenceOf)
    for (const name of stale) console.error(`client/src/generated/${name} is stale: run npm run generate`)
    process.exitCode = stale.length > 0 ? 1 : 0
  }
}

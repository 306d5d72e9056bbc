import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The server's catalogue, for the comments of what is generated: one sentence for each code. */
const folder = join(import.meta.dirname, '../../server/messages/en')

const sentences: Readonly<Record<string, string>> = Object.assign(
  {},
  ...readdirSync(folder)
    .filter((file) => file.startsWith('refusals'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
)

export function sentenceOf(code: string): string {
  const sentence = sentences[code]
  if (sentence === undefined) throw new Error(`No sentence for ${code} in server/messages/en/refusals*.json`)
  return sentence
}

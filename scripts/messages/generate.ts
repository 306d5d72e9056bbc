import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { catalogueOf, root, SOURCE, workspacesWithMessages } from './catalogues.ts'
import { isRich, type Values, valuesOf } from './compile.ts'

export const idsFile = (workspace: string): string =>
  join(root, workspace, workspace === 'server' ? 'src/ground/texts/ids.ts' : 'src/texts-ids.ts')

/** The ids of a workspace's messages with the values that each takes, as TypeScript. */
export function typesOf(workspace: string): string {
  const all = [...catalogueOf([workspace], SOURCE)].sort(([a], [b]) => (a < b ? -1 : 1))
  const rich = all.filter(([, message]) => isRich(message))
  const plain = all.filter(([, message]) => !isRich(message))
  const lines = (messages: typeof all) => messages.map(([id, message]) => lineOf(id, valuesOf(message))).join('\n')
  const isServer = workspace === 'server'
  const wrap = workspace === 'ui' ? './texts/translate.ts' : '@fairground/ui/texts/translate.ts'
  return [
    '// Written by scripts/messages/generate.ts from messages/en: do not edit.',
    ...(rich.length > 0 && !isServer ? [`import type { Wrap } from '${wrap}'`, ''] : []),
    'export interface Texts {',
    lines(plain),
    '}',
    ...(isServer
      ? []
      : [
          '',
          rich.length > 0
            ? `export interface RichTexts {\n${lines(rich)}\n}`
            : 'export type RichTexts = Record<never, undefined>',
        ]),
    '',
  ].join('\n')
}

const WIDTH = 120

/** One id with its values, broken as the formatter breaks what is wider than a line. */
function lineOf(id: string, values: Values): string {
  if (values.size === 0) return `  '${id}': undefined`
  const fields = [...values].sort(([a], [b]) => (a < b ? -1 : 1))
  const line = `  '${id}': { ${fields.map(([name, kind]) => `${name}: ${wordsOf(kind).join(' | ')}`).join('; ')} }`
  return line.length <= WIDTH
    ? line
    : [`  '${id}': {`, ...fields.map(([name, kind]) => fieldOf(name, kind)), '  }'].join('\n')
}

function fieldOf(name: string, kind: Kind): string {
  const words = wordsOf(kind)
  const line = `    ${name}: ${words.join(' | ')}`
  return line.length <= WIDTH ? line : [`    ${name}:`, ...words.map((word) => `      | ${word}`)].join('\n')
}

type Kind = 'string' | 'number' | 'node' | readonly string[]

function wordsOf(kind: Kind): string[] {
  if (kind === 'node') return ['Wrap']
  if (typeof kind === 'string') return [kind]
  return [...kind.filter((name) => name !== 'other').map((name) => `'${name}'`), "'other'"]
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href)
  for (const workspace of workspacesWithMessages) writeFileSync(idsFile(workspace), typesOf(workspace))

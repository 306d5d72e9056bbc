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
  const lines = (messages: typeof all) =>
    messages.map(([id, message]) => `  '${id}': ${typeOf(valuesOf(message))}`).join('\n')
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

function typeOf(values: Values): string {
  if (values.size === 0) return 'undefined'
  const fields = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, kind]) => `${name}: ${kindOf(kind)}`)
  return `{ ${fields.join('; ')} }`
}

function kindOf(kind: 'string' | 'number' | 'node' | readonly string[]): string {
  if (kind === 'node') return 'Wrap'
  if (typeof kind === 'string') return kind
  const named = kind.filter((name) => name !== 'other').map((name) => `'${name}'`)
  return [...named, "'other'"].join(' | ')
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href)
  for (const workspace of workspacesWithMessages) writeFileSync(idsFile(workspace), typesOf(workspace))

import { moduleConstant } from '@fairground/contract/module-constant.ts'
import type { Operation } from '@fairground/contract/operation.ts'
import { refusals } from '@fairground/contract/refusals.ts'
import { printTree, valueTree } from './dates.ts'
import { type Listing, listingOf } from './listing.ts'
import type { Schema } from './schema.ts'
import { type Declarations, type Homes, homesOf } from './shared-shapes.ts'
import { fieldName, TypePrinter } from './types.ts'

const HEADER = '// Generated from contract/src by client/generate/client.ts. Do not edit.'

/** The sentence of a refusal, for the comment beside its code. */
export type SentenceOf = (code: string) => string

/** The text of `client/src/generated/refusal.ts`: the codes with which the server refuses, their statuses and sentences. */
export const allRefusals = (sentenceOf: SentenceOf): string => `${HEADER}
/** The HTTP status of each refusal. */
export interface RefusalStatus {
${Object.entries(refusals)
  .map(([code, status]) => `  /** ${sentenceOf(code)} */\n  ${fieldName(code)}: ${status}`)
  .join('\n')}
}

export type Refusal = keyof RefusalStatus
`

/** Operations on what belongs to the caller: an API key or a staff session has no such thing. */
export const isPersonal = ({ module, name }: Pick<Operation, 'module' | 'name'>): boolean =>
  /\.current-cart(-v-\d+)?$/.test(module) || module === 'redirects.redirects' || /My[A-Z]/.test(name)

/** A module of the client: its types and its calls. */
interface ClientModule {
  readonly module: string
  readonly declarations: Declarations
  readonly calls: readonly string[]
}

/** Name and text of the files of all modules, and of `shapes.ts`, which has what several modules share. */
export function clientModules(modules: ReadonlyMap<string, readonly Operation[]>): Map<string, string> {
  const printed = [...modules].map(([module, operations]): ClientModule => {
    const types = new TypePrinter(module)
    const calls = operations.map((operation) => printCall(operation, types))
    return { module, declarations: types.declarations, calls }
  })
  const homes = homesOf(new Map(printed.map(({ module, declarations }) => [module, declarations])))
  return new Map([
    ['shapes.ts', shapesFile(homes)],
    ...printed.map((one) => [`${one.module}.ts`, moduleFile(one, homes)] as const),
  ])
}

const typesFrom = (word: 'import' | 'export', names: ReadonlyMap<string, readonly string[]>): string[] =>
  [...names].map(([file, those]) => `${word} type { ${those.join(', ')} } from './${file}.ts'`)

const shapesFile = ({ shapes }: Homes): string =>
  `${[`${HEADER}\n// Shapes that several modules have. Each module exports those that it uses.`, ...shapes.values()].join('\n\n')}\n`

function moduleFile({ module, declarations, calls }: ClientModule, { homeOf }: Homes): string {
  const isOwn = (name: string) => homeOf(module, name) === undefined
  const own = [...declarations].filter(([name]) => isOwn(name)).map(([, text]) => text)
  const others = [...declarations.keys()].filter((name) => !isOwn(name))
  // A comment may begin with the name of a shape.
  const code = [...own, ...calls].join('\n').replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const used = others.filter((name) => new RegExp(`\\b${name}\\b`).test(code))
  const byFile = (names: readonly string[]) => Map.groupBy(names, (name) => homeOf(module, name) ?? module)
  return [
    `${HEADER}\n${["import { call } from '../call.ts'", ...typesFrom('import', byFile(used))].join('\n')}`,
    ...(others.length > 0 ? [typesFrom('export', byFile(others)).join('\n')] : []),
    ...own,
    `/** Module \`${module}\`. */\nexport const ${moduleConstant(module)} = {\n${calls.join('\n')}\n}\n`,
  ].join('\n\n')
}

function printCall(operation: Operation, types: TypePrinter): string {
  const request = operation.request as Schema // a TypeBox schema is a JSON schema
  const response = operation.response as Schema
  const name = capitalised(operation.name)
  const listing = listingOf(request, response)
  const item = listing ? response.properties?.[listing.items]?.items : undefined
  const parameters = [
    types.declare(`${name}Request`, request, 'request'),
    types.declare(`${name}Response`, response, 'response'),
    types.declare(`${name}Refusal`, { enum: operation.refusals }, 'response'),
    ...(item ? [types.print(item, 'response')] : []),
  ]
  const dates = valueTree(response)
  const options = [
    ...(operation.postFallback === undefined ? [] : [`fallback: '${operation.postFallback}'`]),
    ...(dates === undefined ? [] : [`values: ${printTree(dates)}`]),
    ...(listing ? [`list: ${printListing(listing)}`] : []),
    ...(isPersonal(operation) ? ['personal: true'] : []),
  ]
  const extra = options.length === 0 ? '' : `, { ${options.join(', ')} }`
  return `  /** ${operation.summary} */
  ${operation.name}: call<${parameters.join(', ')}>('${operation.method}', '${operation.publicPath ?? operation.path}'${extra}),`
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const printListing = ({ kind, query, items, metadata, text }: Listing): string =>
  `{ kind: '${kind}', query: '${query}', items: '${items}', metadata: '${metadata}'${text ? ', text: true' : ''} }`

import type { Carried, DomainEvent } from '@fairground/contract/domain-events/domain-event.ts'
import { moduleConstant } from '@fairground/contract/module-constant.ts'
import type { Operation } from '@fairground/contract/operation.ts'
import { printTree, valueTree } from './dates.ts'
import { partsOf, type Schema } from './schema.ts'
import { fieldName } from './types.ts'

/** Place of the payload in an event's envelope, and the envelope's type. A message has none. */
const ENVELOPES = {
  created: { type: 'CreatedEvent', at: ['createdEvent', 'entity'] },
  updated: { type: 'UpdatedEvent', at: ['updatedEvent', 'currentEntity'] },
  deleted: { type: 'DeletedEvent', at: ['deletedEvent', 'deletedEntity'] },
  action: { type: 'ActionEvent', at: ['actionEvent', 'body'] },
  message: { type: undefined, at: [] },
} as const satisfies Record<DomainEvent['carries'], { type: string | undefined; at: readonly string[] }>

/** The text of `client/src/generated/<module>.events.ts`. */
export function eventModule(module: string, events: readonly DomainEvent[], operations: readonly Operation[]): string {
  const shapes = shapesOf(operations)
  const trees = new Map(
    [...shapes].flatMap(([name, shape]) => {
      const tree = valueTree(shape)
      return tree === undefined ? [] : [[name, tree] as const]
    }),
  )
  const used = new Set<string>()
  const envelopes = new Set<string>()
  const print = (carried: Carried): string => {
    if (typeof carried === 'string') {
      if (carried === 'timestamp') return 'Date'
      if (carried === 'object') return 'Record<string, unknown>'
      if (!carried.startsWith('@')) return carried
      const name = carried.slice(1)
      if (!shapes.has(name)) return 'Record<string, unknown>' // none of our answers has it
      used.add(name)
      return name
    }
    if (Array.isArray(carried)) return `readonly (${print(carried[0])})[]`
    const fields = Object.entries(carried as Record<string, Carried>)
    return `{ ${fields.map(([field, part]) => `readonly ${fieldName(field)}?: ${print(part)}`).join('; ')} }`
  }
  const lines = events.map((event) => {
    const { type, at } = ENVELOPES[event.carries]
    if (type) envelopes.add(type)
    const payload = print(event.payload)
    const tree = envelopeText(at, treeText(event.payload, trees))
    return `  /** \`${event.type}\` */
  ${event.name}: domainEvent<${type ? `${type}<${payload}>` : payload}>('${event.type}'${tree ? `, ${tree}` : ''}),`
  })
  const imports = [
    ...(envelopes.size > 0
      ? [
          `import { ${[...envelopes]
            .sort()
            .map((name) => `type ${name}`)
            .join(', ')}, domainEvent } from '../happenings/domain-event.ts'`,
        ]
      : [`import { domainEvent } from '../happenings/domain-event.ts'`]),
    ...(used.size > 0 ? [`import type { ${[...used].sort().join(', ')} } from './${module}.ts'`] : []),
  ]
  const constants = [...used].sort().flatMap((name) => {
    const tree = trees.get(name)
    return tree === undefined ? [] : [`const ${treeName(name)} = ${printTree(tree)} as const`]
  })
  return `// Generated from contract/src by client/generate/client.ts. Do not edit.
${imports.join('\n')}
${constants.length > 0 ? `\n${constants.join('\n')}\n` : ''}
/** Events of module \`${module}\`, for \`webhooks\`. */
export const ${moduleConstant(module)}Events = {
${lines.join('\n')}
}
`
}

/** The named shapes of a module's answers. */
function shapesOf(operations: readonly Operation[]): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>()
  const visit = (schema: Schema): void => {
    if (schema.title !== undefined && schema.properties && !found.has(schema.title)) found.set(schema.title, schema)
    for (const part of partsOf(schema)) visit(part)
  }
  for (const { response } of operations) visit(response as Schema) // a TypeBox schema is a JSON schema
  return found
}

/** A value tree as text, in which shapes are the constants above the events. Undefined where no instant stands inside. */
function treeText(carried: Carried, trees: ReadonlyMap<string, unknown>): string | undefined {
  if (carried === 'timestamp') return `'date'`
  if (typeof carried === 'string') return trees.has(carried.slice(1)) ? treeName(carried.slice(1)) : undefined
  if (Array.isArray(carried)) return treeText(carried[0], trees)
  return objectText(
    Object.entries(carried as Record<string, Carried>).map(([field, part]) => [field, treeText(part, trees)]),
  )
}

/** Within the envelope, which has an instant of its own. */
function envelopeText(at: readonly string[], tree: string | undefined): string | undefined {
  const [part, field] = at
  if (part === undefined || field === undefined) return tree
  return objectText([
    ['eventTime', `'date'`],
    [part, tree && objectText([[field, tree]])],
  ])
}

function objectText(fields: readonly (readonly [string, string | undefined])[]): string | undefined {
  const given = fields.filter(([, text]) => text !== undefined)
  return given.length === 0
    ? undefined
    : `{ ${given.map(([field, text]) => `${fieldName(field)}: ${text}`).join(', ')} }`
}

const treeName = (shape: string): string => `in${shape}`

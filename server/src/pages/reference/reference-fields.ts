import type { ContractSchema } from '../../http/openapi-schemas.ts'
import { type Html, html } from './reference-html.ts'

/** Bounds as the contract writes them. */
interface Bounds {
  readonly maxLength?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly minItems?: number
  readonly pattern?: string
  readonly required?: readonly string[]
  readonly const?: unknown
  readonly description?: string
}
type Schema = ContractSchema & Bounds

/** A table of the fields of a message; named types are links to their own table. */
export function fieldTable(contract: ContractSchema): Html {
  const rows = [...fieldRows(contract as Schema, '')]
  if (rows.length === 0) return html`<p class="quiet">No fields: <code>{}</code>.</p>`
  return html`<div class="scroll"><table>
<thead><tr><th>Field</th><th>Type</th><th></th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`
}

/** Fields of unnamed objects are written with their path, as `cursors.next` or `lines[].id`. */
function* fieldRows(schema: Schema, prefix: string): Generator<Html> {
  for (const [field, part] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
    const path = prefix + field
    const presence = schema.required?.includes(field) ? '' : 'optional'
    yield html`<tr><td><code>${path}</code></td><td>${typeOf(part)}${part.description ? html`<p class="quiet">${part.description}</p>` : undefined}</td><td class="quiet">${presence}</td></tr>`
    const inner = part.items ? (part.items as Schema) : part
    if (inner.properties && inner.title === undefined) yield* fieldRows(inner, `${path}${part.items ? '[]' : ''}.`)
  }
}

function typeOf(schema: Schema): Html {
  return schema.nullable ? html`${plainType(schema)} or null` : plainType(schema)
}

function plainType(schema: Schema): Html {
  if (schema.title !== undefined && schema.type === 'object')
    return html`<a href="#type-${schema.title}">${schema.title}</a>`
  if (schema.anyOf)
    return joined(
      schema.anyOf.map((part) => typeOf(part as Schema)),
      ' or ',
    )
  if (schema.allOf)
    return joined(
      schema.allOf.map((part) => typeOf(part as Schema)),
      ' and ',
    )
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${value}</code>`),
      ', ',
    )
  if (schema.items)
    return html`list of ${typeOf(schema.items as Schema)}${between(schema.minItems, schema.maxItems, 'items')}`
  const values = Object.values(schema.patternProperties ?? {})[0] as Schema | undefined
  if (values) return html`map of ${typeOf(values)}`
  if (schema.free) return html`any object`
  if (schema.properties) return html`object`
  switch (schema.type) {
    case 'string':
      if (schema.format === 'date-time') return html`instant`
      if (schema.format === 'uuid') return html`UUID`
      if (schema.format !== undefined) return html`${schema.format}`
      return html`text${between(schema.minLength || undefined, schema.maxLength, 'characters')}${schema.pattern ? html`, <code>${schema.pattern}</code>` : undefined}`
    case 'integer':
      return html`whole number${between(schema.minimum, schema.maximum, '')}`
    case 'number':
      return html`number${between(schema.minimum, schema.maximum, '')}`
    case 'boolean':
      return html`true or false`
    default:
      return html`${schema.type ?? 'anything'}`
  }
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  const of = unit === '' ? '' : ` ${unit}`
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${of}`
  if (most !== undefined) return `, at most ${most}${of}`
  return least === undefined ? '' : `, at least ${least}${of}`
}

const joined = (parts: readonly Html[], separator: string): Html =>
  html`${parts.map((part, i) => (i === 0 ? part : html`${separator}${part}`))}`

/** The named objects inside these schemas, by name. */
export function namedTypes(schemas: readonly ContractSchema[]): ReadonlyMap<string, ContractSchema> {
  const found = new Map<string, ContractSchema>()
  const visit = (schema: ContractSchema): void => {
    if (schema.title !== undefined && schema.type === 'object') {
      if (found.has(schema.title)) return
      found.set(schema.title, schema)
    }
    const parts = [
      ...Object.values(schema.properties ?? {}),
      ...Object.values(schema.patternProperties ?? {}),
      ...(schema.items ? [schema.items] : []),
      ...(schema.anyOf ?? []),
      ...(schema.allOf ?? []),
    ]
    parts.forEach(visit)
  }
  schemas.forEach(visit)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

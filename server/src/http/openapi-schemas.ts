/** A contract schema as this file reads it: JSON schema with `nullable`, `free`, `maxBytes`, `float` and `medium`. */
export interface ContractSchema {
  readonly title?: string
  readonly type?: string
  readonly format?: string
  readonly nullable?: boolean
  readonly free?: boolean
  readonly maxBytes?: number
  readonly float?: boolean
  readonly medium?: boolean
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, ContractSchema>>
  readonly items?: ContractSchema
  readonly patternProperties?: Readonly<Record<string, ContractSchema>>
  readonly anyOf?: readonly ContractSchema[]
  readonly allOf?: readonly ContractSchema[]
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** Turns contract schemas into those of OpenAPI 3.1 and gathers the named ones as components, prefixed by their module. */
export class SchemaComponents {
  readonly #known = new Map<string, JsonObject>()

  get all(): JsonObject {
    return Object.fromEntries([...this.#known].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  schema(module: string, schema: ContractSchema): JsonObject {
    if (schema.title === undefined) return this.#inline(module, schema)
    const name = `${module}.${schema.title}`
    if (!this.#known.has(name)) {
      const { nullable: _, ...named } = schema
      this.#known.set(name, {})
      this.#known.set(name, this.#inline(module, named))
    }
    const reference = { $ref: `#/components/schemas/${name}` }
    return schema.nullable ? { anyOf: [reference, { type: 'null' }] } : reference
  }

  #inline(module: string, schema: ContractSchema): JsonObject {
    const {
      nullable,
      free: _free,
      maxBytes: _maxBytes,
      medium: _medium,
      float,
      properties,
      items,
      patternProperties,
      anyOf,
      allOf,
      ...rest
    } = schema
    const plain: Record<string, Json> = { ...(rest as JsonObject) }
    if (float) plain.format = 'double'
    if (properties) plain.properties = this.#each(module, properties)
    if (items) plain.items = this.schema(module, items)
    if (patternProperties) plain.patternProperties = this.#each(module, patternProperties)
    if (anyOf) plain.anyOf = anyOf.map((part) => this.schema(module, part))
    if (allOf) plain.allOf = allOf.map((part) => this.schema(module, part))
    if (nullable && schema.type !== undefined) plain.type = [...new Set([schema.type, 'null'].flat())]
    if (nullable && schema.enum) plain.enum = [...schema.enum, null]
    return plain
  }

  #each(module: string, schemas: Readonly<Record<string, ContractSchema>>): JsonObject {
    return Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, this.schema(module, schema)]))
  }
}

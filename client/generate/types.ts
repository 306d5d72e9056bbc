import { holdsDate, mapValues, type Schema } from './schema.ts'

export type Direction = 'request' | 'response'

/**
 * TypeScript types printed from the schemas of one module. A titled schema becomes an interface of that name;
 * where it holds an instant, what is sent is looser than what is received, and is called `…Input`.
 */
export class TypePrinter {
  readonly #shapes = new Map<string, string>()
  readonly #declared = new Map<string, string>()
  readonly #module: string

  constructor(module: string) {
    this.#module = module
  }

  /** Names and texts of what was declared, by name. */
  get declarations(): ReadonlyMap<string, string> {
    return new Map([...this.#declared.entries()].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** Declares `name` for the message or answer of an operation and returns the name. */
  declare(name: string, schema: Schema, direction: Direction): string {
    if (this.#declared.has(name)) throw new Error(`${this.#module}: the name ${name} is taken`)
    this.#declared.set(name, '')
    this.#declared.set(name, declaration(name, this.#body(schema, direction)))
    return name
  }

  print(schema: Schema, direction: Direction): string {
    const type = this.#printed(schema, direction)
    return schema.nullable ? `${type} | null` : type
  }

  #printed(schema: Schema, direction: Direction): string {
    if (schema.title === undefined || isScalar(schema)) return this.#body(schema, direction)
    const name = direction === 'request' && holdsDate(schema) ? `${schema.title}Input` : schema.title
    this.#claim(schema.title, schema)
    if (!this.#declared.has(name)) {
      this.#declared.set(name, '')
      this.#declared.set(name, declaration(name, this.#body(schema, direction)))
    }
    return name
  }

  /** One name means one shape within a module. */
  #claim(title: string, { nullable: _, ...schema }: Schema): void {
    const shape = JSON.stringify(schema)
    const known = this.#shapes.get(title)
    if (known !== undefined && known !== shape) throw new Error(`${this.#module}: two shapes are named ${title}`)
    this.#shapes.set(title, shape)
  }

  #body(schema: Schema, direction: Direction): string {
    if (schema.anyOf) return schema.anyOf.map((part) => this.print(part, direction)).join(' | ')
    if (schema.allOf) return schema.allOf.map((part) => this.print(part, direction)).join(' & ')
    if (schema.const !== undefined) return literal(schema.const)
    if (schema.enum) return schema.enum.map(literal).join(' | ') || 'never'
    if (schema.free) return 'Record<string, unknown>'
    if (schema.items) return listOf(this.print(schema.items, direction))
    if (schema.properties) return this.#object(schema.properties, schema.required ?? [], direction)
    const values = mapValues(schema)
    if (values) return `Record<string, ${this.print(values, direction)}>`
    switch (schema.type) {
      case 'string':
        return schema.format !== 'date-time' ? 'string' : direction === 'request' ? 'Date | string' : 'Date'
      case 'integer':
      case 'number':
        return 'number'
      case 'boolean':
        return 'boolean'
      case 'null':
        return 'null'
      default:
        return 'unknown'
    }
  }

  #object(properties: Readonly<Record<string, Schema>>, required: readonly string[], direction: Direction): string {
    const lines = Object.entries(properties).map(([field, schema]) => {
      const note = schema.description === undefined ? '' : `/** ${schema.description} */\n`
      return `${note}${fieldName(field)}${required.includes(field) ? '' : '?'}: ${this.print(schema, direction)}`
    })
    return lines.length === 0 ? '{}' : `{\n${indented(lines.join('\n'))}\n}`
  }
}

const isScalar = (schema: Schema): boolean => schema.type !== 'object' && !schema.anyOf && !schema.allOf

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value)

const listOf = (item: string): string => (/^[\w.]+$/.test(item) ? `${item}[]` : `Array<${item}>`)

export const fieldName = (field: string): string => (/^[A-Za-z_$][\w$]*$/.test(field) ? field : literal(field))

const indented = (text: string): string => text.replace(/^/gm, '  ')

const declaration = (name: string, body: string): string =>
  body === '{}'
    ? `export type ${name} = Record<never, never>`
    : body.startsWith('{')
      ? `export interface ${name} ${body}`
      : `export type ${name} = ${body}`

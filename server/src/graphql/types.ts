import {
  GraphQLBoolean,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLID,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarLiteralParser,
  GraphQLScalarType,
  GraphQLString,
  type ValueNode,
} from 'graphql'

/** Part of a contract's schema that becomes a GraphQL type. */
export interface ContractSchema {
  readonly type?: string
  readonly title?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly free?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, ContractSchema>>
  readonly items?: ContractSchema
}

/** Fields that a type has beyond the contract's, made when the schema is put together. */
// biome-ignore lint/suspicious/noExplicitAny: each resolver knows what its own type holds, as in graphql's own types.
type Relations = Readonly<Record<string, () => GraphQLFieldConfigMap<any, any>>>

/** Any JSON, as it stands in the contract where the shape is nobody's business: filters, rich content. */
const parseLiteral: GraphQLScalarLiteralParser<unknown> = (node, variables) => literal(node, variables)
const GraphQLJson = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  parseLiteral,
  parseValue: (value) => value,
})

function literal(node: ValueNode, variables: Readonly<Record<string, unknown>> | null | undefined): unknown {
  switch (node.kind) {
    case 'Variable':
      return variables?.[node.name.value]
    case 'ObjectValue':
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, literal(value, variables)]))
    case 'ListValue':
      return node.values.map((value) => literal(value, variables))
    case 'IntValue':
    case 'FloatValue':
      return Number(node.value)
    case 'NullValue':
      return null
    default:
      return node.value
  }
}

const NAME = /^[A-Za-z][_0-9A-Za-z]*$/
const LARGEST_INT = 2_147_483_647
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * GraphQL types out of the contract's schemas. An object is called by its title, or by where it stands; two shapes of one title in two
 * modules are two types, the second with its module's name before it.
 */
export function typeMaker(relations: Relations) {
  const outputs = new Map<string, { readonly type: GraphQLObjectType; readonly shape: string }>()
  const inputs = new Map<string, { readonly type: GraphQLInputObjectType; readonly shape: string }>()
  /** Names of fields that are lists of objects anywhere. */
  const lists = new Set<string>()

  const scalar = ({ type, format, free, minimum, maximum }: ContractSchema) => {
    if (free) return GraphQLJson
    if (type === 'boolean') return GraphQLBoolean
    if (type === 'number') return GraphQLFloat
    if (type === 'integer')
      return Math.max(Math.abs(minimum ?? 0), maximum ?? 0) > LARGEST_INT ? GraphQLFloat : GraphQLInt
    if (type === 'string') return format === 'uuid' ? GraphQLID : GraphQLString
    return GraphQLJson
  }

  /** The first free name for a shape: its own, then with its module before it. */
  const nameFor = (taken: ReadonlyMap<string, { shape: string }>, name: string, module: string, shape: string) =>
    [name, `${module}${name}`].find((one) => (taken.get(one)?.shape ?? shape) === shape) ??
    `${module}${name}${taken.size}`

  const output = (schema: ContractSchema, at: string, module: string): GraphQLOutputType => {
    if (schema.type === 'array') return new GraphQLList(output(schema.items ?? {}, at, module))
    const fields = Object.entries(schema.properties ?? {}).filter(([name]) => NAME.test(name))
    if (schema.free || fields.length === 0) return scalar(schema)
    const shape = JSON.stringify(schema)
    const own = capitalised(schema.title ?? at)
    const name = nameFor(outputs, own, module, shape)
    const known = outputs.get(name)
    if (known) return known.type
    const type = new GraphQLObjectType({
      name,
      fields: () => ({
        ...Object.fromEntries(
          fields.map(([field, inner]) => {
            if (inner.type === 'array' && inner.items?.properties) lists.add(field)
            return [field, { type: output(inner, `${name}${capitalised(field)}`, module), ...described(inner) }]
          }),
        ),
        ...relations[name]?.(),
      }),
    })
    outputs.set(name, { type, shape })
    return type
  }

  const input = (schema: ContractSchema, at: string, module: string): GraphQLInputType => {
    if (schema.type === 'array') return new GraphQLList(input(schema.items ?? {}, at, module))
    const fields = Object.entries(schema.properties ?? {}).filter(([name]) => NAME.test(name))
    if (schema.free || fields.length === 0) return scalar(schema)
    const shape = JSON.stringify(schema)
    const name = nameFor(inputs, `${capitalised(schema.title ?? at)}Input`, module, shape)
    const known = inputs.get(name)
    if (known) return known.type
    const type = new GraphQLInputObjectType({ name, fields: () => inputFields(schema, name, module) })
    inputs.set(name, { type, shape })
    return type
  }

  const inputFields = (schema: ContractSchema, at: string, module: string): GraphQLInputFieldConfigMap =>
    Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => NAME.test(name))
        .map(([name, inner]) => {
          const type = input(inner, `${at}${capitalised(name)}`, module)
          return [
            name,
            { type: schema.required?.includes(name) ? new GraphQLNonNull(type) : type, ...described(inner) },
          ]
        }),
    )

  return { output, inputFields, lists }
}

/** A closed set stays a text: one that a later version adds breaks nobody's query. */
const described = (schema: ContractSchema): { description?: string } => {
  const values = schema.enum ?? schema.items?.enum
  return values ? { description: `One of ${values.join(', ')}.` } : {}
}

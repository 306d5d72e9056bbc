import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'

export const MAX_TOKENS = 2_000
export const MAX_DEPTH = 12
export const MAX_ALIASES = 30
const MAX_ROOT_FIELDS = 10
/** Fields that an answer may hold, counted with the sizes of its pages. */
export const MAX_COST = 50_000

/** Items that a list of unknown size counts as. */
const USUAL_ITEMS = 10
const USUAL_PAGE = 50
const MOST_IN_A_PAGE = 100

/** Facts about a field of `Query`. */
export interface RootField {
  /** It answers a page of items. */
  readonly paged: boolean
}

export interface Limits {
  readonly roots: Readonly<Record<string, RootField>>
  /** Names of fields that are lists wherever they stand. */
  readonly lists: ReadonlySet<string>
  readonly variables: Readonly<Record<string, unknown>>
  readonly mayIntrospect: boolean
}

const refuse = (message: string, code: string): never => {
  throw new GraphQLError(message, { extensions: { code } })
}

/**
 * Refuses, before anything is validated or executed, a query that goes too deep, has too many aliases or fields of `Query`, spreads
 * fragments in a circle, or could answer more than `MAX_COST` fields. A fragment counts wherever it is spread, and is walked through
 * once, so that no query takes longer to judge than to read.
 */
export function checkLimits(document: DocumentNode, operation: OperationDefinitionNode, limits: Limits): void {
  const fragments = new Map(
    document.definitions.flatMap((d): [string, FragmentDefinitionNode][] =>
      d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d]] : [],
    ),
  )
  const walk = walker(fragments, { ...limits, variables: { ...defaultsOf(operation), ...limits.variables } })
  const { depth, aliases, cost, roots } = walk(operation.selectionSet, true)
  if (depth > MAX_DEPTH) refuse(`The query is ${depth} fields deep; ${MAX_DEPTH} are allowed.`, 'QUERY_TOO_DEEP')
  if (aliases > MAX_ALIASES) refuse(`The query has ${aliases} aliases; ${MAX_ALIASES} are allowed.`, 'TOO_MANY_ALIASES')
  if (roots > MAX_ROOT_FIELDS)
    refuse(`The query asks ${roots} questions; ${MAX_ROOT_FIELDS} are allowed.`, 'TOO_MANY_FIELDS')
  if (cost > MAX_COST)
    refuse(`The query may answer ${cost} fields; ${MAX_COST} are allowed. Ask for smaller pages.`, 'QUERY_TOO_COSTLY')
}

/** Defaults of variables. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, writtenValue(defaultValue, {})]] : [],
    ),
  )

interface Measure {
  readonly depth: number
  readonly aliases: number
  readonly cost: number
  readonly roots: number
}
const NOTHING: Measure = { depth: 0, aliases: 0, cost: 0, roots: 0 }

/** Numbers beyond this are all the same, and do not overflow. */
const bounded = (n: number): number => Math.min(n, 1e12)

function walker(fragments: ReadonlyMap<string, FragmentDefinitionNode>, limits: Limits) {
  const known = new Map<string, Measure>()
  const open = new Set<string>()
  const selections = ({ selections: all }: SelectionSetNode, atRoot: boolean): Measure =>
    all.reduce((sum, selection) => {
      const one = measure(selection, atRoot)
      return {
        depth: Math.max(sum.depth, one.depth),
        aliases: bounded(sum.aliases + one.aliases),
        cost: bounded(sum.cost + one.cost),
        roots: bounded(sum.roots + one.roots),
      }
    }, NOTHING)
  const measure = (selection: SelectionNode, atRoot: boolean): Measure => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selections(selection.selectionSet, atRoot)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return spread(selection.name.value, atRoot)
    const name = selection.name.value
    if (name.startsWith('__') && name !== '__typename' && !limits.mayIntrospect)
      refuse('The schema is shown to administrators; its reference is in the documentation.', 'INTROSPECTION_REFUSED')
    const inner = selection.selectionSet ? selections(selection.selectionSet, false) : NOTHING
    return {
      depth: inner.depth + 1,
      aliases: bounded(inner.aliases + (selection.alias ? 1 : 0)),
      cost: bounded(1 + inner.cost * itemsOf(selection, atRoot, limits)),
      roots: atRoot ? 1 : 0,
    }
  }
  const spread = (name: string, atRoot: boolean): Measure => {
    if (open.has(name)) refuse(`The fragment ${name} spreads itself.`, 'CYCLIC_FRAGMENT')
    const key = `${atRoot} ${name}`
    const measured = known.get(key)
    if (measured) return measured
    const fragment = fragments.get(name)
    // An unknown one is for the validation to refuse.
    if (!fragment) return NOTHING
    open.add(name)
    const found = selections(fragment.selectionSet, atRoot)
    open.delete(name)
    known.set(key, found)
    return found
  }
  return selections
}

type FieldSelection = Extract<SelectionNode, { kind: Kind.FIELD }>

/** Number of times that the fields below may stand in the answer. A list within a page counts once: by the page. */
function itemsOf({ name, arguments: given = [] }: FieldSelection, atRoot: boolean, limits: Limits): number {
  if (name.value.startsWith('__')) return 1
  if (!atRoot) return limits.lists.has(name.value) ? USUAL_ITEMS : 1
  if (!limits.roots[name.value]?.paged) return 1
  const limit = given.map(({ value }) => limitIn(writtenValue(value, limits.variables), 0)).find((n) => n !== undefined)
  return (limit ?? USUAL_PAGE) / USUAL_ITEMS
}

/** The `limit` of a paging within an argument. */
function limitIn(value: unknown, depth: number): number | undefined {
  if (typeof value !== 'object' || value === null || depth > 3) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'limit' && typeof inner === 'number') return Math.min(Math.max(inner, USUAL_ITEMS), MOST_IN_A_PAGE)
    const found = key === 'filter' ? undefined : limitIn(inner, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

function writtenValue(node: ValueNode, variables: Limits['variables']): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables[node.name.value]
    case Kind.INT:
      return Number(node.value)
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, writtenValue(value, variables)]))
    default:
      return undefined
  }
}

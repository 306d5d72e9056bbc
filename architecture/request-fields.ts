import type { Operation } from '../contract/src/operation.ts'
import { featureOf } from './features.ts'
import { importsOf, isCode, isTest, resolved, type Source, withoutComments } from './source.ts'

export interface UnnamedField {
  /** A field and all under it, of every operation or, as `module.name:path`, of one. */
  readonly at: string
  readonly because: string
}

interface Schema {
  readonly title?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Shapes of lists, compiled by `query-sql.ts` for every feature. */
const SHARED = ['Paging', 'CursorPaging', 'Sorting', 'OffsetQuery', 'CursorQuery']

/** Dotted paths of the fields that a caller chooses; the contract enforces one that has a single value. */
function fieldsOf(schema: Schema, at = ''): string[] {
  if (schema.title && SHARED.includes(schema.title)) return []
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(field.enum?.length === 1 ? [] : [at + name]),
      ...fieldsOf(field, `${at}${name}.`),
    ]),
    ...(schema.items ? fieldsOf(schema.items, at) : []),
    ...(schema.anyOf ?? []).flatMap((branch) => fieldsOf(branch, at)),
  ]
}

const covers = ({ at }: UnnamedField, operation: string, path: string): boolean =>
  at.includes(':') ? `${operation}:${path}.`.startsWith(`${at}.`) : path.split('.').includes(at)

/** Names in the code of the server and the domain, and what each file imports. */
function codeOf(files: readonly Source[]) {
  const code = files.filter(({ path }) => /^(server|domain)\/src\//.test(path) && isCode(path) && !isTest(path))
  const sources = code.map((file) => ({
    path: file.path,
    names: new Set(withoutComments(file.text).match(/[A-Za-z_$][\w$]*/g)),
    targets: importsOf(file).map(({ from }) =>
      from.startsWith('.') ? resolved(file.path, from) : from.replace(/^@fairground\/([a-z]+)\//, '$1/src/'),
    ),
  }))
  return new Map(sources.map((source) => [source.path, source]))
}
type Code = ReturnType<typeof codeOf>

/** Names in the features that mount an operation, and in all that these import. */
function namesNear(code: Code, mounts: readonly string[]): ReadonlySet<string> {
  const features = new Set(mounts.map(featureOf))
  const open = [...mounts, ...[...code.keys()].filter((path) => features.has(featureOf(path) ?? 'none'))]
  const near = new Set<string>()
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (near.has(path)) continue
    near.add(path)
    open.push(...(code.get(path)?.targets ?? []).filter((target) => code.has(target)))
  }
  return new Set([...near].flatMap((path) => [...code.get(path)!.names]))
}

/** Fields of requests whose names stand nowhere in the code that could act on them. */
export function ignoredFields(
  files: readonly Source[],
  operations: readonly Operation[],
  exceptions: readonly UnnamedField[],
): string[] {
  return unnamed(files, operations)
    .filter(({ operation, path }) => !exceptions.some((exception) => covers(exception, operation, path)))
    .map(({ operation, path }) => `${operation} takes ${path}, which nothing acts on`)
}

export function unusedFieldExceptions(
  files: readonly Source[],
  operations: readonly Operation[],
  exceptions: readonly UnnamedField[],
): string[] {
  const found = unnamed(files, operations)
  return exceptions
    .filter((exception) => !found.some(({ operation, path }) => covers(exception, operation, path)))
    .map(({ at }) => at)
}

function unnamed(files: readonly Source[], operations: readonly Operation[]) {
  const code = codeOf(files)
  const contract = files.filter(({ path }) => path.startsWith('contract/src/'))
  const known = new Map<string, ReadonlySet<string>>()
  return operations.flatMap(({ module, name, request }) => {
    const declaring = contract.filter(({ text }) => text.includes(`const ${name} = `))
    // One that is declared with others of its module is mounted with them.
    const defining = declaring.length > 0 ? declaring : contract.filter(({ text }) => text.includes(`'${module}'`))
    const defined = defining.map(({ path }) => path)
    const mounts = [...code.values()]
      .filter(({ names }) => declaring.length === 0 || names.has(name))
      .filter(({ targets }) => targets.some((target) => defined.includes(target)))
      .map(({ path }) => path)
    const key = mounts.join()
    const names = known.get(key) ?? namesNear(code, mounts)
    known.set(key, names)
    return fieldsOf(request as Schema)
      .filter((path) => !names.has(path.split('.').at(-1)!))
      .map((path) => ({ operation: `${module}.${name}`, path }))
  })
}

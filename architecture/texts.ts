import { importsOf, isCode, isTest, lineOf, resolved, type Source, withoutComments } from './source.ts'

const matches = (files: readonly Source[], pattern: RegExp, what: string): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => `${path}:${lineOf(text, match.index)} ${what}: ${match[0].trim()}`),
  )

/** Nothing but re-exports: import from the file that defines it. */
export const barrels = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => isCode(path))
    .filter(({ path, text }) => {
      const code = withoutComments(text).trim()
      if (/^\s*export\s+\*\s+from/m.test(code)) return true
      const rest = code.replace(/^\s*export\s+(type\s+)?\{[^}]*\}\s+from\s+['"][^'"]+['"];?\s*/gm, '').trim()
      return (
        code !== '' &&
        (rest === '' || (/(^|\/)index\.tsx?$/.test(path) && importsOf({ text }).length > 0 && rest === ''))
      )
    })
    .map(({ path }) => `${path} only re-exports`)

// Written in parts, so that this file does not mention what it looks for.
const host = (...parts: string[]) => parts.join('\\.')
const PLACES = new RegExp(
  [
    host('registry', 'npmjs', 'org'),
    host('registry', 'yarnpkg', 'com'),
    host('npm', 'pkg', 'github', 'com'),
    host('pypi', 'org'),
    `${host('proxy', 'golang')}`,
    `["'\`\\s=(:]/(work|root|home)/[\\w.-]`,
  ].join('|'),
  'g',
)

/** Package registries, and paths that exist on one machine alone. */
export const places = (files: readonly Source[]): string[] => matches(files, PLACES, 'mentions')

const WORDS = [
  'manager',
  'service',
  'helper',
  'helpers',
  'processor',
  'util',
  'utils',
  'common',
  'misc',
  'shared',
  'base',
  'info',
]

/** Names that say nothing. */
export const emptyNames = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => isCode(path))
    .filter(({ path }) => WORDS.includes(path.split('/').at(-1)!.replace(/\..*$/, '')))
    .map(({ path }) => path)

const UNDONE = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK'].join('|')})\\b`, 'g')

/** Work that is put off, and tests that are switched off or replace modules. */
export const leftUndone = (files: readonly Source[]): string[] => [
  ...matches(
    files.filter(({ path }) => isCode(path)),
    UNDONE,
    'leaves undone',
  ),
  ...matches(
    files.filter(({ path }) => /\.test\.tsx?$/.test(path)),
    /\b(test|it|describe)\.(skip|only|todo)\b|\bvi\.(mock|doMock)\(/g,
    'switches off or replaces',
  ),
]

/** Objects that are spread where they are written: their fields can stand there themselves. */
export const spreadInPlace = (files: readonly Source[]): string[] =>
  matches(
    files.filter(({ path }) => isCode(path)),
    /\.{3}\{ /g,
    'spreads in place',
  )

const SQL_START = /^\s*(select\s|insert into\s|delete from\s|with\s+\w+\s+as\s|update\s+[\w\s]+\sset\s)/i

/** Files that build statements from declared columns: the one place for it. */
const BUILDS_SQL = /^server\/(src\/db\/|migrations\/|bench\/)/

/**
 * Interpolation into SQL. What stands in `${}` must be the bare name of a constant text or whole number of the same file or of one that it is
 * imported from (a list of columns), or of a parameter typed as one of a few texts: then nothing of a request can get there.
 */
export function sqlInterpolations(files: readonly Source[], exceptions: readonly string[] = []): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return files
    .filter(
      ({ path }) =>
        path.startsWith('server/') &&
        isCode(path) &&
        !isTest(path) &&
        !BUILDS_SQL.test(path) &&
        !exceptions.includes(path),
    )
    .flatMap((file) => {
      const code = withoutComments(file.text)
      return [...code.matchAll(/`((?:[^`\\]|\\.)*)`/g)].flatMap((template) => {
        const [, body] = template
        if (!SQL_START.test(body!)) return []
        return [...body!.matchAll(/\$\{([^}]*)\}/g)]
          .filter(([, expression]) => !isConstant(file, expression!.trim(), byPath, 0))
          .map(([whole]) => `${file.path}:${lineOf(code, template.index)} interpolates ${whole}`)
      })
    })
}

const SQL_MAKERS =
  '(?:selected|columnList|recordTypes|recordValues|assigned|overwritten|jsonPairs|insertOfHappened|poolsOfCalls)'

function isConstant(file: Source, name: string, byPath: ReadonlyMap<string, Source>, depth: number): boolean {
  if (!/^\w+$/.test(name) || depth > 5) return false
  const literal = new RegExp(
    `^(?:export )?const ${name}(?:: string)? =\\s*(\`(?:[^\`\\\\]|\\\\.)*\`|'[^'\\n]*'|"[^"\\n]*"|[\\d_]+$)`,
    'm',
  ).exec(file.text)
  if (literal) {
    const inner = [...literal[1]!.matchAll(/\$\{([^}]*)\}/g)]
    return inner.every(([, expression]) => isConstant(file, expression!.trim(), byPath, depth + 1))
  }
  // A list of columns that db/columns.ts makes of a table's fields, a domain event by outbox/happenings.ts, or locks of pools by
  // sales/ledger/units-in-statements.ts, when the module is loaded.
  if (new RegExp(`^(?:export )?const ${name} = ${SQL_MAKERS}\\(`, 'm').test(file.text)) return true
  // A parameter that can be one of a few texts and nothing else.
  if (new RegExp(`\\b${name}: '[^']*'(\\s*\\|\\s*'[^']*')*\\s*[,)]`).test(file.text)) return true
  // The table of calls that db/gathered.ts makes of declared types.
  if (new RegExp(`\\bsql: \\(${name}\\) =>`).test(file.text)) return true
  const source = importsOfName(file, name)
  const other = source && byPath.get(source)
  return other ? isConstant(other, name, byPath, depth + 1) : false
}

/** The file that `name` is imported from under the same name. */
function importsOfName({ path, text }: Source, name: string): string | undefined {
  for (const [, names, from] of text.matchAll(/import\s+\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g)) {
    const own = names!.split(',').map((part) => part.trim().replace(/^type /, ''))
    if (!own.includes(name)) continue
    if (from!.startsWith('.')) return resolved(path, from!)
    return from!.replace(/^@fairground\/([a-z]+)\//, '$1/src/')
  }
  return undefined
}

/**
 * Free units that are set where no pool was locked before: a number calculated from counts that were read without a lock is wrong once
 * somebody buys. A limit is stated as a total instead, which the ledger calculates on the locked row.
 */
export const unlockedCounts = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('server/src/') && !path.startsWith('server/src/sales/ledger/'))
    .filter(({ path }) => isCode(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text)
      const set = code.search(/\bsetFree\(/)
      const locked = code.search(/\blockedPools\(/)
      return set < 0 || (locked >= 0 && locked < set) ? [] : [`${path}:${lineOf(code, set)} sets free units unlocked`]
    })

/** Longer than the longest file that is still one subject. */
export const longFiles = (files: readonly Source[], most: number): string[] =>
  files
    .filter(
      ({ path }) =>
        isCode(path) &&
        !isTest(path) &&
        !/\/generated\/|\/texts-ids\.ts$|\/texts\/ids\.ts$|^contract\/src\/operations\.ts$/.test(path),
    )
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path} has ${lines} lines`)

/** Places where the kind of caller decides something other than a permission: caching, limits, and who may read the GraphQL schema. */
const KNOWS_KINDS = /^server\/src\/(ground\/caller\.ts|http\/|graphql\/run-query\.ts)/

/** Features that ask whether the caller is an administrator, where the question is which scope they hold. */
export const kindsForScopes = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('server/src/') && isCode(path) && !isTest(path) && !KNOWS_KINDS.test(path))
    .filter(({ text }) => /\bisAdministrator\b/.test(withoutComments(text)))
    .map(({ path }) => `${path} decides by isAdministrator: name the scope, with holdsScope or reachOf`)

const PAGE = /(?<![\w./-])docs\/[\w./-]+\.md\b/g
const DECISION = /\b[Dd]ecision (\d{4})\b/g
/** A file or folder of a workspace's sources or migrations. */
const PLACE =
  /(?<![\w./@-])(?:contract|domain|client|server|ui|storefront|admin|checkin|acceptance)\/(?:src|test|migrations)(?:\/[\w.-]*\w)+/g
/** A paper in capitals and its section. */
const PAPER = /\b[A-Z]{5,}(\.md)? sections? \d+/g

/** Pages, decisions and places that are cited and do not exist, and sections of papers that are not in the repository. */
export function unresolvedCitations(files: readonly Source[]): string[] {
  const pages = new Set(files.map(({ path }) => path))
  const folders = new Set([...pages].flatMap(foldersOf))
  const exists = (place: string) => pages.has(place) || folders.has(place)
  const decisions = new Set([...pages].flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []))
  return files.flatMap(({ path, text }) => {
    const cited = (what: string, at: number) => `${path}:${lineOf(text, at)} cites ${what}`
    return [
      ...[...text.matchAll(PAGE)].filter(([page]) => !pages.has(page)).map((m) => cited(m[0], m.index)),
      ...[...(isProse(path) ? text : '').matchAll(PLACE)]
        .filter(([place]) => !exists(place))
        .map((m) => cited(m[0], m.index)),
      ...[...text.matchAll(DECISION)].filter(([, n = '']) => !decisions.has(n)).map((m) => cited(m[0], m.index)),
      ...[...text.matchAll(PAPER)].map((m) => cited(m[0], m.index)),
    ]
  })
}

/** Texts in which a path is a citation; code of tests and rules names places that need not exist. */
const isProse = (path: string): boolean =>
  path.endsWith('.sql') || (path.endsWith('.md') && !/^(CHANGELOG\.md|docs\/decisions\/)/.test(path))

const foldersOf = (path: string): string[] => path.split('/').map((_, i, parts) => parts.slice(0, i).join('/'))

import { importsOf, isCode, isTest, lineOf, packageOf, resolved, type Source, withoutComments } from './source.ts'

/** An import that a file of a workspace's `src` must not have, as `path imports what: why`. */
interface Restriction {
  readonly of: string
  readonly why: string
  /** Refuses a specifier; `typeOnly` imports are gone at run time. */
  readonly refuses: (from: string, typeOnly: boolean, path: string) => boolean
  readonly exceptions?: readonly RegExp[]
}

const isBuiltIn = (from: string) => from.startsWith('node:')
const isFastify = (from: string) => from === 'fastify' || from.startsWith('@fastify/')

const restrictions: readonly Restriction[] = [
  {
    of: 'contract/src/',
    why: 'contract knows TypeBox alone',
    refuses: (from) => !from.startsWith('.') && from !== 'typebox',
  },
  { of: 'domain/src/', why: 'domain does no I/O', refuses: isBuiltIn },
  { of: 'client/src/', why: 'client runs in browsers', refuses: isBuiltIn },
  {
    of: 'client/src/',
    why: 'client has no dependency at run time, and no TypeBox value',
    refuses: (from, typeOnly) => !from.startsWith('.') && !typeOnly,
  },
  {
    of: 'ui/src/',
    why: 'ui knows no router, query or client',
    refuses: (from) => /^(react-router|@tanstack\/|@fairground\/client|node:)/.test(from),
  },
  {
    of: 'checkin/src/',
    why: 'what runs in a browser has no Node',
    refuses: isBuiltIn,
  },
  {
    of: 'admin/src/',
    why: 'what runs in a browser has no Node',
    refuses: isBuiltIn,
  },
  {
    of: 'storefront/src/',
    why: 'what runs in a browser has no Node',
    refuses: isBuiltIn,
    exceptions: [/entry-server\.tsx$/, /\.server\.tsx?$/],
  },
  ...['storefront/src/', 'admin/src/', 'checkin/src/', 'ui/src/'].map(
    (of): Restriction => ({
      of,
      why: 'the browser never loads TypeBox',
      refuses: (from, typeOnly) => packageOf(from) === 'typebox' && !typeOnly,
    }),
  ),
  {
    of: 'server/src/',
    why: 'only http knows Fastify; elsewhere its types at most',
    refuses: (from, typeOnly) => isFastify(from) && !typeOnly,
    exceptions: [/^server\/src\/http\//],
  },
  {
    of: 'server/src/',
    why: 'only db knows the driver',
    refuses: (from) => packageOf(from) === 'pg' || packageOf(from) === 'kysely',
    exceptions: [/^server\/src\/db\//],
  },
  {
    of: 'server/src/',
    why: 'only jobs knows the worker',
    refuses: (from) => packageOf(from) === 'graphile-worker',
    exceptions: [/^server\/src\/jobs\//],
  },
  {
    of: 'server/src/',
    why: 'providers are chosen by providers-of alone',
    refuses: (from, _typeOnly, path) => resolved(path, from).startsWith('server/src/providers/'),
    exceptions: [/^server\/src\/providers-of\.ts$/, /^server\/src\/providers\//],
  },
]

export const restrictedImports = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => isCode(path) && !isTest(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ from, typeOnly }) =>
        restrictions
          .filter(({ of, exceptions = [] }) => file.path.startsWith(of) && !exceptions.some((e) => e.test(file.path)))
          .filter(({ refuses }) => refuses(from, typeOnly, file.path))
          .map(({ why }) => `${file.path} imports ${from}: ${why}`),
      ),
    )

/** Things that a pure function cannot use: clock, chance, environment, network, timers, promises. */
const IMPURE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the clock', /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bTemporal\.Now\b/],
  ['chance', /\bMath\.random\b|\bcrypto\.(randomUUID|getRandomValues)\b/],
  ['the environment', /\bprocess\.|\bglobalThis\b|\bimport\.meta\b/],
  ['the network', /\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b/],
  ['timers', /\bset(Timeout|Interval|Immediate)\(|\bqueueMicrotask\(/],
  ['promises', /\basync\s|\bawait\s|\bnew Promise\b|\bPromise\./],
  ['the console', /\bconsole\./],
]

/** Impure expressions in `domain/src`. */
export const impurities = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('domain/src/') && isCode(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text)
      return IMPURE.flatMap(([what, pattern]) => {
        const at = code.search(pattern)
        return at < 0 ? [] : [`${path}:${lineOf(code, at)} uses ${what}`]
      })
    })

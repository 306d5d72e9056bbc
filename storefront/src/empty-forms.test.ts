// @vitest-environment node
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import type { PageHandle } from './page-route.ts'
import { routes } from './routes.tsx'
import { ask } from './testing/ask.ts'

const postsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, handle, children = [] }) => [
    ...(path && (handle as PageHandle | undefined)?.posts ? [path] : []), // `page` puts it there
    ...postsOf(children),
  ])

const EMPTY: readonly Readonly<Record<string, string>>[] = [{}, { intent: '' }, { intent: 'x' }, { act: 'undo' }]

test('a form without its fields is refused by every page that takes forms, and breaks none', async () => {
  const paths = postsOf(routes)
  expect(paths.length).toBeGreaterThan(30)
  const broken: string[] = []
  for (const path of paths)
    for (const form of EMPTY) {
      const { errors } = await ask(path.replace(/:\w+/g, 'x'), {}, form)
      for (const error of errors) if (error instanceof TypeError) broken.push(`${path}: ${error.message}`)
    }
  expect(broken).toEqual([])
})

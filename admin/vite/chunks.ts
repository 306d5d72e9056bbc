import { normalizePath } from 'vite'

const LIBRARIES = /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\//

/** No part of a page that only lists. */
const FORMS = /\/node_modules\/(react-hook-form|valibot)\/|\/admin\/src\/forms\/(valibot-resolver|at-most)\.ts$/

/** Small, and nothing hangs on them. */
const ICONS = /\/lucide-react\//

const matching = (pattern: RegExp) => (id: string) => pattern.test(normalizePath(id))

/**
 * Few chunks instead of one per shared module: they travel in a third of the requests and compress better. A module goes by how many
 * of the pages and dialogs need it, so that little comes along that a page does not need.
 */
export const chunkGroups = [
  { name: 'react', test: matching(LIBRARIES), priority: 5 },
  { name: 'forms', test: matching(FORMS), priority: 5 },
  { name: 'common', minShareCount: 60, priority: 4 },
  { name: 'often', minShareCount: 24, priority: 3 },
  { name: 'some', minShareCount: 10, priority: 2 },
  { name: 'icons', test: matching(ICONS), minShareCount: 3, priority: 1 },
]

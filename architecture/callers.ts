import { isCode, isTest, resolved, type Source, withoutComments } from './source.ts'

const EXPORT = /^export (?:declare )?(?:async )?(?:const|let|function\*?|type|interface|class) (\w+)/gm
const NAMED = /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/g
const WHOLE = /\bimport\s+(?:type\s+)?\*\s+as\s+(\w+)\s+from\s*['"]([^'"\n]+)['"]/g
const DYNAMIC = /(?:\{([^{}]*)\}\s*=\s*await\s+)?import\(\s*['"]([^'"\n]+)['"]\s*\)/g

/** Rooms whose exports are there for others: an export without a caller is a rule that nobody follows. */
const ROOMS = /^(domain|contract|server)\/src\//

const fileOf = (path: string, from: string): string | undefined => {
  if (from.startsWith('.')) return resolved(path, from)
  const [, workspace, rest] = /^@fairground\/([a-z]+)\/(.+)$/.exec(from) ?? []
  return workspace && `${workspace}/src/${rest}`
}

/** The names that a file imports, as `file name`. */
function importedBy({ path, text }: Source): string[] {
  const code = withoutComments(text)
  const named = [...code.matchAll(NAMED), ...code.matchAll(DYNAMIC)].flatMap(([, names = '', from = '']) =>
    names.split(',').map(
      (name) =>
        `${fileOf(path, from)} ${
          name
            .trim()
            .replace(/^type /, '')
            .split(/\s+as\s+|:/)[0]
        }`,
    ),
  )
  const whole = [...code.matchAll(WHOLE)].flatMap(([, local = '', from = '']) =>
    [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name]) => `${fileOf(path, from)} ${name}`),
  )
  return [...named, ...whole]
}

/**
 * True when the file itself uses what it exports; `const` and `type` of one name are two declarations. A member of something else that
 * has the name, `day.startOfDay()`, is no use of it; `...startOfDay` is.
 */
function usedWithin(code: string, name: string): boolean {
  const declared = [...code.matchAll(EXPORT)].filter((found) => found[1] === name).length
  const named = [...code.matchAll(new RegExp(`(?<!(?<!\\.\\.)\\.)\\b${name}\\b`, 'g'))].length
  return named > (declared > 1 ? declared + 1 : declared)
}

/** A rule that SQL follows: `at` is its file and name, `by` the test that compares the two. */
export interface HeldInSql {
  readonly at: string
  readonly by: string
}

/** Exceptions that nothing needs: the rule has a caller, is gone, or its test does not name it. */
export const unusedSqlRules = (files: readonly Source[], rules: readonly HeldInSql[]): string[] =>
  rules
    .filter(({ at, by }) => {
      const [path = '', name = ''] = at.split(' ')
      const test = files.find((file) => file.path === by)
      return (
        !uncalledExports(files).some((line) => line.startsWith(`${path} exports ${name},`)) ||
        !test?.text.includes(name)
      )
    })
    .map(({ at }) => at)

/** Exports of the domain, the contract and the server that nothing but tests uses. */
export function uncalledExports(files: readonly Source[], rules: readonly HeldInSql[] = []): string[] {
  const code = files.filter(({ path }) => isCode(path) && !isTest(path))
  const imported = new Set(code.flatMap(importedBy))
  return code
    .filter(({ path }) => ROOMS.test(path))
    .flatMap(({ path, text }) => {
      const own = withoutComments(text)
      const names = new Set([...own.matchAll(EXPORT)].map(([, name = '']) => name))
      return [...names]
        .filter((name) => !imported.has(`${path} ${name}`) && !usedWithin(own, name))
        .filter((name) => !rules.some(({ at }) => at === `${path} ${name}`))
        .map((name) => `${path} exports ${name}, which nothing but a test uses`)
    })
}

import type { Plugin } from 'vite'

interface Place {
  readonly start: number
  readonly end: number
}

/** Functions of React that make a component or a context and do nothing else. */
const MAKERS = new Set(['forwardRef', 'memo', 'createContext'])

/**
 * Lets the bundler leave out components of libraries that no page uses. A library makes them as its module is read,
 * `const Link = React.forwardRef(…)`, and then names them for the developer tools, `Link.displayName = 'Link'`: a bundler must take
 * both for effects and keeps the component with all that it imports. For builds for browsers the calls are marked as pure and the
 * names, which the tools alone read, are left out.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'fairground:unused-components',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: 'displayName' },
      handler(code) {
        if (this.environment.name !== 'client') return undefined
        return { code: withUnusedLeftOut(code, this.parse(code)), map: null }
      },
    },
  }
}

/** The module with its makers marked as pure and without the names of its components. */
export function withUnusedLeftOut(code: string, program: unknown): string {
  const body = (program as { body: readonly unknown[] }).body
  return body.reduceRight((all: string, statement) => {
    if (isName(statement)) return all.slice(0, statement.start) + all.slice(statement.end)
    return makersIn(statement).reduceRight(
      (text, { start }) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`,
      all,
    )
  }, code)
}

type Statement = Place & {
  readonly type?: string
  readonly expression?: {
    readonly type?: string
    readonly left?: { readonly property?: { readonly name?: string } }
    readonly right?: { readonly type?: string }
  }
}

/** `Link.displayName = 'Link'` */
function isName(statement: unknown): statement is Place {
  const { type, expression } = statement as Statement
  return (
    type === 'ExpressionStatement' &&
    expression?.type === 'AssignmentExpression' &&
    expression.left?.property?.name === 'displayName' &&
    expression.right?.type === 'Literal'
  )
}

type Declaration = {
  readonly type?: string
  readonly declaration?: Declaration | null
  readonly declarations?: readonly { readonly init?: (Place & Call) | null }[]
}
type Call = {
  readonly type?: string
  readonly callee?: { readonly name?: string; readonly property?: { readonly name?: string } }
}

/** Calls that a top declaration begins its constants with. */
function makersIn(statement: unknown): Place[] {
  const { type, declaration, declarations } = statement as Declaration
  if (type === 'ExportNamedDeclaration' && declaration) return makersIn(declaration)
  return (declarations ?? []).flatMap(({ init }) => {
    const name = init?.callee?.property?.name ?? init?.callee?.name ?? ''
    return init?.type === 'CallExpression' && MAKERS.has(name) ? [init] : []
  })
}

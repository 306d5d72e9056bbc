/** Declarations of one module by the names they declare. */
export type Declarations = ReadonlyMap<string, string>

export interface Homes {
  /** The file for a module's declaration: `shapes`, another module that has it too, or undefined when it is the module's own. */
  readonly homeOf: (module: string, name: string) => string | undefined
  readonly shapes: Declarations
}

/** Names of the module's own declarations that a declaration refers to. */
function referredBy(text: string, declared: Declarations): string[] {
  const code = text.replace(/\/\*\*[\s\S]*?\*\/|'(?:[^'\\]|\\.)*'/g, '').replace(/^\s*\w+\??:/gm, '')
  const [, ...others] = code.match(/\b[A-Z]\w*\b/g) ?? []
  return [...new Set(others)].filter((name) => declared.has(name))
}

/** A declaration with all that it refers to: equal where it means the same. */
function meaningOf(name: string, declared: Declarations): string {
  const reached = new Map<string, string>()
  const visit = (one: string): void => {
    if (reached.has(one)) return
    reached.set(one, declared.get(one) ?? '')
    for (const other of referredBy(reached.get(one)!, declared)) visit(other)
  }
  visit(name)
  return JSON.stringify([name, [...reached].sort(([a], [b]) => (a < b ? -1 : 1))])
}

interface Shape {
  readonly name: string
  readonly modules: string[]
}

/**
 * Writes each declaration that several modules have alike once. The most common of those with one name goes to `shapes`, another to the
 * first module that has it.
 */
export function homesOf(modules: ReadonlyMap<string, Declarations>): Homes {
  const meanings = new Map<string, string>()
  const shapes = new Map<string, Shape>()
  for (const [module, declared] of modules)
    for (const name of declared.keys()) {
      const meaning = meaningOf(name, declared)
      meanings.set(`${module} ${name}`, meaning)
      if (!shapes.has(meaning)) shapes.set(meaning, { name, modules: [] })
      shapes.get(meaning)!.modules.push(module)
    }

  const common = new Map<string, string>()
  for (const [meaning, { name, modules: having }] of shapes) {
    const before = shapes.get(common.get(name) ?? '')?.modules.length ?? 1
    if (having.length > before) common.set(name, meaning)
  }
  // References to a less common shape are written beside that shape, so that a name means one thing in a file.
  const isCommon = (module: string, name: string) => common.get(name) === meanings.get(`${module} ${name}`)
  for (let before = -1; before !== common.size; ) {
    before = common.size
    for (const [name, meaning] of common) {
      const [module = ''] = shapes.get(meaning)!.modules
      const declared = modules.get(module)!
      if (!referredBy(declared.get(name)!, declared).every((other) => isCommon(module, other))) common.delete(name)
    }
  }

  const textOf = (name: string, meaning: string): string => modules.get(shapes.get(meaning)!.modules[0]!)!.get(name)!
  return {
    homeOf(module, name) {
      if (isCommon(module, name)) return 'shapes'
      const [first, ...others] = shapes.get(meanings.get(`${module} ${name}`)!)!.modules
      return others.length === 0 || first === module ? undefined : first
    },
    shapes: new Map(
      [...common].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, meaning]) => [name, textOf(name, meaning)]),
    ),
  }
}

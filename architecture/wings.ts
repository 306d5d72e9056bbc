import { importsOf, isCode, isTest, resolved, type Source } from './source.ts'

const PRODUCTS = 'server/src/catalog/products/'

/** Parts of the catalogue's products, and which of the others each may import: two generations of the API over one model. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  read: ['model'],
  write: ['model', 'read'],
  sellable: ['model', 'read'],
  v1: ['model', 'read', 'write', 'sellable'],
  v3: ['model', 'read', 'write', 'sellable'],
}

/** The folder below `products/`; undefined for what puts the parts together and for other features. */
const partOf = (path: string): string | undefined =>
  path.startsWith(PRODUCTS) && path.slice(PRODUCTS.length).includes('/')
    ? path.slice(PRODUCTS.length).split('/')[0]
    : undefined

/** Wings that import each other, and the model, its readers and writers where they import a wing. */
export const wingImports = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => isCode(path) && !isTest(path))
    .flatMap((file) => {
      const part = partOf(file.path)
      if (part === undefined) return []
      const may = PARTS[part]
      if (!may) return [`${file.path} is in no part of products: ${Object.keys(PARTS).join(', ')}`]
      return importsOf(file)
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) => resolved(file.path, from))
        .filter((target) => {
          const other = partOf(target)
          const isAssembly = target.startsWith(PRODUCTS) && other === undefined
          return isAssembly || (other !== undefined && other !== part && !may.includes(other))
        })
        .map((target) => `${file.path} imports ${target}`)
    })

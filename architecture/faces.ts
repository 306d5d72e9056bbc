import { importsOf, isCode, isTest, lineOf, type Source, withoutComments } from './source.ts'

/** Workspaces whose pages people see. */
const FACES = /^(storefront|admin|checkin|examples)\//

/** Modules of the client for the older catalogue; the newer one has a sibling of each. */
const OLDER = /^@fairground\/client\/generated\/stores\.(products|inventory|collections|wishlist)(\.events)?(\.ts)?$/

/** Faces that import the older catalogue: it is there for clients of others, and no face joins two generations. */
export const olderCatalogue = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => FACES.test(path) && isCode(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => OLDER.test(from))
        .map(({ from }) => `${file.path} imports ${from}: faces speak catalogue 3`),
    )

/** Words by which an amount of money is called. */
const MONEY =
  '(?:amounts?|prices?|costs?|subtotal|totals?|balance|paid|refund(?:ed|able)?|compareAt|addedPrice|minimumSubtotal|wireAmount)'
const CALLED = `(?:${MONEY}|\\w*(?:Amount|Price|Cost|Subtotal|Total|Balance))`
const FLOATS: readonly RegExp[] = [
  // Number(wireAmount(typed)), Number(line.price.amount): what stands last in the expression is money.
  new RegExp(
    `\\b(?:Number|parseFloat|typedNumber)\\((?:[^()]*\\.)?${CALLED}\\b(?:\\([^()]*\\)|\\[[^\\]]*\\])?(?:\\s*(?:\\|\\||\\?\\?)[^()]*)?\\)`,
    'g',
  ),
  new RegExp(`\\b${CALLED}\\)?\\.toFixed\\(`, 'g'),
  /\bparseFloat\(/g,
]

/** Makes the JSON numbers that amounts of coupons are on the wire, of amounts in their currency. */
const NUMBERS_ON_THE_WIRE = 'admin/src/forms/amounts.ts'

/** Floats made of money in what people see: amounts are decimals or minor units, by the functions of the domain. */
export const floatsOfMoney = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => /^(storefront|admin|checkin|ui)\/src\//.test(path) && isCode(path) && !isTest(path))
    .filter(({ path }) => path !== NUMBERS_ON_THE_WIRE)
    .flatMap(({ path, text }) => {
      const code = withoutComments(text)
      return FLOATS.flatMap((pattern) =>
        [...code.matchAll(pattern)].map(
          (match) => `${path}:${lineOf(code, match.index)} makes a float of money: ${match[0]}`,
        ),
      )
    })

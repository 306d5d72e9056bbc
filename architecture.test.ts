// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is source text
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { uncalledExports, unusedSqlRules } from './architecture/callers.ts'
import { unnumberedDecisions } from './architecture/decisions.ts'
import {
  buildsSql,
  fixedNames,
  handledWhole,
  heldInSql,
  longFunctionsAllowed,
  mutual,
  reaching,
  unlisted,
  upward,
} from './architecture/exceptions.ts'
import { floatsOfMoney, olderCatalogue } from './architecture/faces.ts'
import {
  faceCycles,
  featureCycles,
  fileCycles,
  reachesInto,
  unusedCycleExceptions,
  unusedExceptions,
} from './architecture/features.ts'
import { unusedUpwardExceptions, upwardImports } from './architecture/floors.ts'
import { longFunctions, unusedLongFunctions } from './architecture/functions.ts'
import { questionTitles, retiredNames, retiredWords, unusedFixedNames } from './architecture/plain-words.ts'
import { impurities, restrictedImports } from './architecture/purity.ts'
import { manifestsOf, ROOT, repositoryFiles } from './architecture/repository.ts'
import { ignoredFields, unusedFieldExceptions } from './architecture/request-fields.ts'
import { importsOf, type Source } from './architecture/source.ts'
import {
  barrels,
  emptyNames,
  kindsForScopes,
  leftUndone,
  longFiles,
  places,
  spreadInPlace,
  sqlInterpolations,
  unlockedCounts,
  unresolvedCitations,
} from './architecture/texts.ts'
import { oddSpellings, pluralsByHand } from './architecture/visible-texts.ts'
import { wingImports } from './architecture/wings.ts'
import { enumerationsWithoutArea, strayWireWords } from './architecture/wire-words.ts'
import { manifestViolations, workspaceViolations } from './architecture/workspaces.ts'
import { allOperations } from './contract/src/operations.ts'

const LONGEST = 370
const LONGEST_FUNCTION = 80
const files = repositoryFiles()
const manifests = manifestsOf(files)

/** Each rule: what it says of the repository, which must be nothing. */
const rules = {
  'package.json lists what the architecture allows': () => manifestViolations(manifests),
  'a workspace imports what its package.json lists': (seen) => workspaceViolations(seen, manifests, unlisted),
  'imports keep to the boundaries': (seen) => restrictedImports(seen),
  'the domain is pure': (seen) => impurities(seen),
  'a feature never imports another’s queries, routes or wire': (seen) => reachesInto(seen, reaching),
  'a floor of the server imports none above it': (seen) => upwardImports(seen, upward),
  'a generation of the catalogue imports the model, never the other generation': (seen) => wingImports(seen),
  'faces speak the newer catalogue alone': (seen) => olderCatalogue(seen),
  'money is no float in what people see': (seen) => floatsOfMoney(seen),
  'no cycles between feature folders': (seen) => featureCycles(seen, mutual),
  'no cycles between folders of a face': (seen) => faceCycles(seen),
  'no cycles between files': (seen) => fileCycles(seen),
  'no barrels': (seen) => barrels(seen),
  'no registries, no paths of one machine': (seen) => places(seen),
  'names say something': (seen) => emptyNames(seen),
  'nothing left undone, no test switched off, no module mocked': (seen) => leftUndone(seen),
  'no object is spread where it is written': (seen) => spreadInPlace(seen),
  'no interpolation into SQL': (seen) => sqlInterpolations(seen, buildsSql),
  'free units are set on locked pools': (seen) => unlockedCounts(seen),
  'features decide by scopes, not by the kind of caller': (seen) => kindsForScopes(seen),
  'visible texts spell a word one way': (seen) => oddSpellings(seen),
  'plurals follow the language’s rules': (seen) => pluralsByHand(seen),
  'exports of domain, contract and server have a caller': (seen) => uncalledExports(seen, heldInSql),
  'words that travel are listed with the enumerations of their area': (seen) => strayWireWords(seen),
  'enumerations have one file for each area': (seen) => enumerationsWithoutArea(seen),
  'names say what a value holds': (seen) => retiredNames(seen, fixedNames),
  'comments use plain words': (seen) => retiredWords(seen),
  'titles of tests have a subject': (seen) => questionTitles(seen),
  'citations resolve': (seen) => unresolvedCitations(seen),
  'a decision has a number of its own and names its subject': (seen) => unnumberedDecisions(seen),
  'no file has two subjects': (seen) => longFiles(seen, LONGEST),
  'functions fit on a screen': (seen) => longFunctions(seen, LONGEST_FUNCTION, longFunctionsAllowed),
} as const satisfies Record<string, (seen: readonly Source[]) => string[]>
type Rule = keyof typeof rules

describe('the repository', () => {
  test.for(Object.entries(rules))('%s', ([, rule]) => {
    expect(rule(files)).toEqual([])
  })
  test('every exception is needed', () => {
    expect([
      ...unusedExceptions(files, reaching),
      ...unusedUpwardExceptions(files, upward),
      ...unusedCycleExceptions(files, mutual),
      ...unusedSqlRules(files, heldInSql),
      ...unusedFixedNames(files, fixedNames),
      ...unusedLongFunctions(files, LONGEST_FUNCTION, longFunctionsAllowed),
    ]).toEqual([])
    expect([...buildsSql, ...unlisted].filter((path) => !files.some((file) => file.path === path))).toEqual([])
  })
  test('is what the rules look at', () => {
    const paths = files.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['server/src/main.ts', 'server/migrations/0001-ground.sql', 'README.md']),
    )
    expect(files.flatMap(importsOf).length).toBeGreaterThan(2000)
  })
})

describe('fields of requests', () => {
  test('have code that names them', { timeout: 120_000 }, () => {
    expect(ignoredFields(files, allOperations, handledWhole)).toEqual([])
  })
  test('fields listed as handled whole are handled whole', { timeout: 120_000 }, () => {
    expect(unusedFieldExceptions(files, allOperations, handledWhole)).toEqual([])
  })
  test('are found where nothing acts on them', () => {
    const [operation] = allOperations.filter(({ name }) => name === 'getCheckoutOptions')
    const text = { type: 'string' }
    const nested = { type: 'array', items: { type: 'object', properties: { plantedWithin: text } } }
    const single = { type: 'string', enum: ['EMAIL'] }
    const request = { type: 'object', properties: { eventId: text, plantedField: text, tickets: nested, single } }
    const found = ignoredFields(files, [{ ...operation!, request }], [])
    expect(found.map((line) => line.split(' ')[2])).toEqual(['plantedField,', 'tickets.plantedWithin,'])
    const exceptions = [{ at: 'tickets', because: 'stored whole' }]
    expect(ignoredFields(files, [{ ...operation!, request }], exceptions)).toHaveLength(1)
  })
})

/** Written in parts, so that this file does not contain what the rules refuse. */
const machine = ['', 'work', 'main'].join('/')
const registry = ['registry', 'npmjs', 'org'].join('.')
const later = 'TO' + 'DO'

describe('the rules refuse what is planted', () => {
  const planted: readonly (readonly [
    rule: Rule,
    path: string,
    text: string,
    ...others: (readonly [string, string])[],
  ])[] = [
    ['a workspace imports what its package.json lists', 'domain/src/x.ts', `import fastify from 'fastify'`],
    [
      'a workspace imports what its package.json lists',
      'ui/src/x.tsx',
      `import { createClient } from '@fairground/client/create-client.ts'`,
    ],
    ['a workspace imports what its package.json lists', 'storefront/src/x.ts', `import type { Pool } from 'pg'`],
    [
      'a workspace imports what its package.json lists',
      'contract/generate/x.ts',
      `import { a } from '../../client/src/a.ts'`,
    ],
    [
      'a workspace imports what its package.json lists',
      'admin/src/x.ts',
      `const page = () => import('@fairground/server/main.ts')`,
    ],
    [
      'a workspace imports what its package.json lists',
      'admin/src/a/x.ts',
      `import { a } from '../../../storefront/src/a.ts'`,
    ],
    ['imports keep to the boundaries', 'contract/src/x.ts', `import { money } from '@fairground/domain/money.ts'`],
    ['imports keep to the boundaries', 'domain/src/x.ts', `import { readFileSync } from 'node:fs'`],
    [
      'imports keep to the boundaries',
      'client/src/x.ts',
      `import { Scope } from '@fairground/contract/enumerations/staff.ts'`,
    ],
    ['imports keep to the boundaries', 'client/src/x.ts', `import Type from 'typebox'`],
    ['imports keep to the boundaries', 'client/src/x.ts', `import { createHash } from 'node:crypto'`],
    ['imports keep to the boundaries', 'ui/src/x.tsx', `import { Link } from 'react-router'`],
    ['imports keep to the boundaries', 'ui/src/x.tsx', `import { useQuery } from '@tanstack/react-query'`],
    ['imports keep to the boundaries', 'admin/src/x.ts', `import { Type } from 'typebox'`],
    ['imports keep to the boundaries', 'storefront/src/cart/page.tsx', `import { join } from 'node:path'`],
    ['imports keep to the boundaries', 'server/src/sales/carts/x.ts', `import fastify from 'fastify'`],
    ['imports keep to the boundaries', 'server/src/live/x.ts', `import { fastify } from 'fastify'`],
    ['imports keep to the boundaries', 'server/src/media/x.ts', `import files from '@fastify/static'`],
    ['imports keep to the boundaries', 'server/src/sales/carts/x.ts', `import type { Pool } from 'pg'`],
    ['imports keep to the boundaries', 'server/src/sales/purchase/x.ts', `import { run } from 'graphile-worker'`],
    [
      'imports keep to the boundaries',
      'server/src/sales/payments/x.ts',
      `import { testProvider } from '../../providers/payment/test-provider.ts'`,
    ],
    [
      'imports keep to the boundaries',
      'server/src/assemble.ts',
      `import { testProvider } from './providers/payment/test-provider.ts'`,
    ],
    ['the domain is pure', 'domain/src/x.ts', 'export const at = () => Date.now()'],
    ['the domain is pure', 'domain/src/x.ts', 'export const at = () => new Date()'],
    ['the domain is pure', 'domain/src/x.ts', 'export const roll = () => Math.random()'],
    ['the domain is pure', 'domain/src/x.ts', 'export const id = () => crypto.randomUUID()'],
    ['the domain is pure', 'domain/src/x.ts', 'export const home = process.env.HOME'],
    ['the domain is pure', 'domain/src/x.ts', `export const get = () => fetch('/')`],
    ['the domain is pure', 'domain/src/x.ts', 'export const wait = () => setTimeout(() => {}, 1)'],
    ['the domain is pure', 'domain/src/x.ts', 'export async function later() {}'],
    [
      'a feature never imports another’s queries, routes or wire',
      'server/src/catalog/products/x.ts',
      `import { lockCart } from '../carts/queries.ts'`,
    ],
    [
      'a feature never imports another’s queries, routes or wire',
      'server/src/events/events/x.ts',
      `import type { OrderRow } from '../../sales/purchase/queries.ts'`,
    ],
    [
      'a feature never imports another’s queries, routes or wire',
      'server/src/sales/payments/x.ts',
      `import { orderToWire } from '../orders/wire-totals.ts'`,
    ],
    [
      'a feature never imports another’s queries, routes or wire',
      'server/src/events/tickets/x.ts',
      `import { eventRoutes } from '../events/routes.ts'`,
    ],
    [
      'a floor of the server imports none above it',
      'server/src/ground/x.ts',
      `import type { Db } from '../db/database.ts'`,
    ],
    ['a floor of the server imports none above it', 'server/src/db/x.ts', `import { mount } from '../http/mount.ts'`],
    [
      'a floor of the server imports none above it',
      'server/src/http/x.ts',
      `import type { Member } from '../identity/accounts/member.ts'`,
    ],
    [
      'a floor of the server imports none above it',
      'server/src/outbox/x.ts',
      `const orders = () => import('../sales/orders/place.ts')`,
    ],
    [
      'a floor of the server imports none above it',
      'server/src/identity/x.ts',
      `import { follow } from '../members/follow.ts'`,
    ],
    [
      'a floor of the server imports none above it',
      'server/src/sales/x.ts',
      `import { ticketSellable } from '../events/ticket-definitions/sellable.ts'`,
    ],
    [
      'a floor of the server imports none above it',
      'server/src/audit/x.ts',
      `import { assemble } from '../assemble.ts'`,
    ],
    ['a floor of the server imports none above it', 'server/src/planted/x.ts', 'export const a = 1'],
    [
      'a feature never imports another’s queries, routes or wire',
      'server/src/identity/oauth/x.ts',
      `import { findUser } from '../staff/queries.ts'`,
    ],
    [
      'a generation of the catalogue imports the model, never the other generation',
      'server/src/catalog/products/v3/x.ts',
      `import { priceData } from '../v1/wire.ts'`,
    ],
    [
      'a generation of the catalogue imports the model, never the other generation',
      'server/src/catalog/products/write/x.ts',
      `import type { WrittenProduct } from '../v3/parse-product.ts'`,
    ],
    [
      'a generation of the catalogue imports the model, never the other generation',
      'server/src/catalog/products/model/x.ts',
      `import { findProduct } from '../read/queries.ts'`,
    ],
    [
      'a generation of the catalogue imports the model, never the other generation',
      'server/src/catalog/products/v2/x.ts',
      'export const a = 1',
    ],
    [
      'faces speak the newer catalogue alone',
      'storefront/src/x.ts',
      `import { products } from '@fairground/client/generated/stores.products.ts'`,
    ],
    [
      'faces speak the newer catalogue alone',
      'admin/src/x.test.ts',
      `import type { InventoryItem } from '@fairground/client/generated/stores.inventory.ts'`,
    ],
    ['money is no float in what people see', 'admin/src/x.ts', 'const owes = Number(order.balance.amount) > 0'],
    ['money is no float in what people see', 'admin/src/x.ts', 'const sent = Number(wireAmount(typed))'],
    ['money is no float in what people see', 'admin/src/x.ts', 'const sent = { moneyOffAmount: typedNumber(amount) }'],
    ['money is no float in what people see', 'admin/src/x.ts', "const sum = Number(line.price ?? '0')"],
    ['money is no float in what people see', 'storefront/src/x.ts', 'const shown = price.toFixed(2)'],
    ['money is no float in what people see', 'storefront/src/x.ts', 'const number = parseFloat(typed)'],
    [
      'no cycles between feature folders',
      'server/src/catalog/products/x.ts',
      `import { a } from '../../planted/a.ts'`,
      ['server/src/planted/b.ts', `import { x } from '../catalog/products/x.ts'`],
    ],
    [
      'no cycles between feature folders',
      'server/src/identity/tokens/x.ts',
      `import { a } from '../factors/planted.ts'`,
      ['server/src/identity/factors/planted.ts', `import { x } from '../tokens/x.ts'`],
    ],
    [
      'no cycles between feature folders',
      'server/src/events/event/x.ts',
      `import type { A } from '../rsvp/places.ts'`,
      ['server/src/events/rsvp/places.ts', `import { x } from '../event/x.ts'`],
    ],
    [
      'no cycles between feature folders',
      'server/src/events/x.ts',
      `import { a } from './event/event-row.ts'`,
      ['server/src/events/event/planted.ts', `import { x } from '../x.ts'`],
    ],
    [
      'no cycles between folders of a face',
      'admin/src/orders/x.ts',
      `import type { A } from '../planted/a.ts'`,
      ['admin/src/planted/a.ts', `const orders = () => import('../orders/page.tsx')`],
    ],
    [
      'no cycles between files',
      'domain/src/a.ts',
      `import { b } from './b.ts'`,
      ['domain/src/b.ts', `import { c } from './c.ts'`],
      ['domain/src/c.ts', `export { a } from './a.ts'`],
    ],
    [
      'no cycles between files',
      'domain/src/a.ts',
      `import type { B } from './b.ts'`,
      ['domain/src/b.ts', `import { a } from './a.ts'`],
    ],
    ['comments use plain words', 'contract/src/x.ts', `export const a = { summary: 'Which apps there are.' }`],
    ['no barrels', 'ui/src/index.ts', `export * from './button.tsx'\nexport { Card } from './card.tsx'`],
    ['no barrels', 'domain/src/all.ts', `export { a } from './a.ts'\nexport type { B } from './b.ts'`],
    ['no registries, no paths of one machine', 'README.md', `see ${machine}/x`],
    ['no registries, no paths of one machine', '.npmrc', `registry=https://${registry}`],
    ['names say something', 'server/src/catalog/utils.ts', 'export const a = 1'],
    ['names say something', 'admin/src/helpers.ts', 'export const a = 1'],
    ['nothing left undone, no test switched off, no module mocked', 'domain/src/x.ts', `// ${later}: round`],
    [
      'nothing left undone, no test switched off, no module mocked',
      'domain/src/x.test.ts',
      `${'test'}.skip('x', () => {})`,
    ],
    ['nothing left undone, no test switched off, no module mocked', 'server/src/x.test.ts', `${'vi'}.mock('./x.ts')`],
    [
      'no interpolation into SQL',
      'server/src/catalog/x/queries.ts',
      'const find = (name: string) => `select id from carts where name = ${name}`',
    ],
    [
      'no interpolation into SQL',
      'server/src/catalog/x/list.ts',
      'db.compiled({ text: `select id from carts order by ${request.sort}` })',
    ],
    [
      'no interpolation into SQL',
      'server/src/catalog/x/queries.ts',
      'const columns = list()\nconst sql = `select ${columns} from carts`',
    ],
    [
      'no interpolation into SQL',
      'server/src/catalog/x/queries.ts',
      'const many = { sql: (calls) => `select ${order} from ${calls}` }',
    ],
    [
      'free units are set on locked pools',
      'server/src/catalog/x/edit.ts',
      'await setFree(tx, [{ poolId, free: limit - used }], ctx)\nawait lockedPools(tx, [poolId])',
    ],
    [
      'features decide by scopes, not by the kind of caller',
      'server/src/events/events/x.ts',
      'const drafts = isAdministrator(ctx.caller)',
    ],
    ['visible texts spell a word one way', 'admin/src/x.tsx', '<p>Send an e-mail to the guests</p>'],
    ['visible texts spell a word one way', 'storefront/src/x.ts', `const text = 'Join the waitlist'`],
    [
      'visible texts spell a word one way',
      'server/messages/en/refusals-events.json',
      `{ "EVENT_CANCELED": "The event is canceled." }`,
    ],
    ['no object is spread where it is written', 'admin/src/x.tsx', `<Row ${'.'.repeat(3)}{ lacks, publish } />`],
    ['plurals follow the language’s rules', 'storefront/src/x.tsx', `n === 1 ? '1 ticket' : \`\${n} tickets\``],
    ['plurals follow the language’s rules', 'admin/src/x.tsx', `\`\${n} file\${n === 1 ? '' : 's'}\``],
    [
      'a feature never imports another’s queries, routes or wire',
      'server/src/events/routes.ts',
      `import { find } from './rsvp/queries.ts'`,
    ],
    [
      'no cycles between feature folders',
      'server/src/events/routes.ts',
      `import { a } from './rsvp/a.ts'`,
      ['server/src/events/rsvp/a.ts', `import { b } from '../routes.ts'`],
    ],
    ['exports of domain, contract and server have a caller', 'domain/src/x.ts', 'export const plus = 1'],
    [
      'exports of domain, contract and server have a caller',
      'domain/src/x.ts',
      'export const plus = (day: Day) => day.plus(1)',
    ],
    [
      'exports of domain, contract and server have a caller',
      'domain/src/x.ts',
      'export const plus = 1',
      ['domain/src/x.test.ts', `import { plus } from './x.ts'`],
    ],
    ['exports of domain, contract and server have a caller', 'server/src/ground/x.ts', 'export const plus = 1'],
    [
      'words that travel are listed with the enumerations of their area',
      'contract/src/stores/x.ts',
      `const a = oneOf(['RED', 'GREEN'] as const)`,
    ],
    [
      'words that travel are listed with the enumerations of their area',
      'contract/src/stores/x.ts',
      `export const Color = ['RED', 'GREEN'] as const\nexport type Color = (typeof Color)[number]`,
    ],
    [
      'words that travel are listed with the enumerations of their area',
      'contract/src/stores/x.ts',
      `const COLORS = [\n  'RED',\n  'GREEN',\n] as const\nconst fields = fieldSets(COLORS)`,
    ],
    [
      'enumerations have one file for each area',
      'contract/src/enumerations/colors.ts',
      `export const Color = ['RED', 'GREEN'] as const`,
      ['server/src/sales/carts/x.ts', 'export const x = 1'],
    ],
    ['names say what a value holds', 'server/src/x.ts', `const ${'to' + 'ld'} = 1`],
    ['names say what a value holds', 'ui/src/x.tsx', `export const last${'As' + 'ked'}At = 1`],
    ['names say what a value holds', 'server/src/x.ts', `const x = ({ ${'ke' + 'pt'} }) => 1`],
    [
      'names say what a value holds',
      'server/migrations/0001-x.sql',
      `alter table x add column ${'to' + 'ld'}_at date;`,
    ],
    ['names say what a value holds', 'server/src/x.ts', `const sql = \`select a as ${'sa' + 'id'} from x\``],
    ['comments use plain words', 'server/migrations/0001-x.sql', `-- ${'Ke' + 'pt'} for a day.`],
    ['comments use plain words', 'server/src/x.ts', `const x = 1 // ${'ke' + 'pt'} for a day`],
    ['comments use plain words', 'server/src/x.ts', `/**\n * ${'Wh' + 'at'} a visitor may buy. */\nexport const x = 1`],
    [
      'titles of tests have a subject',
      'server/src/x.test.ts',
      `test('${'wh' + 'at'} is missing is refused', () => {})`,
    ],
    ['titles of tests have a subject', 'server/src/x.test.ts', `test('is ${'fou' + 'nd'} by name', () => {})`],
    ['titles of tests have a subject', 'server/src/x.test.ts', `  test('${'wh' + 'en'} hidden it is 404', () => {})`],
    ['comments use plain words', 'server/src/x.ts', `/** ${'Wh' + 'y'} it is refused. */\nexport const x = 1`],
    ['comments use plain words', 'server/src/x.ts', `/** ${'Wh' + 'ere'} it is sent. */\nexport const x = 1`],
    ['comments use plain words', 'server/src/x.ts', `/**\n * ${'Wh' + 'ich'} of them it is.\n */\nexport const x = 1`],
    ['comments use plain words', 'server/src/x.ts', `/** ${'I' + 'f'} it can be sent. */\nexport const x = 1`],
    ['comments use plain words', 'contract/src/x.ts', `export const a = {\n  summary:\n    'Where it is sent.',\n}`],
    ['titles of tests have a subject', 'server/src/x.test.ts', `test('${'da' + 'te'} block', () => {})`],
    ['titles of tests have a subject', 'server/src/x.test.ts', `test('${'so'} is a stranger’s cart', () => {})`],
    ['citations resolve', 'server/src/x.ts', `// See ${'docs'}/nowhere.md`],
    ['citations resolve', 'server/src/x.ts', `// ${'Decision'} 9999`],
    ['citations resolve', 'server/migrations/0001-x.sql', '-- Only server/src/nowhere writes this table.'],
    ['citations resolve', 'server/src/x.ts', `// ${'RULES'} section 3`],
    ['a decision has a number of its own and names its subject', `${'docs'}/decisions/0999-x.md`, '# Tips are fees'],
    [
      'a decision has a number of its own and names its subject',
      `${'docs'}/decisions/0999-x.md`,
      '# 0999 Tips: what they are',
      [`${'docs'}/decisions/0999-a.md`, '# 0999 Fees: what they are'],
    ],
    ['no file has two subjects', 'server/src/catalog/x.ts', 'export const a = 1\n'.repeat(LONGEST + 1)],
    [
      'functions fit on a screen',
      'server/src/catalog/x.ts',
      `export function long(): void {\n${'  work()\n'.repeat(LONGEST_FUNCTION)}}`,
    ],
    [
      'functions fit on a screen',
      'admin/src/x.tsx',
      `const Long = () => (\n${'  // a line\n'.repeat(LONGEST_FUNCTION)}  <p />)`,
    ],
  ]

  test.for(planted)('%s: %s', ([rule, path, text, ...others]) => {
    const seen = [{ path, text }, ...others.map(([other, its]) => ({ path: other, text: its }))]
    const found = rules[rule](seen)
    expect(found.length, found.join('\n')).toBeGreaterThan(0)
  })

  test('a workspace that lists what the architecture does not allow', () => {
    const listed = { ...manifests, domain: { dependencies: { '@fairground/server': '0.1.0' } } }
    expect(manifestViolations(listed)).toEqual(['domain/package.json lists @fairground/server'])
  })

  test('every rule', () => {
    const tried = new Set<string>([...planted.map(([rule]) => rule), 'package.json lists what the architecture allows'])
    expect(tried).toEqual(new Set(Object.keys(rules)))
  })
})

describe('lets pass', () => {
  test.for([
    ['imports keep to the boundaries', 'server/src/live/x.ts', `import type { FastifyInstance } from 'fastify'`],
    [
      'imports keep to the boundaries',
      'server/src/providers-of.ts',
      `import { testProvider } from './providers/payment/test-provider.ts'`,
    ],
    [
      'imports keep to the boundaries',
      'client/src/x.ts',
      `import type { Scope } from '@fairground/contract/enumerations/staff.ts'`,
    ],
    [
      'imports keep to the boundaries',
      'client/src/x.ts',
      `import { type Scope, type Other } from '@fairground/contract/enumerations/staff.ts'`,
    ],
    [
      'the domain is pure',
      'domain/src/x.ts',
      '// the caller says Date.now()\nexport const at = (text: string) => new Date(text)',
    ],
    [
      'a feature never imports another’s queries, routes or wire',
      'server/src/sales/carts/x.ts',
      `import { placeOrder } from '../purchase/place-order.ts'`,
    ],
    [
      'a generation of the catalogue imports the model, never the other generation',
      'server/src/catalog/products/v1/x.ts',
      `import { unitPrice } from '../model/priced.ts'`,
    ],
    [
      'a floor of the server imports none above it',
      'server/src/mail/x.ts',
      `import { record } from '../audit/record.ts'`,
    ],
    [
      'features decide by scopes, not by the kind of caller',
      'server/src/http/x.ts',
      'const cache = isAdministrator(caller) ? undefined : options.cache',
    ],
    [
      'no interpolation into SQL',
      'server/src/catalog/x/queries.ts',
      'const columns = `id, name`\nconst sql = `select ${columns} from carts`',
    ],
    [
      'no interpolation into SQL',
      'server/src/catalog/x/queries.ts',
      "const all = (table: 'brands' | 'ribbons') => `select id from ${table}`",
    ],
    [
      'no interpolation into SQL',
      'server/src/catalog/x/queries.ts',
      'const many = { sql: (calls) => `select w.n from ${calls}` }',
    ],
    [
      'visible texts spell a word one way',
      'admin/src/x.ts',
      `if (status === 'canceled') return 'The event is cancelled'`,
    ],
    ['money is no float in what people see', 'storefront/src/x.ts', 'const count = Number(priceFacet.count)'],
    ['plurals follow the language’s rules', 'storefront/src/x.ts', `page === 1 ? '' : page`],
    ['names say what a value holds', 'server/src/x.ts', "const text = 'to" + "ld' // a text is no name"],
    ['comments use plain words', 'server/src/x.ts', '// the count of `KEPT` in a report'],
    ['no interpolation into SQL', 'server/src/catalog/x.ts', 'const text = `Update ${name} soon`.length'],
  ] as const)('%s: %s: %s', ([rule, path, text]) => {
    expect(rules[rule]([{ path, text }])).toEqual([])
  })
})

describe('the tools refuse, too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-architecture-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    return path
  }
  const run = (file: string, args: readonly string[]) =>
    new Promise<string>((resolve) => {
      const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1' } }
      execFile(process.execPath, [join(ROOT, file), ...args], options, (_error, out, err) => resolve(out + err))
    })

  test('Biome: imports and globals of each workspace', async () => {
    const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
    plant('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }))
    const wrong = [
      plant('contract/src/a.ts', `import { m } from '@fairground/domain/money.ts'\nexport const a = m\n`),
      plant('domain/src/a.ts', `import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n`),
      plant('domain/src/b.ts', `import { call } from '@fairground/client/call.ts'\nexport const b = call\n`),
      plant('domain/src/c.ts', 'export const c = () => process.uptime()\n'),
      plant('domain/src/d.ts', `export const d = () => fetch('/')\n`),
      plant('client/src/a.ts', `import Type from 'typebox'\nexport const a = Type\n`),
      plant('ui/src/a.tsx', `import { Link } from 'react-router'\nexport const A = Link\n`),
      plant('ui/src/b.tsx', `import { useQuery } from '@tanstack/react-query'\nexport const b = useQuery\n`),
      plant('server/src/catalog/a.ts', `import pg from 'pg'\nexport const a = pg\n`),
      plant('server/src/catalog/b.ts', `import { run } from 'graphile-worker'\nexport const b = run\n`),
    ]
    const right = [
      plant(
        'domain/src/e.ts',
        `import { refusals } from '@fairground/contract/refusals.ts'\nexport const e = refusals\n`,
      ),
      plant('server/src/db/a.ts', `import pg from 'pg'\nexport const a = pg\n`),
    ]
    const output = await run('node_modules/@biomejs/biome/bin/biome', ['lint', '--max-diagnostics=50', '.'])
    const refused = (path: string) =>
      new RegExp(`${path}:\\d+:\\d+ lint/style/noRestricted(Imports|Globals)`).test(output)
    expect(
      wrong.filter((path) => !refused(path)),
      output,
    ).toEqual([])
    expect(right.filter(refused), output).toEqual([])
  })

  test('TypeScript: the domain has neither Node nor a browser', async () => {
    for (const name of ['tsconfig.base.json', 'domain/tsconfig.json']) {
      mkdirSync(dirname(join(folder, 'types', name)), { recursive: true })
      copyFileSync(join(ROOT, name), join(folder, 'types', name))
    }
    plant(
      'types/domain/src/a.ts',
      `import { readFileSync } from 'node:fs'
export const a = [readFileSync, process.env, fetch, document, setTimeout]\n`,
    )
    plant(
      'types/domain/tsconfig.planted.json',
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false, declaration: false },
        references: [],
      }),
    )
    const output = await run('node_modules/typescript/bin/tsc', ['-p', 'types/domain/tsconfig.planted.json'])
    for (const name of ['node:fs', 'process', 'fetch', 'document', 'setTimeout'])
      expect(output).toMatch(new RegExp(`error TS\\d+: Cannot find (name|module) '${name}'`))
  })

  test('TypeScript: a workspace refers to what it may import and to nothing else', () => {
    const references = (workspace: string): string[] =>
      (JSON.parse(readFileSync(join(ROOT, workspace, 'tsconfig.json'), 'utf8')).references ?? []).map(
        ({ path }: { path: string }) => path.replace('../', ''),
      )
    const dependencies = (workspace: string) =>
      Object.keys(manifests[workspace]?.dependencies ?? {})
        .filter((name) => name.startsWith('@fairground/'))
        .map((name) => name.slice('@fairground/'.length))
    for (const workspace of ['contract', 'domain', 'client', 'server', 'ui', 'storefront', 'admin', 'checkin'])
      expect([workspace, references(workspace).sort()]).toEqual([workspace, dependencies(workspace).sort()])
  })
})

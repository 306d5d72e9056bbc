import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { operationKey } from '@fairground/contract/operation.ts'
import { allOperations } from '@fairground/contract/operations.ts'
import { browserPages } from '@fairground/contract/pages.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { pathsOf } from './api-routes.ts'
import { apiInfo, openApiDocument } from './openapi.ts'
import { exampleMessage } from './openapi-examples.ts'
import { writeOpenApiFile } from './openapi-file.ts'

interface Parameter {
  readonly name: string
  readonly in: string
}
interface OperationObject {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: unknown
  readonly responses: Readonly<Record<string, { description?: string }>>
  readonly security: readonly unknown[]
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const document = openApiDocument(allOperations, apiInfo) as unknown as Document // what the assertions below look at
const entries = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, op]) => ({ path, verb, op })),
)
const entry = (id: string): OperationObject | undefined => entries.find(({ op }) => op.operationId === id)?.op

test('the file that is written has the operations that the server documents', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'openapi-'))
  const file = path.join(folder, 'made/here.json')
  expect(await writeOpenApiFile(file)).toBe(file)
  const written: Document = JSON.parse(await readFile(file, 'utf8'))
  await rm(folder, { recursive: true })
  const { assembly } = await testSite()
  const served: Document = (await assembly.app.inject('/openapi.json')).json()
  expect(idsOf(written)).toEqual(idsOf(served))
  expect(Object.keys(written.components.schemas)).toEqual(Object.keys(served.components.schemas))
})

const idsOf = ({ paths }: Document): string[] =>
  Object.values(paths)
    .flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
    .sort()

test('the document holds what is mounted, and nothing else', async () => {
  const { assembly } = await testSite()
  expect([...assembly.api.mounted.keys()].sort()).toEqual(allOperations.map(operationKey).sort())
})

test('its version is that of the program', async () => {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(apiInfo.version).toBe(version)
})

test('every operation has its own id, and a fallback has one too', () => {
  const ids = entries.map(({ op }) => op.operationId)
  const expected = allOperations.flatMap((operation) => {
    const key = operationKey(operation)
    return operation.postFallback === undefined ? [key] : [key, `${key}.byPost`]
  })
  expect(ids.sort()).toEqual(expected.sort())
})

test('every operation says what it does, and shows a request and an answer', () => {
  const operations = entries.filter(({ op }) => allOperations.some((one) => operationKey(one) === op.operationId))
  expect(operations).toHaveLength(allOperations.length)
  const shows = (message: unknown) => message === undefined || JSON.stringify(message).includes('"example":')
  const bare = operations.filter(
    ({ op }) => !op.summary || !op.description || !shows(op.requestBody) || !shows(op.responses['200']),
  )
  expect(bare.map(({ op }) => op.operationId)).toEqual([])
})

test('path parameters are those of the template', () => {
  for (const { path, op } of entries) {
    const declared = op.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    expect(declared.sort(), path).toEqual([...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name).sort())
  }
})

test('no two templates differ only in the names of their segments', () => {
  const templates = Object.keys(document.paths).map((path) => path.replace(/\{[^}]+\}/g, '{}'))
  expect(new Set(templates).size).toBe(templates.length)
})

test('every reference leads somewhere', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
  for (const [, target = ''] of references) {
    const found = target
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
    expect(found, target).toBeDefined()
  }
})

test('every schema is a JSON schema of its own draft', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  for (const schema of Object.values(document.components.schemas)) ajv.validateSchema(schema, true)
  expect(Object.keys(document.components.schemas)).toContain('ecom.current-cart.Cart')
})

test('a GET that nests takes .r and has its POST form', () => {
  expect(entry('stores.products.queryProducts')?.parameters.map(({ name }) => name)).toContain('.r')
  expect(entry('stores.products.queryProducts.byPost')?.requestBody).toBeDefined()
})

test('refusals stand under their status with their sentences', () => {
  const responses = entry('ecom.current-cart.getCurrentCart')?.responses
  expect(responses?.['404']?.description).toBe('OWNED_CART_NOT_FOUND: You have no cart yet.')
  expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '401', '429', '500', '503']))
})

test('only what anyone may call needs no credentials', () => {
  const open = entries.filter(({ op }) => op.security.length === 0).map(({ op }) => op.operationId)
  expect(open.sort()).toEqual(
    allOperations
      .filter(({ who }) => who.kind === 'anyone')
      .map(operationKey)
      .sort(),
  )
})

/** Examples with a body stand in the document, where Redocly's rules hold them against their schemas. */
const withoutBody = allOperations.filter(({ method }) => method === 'GET' || method === 'DELETE')

test.for(withoutBody.map((operation) => [operationKey(operation), operation] as const))(
  'the example request of %s passes',
  ([, operation]) => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    const validate = ajv.compile(operation.request)
    validate(exampleMessage(operation))
    expect(validate.errors).toBeNull()
  },
)

test('the document passes the recommended rules of Redocly', async () => {
  // Two published paths may match one address; a literal segment wins over a parameter.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
  const source = JSON.stringify(openApiDocument(allOperations, apiInfo, browserPages))
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)).toEqual([])
})

test('paths of an operation are all different', () => {
  for (const operation of allOperations) expect(new Set(pathsOf(operation)).size).toBe(pathsOf(operation).length)
})

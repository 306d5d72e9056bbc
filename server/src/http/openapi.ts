import { moduleDescriptions } from '@fairground/contract/modules.ts'
import { type Operation, operationKey } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { pathsOf } from './api-routes.ts'
import { accessText } from './openapi-access.ts'
import { errorResponses, errorResponsesOf, errorSchemas, refusalsOf } from './openapi-errors.ts'
import { exampleAnswer, exampleMessage } from './openapi-examples.ts'
import { type ContractSchema, type Json, type JsonObject, SchemaComponents } from './openapi-schemas.ts'

interface ApiInfo {
  readonly title: string
  readonly version: string
  readonly description?: string
  readonly license?: { readonly name: string; readonly identifier: string }
}

/** Title, version and licence of the API. */
export const apiInfo: ApiInfo = {
  title: 'Fairground',
  version: '0.1.0',
  description:
    'Store, events and tickets of a site. Every operation also answers at the paths in `x-fairground-paths`. Success is 200 with a JSON body.',
  license: { name: 'MIT', identifier: 'MIT' },
}

const security: readonly JsonObject[] = [{ accessToken: [] }, { apiKey: [], site: [] }, { session: [] }]
const securitySchemes = {
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'Access token from /oauth2/token, bare.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'API key of the site; with wix-site-id.',
  },
  site: { type: 'apiKey', in: 'header', name: 'wix-site-id' },
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`session visitor` or `session staff`: the cookie of a page of this server says who is calling.',
  },
}

/**
 * The operations as an OpenAPI 3.1 document. Each stands under its public path; `x-fairground-paths` names the others. `pages`
 * answer browsers with a page or a redirect.
 */
export function openApiDocument(
  operations: readonly Operation[],
  info: ApiInfo,
  pages: readonly Operation[] = [],
  serverUrl = '/',
): JsonObject {
  const components = new SchemaComponents()
  const paths = new PathItems()
  for (const operation of operations) {
    const [main, ...others] = mainPathFirst(operation)
    paths.add(main, operation.method, operationObject(operation, operationKey(operation), others, components))
    if (operation.postFallback !== undefined) {
      const byPost = { ...operation, method: 'POST' } as const
      const fallbacks = others.map((path) => path + operation.postFallback)
      paths.add(
        main + operation.postFallback,
        'POST',
        operationObject(byPost, `${operationKey(operation)}.byPost`, fallbacks, components),
      )
    }
  }
  for (const operation of pages) {
    const [main, ...others] = mainPathFirst(operation)
    const { responses: _, ...object } = operationObject(operation, operationKey(operation), others, components)
    paths.add(main, operation.method, { ...object, responses: pageResponses })
  }
  return {
    openapi: '3.1.0',
    info: { ...info },
    servers: [{ url: serverUrl }],
    tags: modulesOf([...operations, ...pages]).map((name) => ({ name, description: moduleDescriptions[name] ?? '' })),
    paths: paths.all,
    components: { schemas: { ...errorSchemas, ...components.all }, responses: errorResponses, securitySchemes },
  }
}

const modulesOf = (operations: readonly Operation[]): string[] =>
  [...new Set(operations.map(({ module }) => module))].sort()

const html = { 'text/html': { schema: { type: 'string' } } }
const pageResponses: JsonObject = {
  '200': { description: 'A page.', content: html },
  '302': { description: 'On to `Location`.', headers: { Location: { schema: { type: 'string' } } } },
  '400': { description: 'A page that says what is wrong. Nothing is redirected to.', content: html },
}

const mainPathFirst = (operation: Operation): [string, ...string[]] => {
  const main = operation.publicPath ?? operation.path
  return [main, ...pathsOf(operation).filter((path) => path !== main)]
}

/** Templates that differ only in the names of their segments are one path in OpenAPI; the names of the first hold. */
class PathItems {
  readonly #items = new Map<string, { path: string; item: Record<string, Json> }>()

  get all(): JsonObject {
    const items = [...this.#items.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
    return Object.fromEntries(items.map(({ path, item }) => [path, item]))
  }

  add(path: string, method: Operation['method'], object: JsonObject): void {
    const key = path.replace(/\{[^}]+\}/g, '{}')
    const known = this.#items.get(key) ?? { path, item: {} }
    const verb = method.toLowerCase()
    if (known.item[verb]) throw new Error(`two operations are at ${method} ${path}`)
    this.#items.set(key, known)
    known.item[verb] = known.path === path ? object : withNames(object, fieldsOf(path), fieldsOf(known.path))
  }
}

const fieldsOf = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, field]) => field!) // the group always matches

/** Renames path parameters; `x-field` keeps the field of the message that each fills. */
function withNames(object: JsonObject, fields: readonly string[], names: readonly string[]): JsonObject {
  const parameters = (object.parameters as readonly JsonObject[]).map((parameter) => {
    const i = parameter.in === 'path' ? fields.indexOf(String(parameter.name)) : -1
    return i < 0 || fields[i] === names[i] ? parameter : { ...parameter, name: names[i]!, 'x-field': fields[i]! } // equally many of both
  })
  return { ...object, parameters }
}

function operationObject(
  operation: Operation,
  id: string,
  others: readonly string[],
  components: SchemaComponents,
): JsonObject {
  const { module, who } = operation
  const request = operation.request as ContractSchema // a TypeBox schema is a JSON schema
  const inBody = operation.method !== 'GET' && operation.method !== 'DELETE'
  return {
    operationId: id,
    tags: [module],
    summary: operation.summary,
    description: descriptionOf(operation),
    parameters: [
      ...fieldsOf(operation.path).map((field) => pathParameter(field, module, request, components)),
      ...(inBody ? [] : queryParameters(operation, request, components)),
    ],
    ...present({
      requestBody: inBody
        ? {
            required: hasRequired(request),
            content: {
              'application/json': { schema: components.schema(module, request), example: exampleMessage(operation) },
            },
          }
        : undefined,
    }),
    responses: {
      '200': {
        description: 'Done.',
        content: {
          'application/json': {
            schema: components.schema(module, operation.response as ContractSchema),
            example: exampleAnswer(operation),
          },
        },
      },
      ...errorResponsesOf(operation),
    },
    security: who.kind === 'anyone' ? [] : security,
    'x-who': { ...who },
    'x-refusals': refusalsOf(operation),
    'x-fairground-paths': others,
  }
}

function descriptionOf(operation: Operation): string {
  const repeatable = operation.method === 'POST' || operation.method === 'PATCH'
  return [
    accessText(operation.who),
    ...(repeatable ? ['With `Idempotency-Key` it is done once in 24 hours.'] : []),
  ].join(' ')
}

const hasRequired = (schema: ContractSchema): boolean => ((schema as { required?: string[] }).required ?? []).length > 0

function pathParameter(
  field: string,
  module: string,
  request: ContractSchema,
  components: SchemaComponents,
): JsonObject {
  let schema: ContractSchema | undefined = request
  for (const key of field.split('.')) schema = schema?.properties?.[key]
  return {
    name: field,
    in: 'path',
    required: true,
    schema: schema ? components.schema(module, schema) : { type: 'string' },
  }
}

/** Flat fields one by one; a message that nests goes as `.r`, which replaces them all. */
function queryParameters(operation: Operation, request: ContractSchema, components: SchemaComponents): JsonObject[] {
  const required = (request as { required?: string[] }).required ?? []
  const inPath = fieldsOf(operation.path)
  const fields = Object.entries(request.properties ?? {}).filter(([field]) => !inPath.includes(field))
  const nested = fields.some(([, schema]) => !isFlat(schema))
  const flat = fields
    .filter(([, schema]) => isFlat(schema))
    .map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name) && !nested,
      ...(schema.items ? { style: 'form', explode: true } : {}),
      schema: components.schema(operation.module, schema),
    }))
  if (!nested) return flat
  const packed = {
    name: '.r',
    in: 'query',
    required: false,
    description: 'The whole message as base64url of its JSON, at most 8 kB; it replaces the other parameters.',
    content: { 'application/json': { schema: components.schema(operation.module, request) } },
  }
  return [...flat, packed]
}

const isFlat = ({ type, items, properties, free, patternProperties }: ContractSchema): boolean =>
  items ? isFlat(items) : type !== 'object' && !properties && !free && !patternProperties

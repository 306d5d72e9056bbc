import { ViolatedRule } from '@fairground/contract/enumerations/refusals.ts'
import { moduleDescriptions } from '@fairground/contract/modules.ts'
import type { Operation } from '@fairground/contract/operation.ts'
import { browserPages } from '@fairground/contract/pages.ts'
import { refusals } from '@fairground/contract/refusals.ts'
import { counted } from '@fairground/domain/formatting/plural.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusalText } from '../../ground/texts/catalogues.ts'
import { pathsOf } from '../../http/api-routes.ts'
import { apiInfo, openApiDocument } from '../../http/openapi.ts'
import { accessText } from '../../http/openapi-access.ts'
import { refusalsOf } from '../../http/openapi-errors.ts'
import { exampleAnswer } from '../../http/openapi-examples.ts'
import type { ContractSchema } from '../../http/openapi-schemas.ts'
import { exampleClientCall, exampleCurl } from './reference-examples.ts'
import { fieldTable, namedTypes } from './reference-fields.ts'
import { type Html, html, page } from './reference-html.ts'
import { type Found, operationSearch } from './reference-search.ts'

const LONGEST_QUERY = 200

/**
 * `/openapi.json` and the readable reference at `/docs/api` with its search, made once of the operations that are mounted. Their bytes
 * are stored, not their texts: of a text each reader who is slow would have a copy waiting.
 */
export function docsRoutes(app: FastifyInstance, operations: readonly Operation[], publicUrl: string): void {
  const config = { who: 'anyone' }
  const modules = Map.groupBy(operations, ({ module }) => module)
  const pages = new Map<string, Buffer>()
  let document: Buffer | undefined

  app.get('/openapi.json', { config }, async (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument(operations, apiInfo, browserPages, publicUrl)))
    return cacheable(reply, 'application/json; charset=utf-8').send(document)
  })
  let search: ReturnType<typeof operationSearch> | undefined
  app.get<{ Querystring: { q?: string | string[] } }>('/docs/api', { config }, async (request, reply) => {
    const query = [request.query.q ?? ''].flat().join(' ').trim().slice(0, LONGEST_QUERY)
    if (query === '') return sendPage(reply, '', () => referencePage(operations))
    search ??= operationSearch(operations)
    return cacheable(reply, 'text/html; charset=utf-8').send(searchPage(query, search(query)))
  })
  app.get<{ Params: { module: string } }>('/docs/api/:module', { config }, async (request, reply) => {
    const { module } = request.params
    const inside = modules.get(module)
    return inside ? sendPage(reply, module, () => modulePage(module, inside)) : reply.callNotFound()
  })

  function sendPage(reply: FastifyReply, name: string, make: () => string): FastifyReply {
    const bytes = pages.get(name) ?? Buffer.from(make())
    pages.set(name, bytes)
    return cacheable(reply, 'text/html; charset=utf-8').send(bytes)
  }
}

const cacheable = (reply: FastifyReply, type: string): FastifyReply =>
  reply.header('content-type', type).header('cache-control', 'public, max-age=300')

/** The first page of the reference: how every call works, and every operation by module. */
function referencePage(operations: readonly Operation[]): string {
  const modules = [...Map.groupBy(operations, ({ module }) => module)].sort(([a], [b]) => (a < b ? -1 : 1))
  return page(
    `${apiInfo.title} API`,
    html`<h1>${apiInfo.title} API</h1>
<p>${operations.length} operations in ${modules.length} modules. The same for programs: <a href="/openapi.json">openapi.json</a>
(OpenAPI 3.1), which also lists the POST forms of long reads and the pages of sign-in, ${documentedEntries(operations)} entries in all.</p>
${searchForm('')}
${conventions}
<h2 id="operations">Operations</h2>
${modules.map(
  ([
    module,
    inside,
  ]) => html`<details><summary><strong>${module}</strong> <span class="quiet">${moduleDescriptions[module]} ${counted(inside.length, { one: '# operation', other: '# operations' })}</span></summary>
<p><a href="/docs/api/${module}">The whole module ${module}</a></p>
<ul class="plain">${inside.map((operation) => html`<li>${operationLine(operation, `/docs/api/${module}#${operation.name}`)}</li>`)}</ul></details>`,
)}`,
  )
}

/** Entries of `openapi.json`: an operation with a POST form is two. */
const documentedEntries = (operations: readonly Operation[]): number =>
  operations.length + operations.filter(({ postFallback }) => postFallback !== undefined).length + browserPages.length

const searchForm = (query: string): Html => html`<form action="/docs/api" method="get" role="search">
<label for="q">Search operations, fields, paths and error codes</label>
<input id="q" name="q" type="search" value="${query}" maxlength="${LONGEST_QUERY}" autocomplete="off"> <button>Search</button>
</form>`

function searchPage(query: string, found: readonly Found[]): string {
  const lines = found.map(
    ({ operation, because }) =>
      html`<li>${operationLine(operation, `/docs/api/${operation.module}#${operation.name}`)} <span class="quiet">${operation.module}</span>${because === undefined ? undefined : html` <code>${because}</code>`}</li>`,
  )
  const count = counted(found.length, { one: '# operation', other: '# operations' })
  return page(
    `${query} · ${apiInfo.title} API`,
    html`<p><a href="/docs/api">${apiInfo.title} API</a></p>
<h1>Search</h1>
${searchForm(query)}
<p>${found.length === 0 ? html`Nothing matches “${query}”. Try one word, such as a field or a path.` : html`${count} for “${query}”.`}</p>
<ul class="plain">${lines}</ul>`,
  )
}

const operationLine = (operation: Operation, href: string): Html =>
  html`<code class="method">${operation.method}</code> <a href="${href}">${operation.name}</a> <span class="quiet">${prose(operation.summary)}</span>`

/** Text in which backticks mark code. */
const prose = (text: string): Html =>
  html`${text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`

const listed = (codes: readonly string[]): Html =>
  html`${codes.map((code, i) => html`${i === 0 ? '' : ', '}<code>${code}</code>`)}`

const conventions = html`<h2 id="conventions">How every call works</h2>
<ul>
<li>Success is status 200 with a JSON body, <code>{}</code> when there is nothing to say.</li>
<li>The path, the query and the body together are one message. With GET and DELETE it is in the query: lists as repeated keys, and a message that nests goes whole as <code>.r</code>, base64url of its JSON. A GET whose query would pass 4,000 characters has a POST form where its entry says so.</li>
<li><code>Authorization</code> holds an access token from <a href="/docs/api/sdk.core#token">token</a>, bare; or an API key, together with <code>wix-site-id</code>.</li>
<li>Instants are ISO 8601 texts. Money is a decimal text with exactly the digits of its currency, in the first catalogue generation a number.</li>
<li>A POST or PATCH with <code>Idempotency-Key</code> (at most 255 characters) is done once in 24 hours, however often it is sent.</li>
<li>Send <code>X-Wix-Consistent</code> of the last answer with the next request, and what you read includes what you wrote.</li>
<li>Status 429 and 503 carry <code>Retry-After</code> in seconds. Every answer carries <code>X-Wix-Request-Id</code>.</li>
</ul>
<h3 id="errors">Errors</h3>
<p>A refusal is <code>{"message", "details": {"applicationError": {"code", "description", "data"}}}</code>. A message with wrong fields is status 400 with
<code>{"message", "details": {"validationError": {"fieldViolations": [{"field", "description", "violatedRule", "data"}]}}}</code>;
<code>violatedRule</code> is one of ${listed(ViolatedRule)}.</p>
<h3 id="filters">Filters</h3>
<p>A filter is <code>{"field": value}</code> or <code>{"field": {"$gte": value}}</code> with <code>$eq $ne $gt $gte $lt $lte $in $nin $hasSome $hasAll $startsWith $endsWith $contains $exists</code>,
joined by <code>$and</code>, <code>$or</code>, <code>$not</code>: at most 50 conditions, 5 levels deep. A page holds 50 items by default, at most 100.</p>`

/** One module: its operations, then the types they share. */
function modulePage(module: string, operations: readonly Operation[]): string {
  const schemas = operations.flatMap(({ request, response }) => [request, response] as ContractSchema[]) // TypeBox schemas are JSON schemas
  const types = namedTypes(schemas)
  return page(
    `${module} · ${apiInfo.title} API`,
    html`<p><a href="/docs/api">${apiInfo.title} API</a></p>
<h1>${module}</h1>
<p>${moduleDescriptions[module]}</p>
${searchForm('')}
<ul class="plain">${operations.map((operation) => html`<li>${operationLine(operation, `#${operation.name}`)}</li>`)}</ul>
${operations.map(operationSection)}
${types.size === 0 ? undefined : html`<h2 id="types">Types</h2>`}
${[...types].map(([name, schema]) => html`<h3 id="type-${name}">${name}</h3>${fieldTable(schema)}`)}`,
  )
}

function operationSection(operation: Operation): Html {
  const { postFallback: fallback, publicPath: main = operation.path } = operation
  const others = pathsOf(operation).filter((path) => path !== main)
  return html`<h2 id="${operation.name}">${operation.name}</h2>
<p>${prose(operation.summary)}</p>
<p><code><b>${operation.method}</b> ${main}</code>${fallback === undefined ? undefined : html`, or <code><b>POST</b> ${main + fallback}</code> with the message as body`}</p>
${others.length === 0 ? undefined : html`<p class="quiet">Also at ${listed(others)}.</p>`}
<p>${accessText(operation.who)}</p>
<h3>Request</h3>${fieldTable(operation.request as ContractSchema)}
<h3>Answer</h3>${fieldTable(operation.response as ContractSchema)}
<h3>Refusals</h3>${refusalTable(operation)}
<h3>Example</h3>
<pre>${exampleCurl(operation)}</pre>
${clientExample(operation)}
<p>An answer:</p>
<pre>${JSON.stringify(exampleAnswer(operation), null, 2)}</pre>`
}

const refusalTable = (operation: Operation): Html =>
  html`<div class="scroll"><table><tbody>${refusalsOf(operation).map((code) => html`<tr><td>${refusals[code]}</td><td><code>${code}</code></td><td>${refusalText(code, 'en')}</td></tr>`)}</tbody></table></div>`

function clientExample(operation: Operation): Html | undefined {
  const call = exampleClientCall(operation)
  return call === undefined ? undefined : html`<p>By the client:</p><pre>${call}</pre>`
}

import { ViolatedRule } from '@fairground/contract/enumerations/violated-rule.ts'
import { moduleConstant } from '@fairground/contract/module-constant.ts'
import type { Operation, Who } from '@fairground/contract/operation.ts'
import { browserPages } from '@fairground/contract/pages.ts'
import { refusals } from '@fairground/contract/refusals.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pathsOf } from './api-routes.ts'
import { apiInfo, openApiDocument } from './openapi.ts'
import { refusalsOf } from './openapi-errors.ts'
import type { ContractSchema } from './openapi-schemas.ts'
import { example, fieldTable, namedTypes } from './reference-fields.ts'
import { type Html, html, page } from './reference-html.ts'

/** `/openapi.json` and the readable reference at `/docs/api`, made once of the operations that are mounted. */
export function docsRoutes(app: FastifyInstance, operations: readonly Operation[]): void {
  const config = { who: 'anyone' }
  const modules = Map.groupBy(operations, ({ module }) => module)
  const pages = new Map<string, string>()
  let document: string | undefined

  app.get('/openapi.json', { config }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(operations, apiInfo, browserPages))
    return kept(reply, 'application/json; charset=utf-8').send(document)
  })
  app.get('/docs/api', { config }, async (_request, reply) => sendPage(reply, '', () => referencePage(operations)))
  app.get<{ Params: { module: string } }>('/docs/api/:module', { config }, async (request, reply) => {
    const { module } = request.params
    const inside = modules.get(module)
    return inside ? sendPage(reply, module, () => modulePage(module, inside)) : reply.callNotFound()
  })

  function sendPage(reply: FastifyReply, name: string, make: () => string): FastifyReply {
    const text = pages.get(name) ?? make()
    pages.set(name, text)
    return kept(reply, 'text/html; charset=utf-8').send(text)
  }
}

const kept = (reply: FastifyReply, type: string): FastifyReply =>
  reply.header('content-type', type).header('cache-control', 'public, max-age=300')

/** The first page of the reference: how every call works, and every operation by module. */
export function referencePage(operations: readonly Operation[]): string {
  const modules = [...Map.groupBy(operations, ({ module }) => module)].sort(([a], [b]) => (a < b ? -1 : 1))
  return page(
    `${apiInfo.title} API`,
    html`<h1>${apiInfo.title} API</h1>
<p>${operations.length} operations. The same as a document for programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${conventions}
<h2 id="operations">Operations</h2>
${modules.map(
  ([module, inside]) => html`<h3><a href="/docs/api/${module}">${module}</a></h3>
<ul class="plain">${inside.map((operation) => html`<li>${operationLine(operation, `/docs/api/${module}#${operation.name}`)}</li>`)}</ul>`,
)}`,
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
joined by <code>$and</code>, <code>$or</code>, <code>$not</code>: at most 50 conditions, 5 levels deep. A page holds 50 items unless asked, at most 100.</p>`

/** One module: its operations, then the types they share. */
export function modulePage(module: string, operations: readonly Operation[]): string {
  const schemas = operations.flatMap(({ request, response }) => [request, response] as ContractSchema[]) // TypeBox schemas are JSON schemas
  const types = namedTypes(schemas)
  return page(
    `${module} · ${apiInfo.title} API`,
    html`<p><a href="/docs/api">${apiInfo.title} API</a></p>
<h1>${module}</h1>
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
<p>${whoText(operation.who)}</p>
<h3>Request</h3>${fieldTable(operation.request as ContractSchema)}
<h3>Answer</h3>${fieldTable(operation.response as ContractSchema)}
<h3>Refusals</h3>${refusalTable(operation)}
<h3>Example</h3><pre>${exampleCall(operation)}</pre>`
}

function whoText(who: Who): string {
  switch (who.kind) {
    case 'anyone':
      return 'Anyone may call it, without credentials.'
    case 'caller':
      return 'Every visitor, member, staff user and API key of the site may call it.'
    case 'staff':
      return 'Staff users who are signed in may call it, whatever their role.'
    case 'own':
      return `Visitors and members reach what is theirs; staff users and API keys need ${who.scope}.`
    case 'admin':
      return `Staff users and API keys with ${who.scope} may call it.`
    default:
      return who satisfies never
  }
}

const refusalTable = (operation: Operation): Html =>
  html`<div class="scroll"><table><tbody>${refusalsOf(operation).map((code) => html`<tr><td>${refusals[code][0]}</td><td><code>${code}</code></td><td>${refusals[code][1]}</td></tr>`)}</tbody></table></div>`

function exampleCall(operation: Operation): string {
  const message = example(operation.request as ContractSchema) as Record<string, unknown> // a request is an object
  const written =
    Object.keys(message).length === 0 ? '' : JSON.stringify(message, null, 2).replace(/^( *)"(\w+)":/gm, '$1$2:')
  if (operation.module.startsWith('sdk.')) {
    return `curl -X ${operation.method} "$SHOP${operation.path}" \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(message)}'`
  }
  return `await client.${moduleConstant(operation.module)}.${operation.name}(${written})`
}

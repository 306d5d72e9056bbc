import { moduleConstant } from '@fairground/contract/module-constant.ts'
import type { Operation } from '@fairground/contract/operation.ts'
import { exampleMessage } from '../../http/openapi-examples.ts'
import type { Json } from '../../http/openapi-schemas.ts'

/** The call as one line of a shell. `$SHOP`, `$TOKEN` and `$SITE` stand for the server, a token or API key, and the site's id. */
export function exampleCurl(operation: Operation): string {
  const message = exampleMessage(operation)
  const fields = [...(operation.publicPath ?? operation.path).matchAll(/\{([^}]+)\}/g)].map(([, field = '']) => field)
  const path = (operation.publicPath ?? operation.path).replace(/\{([^}]+)\}/g, (_, field: string) =>
    pathValue(message, field),
  )
  const rest = withoutFields(message, fields)
  const inBody = operation.method !== 'GET' && operation.method !== 'DELETE'
  const query = inBody ? '' : queryOf(rest)
  const lines = [
    `curl${operation.method === 'GET' ? '' : ` -X ${operation.method}`} "$SHOP${path}${query}"`,
    ...(operation.who.kind === 'anyone' ? [] : ['-H "Authorization: $TOKEN"']),
    ...(operation.who.kind === 'admin' ? ['-H "wix-site-id: $SITE"'] : []),
    ...(inBody ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(rest).replaceAll("'", "'\\''")}'`] : []),
  ]
  return lines.join(' \\\n  ')
}

function pathValue(message: Json, field: string): string {
  let value: Json | undefined = message
  for (const key of field.split('.')) value = (value as { readonly [key: string]: Json } | undefined)?.[key]
  return value === undefined || value === null ? `{${field}}` : encodeURIComponent(String(value))
}

function withoutFields(
  message: { readonly [key: string]: Json },
  fields: readonly string[],
): { readonly [key: string]: Json } {
  return Object.fromEntries(Object.entries(message).filter(([key]) => !fields.includes(key)))
}

/** Flat fields as they are; a message that nests goes whole as `.r`. */
function queryOf(message: { readonly [key: string]: Json }): string {
  const entries = Object.entries(message)
  if (entries.length === 0) return ''
  const isFlat = (value: Json) => typeof value !== 'object' || value === null
  if (!entries.every(([, value]) => isFlat(value) || (Array.isArray(value) && value.every(isFlat))))
    return `?.r=${Buffer.from(JSON.stringify(message)).toString('base64url')}`
  const query = new URLSearchParams(
    entries.flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, String(one)])),
  )
  return `?${query}`
}

/** The call by the typed client; undefined for what the client does by itself, such as fetching tokens. */
export function exampleClientCall(operation: Operation): string | undefined {
  if (operation.module.startsWith('sdk.')) return undefined
  const message = exampleMessage(operation)
  const written =
    Object.keys(message).length === 0 ? '' : JSON.stringify(message, null, 2).replace(/^( *)"(\w+)":/gm, '$1$2:')
  return `await client.${moduleConstant(operation.module)}.${operation.name}(${written})`
}

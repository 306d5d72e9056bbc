import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { locationOf } from '../../http/location.ts'
import { originsOf } from '../oauth-apps/registered.ts'
import type { AuthorizeRequest } from './authorize-request.ts'

type Message = Readonly<Record<string, string>>

/** Gives the app its answer in the way it requested: in the query, in the fragment, or as a message to the page around us. */
export function answerApp(reply: FastifyReply, request: AuthorizeRequest, message: Message): FastifyReply {
  const parameters = request.state === '' ? message : { ...message, state: request.state }
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  if (request.responseMode === 'web_message') return postMessage(reply, request, parameters)
  const { redirectUri, responseMode } = request
  return reply.redirect(locationOf(addressWith(redirectUri!, responseMode, parameters)), 302) // only web_message has none
}

/** The registered address with the answer behind it; what it says itself stays. */
function addressWith(redirectUri: string, mode: 'query' | 'fragment', message: Message): string {
  const encoded = new URLSearchParams(message).toString()
  const [address = '', fragment] = redirectUri.split('#', 2)
  if (mode === 'fragment') return `${address}#${encoded}`
  return `${address}${address.includes('?') ? '&' : '?'}${encoded}${fragment === undefined ? '' : `#${fragment}`}`
}

/**
 * A page that only the app's own pages may hold, and that informs nobody else: one message per registered origin, of which the
 * browser delivers the one that is there.
 */
function postMessage(reply: FastifyReply, { client }: AuthorizeRequest, message: Message): FastifyReply {
  const origins = originsOf(client)
  const nonce = randomBytes(16).toString('base64')
  const ancestors = origins.length > 0 ? origins.join(' ') : "'none'"
  const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
  return reply
    .removeHeader('x-frame-options')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
    )
    .header('content-type', 'text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Signing in</title></head><body>` +
        `<script nonce="${nonce}">` +
        `const message = ${json(message)}; const to = window.opener ?? window.parent;` +
        `if (to !== window) for (const origin of ${json(origins)}) to.postMessage(message, origin)` +
        `</script></body></html>`,
    )
}

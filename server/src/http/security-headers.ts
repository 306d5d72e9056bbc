import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyReply } from 'fastify'

/** The headers that helmet sets, computed once: they are the same for every answer, and making them again costs more than a cached read. */
export async function securityHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = fastify()
  await probe.register(helmet, { ...options, global: true })
  probe.get('/', (_, reply) => reply.send())
  const plain = fastify()
  plain.get('/', (_, reply) => reply.send())
  const [helmeted, without] = await Promise.all([probe.inject('/'), plain.inject('/')])
  await Promise.all([probe.close(), plain.close()])
  const own = Object.entries(helmeted.headers).filter(([name]) => !(name in without.headers))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}

const POLICY = 'content-security-policy'

/** Lets the document of this reply use further origins, by directive of its policy. */
export function allowOrigins(reply: FastifyReply, origins: Readonly<Record<string, readonly string[]>>): void {
  const policy = String(reply.getHeader(POLICY) ?? '')
  const allowed = policy.split(';').map((directive) => {
    const [name = ''] = directive.split(' ', 1)
    const added = origins[name] ?? []
    return added.length > 0 ? [directive.replace(/ 'none'$/, ''), ...added].join(' ') : directive
  })
  reply.header(POLICY, allowed.join(';'))
}

/** Headers that a browser heeds on documents, frames and workers alone, and those that only callers of the API read. */
const OF_NO_USE_ON_FILES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-wix-request-id',
  'access-control-expose-headers',
] as const

/**
 * Takes off the headers that do nothing on a style sheet, a font or a raster picture: two thirds of a kilobyte each, several times before a
 * page is seen. Files that can become a document or a worker (HTML, SVG, scripts) keep them all, and every file its `nosniff`.
 */
export function slimFileHeaders(reply: FastifyReply): void {
  for (const name of OF_NO_USE_ON_FILES) reply.removeHeader(name)
}

import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify from 'fastify'

/** The headers that helmet sets, asked once: they are the same for every answer, and making them anew costs more than a cached read. */
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

import { readFileSync } from 'node:fs'
import fastify from 'fastify'

/** `node ceiling/bare.ts <file>`: a bare Fastify route that sends what the file (JSON, answer by path, bodies in base64) holds. Prints its port. */
const answers = new Map(
  Object.entries(
    JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<
      string,
      { headers: Record<string, string>; body: string }
    >,
  ).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }] as const),
)
const app = fastify({ keepAliveTimeout: 5_000 })
app.get('/*', (request, reply) => {
  const { headers, body } = answers.get(request.url)!
  reply.headers(headers).send(body)
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`port ${(app.server.address() as { port: number }).port}\n`) // listening on TCP
process.on('SIGTERM', () => app.close().then(() => process.exit(0)))

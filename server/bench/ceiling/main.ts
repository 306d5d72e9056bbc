import { ceilingServer } from './server.ts'

/** `node ceiling/main.ts <connection string> <pool size>`: prints its port. */
const [connectionString = '', poolSize = '4'] = process.argv.slice(2)
const app = await ceilingServer({ connectionString, poolSize: Number(poolSize) })
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`port ${(app.server.address() as { port: number }).port}\n`) // listening on TCP
process.on('SIGTERM', () => app.close().then(() => process.exit(0)))

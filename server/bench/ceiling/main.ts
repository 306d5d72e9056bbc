import { leanestServer } from './leanest.ts'
import { ceilingServer } from './server.ts'

/** `node ceiling/main.ts <same|leanest> <connection string> <pool size>`: prints its port. */
const [kind = '', connectionString = '', poolSize = '4'] = process.argv.slice(2)
const server = kind === 'leanest' ? leanestServer : ceilingServer
const app = await server({ connectionString, poolSize: Number(poolSize) })
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`port ${(app.server.address() as { port: number }).port}\n`) // listening on TCP
process.on('SIGTERM', () => app.close().then(() => process.exit(0)))

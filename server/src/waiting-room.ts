import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refusals } from '@fairground/contract/refusals.ts'
import { refusalText } from './ground/texts/catalogues.ts'

export interface WaitingRoom {
  readonly port: number
  close(): Promise<void>
}

const RETRY_AFTER_S = 1

/** No site is known yet: in the language that the request names, else in English. */
function busy({ headers }: IncomingMessage): unknown {
  const description = refusalText('BUSY', String(headers['x-fairground-language'] ?? 'en'))
  return { message: description, details: { applicationError: { code: 'BUSY', description, data: {} } } }
}

/** Answers at the shop's address while its database is away: the process lives, it is not ready, and everybody may come back soon. */
export async function openWaitingRoom({ port, host }: { port: number; host: string }): Promise<WaitingRoom> {
  const server = createServer((request, response) => {
    request.resume()
    const path = request.url?.split('?')[0]
    response.setHeader('content-type', 'application/json; charset=utf-8').setHeader('cache-control', 'no-store')
    if (path === '/healthz') return response.end(JSON.stringify({ status: 'ok' }))
    response.writeHead(refusals.BUSY, { 'retry-after': String(RETRY_AFTER_S) })
    return response.end(JSON.stringify(path === '/readyz' ? { status: 'waiting for the database' } : busy(request)))
  }).listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port, // listening on TCP
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

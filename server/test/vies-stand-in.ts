import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface ViesStandIn {
  readonly url: string
  /** Bodies of the lookups so far. */
  readonly lookups: Record<string, unknown>[]
  /** State of the register: it knows the ids in `known`, is busy, or never answers. */
  state: 'UP' | 'BUSY' | 'SILENT'
  /** "FR40303265045". */
  readonly known: Set<string>
}

/** A server that speaks the documented HTTP API of VIES; closed when the test ends. */
export async function viesStandIn(): Promise<ViesStandIn> {
  const lookups: Record<string, unknown>[] = []
  const known = new Set<string>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = JSON.parse(Buffer.concat(parts).toString() || '{}')
    lookups.push(body)
    if (standIn.state === 'SILENT') return
    const isThere = request.method === 'POST' && request.url === '/check-vat-number'
    response.setHeader('content-type', 'application/json')
    if (!isThere || standIn.state === 'BUSY') {
      response.statusCode = isThere ? 500 : 404
      response.end(JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] }))
      return
    }
    const { countryCode, vatNumber, requesterNumber } = body
    response.end(
      JSON.stringify({
        countryCode,
        vatNumber,
        requestDate: '2026-11-29T00:00:00.000Z',
        valid: known.has(`${countryCode}${vatNumber}`),
        requestIdentifier: requesterNumber ? `WAPIAAAA${lookups.length}` : '',
        name: '---',
        address: '---',
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const standIn: ViesStandIn = { url: `http://127.0.0.1:${port}`, lookups, known, state: 'UP' }
  return standIn
}

import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { listening } from '../../test/over-http.ts'

/** Node looks for slow clients every five seconds. */
const LOOK_MS = 5_000
const BUSY_MS = 3_000

/** Sends a beginning, then a byte now and then, so that the connection is never idle; returns what came back and when it ended. */
async function trickled(port: number, beginning: string): Promise<{ answer: string; took: number }> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('error', () => {}).on('data', (bytes) => (answer += bytes))
  await once(socket, 'connect')
  const began = performance.now()
  const drip = setInterval(() => socket.write('x'), 100)
  onTestFinished(() => clearInterval(drip))
  socket.write(beginning)
  await once(socket, 'close')
  clearInterval(drip)
  return { answer, took: performance.now() - began }
}

const JSON_BODY = 'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"'

test('clients have 10 seconds for their headers and 30 for the request', async () => {
  const { server } = (await testSite()).assembly.app
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([10_000, 30_000, 5_000])
})

test('clients that trickle their headers or a body are cut off with 408', async () => {
  const site = await testSite()
  const { port } = new URL(await listening(site.assembly))
  Object.assign(site.assembly.app.server, { headersTimeout: 1_000, requestTimeout: 2_000 })
  const requests = [
    'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
    `POST /oauth2/token HTTP/1.1\r\nhost: localhost\r\n${JSON_BODY}`,
    `POST /stores/v3/bulk/products/create HTTP/1.1\r\nhost: localhost\r\nauthorization: ${site.apiKey}\r\nwix-site-id: ${site.siteId}\r\n${JSON_BODY}`,
    `POST /nothing-here HTTP/1.1\r\nhost: localhost\r\n${JSON_BODY}`,
  ]
  const ends = await Promise.all(requests.map((beginning) => trickled(Number(port), beginning)))
  for (const { answer, took } of ends) {
    expect(took).toBeLessThan(2_000 + LOOK_MS + BUSY_MS)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  }
})

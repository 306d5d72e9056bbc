import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { listening } from '../../test/over-http.ts'

test('a client that does not finish its headers is cut off soon after 10 seconds', async () => {
  const site = await testSite()
  const { port } = new URL(await listening(site.assembly))
  const socket = connect(Number(port), '127.0.0.1').resume()
  socket.on('error', () => {})
  await once(socket, 'connect')
  const began = performance.now()
  // A byte now and then: the connection is never idle.
  const drip = setInterval(() => socket.write('x'), 500)
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  await once(socket, 'close')
  clearInterval(drip)
  expect(performance.now() - began).toBeLessThan(18_000)
})

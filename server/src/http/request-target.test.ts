import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'
import { listening } from '../../test/over-http.ts'
import { pathOf } from './request-target.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let port: number
beforeAll(async () => {
  site = await sharedSite()
  port = Number(new URL(await listening(site.assembly)).port)
})
afterAll(() => site.close())

test.for([
  ['/shop?page=2', '/shop?page=2', 'here'],
  ['http://there:8080/shop?page=2', '/shop?page=2', 'there:8080'],
  ['HTTPS://there', '/', 'there'],
  ['http://there?page=2', '/?page=2', 'there'],
  ['*', '/*', 'here'],
  ['shop', '/shop', 'here'],
] as const)('%s names %s at %s', ([url, path, host]) => {
  const headers = { host: 'here' }
  expect([pathOf({ url, headers }), headers.host]).toEqual([path, host])
})

async function statusOf(target: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  await once(socket, 'close')
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
}

test.for([
  ['http://localhost/healthz', 200],
  ['http://elsewhere.example/healthz', 421],
  ['*', 404],
] as const)('GET %s answers %s', async ([target, status]) => {
  expect(await statusOf(target)).toBe(status)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

test.for([
  ['http://localhost:3000/grün', 'http://localhost:3000/gr%C3%BCn'],
  ['http://localhost:3000/a\r\nset-cookie: b=1', 'http://localhost:3000/aset-cookie:%20b=1'],
  ['http://localhost:3000\\@evil.example/', 'http://localhost:3000/@evil.example/'],
])('the way back is written as a header carries it: %j', async ([to, location]) => {
  const query = new URLSearchParams({ clientId: site.clientId, postLogoutRedirectUri: to! })
  const { status, headers } = await site.nobody.call('GET', `/v1/logout?${query}`)
  expect([status, headers.location, headers['set-cookie']]).toEqual([302, location, expect.anything()])
  expect(String(headers['set-cookie'])).not.toContain('b=1')
})

import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'

test('a network that looks for the best seats again and again is refused, whichever visitor it sends', async () => {
  const site = await testSite({ rateLimitFactor: 0.05 })
  const visitors = [await site.visitor(), await site.visitor()]
  const id = site.siteId
  const best = `/fairground/v1/events/${id}/seating/best?quantity=1&ticketDefinitionId=${id}`
  const statuses: number[] = []
  // 3 a minute; twice that is over in whichever minute it began.
  for (let i = 0; i < 7; i++) statuses.push((await visitors[i % 2]!.call('GET', best)).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
})

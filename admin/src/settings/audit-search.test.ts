import { expect, test } from 'vitest'
import { auditSearch } from './settings-client.ts'

test.for([
  ['everything', {}, { filter: {}, cursorPaging: { limit: 50 } }],
  [
    'keys alone',
    { tab: 'keys' },
    { filter: { $or: [{ action: { $startsWith: 'apiKey.' } }] }, cursorPaging: { limit: 50 } },
  ],
  [
    'emails: switches and texts',
    { tab: 'emails' },
    {
      filter: { $or: [{ action: { $startsWith: 'mail.' } }, { action: { $startsWith: 'mailText.' } }] },
      cursorPaging: { limit: 50 },
    },
  ],
  [
    'another page, whose cursor holds the filter',
    { tab: 'keys', cursor: 'a.b', size: 25 },
    { cursorPaging: { limit: 25, cursor: 'a.b' } },
  ],
] as const)('%s', ([, choice, query]) => {
  expect(auditSearch(choice)).toEqual({ query })
})

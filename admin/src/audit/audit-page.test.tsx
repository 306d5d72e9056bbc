// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openPage, settled } from '../testing/open-page.tsx'
import * as page from './audit-page.tsx'

const LOG = 'POST /fairground/v1/audit-log/query'
const entry = (id: string, date: string) => ({
  id,
  date,
  action: 'apiKey.created',
  actor: { kind: 'console', name: 'console' },
  target: { id, name: `Key ${id}` },
})

test('the log asks for no other order than that of the server, and shows the latest first', async () => {
  const entries = [
    entry('c', '2026-03-14T18:00:00Z'),
    entry('a', '2026-03-14T17:59:00Z'),
    entry('b', '2026-03-13T09:00:00Z'),
  ]
  const { root, sent } = await openPage(page, '/settings/audit', '/settings/audit', {
    [LOG]: { entries, metadata: { cursors: {} } },
  })
  const shown = () => [...root.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))
  await settled(() => expect(shown()).toHaveLength(3))
  expect(shown()).toEqual(entries.map(({ date }) => date.replace('Z', '.000Z')))
  expect(JSON.stringify(sent.find(([request]) => request === LOG)?.[1])).not.toContain('sort')
})

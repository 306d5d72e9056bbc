// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { button, openPage, settled } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const REQUESTS = '/back-in-stock-service/v1/back-in-stock-notification-requests'
const request = (id: string, email: string) => ({
  id,
  email,
  status: 'RECEIVED',
  createdDate: '2026-03-14T12:00:00.000Z',
  catalogReference: { appId: 's', catalogItemId: id === 'r-2' ? 'gone' : 'p-1' },
})

test('the requests of a list are saved as a file in which an address is no formula', async () => {
  const answers = {
    [`GET ${REQUESTS}`]: {
      requests: [request('r-1', 'ada@example.com'), request('r-2', '=cmd@example.com')],
      metadata: { total: 2 },
    },
    [`PUT ${REQUESTS}/settings`]: { settings: { collectionStates: [] } },
    'GET /stores/v3/products/query': { products: [{ id: 'p-1', name: 'Workbench, "tall"' }] },
    'POST /events-ticket-definitions/v3/ticket-definitions/query': { ticketDefinitions: [] },
  }
  await openPage(page, '/back-in-stock', '/back-in-stock?tab=all', answers)
  const files: Blob[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  onTestFinished(() => made.mockRestore())
  press(button('Export CSV'))
  await settled(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toBe(
    [
      '"Item","Email","Status","Requested"',
      '"Workbench, ""tall""","ada@example.com","Waiting","2026-03-14T12:00:00.000Z"',
      `"Deleted item","'=cmd@example.com","Waiting","2026-03-14T12:00:00.000Z"`,
      '',
    ].join('\r\n'),
  )
})

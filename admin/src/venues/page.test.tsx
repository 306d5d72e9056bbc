// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const VENUES = '/fairground/v1/venues'
const venue = {
  id: 'v-1',
  revision: '4',
  name: 'The Rope Store',
  address: { addressLine: '8 Shore Close', city: 'Leith', country: 'GB' },
  notes: 'Doors open half an hour before.',
  accessibilityNotes: '',
  rooms: [{ id: 'r-1', name: 'Sail loft', capacity: 45, accessibilityNotes: '' }],
  comingEvents: 2,
}
const answers = { [`GET ${VENUES}`]: { venues: [venue] }, [`PUT ${VENUES}/v-1`]: { venue } }
const open = (options: object = {}) => openPage(page, '/events/venues', '/events/venues', answers, options)

test('the name of a venue opens it, and what is changed there is saved', async () => {
  const { sent } = await open()
  press(button('The Rope Store'))
  await settled(() => expect(document.body.textContent).toContain('Edit The Rope Store'))
  type('Name', 'The Old Rope Store')
  press(button('Save venue'))
  await settled(() =>
    expect(sent).toContainEqual([
      `PUT ${VENUES}/v-1`,
      expect.objectContaining({ id: 'v-1', revision: '4', name: 'The Old Rope Store' }),
    ]),
  )
})

test('the name of a venue is text for staff who may not change venues', async () => {
  const { root } = await open({ scopes: ['events.read'] })
  expect(root.textContent).toContain('The Rope Store')
  expect(() => button('The Rope Store')).toThrow('No button The Rope Store')
})

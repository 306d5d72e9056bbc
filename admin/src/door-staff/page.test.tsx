// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const STAFF = '/events/v1/staff-members'
const mina = {
  id: 's-1',
  revision: '2',
  name: 'Mina Holt',
  status: 'HAS_ACCESS',
  permissions: ['CHECK_IN_GUESTS'],
  specificEvents: { events: ['e-1'] },
  loginLink: 'https://fair.example/door?token=fgj_1',
}
const answers = {
  [`POST ${STAFF}/query`]: { staffMembers: [mina], pagingMetadata: {} },
  'POST /events/v3/events/query': { events: [{ id: 'e-1', title: 'Night market' }], pagingMetadata: {} },
  [`POST ${STAFF}`]: { staffMember: mina },
  [`PATCH ${STAFF}/s-1`]: { staffMember: mina },
  [`DELETE ${STAFF}/s-1`]: {},
}
const open = (scopes?: ['events.read', 'guests.read']) =>
  openPage(page, '/events/door-staff', '/events/door-staff', answers, scopes && { scopes })
/** The tick box with this label. */
const boxOf = (name: string): HTMLElement => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)
  return document.getElementById(label?.htmlFor ?? '')! // the test fails without it
}

test('an organiser sees who stands at the door, where, and if they have opened their link', async () => {
  const { root } = await open()
  expect(root.textContent).toContain('Mina Holt')
  expect(root.textContent).toContain('Has access')
  expect(root.textContent).toContain('1 event · Check guests in')
  expect(button('Copy link of Mina Holt')).toBeDefined()
})

test('an organiser adds somebody for some events, who needs a name and an event', async () => {
  const { sent } = await open()
  press(button('Add somebody'))
  press(boxOf('Some events'))
  press(button('Save'))
  expect(document.body.textContent).toContain('Enter a name.')
  expect(document.body.textContent).toContain('Choose an event.')
  type('Name', 'Theo')
  press(boxOf('Night market'))
  press(boxOf('Read answers to the form'))
  press(button('Save'))
  const permissions = ['CHECK_IN_GUESTS', 'READ_ANALYTICS', 'READ_GUEST_FORM']
  const staffMember = { name: 'Theo', permissions, specificEvents: { events: ['e-1'] } }
  await settled(() => expect(sent).toContainEqual([`POST ${STAFF}`, { staffMember }]))
})

test('an organiser pauses somebody, and deletes them once that is confirmed', async () => {
  const { sent } = await open()
  press(button('Change Mina Holt'))
  press(boxOf('Paused'))
  press(button('Save'))
  await settled(() =>
    expect(sent).toContainEqual([
      `PATCH ${STAFF}/s-1`,
      { staffMember: expect.objectContaining({ id: 's-1', revision: '2', status: 'ACCESS_PAUSED' }) },
    ]),
  )
  press(button('Delete Mina Holt'))
  press(button('Delete'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`DELETE ${STAFF}/s-1`))
})

test('staff who only read guests can change nobody', async () => {
  await open(['events.read', 'guests.read'])
  expect(button('Change Mina Holt').hasAttribute('disabled')).toBe(true)
})

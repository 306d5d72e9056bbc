// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const FORM = '/events/v1/events/e-1/form'
const input = { name: 'firstName', type: 'TEXT', mandatory: true, label: 'First name', array: false, options: [] }
const name = { id: 'name', type: 'NAME', system: true, name: 'name', orderIndex: 0, inputs: [input], deleted: false }
const answers = {
  'GET /events/v3/events/e-1': { event: { id: 'e-1', title: 'Night market' } },
  [`GET ${FORM}`]: { form: { controls: [name], messages: {} } },
  [`POST ${FORM}/control`]: { id: 'q-1', form: { controls: [name], messages: {} } },
}

test('an organiser asks guests a question, which needs its words', async () => {
  const { sent } = await openPage(page, '/events/:eventId/form', '/events/e-1/form', answers)
  press(button('Add a question'))
  press(button('Save question'))
  await settled(() => expect(document.body.textContent).toContain('Enter a question.'))
  type('Question', 'Any allergies?')
  press(button('Save question'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`POST ${FORM}/control`))
  expect(JSON.stringify(sent)).toContain('Any allergies?')
})

import { expect, test } from 'vitest'
import { admin, refusal, visitor } from './clients.mjs'
import { newOccasion } from './occasions.mjs'

test('a form is built as a draft and published', async () => {
  const { event } = await newOccasion()
  const { form } = await admin.forms.addControl(event._id, {
    dropdown: { label: 'Diet', options: ['a', 'b'] },
  })
  expect(form.controls.at(-1)).toMatchObject({ type: 'DROPDOWN', label: 'Diet' })
  const before = await visitor().forms.getForm(event._id)
  expect(JSON.stringify(before)).not.toContain('Diet')
  await admin.forms.updateMessages(event._id, {
    fields: ['checkout.title'],
    messages: { checkout: { title: 'Who comes' } },
  })
  await admin.forms.publishDraft(event._id)
  expect(JSON.stringify(await visitor().forms.getForm(event._id))).toContain('Diet')
  await admin.forms.discardDraft(event._id)
  expect(await refusal(visitor().forms.publishDraft(event._id))).toMatchObject({ status: 403 })
})

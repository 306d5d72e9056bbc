import { expect, test } from 'vitest'
import { fair } from '../events.fixture.ts'

const FORMS = '/form-schema-service/v4/forms'
const EVENTS = '/events/v3/events'

/** A shop with a visitor in it. */
async function opened() {
  const shop = await fair()
  return { ...shop, visitor: await shop.visitor() }
}
type Shop = Awaited<ReturnType<typeof opened>>

/** An event that guests answer, which asks more than name and email. */
async function supper(shop: Shop) {
  const { event, admin } = shop
  const { id } = await event({ title: 'Supper', registration: { initialType: 'RSVP', rsvp: { limit: 20 } } })
  const ask = async (control: object): Promise<string> =>
    (await admin.call('POST', `/events/v1/events/${id}/form/control`, control)).body.id
  const meal = await ask({ dropdown: { label: 'Meal', options: ['Fish', 'Beans'], mandatory: true } })
  const allergies = await ask({ checkbox: { label: 'Allergies', options: ['Nuts', 'Milk'] } })
  const day = await ask({ date: { label: 'Arrival' } })
  const address = await ask({ address: { label: 'Address' } })
  await ask({ additionalGuests: { maxGuests: 3 } })
  await admin.call('POST', `/events/v1/events/${id}/form/publish`, { eventId: id })
  return { id, meal, allergies, day, address }
}
const formsOf = (by: { call: Shop['admin']['call'] }, ...ids: string[]) =>
  by.call(
    'GET',
    `${FORMS}?namespace=wix.events.v3.event&fieldsets=NESTED_FORMS&${ids.map((id) => `formIds=${id}`).join('&')}`,
  )
const codeOf = ({ status, body }: Awaited<ReturnType<Shop['admin']['call']>>) => [
  status,
  body.details?.applicationError?.code,
]

test('the questions of an event are a form, by the id that its registration names', async () => {
  const shop = await opened()
  const { id, meal, allergies, day, address } = await supper(shop)
  const { body } = await shop.visitor.call('GET', `${EVENTS}/${id}?fields=REGISTRATION`)
  const { formId } = body.event.registration.rsvp
  const [form, ...others] = (await formsOf(shop.visitor, formId)).body.forms
  expect(others).toEqual([])
  expect(form).toMatchObject({ id: formId, name: 'Supper', namespace: 'wix.events.v3.event' })
  const shown = form.fields.map((field: { target?: string; view: { fieldType: string }; validation?: object }) => [
    field.target,
    field.view.fieldType,
    field.validation,
  ])
  expect(shown).toEqual([
    ['first_name', 'CONTACTS_FIRST_NAME', { required: true, string: { maxLength: 50 } }],
    ['last_name', 'CONTACTS_LAST_NAME', { required: true, string: { maxLength: 50 } }],
    ['email', 'CONTACTS_EMAIL', { required: true, string: { format: 'EMAIL', maxLength: 255 } }],
    [meal, 'DROPDOWN', { required: true, string: { enum: ['Fish', 'Beans'] } }],
    [allergies, 'CHECKBOX_GROUP', { required: false, array: { items: { string: { enum: ['Nuts', 'Milk'] } } } }],
    [day, 'DATE_INPUT', { required: false, string: { format: 'DATE' } }],
    [address, 'TEXT_INPUT', { required: false, string: { maxLength: 200 } }],
    ['additionalGuests', 'NUMBER_INPUT', { required: false, number: { minimum: 0, maximum: 3 } }],
    ['guestNames', 'TAGS', { required: false, array: { maxItems: 3, items: { string: { maxLength: 101 } } } }],
    [undefined, 'SUBMIT_BUTTON', undefined],
  ])
  const { items } = form.steps[0].layout.large
  expect(
    items.map((item: { row: number; column: number; width: number }) => [item.row, item.column, item.width]),
  ).toEqual([[0, 0, 6], [0, 6, 6], ...Array.from({ length: 8 }, (_, i) => [i + 1, 0, 12])])
})

test('a form is for who sees its event', async () => {
  const shop = await opened()
  const registration = { initialType: 'RSVP' }
  const [open, draft] = [await shop.event({ registration }), await shop.event({ registration }, { draft: true })]
  const ids = async (by: { call: Shop['admin']['call'] }) =>
    (await formsOf(by, draft.id, open.id)).body.forms.map((form: { id: string }) => form.id)
  expect(await ids(shop.visitor)).toEqual([open.id])
  expect(await ids(shop.admin)).toEqual([draft.id, open.id])
  expect((await shop.visitor.call('GET', `${FORMS}?namespace=other&formIds=${open.id}`)).status).toBe(400)
})

test('a submission answers an event by the targets of its form', async () => {
  const shop = await opened()
  const { id, meal, allergies, day, address } = await supper(shop)
  const answer = (submissions: object, more = {}) =>
    shop.visitor.call('POST', '/events/v2/rsvps', {
      rsvp: { eventId: id, status: 'YES', formSubmission: { submissions }, ...more },
      fields: ['DETAILS', 'FORM', 'CONTACT_DETAILS'],
    })
  const person = { first_name: 'Ines', last_name: 'Carvalho', email: 'ines@example.com' }
  expect(codeOf(await answer(person))).toEqual([400, 'INVALID_FORM_RESPONSE'])
  expect(codeOf(await answer({ ...person, [meal]: 'Soup' }))).toEqual([400, 'INVALID_FORM_RESPONSE'])
  expect(codeOf(await answer({ ...person, [meal]: 'Fish', colour: 'red' }))).toEqual([400, 'INVALID_FORM_RESPONSE'])
  for (const wrong of [true, { line: 'x' }, ['Nuts', 7], 'x'.repeat(5001)]) {
    const { status, body } = await answer({ ...person, [meal]: 'Fish', [allergies]: wrong })
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([
      400,
      `rsvp.formSubmission.submissions.${allergies}`,
    ])
  }
  const given = { [meal]: 'Fish', [allergies]: ['Nuts'], [day]: '2030-12-31', [address]: '8 Shore Close' }
  const { status, body } = await answer({ ...person, ...given, additionalGuests: 1, guestNames: ['Ada Byron'] })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.rsvp).toMatchObject({ firstName: 'Ines', lastName: 'Carvalho', email: 'ines@example.com' })
  expect(body.rsvp.form.inputValues).toEqual(
    expect.arrayContaining([
      { inputName: meal, value: 'Fish' },
      { inputName: allergies, values: ['Nuts'] },
      { inputName: day, value: '2030-12-31' },
      { inputName: address, address: { formatted: '8 Shore Close' } },
    ]),
  )
  expect(body.rsvp.additionalGuestDetails).toMatchObject({ guestCount: 1 })
})

test('a form goes before a submission beside it', async () => {
  const shop = await opened()
  const { id } = await shop.event({ registration: { initialType: 'RSVP' } })
  const form = { inputValues: [{ inputName: 'firstName', value: 'Ada' }] }
  const formSubmission = { submissions: { first_name: 'Ines', last_name: 'Byron', email: 'ada@example.com' } }
  const { body } = await shop.visitor.call('POST', '/events/v2/rsvps', {
    rsvp: { eventId: id, status: 'YES', form, formSubmission },
    fields: ['DETAILS'],
  })
  expect(body.rsvp).toMatchObject({ firstName: 'Ada', lastName: 'Byron' })
})

test('a form is shown in the language and currency of the site', async () => {
  const shop = await opened()
  const { body } = await shop.visitor.call('GET', '/forms/v4/standalone-forms/site-properties')
  expect(body.siteProperties).toEqual({
    localeCountry: 'GB',
    localeLanguageCode: 'en',
    paymentCurrency: expect.stringMatching(/^[A-Z]{3}$/),
  })
})

import { expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { type Fair, fair } from '../events.fixture.ts'

const rsvpEvent = (shop: Fair) => shop.event({ registration: { initialType: 'RSVP' } })
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const rulesOf = ({ status, body }: Reply) => [
  status,
  (body.details?.validationError?.fieldViolations ?? []).map(
    ({ field, violatedRule }: { field: string; violatedRule: string }) => `${field} ${violatedRule}`,
  ),
]

/** Calls of one event's form. */
function formOf({ admin }: Fair, eventId: string) {
  const path = `/events/v1/events/${eventId}/form`
  return {
    path,
    get: async (caller: TestCaller = admin) => (await caller.call('GET', path)).body,
    add: (control: object) => admin.call('POST', `${path}/control`, control),
    update: (id: string, change: object) => admin.call('PUT', `${path}/controls/${id}`, change),
    remove: (id: string) => admin.call('DELETE', `${path}/controls/${id}`),
    publish: () => admin.call('POST', `${path}/publish`, {}),
    discard: () => admin.call('DELETE', path),
  }
}

interface Control {
  readonly id: string
  readonly type: string
  readonly label: string
  readonly inputs: { readonly name: string; readonly type: string; readonly options: string[] }[]
}
const labels = (form: { controls: Control[] }) => form.controls.map(({ label }) => label)

test('a draft is the organiser’s until it is published, and can be dropped', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const form = formOf(shop, (await rsvpEvent(shop)).id)
  const added = await form.add({ dropdown: { label: 'Diet', options: ['Vegan', 'None'], mandatory: true } })
  expect(labels(added.body.form)).toEqual(['First name', 'Email', 'Diet'])
  expect(labels((await form.get(visitor)).form)).toEqual(['First name', 'Email'])
  expect(await form.get(visitor)).not.toHaveProperty('draftForm')
  expect(labels((await form.get()).draftForm)).toEqual(['First name', 'Email', 'Diet'])

  expect((await form.discard()).body).toEqual({})
  expect(await form.get()).not.toHaveProperty('draftForm')
  await form.add({ text: { label: 'Remarks', comment: true } })
  await form.publish()
  expect(labels((await form.get(visitor)).form)).toEqual(['First name', 'Email', 'Remarks'])
  expect((await visitor.call('POST', `${form.path}/publish`, {})).status).toBe(403)
})

test('each kind of question makes its control and input', async () => {
  const shop = await fair()
  const form = formOf(shop, (await rsvpEvent(shop)).id)
  const kinds = [
    [{ phone: { mandatory: true } }, 'INPUT', 'TEXT'],
    [{ address: { full: true } }, 'ADDRESS_FULL', 'ADDRESS'],
    [{ date: { label: 'Born' } }, 'DATE', 'DATE_TIME'],
    [{ additionalGuests: { maxGuests: 3 } }, 'GUEST_CONTROL', 'NUMBER'],
    [{ dropdown: { label: 'Size', options: ['S', 'M'] } }, 'DROPDOWN', 'TEXT'],
    [{ checkbox: { label: 'Terms', options: ['I agree'] } }, 'CHECKBOX', 'TEXT_ARRAY'],
    [{ text: { label: 'Club', maxLength: 20 } }, 'INPUT', 'TEXT'],
    [{ text: { label: 'Remarks', multiLine: true } }, 'TEXTAREA', 'TEXT'],
    [{ radioButton: { label: 'Seat', options: ['Left', 'Right'] } }, 'RADIO', 'TEXT'],
  ] as const
  for (const [control, type, input] of kinds) {
    const { status, body } = await form.add(control)
    const made = body.form.controls.find(({ id }: Control) => id === body.id)
    expect([status, made.type, made.inputs[0].type]).toEqual([200, type, input])
  }
  expect(codeOf(await form.add({ phone: {} }))).toEqual([409, 'INVALID_EVENT_CONFIGURATION'])
  expect(rulesOf(await form.add({}))).toEqual([400, [' REQUIRED_ONE_OF_FIELD']])
  expect(rulesOf(await form.add({ phone: {}, date: {} }))).toEqual([400, ['phone ONE_OF_ALIGNMENT']])
  expect(rulesOf(await form.add({ dropdown: { options: ['S', ' '] } }))).toEqual([
    400,
    ['dropdown.options[1] MIN_LENGTH'],
  ])
  for (const kind of ['radioButton', 'radio', 'dropdown', 'checkbox']) {
    const twice = await form.add({ [kind]: { label: 'Meal', options: ['Meat', ' Meat'] } })
    expect(rulesOf(twice)).toEqual([400, [`${kind}.options[1] VALIDATION`]])
  }
  for (const change of [
    { text: { label: ' ' } },
    { phone: { label: '\t' } },
    { radio: { label: ' ', options: ['S', 'M'] } },
  ])
    expect(rulesOf(await form.add(change))).toEqual([400, [expect.stringMatching(/^\w+\.label /)]])
  const sizes = { options: ['S', 'S ', 'M'], defaultOptionSelection: { optionIndex: 2 } }
  const { id, form: made } = (await form.add({ dropdown: sizes })).body
  expect(made.controls.find((one: Control) => one.id === id).inputs[0]).toMatchObject({
    options: ['S', 'M'],
    defaultOptionSelection: { optionIndex: 1 },
  })
  for (const [of, into] of [
    [id, { additionalGuests: {} }],
    ['companions', { text: { label: 'Club' } }],
    ['phone', { address: {} }],
  ] as const)
    expect(codeOf(await form.update(of, into))).toEqual([409, 'INVALID_EVENT_CONFIGURATION'])
  const ticketed = formOf(shop, (await shop.event()).id)
  expect(codeOf(await ticketed.add({ additionalGuests: {} }))).toEqual([409, 'INVALID_EVENT_CONFIGURATION'])
})

test('questions are changed, moved and deleted; name and email take other labels alone', async () => {
  const shop = await fair()
  const form = formOf(shop, (await rsvpEvent(shop)).id)
  const { id } = (await form.add({ text: { label: 'Club' } })).body
  await form.add({ text: { label: 'Band' } })
  expect(labels((await form.update(id, { text: { label: 'Society' }, orderIndex: 0 })).body.form)).toEqual([
    'Society',
    'First name',
    'Email',
    'Band',
  ])
  expect(labels((await form.update('email', { email: { label: 'Mail' } })).body.form)).toContain('Mail')
  expect(rulesOf(await form.update('name', { text: { label: 'Nickname' } }))[0]).toBe(400)
  expect(codeOf(await form.update('undefined', { text: { label: 'L' } }))).toEqual([404, 'CONTROL_NOT_FOUND'])
  expect(codeOf(await form.remove('undefined'))).toEqual([404, 'CONTROL_NOT_FOUND'])
  expect(codeOf(await form.remove('email'))).toEqual([409, 'INVALID_EVENT_CONFIGURATION'])
  expect(labels((await form.remove(id)).body.form)).not.toContain('Society')
})

test('messages that the mask names are set, and those beside them stay', async () => {
  const shop = await fair()
  const form = formOf(shop, (await rsvpEvent(shop)).id)
  const { body } = await shop.admin.call('PATCH', `${form.path}/messages`, {
    fields: 'rsvp.positiveMessages.title',
    messages: { rsvp: { positiveMessages: { title: 'Hooray' }, submitActionLabel: 'Off it goes' } },
  })
  expect(body.form.messages.rsvp).toMatchObject({
    positiveMessages: { title: 'Hooray', confirmation: { title: 'Thank you' } },
    submitActionLabel: 'Send reply',
  })
})

test('answers are held to their questions, and stay when a question is deleted', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { id: eventId } = await rsvpEvent(shop)
  const form = formOf(shop, eventId)
  const added = async (control: object) => (await form.add(control)).body.id
  const phone = await added({ phone: { mandatory: true } })
  const born = await added({ date: { label: 'Born' } })
  const terms = await added({ checkbox: { label: 'Terms', options: ['I agree'], mandatory: true } })
  await form.publish()
  const reply = (answers: Record<string, string | string[] | object>) =>
    visitor.call('POST', '/events/v2/rsvps', {
      rsvp: {
        eventId,
        status: 'YES',
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        form: {
          inputValues: Object.entries(answers).map(([inputName, value]) =>
            Array.isArray(value)
              ? { inputName, values: value }
              : typeof value === 'object'
                ? { inputName, ...value }
                : { inputName, value },
          ),
        },
      },
      fields: ['FORM'],
    })
  const wrong = await reply({ [phone]: 'call me', [born]: 'long ago', [terms]: ['I do not'] })
  if (!wrong.body.details?.applicationError) throw new Error(JSON.stringify(wrong.body))
  const faults = wrong.body.details.applicationError.data.fieldViolations
  expect(faults.map(({ field, violatedRule }: never) => `${field} ${violatedRule}`)).toEqual([
    'rsvp.form.inputValues[0].value FORMAT',
    'rsvp.form.inputValues[1].value FORMAT',
    'rsvp.form.inputValues[2].values[0] INVALID_ENUM_VALUE',
  ])
  const unticked = await reply({ [phone]: '+44 20 7946 0123', [terms]: { number: 1 } })
  expect(unticked.body.details.applicationError.data.fieldViolations).toMatchObject([
    { field: `rsvp.form.inputValues.${terms}`, violatedRule: 'REQUIRED_FIELD' },
  ])
  const right = await reply({ [phone]: '+44 20 7946 0123 ext. 4', [born]: '1815-12-10', [terms]: ['I agree'] })
  expect(right.status).toBe(200)
  await form.remove(born)
  await form.publish()
  const { body } = await shop.admin.call('GET', `/events/v2/rsvps/${right.body.rsvp.id}?fields=FORM`)
  expect(JSON.stringify(body.rsvp)).toContain('1815-12-10')
  const { event } = (await shop.admin.call('GET', `/events/v3/events/${eventId}?fields=FORM`)).body
  expect(event.form.controls.find(({ id }: Control) => id === born)).toMatchObject({ deleted: true, label: 'Born' })
})

test('a question takes one answer, in either form, and a date is a day of the calendar', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { id: eventId } = await rsvpEvent(shop)
  const form = formOf(shop, eventId)
  const added = async (control: object) => (await form.add(control)).body.id
  const size = await added({ dropdown: { label: 'Size', options: ['S', 'M'] } })
  const note = await added({ text: { label: 'Note', maxLength: 5 } })
  const born = await added({ date: { label: 'Born' } })
  await form.publish()
  const reply = (...inputValues: object[]) =>
    visitor.call('POST', '/events/v1/rsvp', { eventId, status: 'YES', form: { inputValues } })
  const person = [
    { inputName: 'firstName', values: ['Ada'] },
    { inputName: 'lastName', values: ['Byron'] },
    { inputName: 'email', values: ['ada@example.com'] },
  ]
  const twice = { inputName: note, value: 'Hello' }
  const wrong = await reply(...person, { inputName: size, values: ['S', 'M'] }, twice, twice)
  expect(rulesOf(wrong)).toEqual([
    400,
    ['form.inputValues[3].values MAX_SIZE', 'form.inputValues[5].inputName VALIDATION'],
  ])
  const days = ['2027-02-30', '2027-02-28 (about)', '0000-00-00', '2027-02-28T25:00:00Z']
  for (const value of days) {
    expect(rulesOf(await reply(...person, { inputName: born, value }))).toEqual([
      400,
      ['form.inputValues[3].value FORMAT'],
    ])
  }
  const right = await reply(...person, { inputName: size, values: ['S'] }, { inputName: born, value: '2028-02-29' })
  expect(right.status).toBe(200)
  expect(right.body.rsvp).toMatchObject({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' })
})

test('a question with a condition requires an answer only of guests who chose its option, and stores no other', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { id: eventId } = await rsvpEvent(shop)
  const form = formOf(shop, eventId)
  const meal = (await form.add({ radioButton: { label: 'Meal', options: ['Meat', 'None'], mandatory: true } })).body.id
  const condition = { controlId: meal, options: ['Meat'] }
  const cooked = (await form.add({ text: { label: 'How cooked', mandatory: true }, condition })).body.id
  const later = (await form.add({ checkbox: { label: 'Later', options: ['Yes'] } })).body.id
  await form.publish()
  const reply = async (answers: Record<string, string>, email: string) => {
    const inputValues = Object.entries(answers).map(([inputName, value]) => ({ inputName, value }))
    const person = { status: 'YES', firstName: 'Ada', lastName: 'Byron', email }
    return visitor.call('POST', '/events/v2/rsvps', {
      rsvp: { eventId, ...person, form: { inputValues } },
      fields: ['FORM'],
    })
  }
  const missing = await reply({ [meal]: 'Meat' }, 'a@example.com')
  expect(missing.body.details.applicationError.data.fieldViolations).toMatchObject([
    { field: `rsvp.form.inputValues.${cooked}`, violatedRule: 'REQUIRED_FIELD' },
  ])
  expect((await reply({ [meal]: 'Meat', [cooked]: 'Rare' }, 'b@example.com')).status).toBe(200)
  const without = await reply({ [meal]: 'None', [cooked]: 'Rare' }, 'c@example.com')
  expect(without.status, JSON.stringify(without.body)).toBe(200)
  expect(without.body.rsvp.form.inputValues.map(({ inputName }: { inputName: string }) => inputName)).not.toContain(
    cooked,
  )
  const listed = await visitor.call(
    'GET',
    `/form-schema-service/v4/forms?namespace=wix.events.v3.event&formIds=${eventId}`,
  )
  expect(listed.body.forms[0].fields.find(({ id }: { id: string }) => id === cooked).validation.required).toBe(false)

  const unfit = [409, 'INVALID_EVENT_CONFIGURATION']
  expect(codeOf(await form.remove(meal))).toEqual(unfit)
  expect(codeOf(await form.update(cooked, { orderIndex: 0 }))).toEqual(unfit)
  expect(
    codeOf(await form.update(meal, { radioButton: { label: 'Meal', options: ['Fish', 'None', 'Meat?'] } })),
  ).toEqual(unfit)
  for (const named of [later, cooked, 'name', 'nobody'])
    expect(codeOf(await form.update(cooked, { condition: { controlId: named, options: ['Yes'] } })), named).toEqual(
      unfit,
    )
  expect(codeOf(await form.update('email', { condition }))).toEqual(unfit)
  expect(codeOf(await form.add({ additionalGuests: {}, condition }))).toEqual(unfit)

  const renamed = await form.update(meal, { radioButton: { label: 'Meal', options: ['Beef', 'None'] } })
  const conditionOf = ({ body }: Reply) => body.form.controls.find(({ id }: Control) => id === cooked).condition
  expect(conditionOf(renamed)).toEqual({ controlId: meal, options: ['Beef'] })
  expect(conditionOf(await form.update(cooked, { text: { label: 'How cooked?' } }))).toEqual({
    controlId: meal,
    options: ['Beef'],
  })
  expect(conditionOf(await form.update(cooked, { condition: null }))).toBeUndefined()
  expect((await form.remove(meal)).status).toBe(200)
})

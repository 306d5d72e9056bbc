// @vitest-environment node
import { expect, test } from 'vitest'
import { ask, text } from '../testing/ask.ts'
import { refuse } from '../testing/fake-api.ts'

const ID = '6f1c2d3e-0000-4000-8000-000000000001'
const READ = `GET /fairground/v1/held-tickets/${ID}`
const TRANSFER = `POST /fairground/v1/held-tickets/${ID}/transfer`
const ANSWERS = `GET /fairground/v1/held-tickets/${ID}/answers`
const ANSWER = `POST /fairground/v1/held-tickets/${ID}/answers`
const PAGE = `/tickets/${ID}?token=t.1`
const ticket = {
  id: ID,
  number: '2Q7K-K41P-XX2M',
  code: 'FG1.a.b.c',
  eventId: 'e-1',
  eventTitle: 'Night Market',
  ticketName: 'Standard',
  guestName: 'Ada Byron',
  admits: 1,
  valid: true,
  transferable: true,
}
const event = {
  id: 'e-1',
  title: 'Night Market',
  slug: 'night-market',
  startDate: '2026-03-14T18:30:00.000Z',
  timeZoneId: 'Europe/London',
  showTimeZone: false,
  place: 'Old Mill, Leeds',
  online: false,
  canceled: false,
}
const withoutForm = { [ANSWERS]: { ticketAnswers: { answers: {} } } }
const held = { [READ]: { ticket, event }, ...withoutForm }
const to = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }

test('the page of a ticket shows its code, time and place, and a form that transfers it', async () => {
  const { status, document, requests, errors } = await ask(PAGE, held)
  expect({ status, errors }).toEqual({ status: 200, errors: [] })
  expect(text(document, 'h1')).toBe('Your ticket')
  expect(text(document, 'article')).toContain('Standard · Ada Byron')
  expect(text(document, 'article')).toContain('Old Mill, Leeds')
  expect([...document.querySelectorAll('main input')].map((input) => input.getAttribute('name'))).toEqual([
    'firstName',
    'lastName',
    'email',
  ])
  expect(requests.find(({ call }) => call === READ)).toBeDefined()
})

test('a ticket that cannot be transferred has no form', async () => {
  const { document } = await ask(PAGE, {
    ...withoutForm,
    [READ]: { ticket: { ...ticket, transferable: false }, event },
  })
  expect(document.querySelector('main form')).toBeNull()
})

test('a ticket that was transferred is not shown, and the page says so', async () => {
  const gone = refuse(409, 'TICKET_TRANSFERRED', 'This ticket was transferred to somebody else.')
  const { status, document } = await ask(PAGE, { [READ]: gone })
  expect([status, text(document, 'h1')]).toEqual([200, 'This ticket was transferred'])
  expect(document.querySelector('article')).toBeNull()
})

test('a ticket of somebody else, or of an old link, is not found, and the page says where to look', async () => {
  const { status, document } = await ask(PAGE, { [READ]: refuse(404, 'TICKET_NOT_FOUND', 'There is no such ticket.') })
  expect([status, text(document, 'h1')]).toEqual([404, 'This ticket cannot be opened here'])
  expect(document.querySelector('main a[href="/account/tickets"]')).not.toBeNull()
})

test('the form sends the new holder with the token of the link, and comes back to the page', async () => {
  const transfer = { ticketNumber: ticket.number, eventTitle: 'Night Market', name: 'Grace Hopper', email: to.email }
  const { status, headers, requests } = await ask(PAGE, { ...held, [TRANSFER]: { transfer } }, to)
  expect([status, headers.get('location')]).toEqual([303, `${PAGE}&given=1`])
  expect(requests.find(({ call }) => call === TRANSFER)?.body).toMatchObject({ to, token: 't.1' })
})

test('a refused form comes back with what was typed and why', async () => {
  const off = refuse(409, 'TICKET_TRANSFER_DISABLED', 'Tickets for this event cannot be transferred.')
  const { status, document } = await ask(PAGE, { ...held, [TRANSFER]: off }, to)
  expect(status).toBe(409)
  expect(text(document, '[role=alert]')).toContain('Tickets for this event cannot be transferred.')
  expect(document.querySelector('input[name=email]')?.getAttribute('value')).toBe(to.email)
})

test('a page says that a ticket is gone once a member has transferred it', async () => {
  const gone = { [READ]: refuse(404, 'TICKET_NOT_FOUND', 'There is no such ticket.') }
  const { status, document } = await ask(`${PAGE.split('?')[0]}?given=1`, gone)
  expect(status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toContain('transferred')
})

test.for([
  [
    'the link',
    { link: 'https://meet.example/1', instructions: 'Camera off.' },
    'https://meet.example/1',
    'Camera off.',
  ],
  ['when it opens', { opensDate: '2026-03-14T18:00:00.000Z' }, undefined, 'The link opens 14 March 2026'],
  ['that it follows', {}, undefined, 'The link follows.'],
] as const)('a ticket to take part online shows %s', async ([, online, href, words]) => {
  const { document } = await ask(PAGE, {
    ...withoutForm,
    [READ]: { ticket: { ...ticket, attendance: 'ONLINE', online }, event: { ...event, hybrid: true } },
  })
  const slip = document.querySelector('article')
  const links = [...(slip?.querySelectorAll('a') ?? [])].filter(({ textContent }) => textContent === 'Take part online')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(href ? [href] : [])
  expect(text(document, 'article')).toContain(words)
  expect(text(document, 'article')).toContain('Standard · Online · Ada Byron')
  expect(text(document, 'article')).toContain('Old Mill, Leeds, and online')
})

const BACK = `POST /fairground/v1/held-tickets/${ID}/give-back`
const movedUntil = { giveBackUntil: '2026-03-10T18:00:00.000Z' }

test('a holder gives a ticket of a moved event back, and the page says that it is gone', async () => {
  const { document } = await ask(PAGE, { ...withoutForm, [READ]: { ticket, event, ...movedUntil } })
  expect(text(document, '[aria-labelledby="give-back"]')).toContain('Until 10 March 2026')
  const answer = { ticketNumber: ticket.number, eventTitle: 'Night Market' }
  const sent = await ask(PAGE, { ...held, [BACK]: answer }, { intent: 'give-back' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${PAGE}&back=1`])
  expect(sent.requests.find(({ call }) => call === BACK)?.body).toMatchObject({ token: 't.1' })
  const gone = { [READ]: { ticket: { ...ticket, valid: false, transferable: false }, event } }
  const after = await ask(`${PAGE}&back=1`, gone)
  expect(text(after.document, 'h1')).toBe('You gave this ticket back')
})

test('a second press of giving back leads to the same page, and a refusal says why', async () => {
  const again = { ...held, [BACK]: refuse(409, 'TICKET_CANCELED', 'This ticket was cancelled.') }
  expect((await ask(PAGE, again, { intent: 'give-back' })).status).toBe(303)
  const over = { ...held, [BACK]: refuse(409, 'TICKET_CANCELLATION_OVER', 'The time is over.') }
  const { status, document } = await ask(PAGE, over, { intent: 'give-back' })
  expect([status, text(document, '[role=alert]')]).toEqual([409, expect.stringContaining('The time is over.')])
})

test('a ticket that may not be given back has no such button', async () => {
  const { document } = await ask(PAGE, held)
  expect(document.querySelector('[value="give-back"]')).toBeNull()
})

const meal = {
  id: 'q1',
  type: 'DROPDOWN',
  system: false,
  name: 'q1',
  label: 'Meal',
  orderIndex: 2,
  inputs: [
    {
      name: 'q1',
      label: 'Meal',
      type: 'TEXT',
      array: false,
      mandatory: true,
      maxLength: 0,
      options: ['Fish', 'Beans'],
      additionalLabels: {},
      labels: [],
    },
  ],
}
const answered = { inputValues: [{ inputName: 'q1', value: 'Beans' }] }
const withForm = {
  ...held,
  [ANSWERS]: { ticketAnswers: { form: { controls: [meal], messages: {} }, answers: answered } },
}

test('a holder answers the questions of the event, and finds the answer that they gave before', async () => {
  const { document } = await ask(PAGE, withForm)
  expect(text(document, '#answers')).toBe('Questions about the guest')
  expect(document.querySelector<HTMLOptionElement>('select[name=q1] option[selected]')?.value).toBe('Beans')
  const given = { intent: 'answer', q1: 'Fish' }
  const { status, headers, requests } = await ask(
    PAGE,
    { ...withForm, [ANSWER]: { ticketAnswers: { answers: {} } } },
    given,
  )
  expect([status, headers.get('location')]).toEqual([303, `${PAGE}&answered=1`])
  expect(requests.find(({ call }) => call === ANSWER)?.body).toMatchObject({
    token: 't.1',
    form: { inputValues: [{ inputName: 'q1', value: 'Fish' }] },
  })
  expect(text((await ask(`${PAGE}&answered=1`, withForm)).document, '[role=status]')).toContain(
    'Your answers are saved.',
  )
})

test('a question without its answer comes back with what is missing', async () => {
  const violation = {
    field: 'form.inputValues.q1',
    description: 'is required',
    violatedRule: 'REQUIRED_FIELD',
    ruleName: 'REQUIRED_FIELD',
    data: { inputName: 'q1' },
  }
  const details = { validationError: { fieldViolations: [violation] } }
  const refused = Response.json({ message: 'INVALID_ARGUMENT: q1 is required', details }, { status: 400 })
  const { status, document } = await ask(PAGE, { ...withForm, [ANSWER]: refused }, { intent: 'answer' })
  expect(status).toBe(422)
  expect(text(document, 'main')).toContain('Meal')
  expect(document.querySelector('[aria-invalid=true]')).not.toBeNull()
})

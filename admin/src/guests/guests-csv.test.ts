import { expect, test } from 'vitest'
import { answersOf, questionsFor } from './answers.ts'
import { type GuestLine, notAdmitted } from './guest-line.ts'
import { rsvpSearch, ticketSearch } from './guest-queries.ts'
import { guestsCsv } from './guests-csv.ts'

const line: GuestLine = {
  id: 'r-1',
  kind: 'rsvp',
  name: 'Ada Byron',
  email: 'ada@example.com',
  status: 'YES',
  party: 2,
  inside: 1,
  insideSince: new Date('2026-03-14T18:31:00Z'),
  answered: new Date('2026-03-01T12:00:00Z'),
  detail: 'Grace',
  answers: {},
}

test('a row for each answer, with formulas of a spreadsheet written as text', () => {
  const lines = [
    line,
    { ...line, name: '=SUM(A1)', detail: 'Grace, "Alan"', insideSince: undefined, inside: 0 },
    { ...line, name: 'Ada;=SUM(A1)' },
  ]
  expect(guestsCsv(lines, [])).toBe(
    [
      '"Name","Email","Reply","Guests","With","Checked in","Last check-in","Replied"',
      '"Ada Byron","ada@example.com","Coming","2","Grace","1","2026-03-14T18:31:00.000Z","2026-03-01T12:00:00.000Z"',
      `"'=SUM(A1)","ada@example.com","Coming","2","Grace, ""Alan""","0","","2026-03-01T12:00:00.000Z"`,
      '"Ada;=SUM(A1)","ada@example.com","Coming","2","Grace","1","2026-03-14T18:31:00.000Z","2026-03-01T12:00:00.000Z"',
      '',
    ].join('\r\n'),
  )
})

test('a question is a column, a deleted one where a guest has answered it', () => {
  const blank = { type: 'INPUT', system: false, orderIndex: 0 }
  const input = { type: 'TEXT', array: false, mandatory: false, maxLength: 0, options: [], labels: [] }
  const question = (name: string, label: string, more: object = {}) =>
    Object.assign({ id: name, name, label, inputs: [{ ...input, name, label }] }, blank, more)
  const controls = [
    question('email', 'Email', { system: true }),
    question('q1', 'Diet'),
    question('q2', 'Club', { deleted: true }),
    question('q3', 'Born', { deleted: true }),
  ]
  const answers = answersOf({
    inputValues: [
      { inputName: 'q1', values: ['=Vegan', 'No nuts'] },
      { inputName: 'q3', value: '1815' },
      { inputName: 'email', value: 'ada@example.com' },
    ],
  })
  const questions = questionsFor({ form: { controls } } as never, [answers, {}])
  expect(questions.map(({ label }) => label)).toEqual(['Diet', 'Born'])
  const [header, first] = guestsCsv([{ ...line, answers }], questions).split('\r\n')
  expect(header).toMatch(/,"Replied","Diet","Born"$/)
  expect(first).toMatch(/,"'=Vegan, No nuts","1815"$/)
})

test.for([
  ['some are outside', {}, undefined],
  ['all are in', { inside: 2 }, 'Everyone is checked in'],
  ['on the waiting list', { status: 'WAITING' }, 'Only guests who are coming can be checked in'],
  ['a ticket', { status: 'TICKET' }, undefined],
  ['a cancelled ticket', { status: 'VOID' }, 'The ticket was cancelled'],
] as const)('at the door: %s', ([, change, reason]) => {
  expect(notAdmitted({ ...line, ...change })).toBe(reason)
})

test('requests of the tabs', () => {
  expect(rsvpSearch('e', { tab: 'waiting' })).toMatchObject({ status: ['WAITING'], sort: 'waitingSince:asc' })
  expect(rsvpSearch('e', { tab: 'outside', page: 3, size: 25, sort: '-name' })).toMatchObject({
    status: ['YES'],
    tag: ['NOT_FULLY_CHECKED_IN'],
    offset: 50,
    limit: 25,
    sort: 'name:desc',
  })
  expect(ticketSearch('e', { tab: 'inside', q: 'ada' })).toMatchObject({ state: ['CHECKED_IN'], searchPhrase: 'ada' })
})

import { expect, test } from 'vitest'
import { itemFaults, itemMessage, itemValues, movedTo, neighbourOf, newItemValues } from './item-values.ts'
import type { EventItem } from './schedule-queries.ts'

const at = (time: string) => new Date(`2027-05-01T${time}:00Z`)

const item = (name: string, start: string, end: string, stageName = ''): EventItem => ({
  id: name,
  eventId: 'e',
  hidden: false,
  name,
  timeSlot: { start: at(start), end: at(end), timeZoneId: 'Europe/London' },
  description: '',
  stageName,
  tags: ['late'],
  speakers: ['Ada', 'Bea'],
  status: 'SCHEDULED',
  createdDate: at('00:00'),
  updatedDate: at('00:00'),
  draft: true,
})

test('an item is typed in wall time of its zone, and stored as it was', () => {
  const talk = item('Talk', '18:00', '19:30', 'Main')
  const values = itemValues(talk)
  expect([values.start, values.end, values.speakers]).toEqual(['2027-05-01T19:00', '2027-05-01T20:30', 'Ada, Bea'])
  const { name, timeSlot, stageName, tags, speakers, description, status, hidden } = talk
  expect(itemMessage(values)).toEqual({ name, timeSlot, stageName, tags, speakers, description, status, hidden })
})

test('a new item begins where the last one ends, on its stage', () => {
  const last = item('Talk', '18:00', '19:30', 'Main')
  expect(newItemValues(last, at('12:00'), 'UTC')).toMatchObject({ start: '2027-05-01T20:30', stage: 'Main' })
  expect(newItemValues(undefined, at('12:00'), 'UTC')).toMatchObject({ start: '2027-05-01T12:00', zone: 'UTC' })
})

test('faulty fields are found', () => {
  const values = itemValues(item('Talk', '18:00', '19:30'))
  expect([...itemFaults(values)]).toEqual([])
  const faulty = { ...values, name: ' ', end: values.start, zone: 'Mars', tags: 'a, b, c, d, e, f' }
  expect([...itemFaults(faulty)]).toEqual(['name', 'end', 'zone', 'tags'])
})

test('items that change places keep their length, within the same time', () => {
  const [short, long] = [item('Short', '18:00', '18:30'), item('Long', '18:45', '20:00')]
  const expected = [
    ['Long', at('18:00'), at('19:15')],
    ['Short', at('19:30'), at('20:00')],
  ]
  expect(timesOf(movedTo([short, long], short, long))).toEqual(expected)
  expect(timesOf(movedTo([short, long], long, short))).toEqual(expected)
})

const timesOf = (items: readonly EventItem[]) => items.map(({ id, timeSlot: { start, end } }) => [id, start, end])

test('an item that is dragged past others of its stage moves each of them up, and nothing else', () => {
  const [first, second] = [item('First', '18:00', '18:30', 'Main'), item('Second', '18:30', '19:30', 'Main')]
  const [third, aside] = [item('Third', '19:30', '20:00', 'Main'), item('Aside', '18:00', '20:00', 'Foyer')]
  const [fourth, items] = [item('Fourth', '20:00', '21:00', 'Main'), [] as EventItem[]]
  items.push(first, aside, second, third, fourth)
  expect(timesOf(movedTo(items, first, third))).toEqual([
    ['Second', at('18:00'), at('19:00')],
    ['Third', at('19:00'), at('19:30')],
    ['First', at('19:30'), at('20:00')],
  ])
  expect(movedTo(items, first, aside)).toEqual([])
  expect(movedTo(items, first, first)).toEqual([])
})

test('an item moves among those of its stage', () => {
  const items = [item('A', '18:00', '19:00', 'Main'), item('B', '18:30', '19:00'), item('C', '19:00', '20:00', 'Main')]
  expect(neighbourOf(items, items[0]!, 1)?.name).toBe('C')
  expect(neighbourOf(items, items[0]!, -1)).toBeUndefined()
  expect(neighbourOf(items, items[1]!, 1)).toBeUndefined()
})

import { MAX_POLL_ID, MAX_POLL_OPTIONS } from '@fairground/contract/fairground/polls.ts'
import { textAt, valueAt } from '@fairground/domain/formatting/rich-values.ts'
import type { FieldViolation } from '../api-error.ts'
import { newId } from '../ids.ts'
import { type Message, message } from '../texts/message.ts'

type Loose = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A poll with an id, and options with ids: votes name them. Those that it has stay. */
export function withPollIds(pollData: Loose): Loose {
  const { poll } = pollData
  if (!isObject(poll)) return pollData
  const { options } = poll
  const identified = Array.isArray(options) ? { options: options.map(withId) } : {}
  return { ...pollData, poll: { ...withId(poll), ...identified } }
}

const withId = <T>(value: T): T =>
  isObject(value) && textAt(value, 'id') === '' ? { ...value, id: newId(new Date()) } : value

/** Faults of a poll that votes could not be counted for. */
export function pollFaults(pollData: unknown, at: string): FieldViolation[] {
  const [id, options = []] = [valueAt(pollData, 'poll', 'id'), valueAt(pollData, 'poll', 'options')]
  const fault = (field: string, description: Message): FieldViolation => ({
    field: `${at}.poll.${field}`,
    description,
    violatedRule: 'VALIDATION',
  })
  if (!Array.isArray(options) || !options.every(isObject))
    return [fault('options', message('violations.listOfObjects'))]
  const faults = isLong(id) ? [fault('id', message('violations.mostCharacters', { limit: MAX_POLL_ID }))] : []
  if (options.length > MAX_POLL_OPTIONS)
    faults.push(fault('options', message('violations.mostItems', { limit: MAX_POLL_OPTIONS })))
  const ids = options.map((option) => textAt(option, 'id'))
  ids.forEach((optionId, i) => {
    if (isLong(optionId))
      faults.push(fault(`options[${i}].id`, message('violations.mostCharacters', { limit: MAX_POLL_ID })))
    else if (optionId !== '' && ids.indexOf(optionId) < i)
      faults.push(fault(`options[${i}].id`, message('violations.namedOnce')))
  })
  return faults
}

const isLong = (id: unknown): boolean => typeof id === 'string' && id.length > MAX_POLL_ID

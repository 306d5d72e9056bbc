import { errorOf } from '@fairground/client/errors.ts'
import { expect, test, vi } from 'vitest'
import { failureOf } from './failure.ts'

const answer = (status: number, details: object) =>
  errorOf(new Response(null, { status, headers: { 'x-wix-request-id': 'r-1' } }), { message: '', details })

const violation = (field: string, description: string) => ({ field, description, violatedRule: 'OTHER' })

test.for([
  [
    'violations, by the names of their fields',
    400,
    { validationError: { fieldViolations: [violation('content.subject', 'must not be empty')] } },
    'Subject must not be empty.',
  ],
  [
    'violations of lines, by their place',
    400,
    { validationError: { fieldViolations: [violation('lines[2].unitPrice', 'must be 0 or more')] } },
    'Unit price (3) must be 0 or more.',
  ],
  [
    'a refusal, by its sentence alone',
    409,
    { applicationError: { code: 'NAME_TAKEN', description: 'Another one has this name.' } },
    'Another one has this name.',
  ],
  [
    'a refusal that is for programs, in words for people',
    409,
    { applicationError: { code: 'STALE_REVISION', description: 'Read it again and repeat the change.' } },
    'Somebody else changed this. Check their changes, then save again.',
  ],
] as const)('%s', ([, status, details, title]) => {
  const failure = failureOf(answer(status, details))
  expect(failure.title).toBe(title)
  expect(failure.requestId).toBeUndefined()
})

test('something outside that is away, by its sentence, with the request that an operator can look up', () => {
  const description = 'The payment provider does not answer. Try again in a minute.'
  const failure = failureOf(answer(503, { applicationError: { code: 'PAYMENT_PROVIDER_UNREACHABLE', description } }))
  expect(failure.title).toBe(description)
  expect(failure.requestId).toBe('r-1')
})

test('only a failure of the server names its request', () => {
  expect(failureOf(answer(401, {})).requestId).toBeUndefined()
  expect(failureOf(answer(500, {})).requestId).toBe('r-1')
  expect(failureOf(answer(503, {})).requestId).toBe('r-1')
})

test('a page whose code does not come without a connection says so, and asks nobody to look at the server', () => {
  const noCode = new TypeError('Failed to fetch dynamically imported module: /admin/guests.js')
  expect(failureOf(noCode).title).toBe('Something went wrong.')
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureOf(noCode).title).toBe('The server did not answer.')
  vi.unstubAllGlobals()
})

import { refusals } from '@fairground/contract/refusals.ts'
import { present } from '@fairground/domain/present.ts'
import { describe, expect, test } from 'vitest'
import { DatabaseBusy } from '../db/faults.ts'
import { ApiError, InvalidArgument } from '../ground/api-error.ts'
import { message } from '../ground/texts/message.ts'
import { answerError } from './errors.ts'

const answer = (error: unknown) => {
  const { body, ...rest } = answerError(error, 'request-1', { locale: 'en-GB' })
  return { ...rest, body: JSON.parse(body) }
}
const withStatus = (statusCode: number) => Object.assign(new Error('from the framework: secret'), { statusCode })

test('violations: each with its kind under both names, sorted by field, the first in a sentence', () => {
  const error = new InvalidArgument([
    { field: 'b', description: message('violations.required'), violatedRule: 'REQUIRED_FIELD' },
    {
      field: 'a',
      description: message('violations.most', { limit: '9' }),
      violatedRule: 'MAX',
      data: { threshold: 9 },
    },
  ])
  expect(answer(error)).toEqual({
    status: 400,
    fault: false,
    body: {
      message: 'INVALID_ARGUMENT: "a" must be at most 9 (and 1 more)',
      details: {
        validationError: {
          fieldViolations: [
            {
              field: 'a',
              description: 'must be at most 9',
              violatedRule: 'MAX',
              ruleName: 'MAX',
              data: { threshold: 9 },
            },
            {
              field: 'b',
              description: 'is required',
              violatedRule: 'REQUIRED_FIELD',
              ruleName: 'REQUIRED_FIELD',
              data: {},
            },
          ],
        },
      },
    },
  })
})

test('a refusal: status and sentence by its code, the rest is its data', () => {
  const error = new ApiError({ code: 'NOT_ENOUGH_TICKETS', left: 2 })
  expect(answer(error)).toEqual({
    status: 409,
    fault: false,
    body: {
      message: 'Only 2 are left. Choose fewer.',
      details: {
        applicationError: {
          code: 'NOT_ENOUGH_TICKETS',
          description: 'Only 2 are left. Choose fewer.',
          data: { left: 2 },
        },
      },
    },
  })
})

test('an answer names a hundred violations at most, and less when they are long', () => {
  const violation = (values: string) => (i: number) =>
    ({ field: `a[${i}]`, description: message('violations.oneOf', { values }), violatedRule: 'FORMAT' }) as const
  const numbers = Array.from({ length: 10_000 }, (_, i) => i)
  const named = (values: string): number =>
    answer(new InvalidArgument(numbers.map(violation(values)))).body.details.validationError.fieldViolations.length
  expect(named('a, b')).toBe(100)
  expect(named('x'.repeat(5_000))).toBe(9)
})

describe('a refusal that may be tried again says when', () => {
  test.for([
    [new ApiError({ code: 'TOO_MANY_REQUESTS', retryAfter: 7 }), 429, 7],
    [new ApiError({ code: 'BUSY' }), 503, 1],
    [new DatabaseBusy('deadlock', new Error('x')), 503, 1],
    [new DatabaseBusy('connectionLost', new Error('x')), 503, 1],
    [new ApiError({ code: 'NOT_FOUND' }), 404, undefined],
  ] as const)('%s', ([error, status, retryAfter]) => {
    expect(answer(error)).toMatchObject({ status, ...present({ retryAfter }) })
    expect(answerError(error, 'x', { locale: 'en-GB' }).retryAfter).toBe(retryAfter)
  })
  test('a full disk has a refusal of its own', () => {
    const { status, body } = answer(new DatabaseBusy('diskFull', new Error('x')))
    expect([status, body.details.applicationError.code]).toEqual([503, 'STORAGE_FULL'])
  })
})

describe('anything else says nothing but the request id', () => {
  test.for([
    [new Error('password is hunter2')],
    [new TypeError('x is not a function')],
    ['a thrown text'],
    [undefined],
    [{ statusCode: 400 }],
    [Object.assign(new Error('select * from orders'), { code: '42601' })],
    [withStatus(500)],
    [withStatus(399)],
  ])('%s', ([error]) => {
    expect(answer(error)).toEqual({
      status: 500,
      fault: true,
      body: {
        message: 'System error occurred',
        details: {
          applicationError: {
            code: 'SYSTEM_ERROR',
            description: 'System error occurred',
            data: { requestId: 'request-1' },
          },
        },
      },
    })
  })
})

test.for([
  [400, 'BAD_REQUEST'],
  [404, 'NOT_FOUND'],
  [413, 'BODY_TOO_LARGE'],
  [414, 'URI_TOO_LONG'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
] as const)('a refusal of the framework with %s keeps its status and loses its words', ([status, code]) => {
  const { status: answered, body } = answer(withStatus(status))
  expect([answered, body.details.applicationError.code]).toEqual([status, code])
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('every code has a status of 4xx or 5xx', () => {
  for (const [code, status] of Object.entries(refusals)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(status, code).toBeLessThan(600)
  }
})

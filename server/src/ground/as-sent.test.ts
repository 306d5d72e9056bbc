import { expect, test } from 'vitest'
import { ApiError, InvalidArgument } from './api-error.ts'
import { throwAsSent } from './as-sent.ts'
import { message } from './texts/message.ts'

const sent = (field: string) => {
  const fault = new InvalidArgument([{ field, description: message('violations.notValid'), violatedRule: 'FORMAT' }])
  try {
    throwAsSent(fault, [
      ['query.filter', 'filter'],
      ['sort', 'sorting'],
    ])
  } catch (error) {
    return (error as InvalidArgument).violations[0]?.field
  }
}

test('fields are named as the request has them, whole names alone', () => {
  expect(['query.filter.name', 'query.filter', 'sort[0].fieldName', 'sortOrder', 'query.paging'].map(sent)).toEqual([
    'filter.name',
    'filter',
    'sorting[0].fieldName',
    'sortOrder',
    'query.paging',
  ])
})

test('another error stays what it is', () => {
  const refusal = new ApiError({ code: 'ORDER_NOT_FOUND' })
  expect(() => throwAsSent(refusal, [])).toThrow(refusal)
})

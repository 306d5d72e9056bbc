import { offeredActions, ticketingOrderActions } from '@fairground/domain/tickets/ticket-order-status.ts'
import { expect, test } from 'vitest'
import { actionsOf, ticketOrderMark } from './ticket-order-words.ts'

const statuses = Object.keys(ticketingOrderActions) as (keyof typeof ticketingOrderActions)[]

test.for(statuses)(
  'an order that is %s has a name for its state and for every action that the server offers',
  (status) => {
    expect(ticketOrderMark({ status })[1]).toMatch(/\w/)
    for (const archived of [false, true]) {
      const availableActions = offeredActions(status, archived)
      expect(actionsOf({ availableActions }).map(({ action }) => action)).toEqual(availableActions)
    }
  },
)

test('an order whose actions were not requested offers none', () => {
  expect(actionsOf({})).toEqual([])
})

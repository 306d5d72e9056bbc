import { expectTypeOf, test } from 'vitest'
import { ordersEvents } from '../generated/ecom.orders.events.ts'
import type { Order } from '../generated/ecom.orders.ts'
import { membersEvents } from '../generated/members.members.events.ts'
import type { Member } from '../generated/members.members.ts'
import { webhooks } from './webhooks.ts'

const hooks = webhooks({ publicKey: '' })

test('a listener knows the payload of its kind of event', () => {
  hooks.on(ordersEvents.orderCreated, ({ payload }) => {
    expectTypeOf(payload.createdEvent.entity).toEqualTypeOf<Order>()
    expectTypeOf(payload.eventTime).toEqualTypeOf<Date>()
  })
  hooks.on(membersEvents.memberUpdated, ({ payload }) => {
    expectTypeOf(payload.updatedEvent.currentEntity).toEqualTypeOf<Member>()
  })
})

test('wrong names do not compile', () => {
  const listening = () => [
    // @ts-expect-error orders are approved, not accepted
    hooks.on(ordersEvents.orderAccepted, () => {}),
    hooks.on(ordersEvents.orderApproved, ({ payload }) => {
      // @ts-expect-error an approval is no creation
      payload.createdEvent.toString()
      // @ts-expect-error an order has an id
      payload.actionEvent.body.order?.key.toString()
    }),
  ]
  expectTypeOf(listening).toBeFunction()
})

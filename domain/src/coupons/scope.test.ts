import { expect, test } from 'vitest'
import { type CouponScope, isInScope, type ScopedItem } from './scope.ts'

const mug: ScopedItem = { namespace: 'stores', ids: { product: 'p1', collection: ['c1', 'c2'] } }
const ticket: ScopedItem = { namespace: 'events', ids: { event: 'e1', ticket: 't1' } }
const custom: ScopedItem = { namespace: null, ids: {} }

test.each<[string, CouponScope | null, [mug: boolean, ticket: boolean, custom: boolean]]>([
  ['the whole cart', null, [true, true, true]],
  ['all goods', { namespace: 'stores' }, [true, false, false]],
  ['all tickets', { namespace: 'events' }, [false, true, false]],
  ['goods of any product', { namespace: 'stores', group: { name: 'product' } }, [true, false, false]],
  ['one product', { namespace: 'stores', group: { name: 'product', entityId: 'P1' } }, [true, false, false]],
  ['another product', { namespace: 'stores', group: { name: 'product', entityId: 'p2' } }, [false, false, false]],
  ['a collection', { namespace: 'stores', group: { name: 'collection', entityId: 'c2' } }, [true, false, false]],
  ['an event', { namespace: 'events', group: { name: 'event', entityId: 'e1' } }, [false, true, false]],
  ['another ticket', { namespace: 'events', group: { name: 'ticket', entityId: 't2' } }, [false, false, false]],
])('%s', (_, scope, found) => {
  expect([mug, ticket, custom].map((item) => isInScope(scope, item))).toEqual(found)
})

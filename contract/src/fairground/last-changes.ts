import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, oneOf, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.last-changes'

/** `system`: a visitor, a member or the program itself. */
const ChangedBy = Type.Object({
  kind: oneOf(['staff', 'apiKey', 'system'] as const),
  id: optional(Guid),
  /** Of a user, or of a key; absent where they are gone. */
  name: optional(Type.String()),
})

/** Absent where nothing has changed since it was created, or the change is too long ago to be known. */
const LastChange = Type.Object({ change: optional(Type.Object({ date: Timestamp, by: ChangedBy })) })

const lastChangeOf = (entity: 'Product' | 'Event' | 'Coupon', scope: 'catalog.read' | 'events.read') =>
  operation({
    module,
    name: `getLastChangeOf${entity}`,
    summary: `Who changed the ${entity.toLowerCase()} last, and when.`,
    method: 'GET',
    path: `/fairground/v1/last-changes/${entity.toLowerCase()}s/{id}`,
    who: admin(scope),
    request: Type.Object({ id: Guid }),
    response: LastChange,
    refusals: [],
  })

export const getLastChangeOfProduct = lastChangeOf('Product', 'catalog.read')
export const getLastChangeOfEvent = lastChangeOf('Event', 'events.read')
export const getLastChangeOfCoupon = lastChangeOf('Coupon', 'catalog.read')

export const operations = [getLastChangeOfProduct, getLastChangeOfEvent, getLastChangeOfCoupon] as const

import Type from 'typebox'
import { DayOfWeek, PickupMethod } from '../enumerations/delivery.ts'
import { admin, operation } from '../operation.ts'
import { Guid, int, list, named, nullable, oneOf, optional, Revision } from '../scalars.ts'

const module = 'fairground.delivery-times'
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

/** ISO 8601 date. */
const IsoDate = Type.String({ format: 'date', maxLength: 10 })
const ClosedDates = list(IsoDate, 366)
const TimeOfDay = named('TimeOfDay', Type.Object({ hours: int(0, 23), minutes: optional(int(0, 59)) }))
const OpeningHours = list(
  named('OpeningHours', Type.Object({ day: oneOf(DayOfWeek), start: TimeOfDay, end: TimeOfDay })),
  100,
)

const PickupTimes = Type.Object({
  pickupLocationId: Guid,
  revision: Revision,
  /** Minutes from the order until it can be picked up. */
  leadMinutes: int(0, 60 * 24 * 60),
  /** Weekly, in the site's time; empty: always open. */
  openingHours: OpeningHours,
  closedDates: ClosedDates,
  /** A shop of the site's own, or somebody else's counter. */
  pickupMethod: oneOf(PickupMethod),
})

export const getPickupTimes = operation({
  module,
  name: 'getPickupTimes',
  summary: 'Hours in which a place hands orders over.',
  method: 'GET',
  path: '/fairground/v1/pickup-locations/{pickupLocationId}/times',
  ...read,
  request: Type.Object({ pickupLocationId: Guid }),
  response: PickupTimes,
  refusals: ['PICKUP_LOCATION_NOT_FOUND'],
})

export const setPickupTimes = operation({
  module,
  name: 'setPickupTimes',
  summary: 'Sets when a place hands orders over. Checkouts show the first time at which an order is ready.',
  method: 'PUT',
  path: '/fairground/v1/pickup-locations/{pickupLocationId}/times',
  ...write,
  request: PickupTimes,
  response: PickupTimes,
  refusals: ['PICKUP_LOCATION_NOT_FOUND', 'STALE_REVISION'],
})

const SlotLimits = Type.Object({
  localDeliveryOptionId: Guid,
  revision: Revision,
  /** Orders that one slot takes; null: any number. */
  ordersPerSlot: nullable(int(1, 100_000)),
  closedDates: ClosedDates,
})

export const getSlotLimits = operation({
  module,
  name: 'getSlotLimits',
  summary: 'Limits of the orders in a slot of an area, and its days without delivery.',
  method: 'GET',
  path: '/fairground/v1/local-delivery-options/{localDeliveryOptionId}/slot-limits',
  ...read,
  request: Type.Object({ localDeliveryOptionId: Guid }),
  response: SlotLimits,
  refusals: ['LOCAL_DELIVERY_OPTION_NOT_FOUND'],
})

export const setSlotLimits = operation({
  module,
  name: 'setSlotLimits',
  summary: 'Sets how many orders a slot takes. Orders that have a slot keep it, whatever the limit.',
  method: 'PUT',
  path: '/fairground/v1/local-delivery-options/{localDeliveryOptionId}/slot-limits',
  ...write,
  request: SlotLimits,
  response: SlotLimits,
  refusals: ['LOCAL_DELIVERY_OPTION_NOT_FOUND', 'STALE_REVISION'],
})

export const operations = [getPickupTimes, setPickupTimes, getSlotLimits, setSlotLimits] as const

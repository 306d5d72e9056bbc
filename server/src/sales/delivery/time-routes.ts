import * as contract from '@fairground/contract/fairground/delivery-times.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import { updateOption } from './options.ts'
import type { SetupRow } from './setup/documents.ts'
import { getSetup } from './setup/list-setup.ts'

const timesToWire = ({ id, revision, doc }: SetupRow<'pickup'>): ResponseOf<typeof contract.getPickupTimes> => {
  const { leadMinutes = 0, windows = [], closedDates = [] } = doc.hours ?? {}
  return {
    pickupLocationId: id,
    revision: String(revision),
    leadMinutes,
    openingHours: windows.map(({ day, start, end }) => ({ day, start: timeToWire(start), end: timeToWire(end) })),
    closedDates: [...closedDates],
    pickupMethod: doc.isPoint ? 'PICKUP_POINT' : 'STORE_PICKUP',
  }
}

const timeToWire = ({ hours, minutes }: { readonly hours: number; readonly minutes?: number | null }) => ({
  hours,
  minutes: minutes ?? 0,
})

const limitsToWire = ({ id, revision, doc }: SetupRow<'local'>): ResponseOf<typeof contract.getSlotLimits> => ({
  localDeliveryOptionId: id,
  revision: String(revision),
  ordersPerSlot: doc.slotCapacity ?? null,
  closedDates: [...(doc.closedDates ?? [])],
})

type Hours = ResponseOf<typeof contract.getPickupTimes>['openingHours'][number]
const minutesOf = ({ hours, minutes = 0 }: Hours['start']): number => hours * 60 + minutes

/** A window that ends before it begins would never open. */
function assertOpens(openingHours: readonly Hours[]): void {
  const wrong = openingHours.findIndex(({ start, end }) => minutesOf(end) <= minutesOf(start))
  if (wrong >= 0)
    throw new InvalidArgument([
      {
        field: `openingHours[${wrong}].end`,
        description: message('violations.afterStart'),
        violatedRule: 'VALIDATION',
      },
    ])
}

export function deliveryTimeRoutes(api: Api): void {
  mount(api, contract.getPickupTimes, async ({ pickupLocationId }, ctx) =>
    timesToWire(await getSetup(ctx, 'pickup', pickupLocationId)),
  )
  mount(api, contract.setPickupTimes, async (request, ctx) => {
    const { pickupLocationId: id, revision, leadMinutes, openingHours, closedDates, pickupMethod } = request
    assertOpens(openingHours)
    const row = await updateOption(ctx, {
      kind: 'pickup',
      id,
      revision,
      next: (before) => ({
        ...before,
        hours: { leadMinutes, windows: openingHours, closedDates: [...new Set(closedDates)].sort() },
        isPoint: pickupMethod === 'PICKUP_POINT',
      }),
    })
    return timesToWire(row)
  })
  mount(api, contract.getSlotLimits, async ({ localDeliveryOptionId }, ctx) =>
    limitsToWire(await getSetup(ctx, 'local', localDeliveryOptionId)),
  )
  mount(api, contract.setSlotLimits, async (request, ctx) => {
    const { localDeliveryOptionId: id, revision, ordersPerSlot, closedDates } = request
    const row = await updateOption(ctx, {
      kind: 'local',
      id,
      revision,
      next: ({ slotCapacity: _, ...before }) => ({
        ...before,
        closedDates: [...new Set(closedDates)].sort(),
        ...present({ slotCapacity: ordersPerSlot ?? undefined }),
      }),
    })
    return limitsToWire(row)
  })
}

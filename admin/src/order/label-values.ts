import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import type {
  GetLabelOptionsResponse,
  LabelPackage,
  LabelParcel,
} from '@fairground/client/generated/fairground.shipping-labels.ts'
import { decimalOf } from '../delivery/live-values.ts'
import type { Units } from './unit-fields.tsx'

/** Texts of the form as they are typed. */
export interface ParcelValues {
  readonly locationId: string
  readonly packageType: LabelParcel['packageType']
  readonly length: string
  readonly width: string
  readonly height: string
  readonly weight: string
}

export const SIDES = ['length', 'width', 'height'] as const

/** Fields that packaging of the settings fills. */
export const packaged = ({ packageType, dimensions }: LabelPackage): Partial<ParcelValues> => ({
  packageType,
  length: dimensions?.length ?? '',
  width: dimensions?.width ?? '',
  height: dimensions?.height ?? '',
})

/** Weight of the units, where each line has one in the unit of the site; empty else. */
export function weightOf(order: Order, units: Units, unit: GetLabelOptionsResponse['weightUnit']): string {
  if (order.weightUnit !== unit) return ''
  let sum = 0
  for (const { id, physicalProperties } of order.lineItems) {
    const quantity = units[id] ?? 0
    if (quantity === 0) continue
    if (!physicalProperties?.weight) return ''
    sum += quantity * physicalProperties.weight
  }
  return sum > 0 ? String(Math.round(sum * 1000) / 1000) : ''
}

export function firstValues(options: GetLabelOptionsResponse, weight: string): ParcelValues {
  const [packaging] = options.packages
  const locationId = packaging?.locationId ?? options.shipFroms[0]?.locationId ?? ''
  const empty: ParcelValues = { locationId, packageType: 'CUSTOM', length: '', width: '', height: '', weight }
  return packaging ? { ...empty, ...packaged(packaging) } : empty
}

const isAboveZero = (text: string): boolean => Number(decimalOf(text) ?? 0) > 0

/** Fields that hold no number above zero. */
export function wrongParcelFields(values: ParcelValues): ReadonlySet<keyof ParcelValues> {
  const wrong = new Set<keyof ParcelValues>()
  if (!isAboveZero(values.weight)) wrong.add('weight')
  for (const side of SIDES) if (values.packageType === 'CUSTOM' && !isAboveZero(values[side])) wrong.add(side)
  return wrong
}

export const parcelOf = ({ packageType, length, width, height, weight }: ParcelValues): LabelParcel => ({
  packageType,
  weight: decimalOf(weight) ?? '0',
  ...(packageType === 'CUSTOM' && {
    dimensions: {
      length: decimalOf(length) ?? '0',
      width: decimalOf(width) ?? '0',
      height: decimalOf(height) ?? '0',
    },
  }),
})

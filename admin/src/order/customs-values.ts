import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import type { LabelCustoms } from '@fairground/client/generated/fairground.shipping-labels.ts'
import { passesCustoms } from '@fairground/domain/delivery/customs.ts'
import type { Units } from './unit-fields.tsx'

/** Texts of the form as they are typed; those of an item by the id of its line. */
export interface CustomsValues {
  readonly contents: LabelCustoms['contents']
  readonly undeliverable: LabelCustoms['undeliverable']
  readonly signer: string
  readonly items: Readonly<Record<string, ItemValues>>
}

export interface ItemValues {
  readonly originCountry: string
  readonly tariffNumber: string
}

/** Goods of this country, until somebody enters others. */
export const itemOf = ({ items }: CustomsValues, lineId: string, from: string): ItemValues =>
  items[lineId] ?? { originCountry: from, tariffNumber: '' }

export const firstCustoms: CustomsValues = { contents: 'MERCHANDISE', undeliverable: 'RETURN', signer: '', items: {} }

/** True where a parcel of the order that leaves this country passes customs. */
export function needsCustoms({ shippingInfo, recipientInfo }: Order, from: string | undefined): boolean {
  const to = (shippingInfo?.logistics?.shippingDestination ?? recipientInfo)?.address?.country
  return Boolean(from && to && passesCustoms(from, to))
}

/** Five digits or more, with dots between them. */
const TARIFF_NUMBER = /^\d[\d.]{3,12}\d$/

export type CustomsMistake = 'signer' | 'originCountry' | 'tariffNumber'

/** Mistakes by `signer`, or by the id of a line and its field. */
export function customsMistakes(values: CustomsValues, units: Units, from: string): ReadonlySet<string> {
  const mistakes = new Set<string>(values.signer.trim() === '' ? ['signer'] : [])
  for (const [id, quantity] of Object.entries(units)) {
    const { originCountry, tariffNumber } = itemOf(values, id, from)
    if (quantity === 0) continue
    if (originCountry === '') mistakes.add(`${id} originCountry`)
    if (tariffNumber.trim() !== '' && !TARIFF_NUMBER.test(tariffNumber.trim())) mistakes.add(`${id} tariffNumber`)
  }
  return mistakes
}

/** As the call takes it. */
export const customsOf = (values: CustomsValues, units: Units, from: string): LabelCustoms => ({
  contents: values.contents,
  undeliverable: values.undeliverable,
  signer: values.signer.trim(),
  items: Object.entries(units).flatMap(([id, quantity]) => {
    if (quantity === 0) return []
    const { originCountry, tariffNumber } = itemOf(values, id, from)
    return [{ id, originCountry, ...(tariffNumber.trim() === '' ? {} : { tariffNumber: tariffNumber.trim() }) }]
  }),
})

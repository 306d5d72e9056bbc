import { t } from '../texts.ts'
import type { SeriesPass } from './pass-queries.ts'

/** A pass as it is typed. */
export interface PassValues {
  readonly name: string
  readonly description: string
  /** Kind of ticket that it takes a place of. */
  readonly ticket: string
  readonly price: string
  /** Empty: as many as the dates have room for. */
  readonly quantity: string
  readonly limitPerOrder: string
  readonly onSale: boolean
  readonly soldAfterStart: boolean
  readonly allDates: boolean
  readonly dates: readonly string[]
}

export const passValues = (pass: SeriesPass | undefined, ticket: string | undefined): PassValues => ({
  name: pass?.name ?? '',
  description: pass?.description ?? '',
  ticket: ticket ?? '',
  price: pass?.price ?? '',
  quantity: pass?.quantity === undefined ? '' : String(pass.quantity),
  limitPerOrder: String(pass?.limitPerOrder ?? 10),
  onSale: pass?.onSale ?? true,
  soldAfterStart: pass?.soldAfterStart ?? false,
  allDates: pass?.allDates ?? true,
  dates: pass && !pass.allDates ? pass.dates.map(({ eventId }) => eventId) : [],
})

export type PassMistakes = Partial<Record<keyof PassValues, string>>

/** Fields that the server would refuse, in words. */
export const passMistakes = (values: PassValues): PassMistakes => ({
  ...(values.name.trim() ? {} : { name: t('admin.event-passes.enterAName') }),
  ...(/^\d{1,9}([.]\d{1,3})?$/.test(values.price.trim()) ? {} : { price: t('admin.event-passes.enterAPrice') }),
  ...(/^\d{0,5}$/.test(values.quantity.trim()) ? {} : { quantity: t('admin.event-passes.enterANumber') }),
  ...(/^([1-9]|1\d|20)$/.test(values.limitPerOrder.trim())
    ? {}
    : { limitPerOrder: t('admin.event-passes.enterALimit') }),
  ...(values.ticket ? {} : { ticket: t('admin.event-passes.chooseATicket') }),
  ...(values.allDates || values.dates.length > 1 ? {} : { dates: t('admin.event-passes.chooseDates') }),
})

/** The pass as the API takes it. Dates are stated only where they are other ones than before. */
export const passMessage = (values: PassValues, before: PassValues | undefined) => ({
  name: values.name.trim(),
  description: values.description.trim(),
  price: values.price.trim(),
  quantity: values.quantity.trim() === '' ? null : Number(values.quantity),
  limitPerOrder: Number(values.limitPerOrder),
  onSale: values.onSale,
  soldAfterStart: values.soldAfterStart,
  ...(before && before.allDates === values.allDates && String(before.dates) === String(values.dates)
    ? {}
    : { eventIds: values.allDates ? null : [...values.dates] }),
})

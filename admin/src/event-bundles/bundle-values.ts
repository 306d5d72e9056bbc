import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'
import type { BundleRules, TicketBundle } from './bundle-queries.ts'

/** A bundle as it is typed. */
export interface BundleValues {
  readonly name: string
  readonly description: string
  readonly price: string
  readonly limitPerOrder: string
  readonly onSale: boolean
  /** Numbers of tickets by kind; empty for none. */
  readonly contents: Readonly<Record<string, string>>
}

/** Kinds that were deleted, or cannot be in a bundle by now, are left out. */
export const bundleValues = (bundle: TicketBundle | undefined): BundleValues => ({
  name: bundle?.name ?? '',
  description: bundle?.description ?? '',
  price: bundle?.price ?? '',
  limitPerOrder: String(bundle?.limitPerOrder ?? 10),
  onSale: bundle?.onSale ?? true,
  contents: Object.fromEntries(
    (bundle?.contents ?? []).flatMap(({ ticketDefinitionId, quantity, unfit }) =>
      unfit ? [] : [[ticketDefinitionId, String(quantity)]],
    ),
  ),
})

export type BundleMistakes = Partial<Record<keyof BundleValues, string>>

const contentsOf = ({ contents }: BundleValues) =>
  Object.entries(contents).flatMap(([ticketDefinitionId, typed]) =>
    Number(typed) > 0 ? [{ ticketDefinitionId, quantity: Number(typed) }] : [],
  )

const areNumbers = ({ contents }: BundleValues): boolean =>
  Object.values(contents).every((typed) => /^\d{0,2}$/.test(typed.trim()))

/** Fields that the server would refuse, in words. */
export function bundleMistakes(values: BundleValues): BundleMistakes {
  const tickets = contentsOf(values).reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...(values.name.trim() ? {} : { name: t('admin.event-bundles.enterAName') }),
    ...(/^\d{1,9}([.]\d{1,3})?$/.test(values.price.trim()) ? {} : { price: t('admin.event-bundles.enterAPrice') }),
    ...(/^([1-9]|1\d|20)$/.test(values.limitPerOrder.trim())
      ? {}
      : { limitPerOrder: t('admin.event-bundles.enterALimit') }),
    ...(areNumbers(values) && tickets >= 2 && tickets <= 20
      ? {}
      : { contents: t('admin.event-bundles.chooseTickets') }),
  }
}

/** The bundle as the API takes it; without an id it is added. */
export const bundleMessage = (values: BundleValues, id: string | undefined): BundleRules => ({
  name: values.name.trim(),
  description: values.description.trim(),
  price: values.price.trim(),
  limitPerOrder: Number(values.limitPerOrder),
  onSale: values.onSale,
  contents: contentsOf(values),
  ...present({ id }),
})

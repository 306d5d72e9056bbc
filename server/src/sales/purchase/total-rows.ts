import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { tipOf } from '@fairground/domain/price/tip-fee.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { namedTaxes } from './named-taxes.ts'
import type { OrderFacts } from './purchase.ts'

/** Rows of a receipt or an invoice above its total, without those that are nothing. `shown` writes an amount. */
export function totalRows(
  breakdown: Breakdown,
  { reverseCharge }: Pick<OrderFacts, 'reverseCharge'>,
  shown: (minor: bigint) => string,
  locale: string,
) {
  const t = textsIn(locale)
  const { summary } = breakdown
  const named = namedTaxes(breakdown, locale)
  const tip = tipOf(breakdown)?.afterTax ?? 0n
  const rows: [label: string, minor: bigint, always: boolean][] = [
    [t('purchase.items'), summary.subtotal, true],
    [t('purchase.discount'), -summary.discount, false],
    [t('purchase.delivery'), summary.shipping, false],
    [t('purchase.fees'), summary.additionalFees - tip, false],
    [t('purchase.tip'), tip, false],
    ...(named.length > 0
      ? named.map(({ name, percent, included, amount }): (typeof rows)[number] => [
          included ? t('purchase.namedTaxIncluded', { name, percent }) : t('purchase.namedTax', { name, percent }),
          amount,
          false,
        ])
      : [
          [
            summary.addedTax === 0n ? t('purchase.taxIncluded') : t('purchase.tax'),
            summary.tax,
            false,
          ] satisfies (typeof rows)[number],
        ]),
  ]
  if (reverseCharge) rows.push([t('purchase.reverseCharge'), 0n, true])
  return rows.flatMap(([label, minor, always]) =>
    always || minor !== 0n ? [{ label, formattedAmount: shown(minor) }] : [],
  )
}

import type { listPaymentDifferences } from '@fairground/contract/fairground/payment-comparisons.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Site } from '../../../ground/site.ts'
import { orderPriceWriter } from '../../purchase/order-price.ts'
import type { PaymentMethods } from '../methods.ts'
import type { DifferenceRow } from './queries.ts'

type Wire = ResponseOf<typeof listPaymentDifferences>['differences'][number]

/** Title of a provider as the site's staff know it; its name where it offers nothing any more. */
export const titleOf = (methods: PaymentMethods, site: Site, provider: string): string =>
  methods.ofSite(site).find(({ name }) => name === provider)?.offer.title ?? provider

export function differenceToWire(row: DifferenceRow, { methods, site }: { methods: PaymentMethods; site: Site }): Wire {
  const write = orderPriceWriter(row.currency, site.locale)
  const priced = (minor: bigint | null) => (minor === null ? undefined : write(minor))
  return {
    id: row.id,
    method: row.provider,
    title: titleOf(methods, site, row.provider),
    kind: row.kind,
    reference: row.reference,
    happenedDate: row.happenedAt.toISOString(),
    foundDate: row.foundAt.toISOString(),
    ...present({
      amount: priced(row.amount),
      bookedAmount: priced(row.bookedAmount),
      settledDate: row.settledAt?.toISOString(),
      order:
        row.orderId !== null && row.orderNumber !== null
          ? { id: row.orderId, number: String(row.orderNumber) }
          : undefined,
    }),
  }
}

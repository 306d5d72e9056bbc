import type { Order, OrderLineItem } from '@fairground/client/generated/ecom.orders.ts'
import { amountOf } from '@fairground/domain/money.ts'
import { UNNAMED_TAX } from '@fairground/domain/tax/unnamed-tax.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Image } from '@fairground/ui/image.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { ReactNode } from 'react'
import { lineHref, optionWords } from '../orders/order-lines.ts'
import { outside, paths } from '../paths.ts'
import { useFormats } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { percentOf } from '../taxes/percent.ts'
import { t } from '../texts.ts'
import { TaxSource } from './tax-source.tsx'

/** Lines of the order, and the steps to its total. */
export function LinesCard({ order }: { order: Order }) {
  return (
    <Card title={t('admin.order.items')} flush>
      <ul className="flex flex-col">
        {order.lineItems.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <Totals order={order} />
      <TaxSource orderId={order.id} />
    </Card>
  )
}

function Line({ line }: { line: OrderLineItem }) {
  const name = line.productName.original
  const href = lineHref(line, paths)
  const options = optionWords(line)
  const sku = line.physicalProperties?.sku
  const refunded = line.refundQuantity ?? 0
  return (
    <li className="flex items-start gap-3 border-b border-border px-4 py-3">
      <span className="w-10 shrink-0 overflow-hidden rounded-control">
        <Image src={line.image?.url && outside.picture(line.image.url)} alt="" name={name} ratio="4:5" sizes="40px" />
      </span>
      <div className="flex min-w-0 grow flex-col gap-0.5">
        {href ? (
          <RouterLink href={href} className="font-medium hover:underline">
            {name}
          </RouterLink>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        {options && <span className="text-ink-2">{options}</span>}
        {sku && <code className="font-mono text-label font-normal text-ink-3">{sku}</code>}
        {refunded > 0 && (
          <span>
            <StatusPill tone="info">
              {refunded === line.quantity
                ? t('admin.order.refunded')
                : t('admin.order.refundedOfQuantityRefunded', { refunded, quantity: line.quantity })}
            </StatusPill>
          </span>
        )}
        <span className="text-ink-2 tabular-nums sm:hidden">
          {line.quantity} × {line.price.formattedAmount}
        </span>
      </div>
      <span className="hidden shrink-0 text-ink-2 tabular-nums sm:inline">
        {line.quantity} × {line.price.formattedAmount}
      </span>
      <span className="min-w-18 shrink-0 text-end font-medium tabular-nums">{line.lineItemPrice.formattedAmount}</span>
    </li>
  )
}

const isZero = (amount: string): boolean => /^-?0*(\.0*)?$/.test(amount)

function Totals({ order }: { order: Order }) {
  const { subtotal, shipping, discount, total, totalAdditionalFees } = order.priceSummary
  const coupon = order.appliedDiscounts.find((one) => one.coupon)?.coupon
  const formats = useFormats()
  const money = (minor: bigint) => formats.money(minor, order.currency)
  const tip = amountOf(order.additionalFees.find(({ code }) => code === 'tip')?.price.amount ?? '0', order.currency)
  const fees = amountOf(totalAdditionalFees.amount, order.currency) - tip
  return (
    <dl className="ms-auto flex max-w-80 flex-col gap-1.5 px-4 py-3">
      <Total label={t('admin.order.subtotal')}>{subtotal.formattedAmount}</Total>
      {!isZero(discount.amount) && (
        <Total label={coupon ? t('admin.order.discountCode', { code: coupon.code }) : t('admin.order.discount')}>
          −{discount.formattedAmount.replace(/^-/, '')}
        </Total>
      )}
      {order.shippingInfo && (
        <Total label={t('admin.order.deliveryTitle', { title: order.shippingInfo.title })}>
          {shipping.formattedAmount}
        </Total>
      )}
      {fees > 0n && <Total label={t('admin.order.fees')}>{money(fees)}</Total>}
      {tip > 0n && <Total label={t('admin.order.tip')}>{money(tip)}</Total>}
      <Taxes order={order} />
      <Total label={t('admin.order.total')} strong above>
        {total.formattedAmount}
      </Total>
      <Payments order={order} />
    </dl>
  )
}

/** Each tax by name and rate, or their sum where one has no name. */
function Taxes({ order }: { order: Order }) {
  const { taxIncludedInPrices, priceSummary, taxInfo } = order
  const taxes = taxInfo.taxBreakdown.filter(({ aggregatedTaxAmount }) => !isZero(aggregatedTaxAmount.amount))
  if (taxes.length === 0 || taxes.some(({ taxName }) => taxName === UNNAMED_TAX))
    return (
      <Total label={taxIncludedInPrices ? t('admin.order.taxIncluded') : t('admin.order.tax')}>
        {priceSummary.tax.formattedAmount}
      </Total>
    )
  return taxes.map(({ taxName: name, rate, jurisdiction, aggregatedTaxAmount }) => {
    const words = { name, percent: percentOf(rate) }
    return (
      <Total
        key={`${name} ${rate} ${jurisdiction}`}
        label={taxIncludedInPrices ? t('admin.order.namedTaxIncluded', words) : t('admin.order.namedTax', words)}
      >
        {aggregatedTaxAmount.formattedAmount}
      </Total>
    )
  })
}

function Payments({ order }: { order: Order }) {
  const { paid, refunded, pending, balance } = order.balanceSummary
  return (
    <>
      {!isZero(paid.amount) && <Total label={t('admin.order.paid')}>{paid.formattedAmount}</Total>}
      {!isZero(pending.amount) && <Total label={t('admin.order.paymentUnderWay')}>{pending.formattedAmount}</Total>}
      {!isZero(refunded.amount) && <Total label={t('admin.order.refunded')}>−{refunded.formattedAmount}</Total>}
      {!isZero(balance.amount) && order.status !== 'CANCELED' && (
        <Total label={t('admin.order.stillToPay')} strong>
          {balance.formattedAmount}
        </Total>
      )}
    </>
  )
}

type TotalProps = {
  label: string
  strong?: boolean
  /** A line above: the sum of what stands there. */
  above?: boolean
  children: ReactNode
}

function Total({ label, strong = false, above = false, children }: TotalProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 ${strong ? 'font-semibold' : ''} ${above ? 'border-t border-border pt-1.5' : ''}`}
    >
      <dt className={strong ? '' : 'text-ink-2'}>{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

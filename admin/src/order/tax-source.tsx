import { useQuery } from '@tanstack/react-query'
import { automaticTaxQuery } from '../orders/order-parts.ts'
import { t } from '../texts.ts'

/** Calculator of the taxes of an order, or the reason why rates by hand stand in for it. */
export function TaxSource({ orderId }: { orderId: string }) {
  const { data: source } = useQuery(automaticTaxQuery(orderId))
  if (!source) return null
  const { fallbackReason, calculators, recordedSales } = source
  const name = calculators.join(', ')
  return (
    <p className="px-4 pb-3 text-label font-normal text-ink-3">
      {fallbackReason === 'AUTO_TAX_FAILED' && t('admin.order.taxFallbackFailed')}
      {fallbackReason === 'AUTO_TAX_DEACTIVATED' && t('admin.order.taxFallbackDeactivated')}
      {!fallbackReason && t('admin.order.taxCalculatedBy', { name })}
      {calculators.length > 0 &&
        ` ${recordedSales.length > 0 ? t('admin.order.taxRecorded', { name }) : t('admin.order.taxNotRecorded')}`}
    </p>
  )
}

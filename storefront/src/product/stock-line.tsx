import { CalendarClock, CircleCheck, CircleSlash, Download, Hourglass } from 'lucide-react'
import { t } from '../texts.ts'
import type { VariantView } from './product-view.ts'

/** Stock that is left, from the real count, which the view has where it is few. */
export function StockLine({ variant }: { variant: VariantView | undefined }) {
  const { Icon, text, tone } = stockOf(variant)
  return (
    <p className={`flex items-center gap-2 text-small ${tone}`}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
      {text}
    </p>
  )
}

function stockOf(variant: VariantView | undefined) {
  if (variant?.preorder !== undefined)
    return {
      Icon: CalendarClock,
      text: t('product.preOrderNote', { preorder: variant.preorder }),
      tone: 'text-ink-2',
    }
  if (!variant?.inStock) return { Icon: CircleSlash, text: t('product.soldOut'), tone: 'text-ink-3' }
  if (variant.left !== undefined)
    return { Icon: Hourglass, text: t('product.left', { left: variant.left }), tone: 'font-semibold text-candy' }
  if (variant.download) return { Icon: Download, text: t('product.download'), tone: 'text-ink-2' }
  return { Icon: CircleCheck, text: t('product.inStock'), tone: 'text-success' }
}

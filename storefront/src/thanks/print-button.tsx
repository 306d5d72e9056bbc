import { Button } from '@fairground/ui/button.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { Printer } from 'lucide-react'
import { t } from '../texts.ts'
import type { OrderPageView } from './load-order.ts'

/** Prints the page of an order. Its place is reserved until scripts run; without them the browser's own menu prints. */
export function PrintButton({ order }: { order: Pick<OrderPageView, 'tickets' | 'paymentStatus'> }) {
  const hydrated = useHydrated()
  return (
    <Button variant="secondary" className={hydrated ? '' : 'invisible'} onClick={() => window.print()}>
      <Printer aria-hidden="true" size={20} strokeWidth={1.75} />
      {wordsFor(order)}
    </Button>
  )
}

/** Nobody gets a receipt for money that was not paid. */
function wordsFor({ tickets, paymentStatus }: Pick<OrderPageView, 'tickets' | 'paymentStatus'>): string {
  if (tickets.some(({ valid }) => valid)) return t('thanks.printTicketsAndReceipt')
  return RECEIVED.includes(paymentStatus) ? t('thanks.printReceipt') : t('thanks.printOrder')
}

const RECEIVED: readonly string[] = ['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED']

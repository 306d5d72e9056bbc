import { TriangleAlert } from 'lucide-react'
import { rich, t } from '../texts.ts'

/** Loud on purpose, on every page: staff must not take test orders for sales. */
export function TestPaymentsBanner({ testMode }: { testMode: boolean }) {
  return (
    <aside
      aria-label={t('admin.shell.testPayments')}
      data-print="hide"
      className="flex items-start gap-3 border-b-2 border-warning bg-warning-soft px-4 py-2 text-admin text-warning md:px-7"
    >
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={2} className="mt-px shrink-0" />
      <p>
        {rich('admin.shell.testPaymentsAreOnAnyone', {
          strong: (text) => <strong className="font-semibold">{text}</strong>,
        })}{' '}
        {testMode && `${t('admin.shell.theSiteRunsInTest')} `}
        {t('admin.shell.ordersHereMayNotBe')}
      </p>
    </aside>
  )
}

import { TriangleAlert } from 'lucide-react'

/** Loud on purpose, on every page: staff must not take test orders for sales. */
export function TestPaymentsBanner({ testMode }: { testMode: boolean }) {
  return (
    <aside
      aria-label="Test payments"
      data-print="hide"
      className="flex items-start gap-3 border-b-2 border-warning bg-warning-soft px-4 py-2 text-admin text-warning md:px-7"
    >
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={2} className="mt-px shrink-0" />
      <p>
        <strong className="font-semibold">Test payments are on.</strong> Anyone can pay, and no money moves.{' '}
        {testMode && 'The site runs in test mode. '}
        Orders here may not be sales.
      </p>
    </aside>
  )
}

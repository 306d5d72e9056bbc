import { t } from '../texts.ts'
import type { OrderPageView } from './load-order.ts'

/** Invoices and receipts, each as a page to print. */
export function Documents({ documents }: Pick<OrderPageView, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <ul data-print="hide" className="flex flex-wrap gap-x-5 gap-y-2">
      {documents.map(({ id, kind, number, href }) => (
        <li key={id}>
          <a href={href} className="text-brand underline underline-offset-4">
            {t('thanks.document', { kind, number })}
          </a>
        </li>
      ))}
    </ul>
  )
}

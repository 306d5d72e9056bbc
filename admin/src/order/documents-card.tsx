import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { end, row } from '../list/row-styles.ts'
import { documentsQuery, partsClient } from '../orders/order-parts.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'

/** Invoices, receipts and credit notes of the order, each as a page to print, and issuing its invoice. */
export default function DocumentsCard({ order }: { order: Order }) {
  const { data: documents = [] } = useQuery(documentsQuery(order.id))
  const { dateTime } = useFormats()
  const lacks = useLacks('orders.write')
  const issue = useIssueInvoice(order.id)
  const credit = useIssueCreditNotes(order.id)
  const kinds = documents.map(({ kind }) => kind)
  const mayCredit =
    kinds.includes('INVOICE') &&
    !kinds.includes('CREDIT_NOTE') &&
    (order.status === 'CANCELED' || /REFUNDED$/.test(order.paymentStatus ?? ''))
  const mail = useMailDocument(order.id)
  const mayIssue =
    order.status === 'APPROVED' &&
    isPositive(order.priceSummary.total.amount) &&
    documents.every(({ kind }) => kind !== 'INVOICE')
  if (!mayIssue && documents.length === 0) return null
  return (
    <Card
      title={t('admin.order.documents')}
      flush
      actions={
        mayCredit ? (
          <Button
            variant="secondary"
            size="sm"
            disabledReason={lacks}
            pending={credit.isPending}
            onClick={() => credit.mutate()}
          >
            {t('admin.order.issueCreditNotes')}
          </Button>
        ) : (
          mayIssue && (
            <Button
              variant="secondary"
              size="sm"
              disabledReason={lacks}
              pending={issue.isPending}
              onClick={() => issue.mutate()}
            >
              {t('admin.order.issueInvoice')}
            </Button>
          )
        )
      }
    >
      {documents.length === 0 ? (
        <p className="px-4 pt-1 pb-4 text-ink-2">{t('admin.order.noDocuments')}</p>
      ) : (
        <ul className="flex flex-col">
          {documents.map(({ id, kind, number, url, issuedDate }) => (
            <li key={id} className={row}>
              <a href={url} target="_blank" rel="noreferrer" className="font-medium underline underline-offset-2">
                {t('admin.order.document', { kind, number })}
              </a>
              <span className={end}>
                {kind !== 'RECEIPT' && (
                  <Button
                    variant="quiet"
                    size="sm"
                    disabledReason={lacks}
                    pending={mail.isPending && mail.variables === id}
                    onClick={() => mail.mutate(id)}
                  >
                    {t('admin.order.mailDocument')}
                  </Button>
                )}
                <span className="text-label font-normal text-ink-3">{dateTime(issuedDate)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function useIssueInvoice(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => partsClient.orderInvoices.generateInvoice({ orderId }),
    onSuccess: () => {
      toast(t('admin.order.invoiceIssued'))
    },
    onError: (error) => {
      toast.error(failureOf(error).title)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
}

function useIssueCreditNotes(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => partsClient.orderDocuments.issueCreditNotes({ orderId }),
    onSuccess: ({ issued }) => {
      toast(t('admin.order.creditNotesIssued', { count: issued }))
    },
    onError: (error) => {
      toast.error(failureOf(error).title)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
}

function useMailDocument(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (documentId: string) => partsClient.orderDocuments.mailOrderDocument({ orderId, documentId }),
    onSuccess: ({ mailed }) => {
      if (mailed) toast(t('admin.order.documentMailed'))
      else toast.error(t('admin.order.documentMailsOff'))
    },
    onError: (error) => {
      toast.error(failureOf(error).title)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
}

import type { OrderTicket } from '@fairground/client/generated/fairground.order-view.ts'
import { QrCode } from '@fairground/ui/qr-code.tsx'

/** One ticket to show at the door: its code over the perforation, whose it is below. */
export function TicketSlip({ ticket, place }: { ticket: OrderTicket; place: string }) {
  const { code, number, eventTitle, ticketName, guestName, valid } = ticket
  return (
    <article
      data-print="together"
      className="ticket-notch notch-line flex h-full flex-col rounded-card border border-border bg-surface [--notch-at:302px] print:mb-6 print:border-black"
    >
      <div className="flex h-75 items-center justify-center p-6">
        {valid ? (
          <QrCode
            value={code}
            label={`Code of ticket ${number} for ${eventTitle}`}
            className="size-63 rounded-control"
          />
        ) : (
          <p className="max-w-48 text-ink-2">The code appears here once the order is settled.</p>
        )}
      </div>
      <div className="perforation" />
      <div className="flex flex-col gap-1 p-6">
        <h3 className="font-sans text-h3">{eventTitle}</h3>
        <p className="text-small text-ink-2">
          {[ticketName, guestName].filter(Boolean).join(' · ')} · {place}
        </p>
        <p className="font-mono text-meta text-ink-3">{number}</p>
      </div>
    </article>
  )
}

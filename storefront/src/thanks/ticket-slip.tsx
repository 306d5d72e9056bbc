import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { TicketCode } from './ticket-code.tsx'
import type { TicketEvent } from './ticket-event.ts'
import type { TicketView } from './ticket-view.ts'
import { WayIn } from './way-in.tsx'

/** One ticket to show at the door: its code over the perforation, whose it is below. */
export function TicketSlip({
  ticket,
  event,
  place,
  heading: Heading = 'h3',
}: {
  ticket: TicketView
  event: Omit<TicketEvent, 'id'> | undefined
  /** "1 of 3"; absent where it stands alone. */
  place?: string
  /** One below the heading that it stands under. */
  heading?: 'h2' | 'h3'
}) {
  const { code, number, eventTitle, ticketName, guestName, admits, seat, valid, pass } = ticket
  const { attends, atPlace, wayIn } = ticket
  return (
    <article
      data-print="together"
      className="ticket-notch notch-line flex h-full flex-col rounded-card border border-border bg-surface [--notch-at:302px] print:mb-6 print:border-black"
    >
      <div className="flex h-75 items-center justify-center p-6">
        {valid ? (
          <TicketCode
            key={code}
            value={code}
            label={t('thanks.codeOfTicket', { number, eventTitle })}
            className="size-63 rounded-control"
          />
        ) : (
          <p className="max-w-48 text-ink-2">{t('thanks.notValid')}</p>
        )}
      </div>
      <div className="perforation" />
      <div className="flex flex-col gap-1 p-6">
        <Heading className="font-sans text-h3">{eventTitle}</Heading>
        <p className="text-small text-ink-2">{dotted([ticketName, attends, guestName, place])}</p>
        {valid && pass && <p className="text-small">{t('thanks.codeOfPass')}</p>}
        {seat && <p className="font-semibold">{seat}</p>}
        {admits > 1 && <p className="text-small font-semibold">{t('thanks.admits', { count: admits })}</p>}
        {event && (
          <p className="text-small">
            {event.when}
            <span className="block">{event.place}</span>
          </p>
        )}
        {valid && atPlace && event?.accessibility && <AccessNotes notes={event.accessibility} />}
        {wayIn && <WayIn wayIn={wayIn} />}
        {event?.canceled && <p className="text-small font-semibold text-danger">{t('thanks.calledOffEvent')}</p>}
        <p className="font-mono text-meta text-ink-3">{number}</p>
        {event?.calendar && (
          <a
            href={event.calendar}
            data-print="hide"
            className="self-start text-small text-brand underline underline-offset-2"
          >
            {t('thanks.addToCalendar')}
          </a>
        )}
        <SlipLinks ticket={ticket} />
      </div>
    </article>
  )
}

/** Notes on accessibility of the place, as the page of the event has them. */
const AccessNotes = ({ notes }: { notes: readonly string[] }) => (
  <p className="whitespace-pre-line text-small text-ink-2">
    <span className="font-semibold">{t('thanks.accessibility')}</span> {notes.join('\n')}
  </p>
)

/** Links to the pages on which its holder transfers, changes or cancels it, as far as that is possible now. */
function SlipLinks({ ticket: { terms, notWhole, transferHref, changeHref, cancelHref } }: { ticket: TicketView }) {
  return (
    <>
      {transferHref && <SlipLink href={transferHref} label={t('thanks.transfer')} />}
      {changeHref && <SlipLink href={changeHref} label={t('thanks.changeTicket')} />}
      {notWhole && (
        <p data-print="hide" className="text-meta text-ink-2">
          {notWhole}
        </p>
      )}
      {cancelHref && (
        <>
          <p data-print="hide" className="text-meta text-ink-2">
            {terms}
          </p>
          <SlipLink href={cancelHref} label={t('thanks.cancelTicket')} />
        </>
      )}
    </>
  )
}

const SlipLink = ({ href, label }: { href: string; label: string }) => (
  <RouterLink href={href} data-print="hide" className="self-start text-small text-brand underline underline-offset-2">
    {label}
  </RouterLink>
)

import type { PlacedLine } from '@fairground/client/generated/fairground.order-view.ts'
import { dotted, isolated } from '@fairground/domain/formatting/isolated.ts'
import { Image } from '@fairground/ui/image.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'

type ReceiptProps = {
  order: {
    number: string
    placed: string
    buyerName?: string
    buyerCompany?: string
    buyerTaxId?: string
    buyerAddress?: readonly string[]
    buyerEmail?: string
    delivery?: string
    deliveryAddress?: readonly string[]
    lines: readonly (Omit<PlacedLine, 'imageUrl'> & { picture: string | undefined })[]
    totals: readonly { label: string; formattedAmount: string }[]
    formattedTotal: string
    formattedRefunded?: string
    partlyPaid?: { formattedPaid: string; formattedLeft: string }
    giftCard?: { obfuscatedCode: string; formattedAmount: string }
  }
}

/** Options of a line without those that its name ends with: "Ticket: Standard" of "Night Market – Standard". */
const beyondName = ({ name, options }: Pick<PlacedLine, 'name' | 'options'>): string[] =>
  options.filter((option) => !name.endsWith(option.slice(option.indexOf(': ') + 2)))

/** The receipt, in the shape of a ticket. */
export function Receipt({ order }: ReceiptProps) {
  const { name } = useSite()
  return (
    <section
      aria-label={t('thanks.receipt')}
      data-print="together"
      className="ticket-notch notch-line flex flex-col rounded-card border border-border bg-surface [--notch-at:92px]"
    >
      <header className="flex h-22.5 items-center justify-between gap-4 px-6 sm:px-8">
        <div>
          <p className="font-display text-h3 font-bold">{name}</p>
          <p className="text-small text-ink-2">{order.placed}</p>
        </div>
        <p className="text-end">
          <span className="block text-meta text-ink-3">{t('thanks.order')}</span>
          <span className="whitespace-nowrap font-mono font-semibold tabular-nums">{order.number}</span>
        </p>
      </header>
      <div className="perforation" />
      <ul className="divide-y divide-border px-6 pt-2 sm:px-8">
        {order.lines.map((line) => (
          <li key={line.id} className="flex gap-4 py-4">
            <div className="w-12 shrink-0" data-print="hide">
              <Image src={line.picture} alt="" name={line.name} sizes="48px" className="rounded-control" />
            </div>
            <div className="grow">
              <p className="font-semibold">{isolated(line.name)}</p>
              <p className="text-small text-ink-2">
                {dotted([`${line.quantity} × ${line.formattedPrice}`, ...beyondName(line)])}
              </p>
            </div>
            <p className="font-semibold tabular-nums">{line.formattedTotal}</p>
          </li>
        ))}
      </ul>
      <Totals order={order} />
      {(order.buyerName || order.delivery) && (
        <div className="grid gap-4 border-t border-border px-6 py-5 text-small sm:grid-cols-2 sm:px-8">
          {order.buyerName && (
            <div>
              <p className="text-meta text-ink-3">{t('thanks.boughtBy')}</p>
              <p>{isolated(order.buyerName)}</p>
              {order.buyerCompany && <p>{order.buyerCompany}</p>}
              {order.buyerTaxId && <p className="text-ink-2">{t('thanks.taxId', { id: order.buyerTaxId })}</p>}
              {order.buyerAddress && <AddressLines lines={order.buyerAddress} />}
              {order.buyerEmail && <p className="text-ink-2">{order.buyerEmail}</p>}
            </div>
          )}
          {order.delivery && (
            <div>
              <p className="text-meta text-ink-3">{t('thanks.delivery')}</p>
              <p>{order.delivery}</p>
              {order.deliveryAddress && <AddressLines lines={order.deliveryAddress} />}
            </div>
          )}
        </div>
      )}
    </section>
  )
}

const AddressLines = ({ lines }: { lines: readonly string[] }) => (
  <address className="not-italic text-ink-2">
    {[...new Set(lines)].map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
)

function Totals({ order }: ReceiptProps) {
  const { giftCard, partlyPaid, formattedRefunded } = order
  return (
    <dl className="flex flex-col gap-1.5 border-t border-border px-6 py-5 tabular-nums sm:px-8">
      {order.totals.map((row) => (
        <TotalRow key={row.label} {...row} />
      ))}
      <div className="flex justify-between gap-4 pt-2 text-h3">
        <dt>{t('thanks.total')}</dt>
        <dd>{order.formattedTotal}</dd>
      </div>
      {giftCard && (
        <TotalRow
          label={t('thanks.giftCard', { code: giftCard.obfuscatedCode })}
          formattedAmount={giftCard.formattedAmount}
        />
      )}
      {partlyPaid && (
        <>
          <TotalRow label={t('thanks.paid')} formattedAmount={partlyPaid.formattedPaid} />
          <TotalRow label={t('thanks.stillToPay')} formattedAmount={partlyPaid.formattedLeft} />
        </>
      )}
      {formattedRefunded && <TotalRow label={t('thanks.refunded')} formattedAmount={formattedRefunded} />}
    </dl>
  )
}

const TotalRow = ({ label, formattedAmount }: { label: string; formattedAmount: string }) => (
  <div className="flex justify-between gap-4 text-small text-ink-2">
    <dt>{label}</dt>
    <dd>{formattedAmount}</dd>
  </div>
)

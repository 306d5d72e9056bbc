import { QuantityStepper } from '@fairground/ui/quantity-stepper.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { useLocation } from 'react-router'
import { MembersOnly, useIsMember } from '../account/members-only.tsx'
import { t } from '../texts.ts'
import { type EnteredFields, fieldOf } from './chosen-tickets.ts'
import type { TicketView } from './ticket-view.ts'

/** One kind of ticket: what it is, what it costs, how many. */
export function TicketRow({
  ticket,
  entered,
  onQuantity,
}: {
  ticket: TicketView
  entered: EnteredFields
  onQuantity: (quantity: number) => void
}) {
  const { id, name, description, policy, price, few, admits, atLeast, perPerson, most, reason, fee, forMembers } =
    ticket
  const isMember = useIsMember()
  const { pathname } = useLocation()
  return (
    <li
      className={`ticket-notch notch-line flex flex-col gap-4 rounded-card border border-border bg-surface px-6 py-5 sm:flex-row sm:items-start sm:justify-between sm:gap-8 ${reason ? 'text-ink-2' : ''}`}
    >
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="font-sans text-h3">{name}</h2>
        {description && <p className="max-w-measure text-small text-ink-2">{description}</p>}
        {price && <p className="font-semibold tabular-nums">{price}</p>}
        {fee && <p className="text-small text-ink-2 tabular-nums">{fee}</p>}
        {admits && <p className="text-small text-ink-2 tabular-nums">{admits}</p>}
        {atLeast && <p className="text-small text-ink-2 tabular-nums">{atLeast}</p>}
        {perPerson && <p className="text-small text-ink-2 tabular-nums">{perPerson}</p>}
        {few && <p className="text-small font-semibold text-candy tabular-nums">{few}</p>}
        {policy && (
          <details className="text-small">
            <summary className="min-h-6 text-ink-2 underline underline-offset-4">{t('tickets.ticketPolicy')}</summary>
            <p className="max-w-measure pt-2 whitespace-pre-line text-ink-2">{policy}</p>
          </details>
        )}
      </div>
      {reason ? (
        <p className="shrink-0 text-small text-ink-2">{reason}</p>
      ) : forMembers && isMember === false ? (
        <div className="max-w-56 shrink-0 text-small">
          <MembersOnly what="tickets" returnTo={pathname} />
        </div>
      ) : (
        <div className="flex shrink-0 flex-wrap items-end gap-3">
          <PriceChoice ticket={ticket} entered={entered} />
          <QuantityStepper
            label={t('tickets.numberOf', { name })}
            name={fieldOf.quantity(id)}
            defaultValue={Math.max(0, Math.min(Math.trunc(Number(entered[fieldOf.quantity(id)])) || 0, most))}
            min={0}
            max={most}
            onChange={onQuantity}
          />
        </div>
      )}
    </li>
  )
}

function PriceChoice({ ticket, entered }: { ticket: TicketView; entered: EnteredFields }) {
  const { id, options, least, currency } = ticket
  if (least !== undefined) {
    return (
      <div className="w-36">
        <TextField
          label={t('tickets.yourPrice', { currency: currency ?? '' })}
          name={fieldOf.amount(id)}
          inputMode="decimal"
          defaultValue={entered[fieldOf.amount(id)] ?? least}
        />
      </div>
    )
  }
  if (options.length === 0) return null
  return (
    <SelectField label={t('tickets.price')} name={fieldOf.option(id)} defaultValue={entered[fieldOf.option(id)]}>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

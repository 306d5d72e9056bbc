import { Button } from '@fairground/ui/button.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { useRef } from 'react'
import { MembersOnly, useIsMember } from '../account/members-only.tsx'
import { useLocation } from '../router/hooks.ts'
import { t } from '../texts.ts'
import { type EnteredFields, fieldOf } from './chosen-tickets.ts'
import { EnteredNumber } from './entered-number.tsx'
import type { TicketView } from './ticket-view.ts'

/** One kind of ticket: what it is, what it costs, how many. */
export function TicketRow({
  ticket,
  entered,
  onQuantity,
  onAmount,
}: {
  ticket: TicketView
  entered: EnteredFields
  onQuantity: (quantity: number) => void
  /** A suggested amount is chosen, and stands in its field. */
  onAmount: () => void
}) {
  const { id, name, description, policy, price, tier, few, admits, atLeast, perPerson, most, reason, fee, forMembers } =
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
        {tier && <p className="text-small tabular-nums">{tier}</p>}
        {fee && <p className="text-small text-ink-2 tabular-nums">{fee}</p>}
        {ticket.attends && <p className="text-small text-ink-2">{ticket.attends}</p>}
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
          <PriceChoice ticket={ticket} entered={entered} onAmount={onAmount} />
          <EnteredNumber
            label={t('tickets.numberOf', { name })}
            field={fieldOf.quantity(id)}
            most={most}
            entered={entered}
            onQuantity={(_field, quantity) => onQuantity(quantity)}
          />
        </div>
      )}
    </li>
  )
}

type PriceChoiceProps = { ticket: TicketView; entered: EnteredFields; onAmount: () => void }

function PriceChoice({ ticket, entered, onAmount }: PriceChoiceProps) {
  const { id, options, least } = ticket
  if (least !== undefined) return <OwnPrice ticket={ticket} entered={entered} onAmount={onAmount} />
  if (options.length === 0) return null
  return (
    // A long name of a price leaves room for the name of the ticket.
    <div className="max-w-full sm:max-w-72">
      <SelectField label={t('tickets.price')} name={fieldOf.option(id)} defaultValue={entered[fieldOf.option(id)]}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** A price that the guest names: any from the least on, or one that is suggested. */
function OwnPrice({ ticket, entered, onAmount }: PriceChoiceProps) {
  const { id, name, least, currency, suggested, payIn } = ticket
  const field = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const choose = (value: string) => {
    if (!field.current) return
    field.current.value = value
    // A value that a script sets is no change to the form.
    onAmount()
  }
  const list = suggested.length > 0 ? `amounts-${id}` : undefined
  return (
    <div className="flex flex-col gap-2">
      <div className="w-36">
        <TextField
          ref={field}
          label={t('tickets.yourPrice', { currency: currency ?? '' })}
          help={payIn}
          name={fieldOf.amount(id)}
          inputMode="decimal"
          list={list}
          autoComplete="off"
          defaultValue={entered[fieldOf.amount(id)] ?? suggested[0]?.value ?? least}
        />
      </div>
      {list && (
        <datalist id={list}>
          {suggested.map(({ value, label }) => (
            <option key={value} value={value} label={label} />
          ))}
        </datalist>
      )}
      {list && hydrated && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of the form's own groups
        <div role="group" aria-label={t('tickets.suggestedFor', { name })} className="flex flex-wrap gap-2">
          {suggested.map(({ value, label }) => (
            <Button key={value} type="button" variant="secondary" size="sm" onClick={() => choose(value)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { amountOf } from '@fairground/domain/money.ts'
import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../shell/site-context.ts'
import { TicketRow } from './ticket-row.tsx'
import type { TicketView } from './ticket-view.ts'

export type Wanted = { quantity: number; amount: string }

/** The kinds of ticket, how many of each, and what they cost together. */
export function TicketForm({ tickets, message }: { tickets: readonly TicketView[]; message: string | undefined }) {
  const { currency, locale } = useSite()
  const hydrated = useHydrated()
  const pending = useNavigation().state === 'submitting'
  const [wanted, setWanted] = useState<Readonly<Record<string, Wanted>>>({})
  const count = Object.values(wanted).reduce((sum, { quantity }) => sum + quantity, 0)
  const chosen = count === 1 ? '1 ticket' : `${count} tickets`
  const total = formatMoney(totalOf(Object.values(wanted), currency), currency, locale)
  const fees = tickets.some(({ id, fee }) => fee && (wanted[id]?.quantity ?? 0) > 0)
  return (
    <Form method="post" className="flex flex-col">
      <ul className="flex flex-col gap-4">
        {tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            onChange={(change) =>
              setWanted((before) => ({
                ...before,
                [ticket.id]: { ...(before[ticket.id] ?? { quantity: 0, amount: ticket.amount }), ...change },
              }))
            }
          />
        ))}
      </ul>
      {message && (
        <div className="pt-6" role="alert">
          <FieldError>{message}</FieldError>
        </div>
      )}
      <div className="sticky bottom-0 mt-6 flex items-center justify-between gap-4 border-t border-border bg-canvas py-4">
        <div>
          {hydrated && (
            <p className="text-small font-semibold tabular-nums sm:text-h3">
              {count === 0 ? 'No tickets chosen' : `${chosen}, ${total}`}
            </p>
          )}
          {fees && <p className="text-small text-ink-2">A service fee is added at the checkout.</p>}
          <LiveRegion>{count > 0 ? `${chosen}, ${total}` : ''}</LiveRegion>
        </div>
        <Button type="submit" variant="marigold" size="lg" pending={pending}>
          Add tickets to cart
        </Button>
      </div>
    </Form>
  )
}

/** Minor units; an amount that is still being typed counts as nothing. */
function totalOf(wanted: readonly Wanted[], currency: string): bigint {
  return wanted.reduce((sum, { quantity, amount }) => {
    try {
      return sum + BigInt(quantity) * amountOf(amount.replace(',', '.'), currency)
    } catch {
      return sum
    }
  }, 0n)
}

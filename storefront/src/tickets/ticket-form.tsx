import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Form } from '../router/form.tsx'
import { useNavigation } from '../router/hooks.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { RoomSlot } from '../seats/room-slot.tsx'
import type { ChosenSeat } from '../seats/seat-field.ts'
import { SeatPicker } from '../seats/seat-picker-part.ts'
import { t } from '../texts.ts'
import { AddOnList } from './add-on-list-part.ts'
import type { AddOnView } from './add-ons.ts'
import { BundleList } from './bundle-list-part.ts'
import type { BundleView } from './bundles.ts'
import { ACCESS, type EnteredFields, OWN_CHECKOUT, TOTAL_OF } from './chosen-tickets.ts'
import { TicketRow } from './ticket-row.tsx'
import type { TicketView } from './ticket-view.ts'

type TicketFormProps = {
  eventId: string
  tickets: readonly TicketView[]
  bundles: readonly BundleView[]
  addOns: readonly AddOnView[]
  message: string | undefined
  /** Fields of a form that was refused, where no script holds them. */
  entered?: EnteredFields | undefined
  /** The event has questions to its guests, or a currency of its own: its tickets go past the cart. */
  ownCheckout: boolean
  /** Opens the hidden kinds among them. */
  access: string | undefined
}

/** The kinds of ticket and what goes with them, how many of each, and what they cost together. */
export function TicketForm(props: TicketFormProps) {
  const { tickets, bundles, addOns, message, entered = {}, eventId, ownCheckout, access } = props
  const pending = useNavigation().state === 'submitting'
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({})
  const [extras, setExtras] = useState<Readonly<Record<string, number>>>({})
  const addTo = (field: string, quantity: number) => setExtras((before) => ({ ...before, [field]: quantity }))
  const [seats, setSeats] = useState<readonly ChosenSeat[]>([])
  const counted = tickets.reduce((sum, { id, reason, most }) => sum + (reason ? 0 : Math.min(wanted[id] ?? 0, most)), 0)
  const bundled = bundles.reduce((sum, one) => sum + one.tickets * Math.min(extras[one.field] ?? 0, one.most), 0)
  const count = counted + bundled + seats.reduce((sum, { units }) => sum + units, 0)
  const { form, total, price } = useTotal(count, seats, extras)
  const chosen = t('tickets.countTickets', { count })
  const choice = count === 0 ? t('tickets.noTicketsChosen') : total ? `${chosen}, ${total}` : chosen
  const [seated, others] = [tickets.filter((one) => one.seated), tickets.filter((one) => !one.seated)]
  const row = (ticket: TicketView) => (
    <TicketRow
      key={ticket.id}
      ticket={ticket}
      entered={entered}
      onAmount={price}
      onQuantity={(quantity) => setWanted((before) => ({ ...before, [ticket.id]: quantity }))}
    />
  )
  return (
    <Form method="post" ref={form} onChange={price} className="flex flex-col">
      {seated.length > 0 && (
        <>
          <div className="pb-8 noscript:hidden">
            <Suspense fallback={<RoomSlot />}>
              <SeatPicker
                eventId={eventId}
                kinds={seated}
                access={access}
                refused={message !== undefined && !pending}
                onChange={setSeats}
              />
            </Suspense>
          </div>
          <details
            open={seated.some(({ reason, least }) => reason !== undefined || least !== undefined)}
            className="pb-4"
          >
            <summary className="min-h-8 cursor-pointer font-semibold">{t('seats.letUsChoose')}</summary>
            <ul className="flex flex-col gap-4 pt-4">{seated.map(row)}</ul>
          </details>
        </>
      )}
      {others.length > 0 && <ul className="flex flex-col gap-4">{others.map(row)}</ul>}
      {bundles.length > 0 && <BundleList bundles={bundles} entered={entered} onQuantity={addTo} />}
      {addOns.length > 0 && <AddOnList addOns={addOns} entered={entered} onQuantity={addTo} />}
      {access && <input type="hidden" name={ACCESS} value={access} />}
      {ownCheckout && <input type="hidden" name={OWN_CHECKOUT} value="1" />}
      {message && (
        <div className="pt-6" role="alert">
          <FieldError>{message}</FieldError>
        </div>
      )}
      <TicketBar
        choice={choice}
        announced={count > 0 && total ? choice : ''}
        pending={pending}
        ownCheckout={ownCheckout}
      />
    </Form>
  )
}

type TicketBarProps = {
  choice: string
  /** Text for screen readers; empty while the price is not known. */
  announced: string
  pending: boolean
  ownCheckout: boolean
}

/** Shows what is chosen, and the way on. */
function TicketBar({ choice, announced, pending, ownCheckout }: TicketBarProps) {
  const hydrated = useHydrated()
  return (
    <div className="sticky bottom-0 mt-6 flex items-center justify-between gap-4 border-t border-border bg-canvas py-4">
      {hydrated && <p className="text-small font-semibold tabular-nums sm:text-h3">{choice}</p>}
      <LiveRegion>{announced}</LiveRegion>
      <Button type="submit" variant="marigold" size="lg" pending={pending} className="ms-auto">
        {ownCheckout ? t('tickets.continueToCheckout') : t('tickets.addTicketsToCart')}
      </Button>
    </div>
  )
}

/** The total of what the form holds, priced by the server after every change; absent while that is under way. */
function useTotal(count: number, seats: readonly ChosenSeat[], extras: Readonly<Record<string, number>>) {
  const form = useRef<HTMLFormElement>(null)
  const { load, data, state } = useFetcher<{ total?: string }>({ key: 'ticket total' })
  const price = () => {
    if (!form.current) return
    const fields = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]))
    fields.set(TOTAL_OF, '')
    void load(`?${fields}`)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read when a number in it has changed.
  useEffect(() => {
    if (count > 0) price()
  }, [count, seats, extras])
  return { form, total: state === 'idle' ? data?.total : undefined, price }
}

import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { EventSeating } from '@fairground/client/generated/fairground.event-seating.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import type { Formats } from '../formats.ts'
import { partWords } from '../seat-plans/spot-words.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { seatingClient } from './seating-queries.ts'

type Bound = Readonly<Record<string, readonly string[]>>

const boundOf = ({ tickets }: EventSeating): Bound =>
  Object.fromEntries(tickets.map(({ ticketDefinitionId, partIds }) => [ticketDefinitionId, partIds]))

/** "£26.00", "free" or "several prices". */
function priceOf({ pricingMethod }: TicketDefinition, money: Formats['money']): string {
  if (pricingMethod.free) return t('admin.event.free')
  const price = pricingMethod.fixedPrice ?? pricingMethod.guestPrice
  return price ? money(price.value, price.currency) : t('admin.event.severalPrices')
}

/** Binds each kind of ticket to sections, or to rows, tables and areas of them. */
export function BindCard({
  seating,
  tickets,
  lacks,
}: {
  seating: EventSeating
  tickets: readonly TicketDefinition[]
  lacks: string | undefined
}) {
  const { eventId, revision } = seating
  const { money } = useFormats()
  const [bound, setBound] = useState(() => boundOf(seating))
  const save = useChange({
    run: () =>
      seatingClient.bindTickets({
        eventId,
        revision,
        tickets: Object.entries(bound)
          .filter(([, partIds]) => partIds.length > 0)
          .map(([ticketDefinitionId, partIds]) => ({ ticketDefinitionId, partIds: [...partIds] })),
      }),
    done: t('admin.event-seats.bound'),
    stale: ['events'],
  })
  const isChanged = JSON.stringify(bound) !== JSON.stringify(boundOf(seating))
  return (
    <Card title={t('admin.event-seats.soldAs')}>
      <div className="flex flex-col gap-3">
        <p className="text-ink-2">{t('admin.event-seats.soldAsHelp')}</p>
        {tickets.length === 0 && <p>{t('admin.event-seats.ticketsFirst')}</p>}
        {tickets.map((ticket) => (
          <KindParts
            key={ticket.id}
            name={ticket.name}
            price={priceOf(ticket, money)}
            seating={seating}
            partIds={bound[ticket.id] ?? []}
            onChange={(partIds) => setBound({ ...bound, [ticket.id]: partIds })}
          />
        ))}
        {save.error && (
          <p role="alert" className="text-danger">
            {failureOf(save.error).title}
          </p>
        )}
        <Button
          size="sm"
          pending={save.isPending}
          disabledReason={lacks ?? (isChanged ? undefined : t('admin.seat-plans.nothingChanged'))}
          onClick={() => save.mutate(undefined)}
        >
          {t('admin.event-seats.saveBinding')}
        </Button>
      </div>
    </Card>
  )
}

function KindParts({
  name,
  price,
  seating: { layout },
  partIds,
  onChange,
}: {
  name: string
  price: string
  seating: EventSeating
  partIds: readonly string[]
  onChange: (partIds: readonly string[]) => void
}) {
  const has = new Set(partIds)
  const sectionIds = layout.sections.map(({ id }) => id ?? '')
  // A section that is chosen whole has no single parts.
  const rest = layout.sections.filter(({ id = '' }) => !has.has(id))
  const set = (ids: readonly string[], isOn: boolean) =>
    onChange(isOn ? [...new Set([...partIds, ...ids])] : partIds.filter((id) => !ids.includes(id)))
  return (
    <fieldset className="flex flex-col gap-1 border-t border-border pt-2">
      <legend className="float-start pb-1 text-admin font-semibold">
        {name} {price && <span className="font-normal text-ink-2 tabular-nums">{price}</span>}
      </legend>
      <div className="clear-both flex flex-wrap gap-x-4 gap-y-2">
        {layout.sections.map(({ id = '', label }) => (
          <CheckboxField
            key={id}
            label={label}
            checked={has.has(id)}
            onChange={({ currentTarget: { checked } }) => set([id], checked)}
          />
        ))}
      </div>
      {rest.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-label text-ink-2">
            {t('admin.event-seats.partsOf', { count: partIds.filter((id) => !sectionIds.includes(id)).length })}
          </summary>
          <div className="flex flex-col gap-2 pt-1 ps-4">
            {rest.map((section) => (
              <fieldset key={section.id} className="flex flex-wrap gap-x-4 gap-y-1">
                <legend className="text-label text-ink-2">{section.label}</legend>
                {section.elements.map((element) => (
                  <CheckboxField
                    key={element.id}
                    label={partWords(element.kind, element.label)}
                    checked={has.has(element.id ?? '')}
                    onChange={({ currentTarget: { checked } }) => set([element.id ?? ''], checked)}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        </details>
      )}
    </fieldset>
  )
}

import { isRefusal } from '@fairground/client/errors.ts'
import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import WhichDatesField, { storeLaterTickets, type WhichDates } from '../event-dates/which-dates.tsx'
import { eventClient } from '../events/event-queries.ts'
import { currencySign } from '../forms/amounts.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { placeViolations } from '../forms/field-violations.ts'
import { plainFields, same } from '../forms/shared-edits.ts'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { isStale } from '../use-change.ts'
import { PricingFields } from './pricing-fields.tsx'
import { attendanceWords, feeWords, TicketFields } from './ticket-fields.tsx'
import { ticketMessage } from './ticket-message.ts'
import { ticketSchema, ticketViolations } from './ticket-schema.ts'
import { emptyTicket, type TicketValues, ticketValues } from './ticket-values.ts'

const moment = (typed: string): string => typed.replace('T', ' ') || t('admin.event.noLimit')

const pricingWords: Record<TicketValues['pricing'], string> = {
  fixed: t('admin.event.fixedPrice'),
  guest: t('admin.event.guestsChoose'),
  options: t('admin.event.severalPrices'),
}

const fields = plainFields<TicketValues>(
  {
    name: t('admin.event.ticket'),
    description: t('admin.event.description'),
    policy: t('admin.event.ticketPolicy'),
    pricing: t('admin.event.pricing'),
    price: t('admin.event.price'),
    suggested: t('admin.event.suggestedAmounts'),
    tiers: t('admin.event.tiers'),
    options: t('admin.event.severalPrices'),
    quantity: t('admin.event.quantity'),
    admits: t('admin.event.admits'),
    fewest: t('admin.event.fewest'),
    most: t('admin.event.most'),
    perPerson: t('admin.event.perPerson'),
    attendance: t('admin.event.attendance'),
    fee: t('admin.event.serviceFee'),
    membersOnly: t('admin.event.membersOnly'),
    hidden: t('admin.event.hiddenTicket'),
    saleStart: t('admin.event.saleStarts'),
    saleEnd: t('admin.event.saleEnds'),
  },
  {
    pricing: (pricing) => pricingWords[pricing],
    attendance: (attendance) => attendanceWords[attendance],
    fee: (fee) => feeWords[fee],
    tiers: (tiers) => tiers.map(({ name, price }) => `${name} ${price}`).join(', ') || t('admin.forms.none'),
    options: (options) => options.map(({ name, price }) => `${name} ${price}`).join(', ') || t('admin.forms.none'),
    quantity: (quantity) => quantity || t('admin.event.noLimit'),
    saleStart: moment,
    saleEnd: moment,
  },
)

type TicketDialogProps = {
  eventId: string
  zone: string
  /** The event has a place and a link. */
  hybrid: boolean
  /** Currency of the event. */
  currency: string
  /** The kind of ticket that is changed; `undefined` makes one. */
  ticket: TicketDefinition | undefined
  /** The event is a date of a series. */
  inSeries: boolean
  onClose: () => void
}

interface Stored {
  readonly eventId: string
  readonly ticket: TicketDefinition | undefined
  readonly which: WhichDates
}

function storeTicket({ eventId, ticket, which }: Stored, message: ReturnType<typeof ticketMessage>): Promise<unknown> {
  const { ticketDefinitionsV2 } = eventClient
  if (ticket && which === 'LATER') return storeLaterTickets(ticket, message)
  if (!ticket)
    return ticketDefinitionsV2.createTicketDefinition({
      ticketDefinition: { ...message, eventId },
    })
  return ticketDefinitionsV2.updateTicketDefinition({
    ticketDefinition: { id: ticket.id, revision: ticket.revision, ...message },
  })
}

export function TicketDialog({ eventId, zone, hybrid, currency, ticket, inSeries, onClose }: TicketDialogProps) {
  const { locale } = useFormats()
  const sign = currencySign(currency, locale)
  const queryClient = useQueryClient()
  const resolver = useMemo(() => valibotResolver(ticketSchema(currency)), [currency])
  const stored = useMemo(() => (ticket ? ticketValues(ticket, zone) : emptyTicket), [ticket, zone])
  const [which, setWhich] = useState<WhichDates>('THIS')
  const [base, setBase] = useState(stored)
  if (base !== stored && !same(base, stored)) setBase(stored)
  const form = useForm<TicketValues>({
    defaultValues: base,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  })
  const save = useMutation({
    mutationFn: (values: TicketValues) =>
      storeTicket({ eventId, ticket, which }, ticketMessage(values, currency, zone)),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['tickets'] }),
        queryClient.invalidateQueries({ queryKey: ['events'] }),
      ])
      toast(ticket ? t('admin.event.ticketSaved') : t('admin.event.ticketAdded'))
      onClose()
    },
    onError: (error) => {
      if (isStale(error)) void queryClient.invalidateQueries({ queryKey: ['tickets'] })
      for (const { name, message } of placeViolations(error, ticketViolations).fields)
        form.setError(name as keyof TicketValues, { message }, { shouldFocus: true })
      if (isRefusal(error, 'NOT_ENOUGH_TICKETS'))
        form.setError('quantity', { message: t('admin.event.moreTicketsThanThatAre') }, { shouldFocus: true })
    },
  })
  const others = useOthersEdits<TicketValues>({
    edited: ticket && { kind: 'ticket', id: ticket.id },
    base,
    entered: form.getValues,
    show: (shown) => form.reset(shown, { keepErrors: true, keepSubmitCount: true }),
    fields: () => fields,
    pending: save.isPending,
    saved: useRef(false),
  })
  const submit = form.handleSubmit((values) => save.mutateAsync(values).then(undefined, () => {}))
  return (
    <ChangeDialog
      size="wide"
      title={ticket ? t('admin.event.editName', { name: ticket.name }) : t('admin.event.addATicket')}
      submit={ticket ? t('admin.event.saveTicket') : t('admin.event.addTicket')}
      pending={save.isPending}
      refused={others.reason}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {others.note}
      {ticket && inSeries && (
        <WhichDatesField value={which} onChange={setWhich} help={t('admin.event.laterTicketsHelp')} />
      )}
      <TicketFields
        register={form.register}
        errors={form.formState.errors}
        sign={sign}
        zone={zone}
        pricing={form.watch('pricing')}
        hybrid={hybrid}
      />
      <PricingFields form={form} sign={sign} />
    </ChangeDialog>
  )
}

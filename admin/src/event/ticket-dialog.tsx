import { isRefusal } from '@fairground/client/errors.ts'
import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { eventClient } from '../events/event-queries.ts'
import { currencySign } from '../forms/amounts.ts'
import { placeViolations } from '../forms/field-violations.ts'
import { plainFields, same } from '../forms/shared-edits.ts'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { useFormats } from '../session/me.ts'
import { isStale } from '../settings/use-change.ts'
import { failureOf } from '../shell/failure.ts'
import { ticketMessage } from './event-message.ts'
import { ticketSchema, ticketViolations } from './event-schema.ts'
import { emptyTicket, type TicketValues, ticketValues } from './event-values.ts'
import { TicketFields } from './ticket-fields.tsx'

const moment = (typed: string): string => typed.replace('T', ' ') || 'No limit'

const fields = plainFields<TicketValues>(
  { name: 'Ticket', price: 'Price', quantity: 'Quantity', saleStart: 'Sale starts', saleEnd: 'Sale ends' },
  { quantity: (quantity) => quantity || 'No limit', saleStart: moment, saleEnd: moment },
)

export type TicketDialogProps = {
  eventId: string
  zone: string
  /** Currency of the event. */
  currency: string
  /** The kind of ticket that is changed; `undefined` makes one. */
  ticket: TicketDefinition | undefined
  onClose: () => void
}

export function TicketDialog({ eventId, zone, currency, ticket, onClose }: TicketDialogProps) {
  const queryClient = useQueryClient()
  const { locale } = useFormats()
  const resolver = useMemo(() => valibotResolver(ticketSchema(currency)), [currency])
  const stored = useMemo(() => (ticket ? ticketValues(ticket, zone) : emptyTicket), [ticket, zone])
  const [base, setBase] = useState(stored)
  if (base !== stored && !same(base, stored)) setBase(stored)
  const form = useForm<TicketValues>({
    defaultValues: base,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  })
  const save = useMutation({
    mutationFn: (values: TicketValues) => {
      const message = ticketMessage(values, currency, zone)
      const { ticketDefinitionsV2 } = eventClient
      if (!ticket)
        return ticketDefinitionsV2.createTicketDefinition({
          ticketDefinition: { ...message, eventId, feeType: 'NO_FEE' },
        })
      return ticketDefinitionsV2.updateTicketDefinition({
        ticketDefinition: { id: ticket.id, revision: ticket.revision, ...message },
      })
    },
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['tickets'] }),
        queryClient.invalidateQueries({ queryKey: ['events'] }),
      ])
      toast(ticket ? 'Ticket saved.' : 'Ticket added.')
      onClose()
    },
    onError: (error) => {
      if (isStale(error)) void queryClient.invalidateQueries({ queryKey: ['tickets'] })
      for (const { name, message } of placeViolations(error, ticketViolations).fields)
        form.setError(name as keyof TicketValues, { message }, { shouldFocus: true })
      if (isRefusal(error, 'NOT_ENOUGH_TICKETS'))
        form.setError('quantity', { message: 'More tickets than that are sold or held.' }, { shouldFocus: true })
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
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={ticket ? `Edit ${ticket.name}` : 'Add a ticket'}
      footer={
        <>
          {save.error && (
            <span role="alert" className="me-auto self-center text-danger">
              {failureOf(save.error).title}
            </span>
          )}
          <Button variant="secondary" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" form="ticket" pending={save.isPending} disabledReason={others.reason}>
            {ticket ? 'Save ticket' : 'Add ticket'}
          </Button>
        </>
      }
    >
      <form id="ticket" noValidate onSubmit={submit} className="flex flex-col gap-3">
        {others.note}
        <TicketFields
          register={form.register}
          errors={form.formState.errors}
          sign={currencySign(currency, locale)}
          zone={zone}
        />
      </form>
    </Dialog>
  )
}

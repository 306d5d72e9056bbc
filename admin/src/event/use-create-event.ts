import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { eventClient } from '../events/event-queries.ts'
import { failureOf } from '../failure.ts'
import { placeViolations } from '../forms/field-violations.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { eventMessage } from './event-message.ts'
import { placeEventFaults } from './event-schema.ts'
import type { EventValues } from './event-values.ts'
import { ticketMessage } from './ticket-message.ts'
import { ticketViolations } from './ticket-schema.ts'

/** The refusal of one kind of ticket; the event and the kinds before it are there. */
class TicketRefused extends Error {
  override name = 'TicketRefused'
  readonly index: number
  constructor(index: number, cause: unknown) {
    super(t('admin.event.aTicketCouldNotBe'), { cause })
    this.index = index
  }
}

/**
 * Makes the event as a draft, then its tickets, then publishes it. When a step is refused, what was made is remembered, and the next
 * attempt goes on there instead of making another event.
 */
export function useCreateEvent({ form, onSaved }: { form: UseFormReturn<EventValues>; onSaved: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { currency } = useFormats()
  const made = useRef<{ eventId?: string; tickets: number }>({ tickets: 0 })
  const { wixEventsV2, ticketDefinitionsV2 } = eventClient

  const create = useMutation({
    mutationFn: async ({ values, publish }: { values: EventValues; publish: boolean }) => {
      const event = eventMessage(values)
      const { eventId } = made.current
      if (eventId) await wixEventsV2.updateEvent({ event: { id: eventId, ...event } })
      else made.current.eventId = (await wixEventsV2.createEvent({ event, draft: true })).event.id
      const id = made.current.eventId ?? ''
      const tickets = values.registration === 'TICKETING' ? values.tickets : []
      for (const [index, ticket] of tickets.entries()) {
        if (index < made.current.tickets) continue
        const message = { ...ticketMessage(ticket, currency, values.timeZone), eventId: id }
        await ticketDefinitionsV2.createTicketDefinition({ ticketDefinition: message }).catch((cause: unknown) => {
          throw new TicketRefused(index, cause)
        })
        made.current.tickets = index + 1
      }
      if (publish) await wixEventsV2.publishDraftEvent({ eventId: id })
      return id
    },
    onSuccess: async (id, { publish }) => {
      onSaved()
      await queryClient.invalidateQueries({ queryKey: ['events'] })
      toast(publish ? t('admin.event.eventPublished') : t('admin.event.draftSaved'))
      navigate(paths.event(id), { replace: true })
    },
    onError: (error) => {
      const ticket = error instanceof TicketRefused ? error : undefined
      const { fields } = ticket ? placeViolations(ticket.cause, ticketViolations) : placeEventFaults(error)
      const prefix = ticket ? `tickets.${ticket.index}.` : ''
      for (const { name, message } of fields)
        form.setError(`${prefix}${name}` as keyof EventValues, { message }, { shouldFocus: true })
    },
  })
  const cause = create.error instanceof TicketRefused ? create.error.cause : create.error
  return {
    run: (values: EventValues, publish: boolean) => create.mutateAsync({ values, publish }).catch(() => {}),
    pending: create.isPending,
    fault: cause ? faultOf(cause) : undefined,
  }
}

function faultOf(error: unknown): string {
  const { title, advice, requestId } = failureOf(error)
  return [title, advice, requestId && t('admin.event.requestRequestId', { requestId })].filter(Boolean).join(' ')
}

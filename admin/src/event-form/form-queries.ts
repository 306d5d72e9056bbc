import { forms, type GetFormResponse } from '@fairground/client/generated/events.forms.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const formClient = staffClient({ forms }).forms

export type EventForm = GetFormResponse['form']
export type FormControl = EventForm['controls'][number]

export const formQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'form', eventId],
    queryFn: ({ signal }) => formClient.getForm({ eventId }, { signal }),
  })

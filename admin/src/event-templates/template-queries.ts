import { eventTemplates } from '@fairground/client/generated/fairground.event-templates.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const templateClient = staffClient({ eventTemplates }).eventTemplates

export const TEMPLATES = ['event-templates'] as const

export const templatesQuery = () =>
  queryOptions({
    queryKey: TEMPLATES,
    queryFn: async ({ signal }) => (await templateClient.listEventTemplates({}, { signal })).templates,
  })

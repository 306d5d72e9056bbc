import * as contract from '@fairground/contract/fairground/event-templates.ts'
import { present } from '@fairground/domain/present.ts'
import { type Api, mount } from '../../http/mount.ts'
import { eventsToWire } from '../events/read-events.ts'
import { findTemplates, type TemplateRow } from './queries.ts'
import { beginEvent, removeTemplate, renameTemplate, saveTemplate } from './write-templates.ts'

const MINUTE_MS = 60_000

const templateToWire = ({ timeZone, startAt, endAt, placeName, createdAt, updatedAt, ...template }: TemplateRow) => ({
  ...template,
  timeZoneId: timeZone,
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
  ...present({
    lengthMinutes: startAt && endAt ? Math.round((endAt.getTime() - startAt.getTime()) / MINUTE_MS) : undefined,
    placeName: placeName || undefined,
  }),
})

export function eventTemplateRoutes(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  mount(api, contract.listEventTemplates, async (_, { db }) => ({
    templates: (await db.rows(findTemplates, {})).map(templateToWire),
  }))
  mount(api, contract.createEventTemplate, async (request, ctx) => ({
    template: templateToWire(await saveTemplate(ctx, request)),
  }))
  mount(api, contract.renameEventTemplate, async (request, ctx) => ({
    template: templateToWire(await renameTemplate(ctx, request)),
  }))
  mount(api, contract.deleteEventTemplate, async ({ id }, ctx) => {
    await removeTemplate(ctx, id)
    return {}
  })
  mount(api, contract.createEventFromTemplate, async (request, ctx) => {
    const [event] = await eventsToWire(ctx, publicUrl, [await beginEvent(ctx, request)], undefined)
    return { event: event! } // one row in, one event out
  })
}

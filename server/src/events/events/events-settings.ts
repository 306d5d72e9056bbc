import { getEventsSettings, updateEventsSettings } from '@fairground/contract/events/events-settings.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { statement } from '../../db/statement.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'
import { languageOf } from '../../ground/site-languages.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import { reserveAll } from '../../sales/payments/reserve-all.ts'
import { reserving, takesGiftCards } from '../../sites/checkout-settings/checkout-page.ts'
import { revisionOf } from '../../sites/site-settings/change-settings.ts'
import { ticketFeeBp } from '../ticket-definitions/ticket-fee.ts'

/** Deleted events count as created. */
const eventsInfo = statement({
  name: 'eventsSettings.info',
  params: { now: 'timestamptz' },
  row: { firstEventCreated: 'bool', sellingTickets: 'bool', sellingPaidTickets: 'bool' },
  sql: `
    with selling as materialized (
      select coalesce(d.highest_price, d.lowest_price, 0) > 0 or d.pricing = 'donation' as paid
      from ticket_definitions d join events e on e.site_id = $1 and e.id = d.event_id
      where d.site_id = $1 and d.deleted_at is null and not d.hidden and e.deleted_at is null and e.canceled_at is null
        and e.published_at is not null and e.registration_type = 'TICKETING' and (e.end_at is null or e.end_at > $2))
    select exists (select from events e where e.site_id = $1) as "firstEventCreated",
           exists (select from selling) as "sellingTickets", exists (select from selling where paid) as "sellingPaidTickets"`,
})

interface EventsSettingsDeps {
  /** Names of the payment methods that buyers of the site may choose. */
  readonly paymentMethods: (site: Site) => readonly string[]
}

async function settingsOf(
  { db, site, now }: Ctx,
  { paymentMethods }: EventsSettingsDeps,
  { fields = [] }: RequestOf<typeof getEventsSettings>,
): Promise<ResponseOf<typeof getEventsSettings>['eventsSettings']> {
  const { settings } = site
  const requested = new Set(fields)
  const info = requested.has('EVENTS_INFO') ? await db.row(eventsInfo, { now }) : undefined
  const methods = paymentMethods(site)
  return {
    id: site.id,
    revision: String(revisionOf(site)),
    ...present({
      updatedDate: settings.settingsSetAt,
      siteInfo: requested.has('SITE_INFO') ? { locale: site.locale, language: languageOf(site.locale) } : undefined,
      eventsInfo: info,
      serviceFeeSettings: requested.has('SERVICE_FEE_SETTINGS')
        ? { serviceFeeEnabled: ticketFeeBp(site) > 0 }
        : undefined,
      paymentSettings: requested.has('PAYMENT_SETTINGS')
        ? {
            ticketSalesEnabled: methods.length > 0,
            activePaymentMethods: methods.map((methodId) => ({ methodId })),
            couponsAccepted: true,
            giftCardsAccepted: takesGiftCards(site),
            delayedPaymentCaptureSettings: { enabled: reserving(settings).delayCaptureEnabled },
          }
        : undefined,
    }),
  }
}

type Changes = RequestOf<typeof updateEventsSettings>['eventsSettings']

const CAPTURE = 'paymentSettings.delayedPaymentCaptureSettings'

async function change(ctx: Ctx, { id, revision, paymentSettings, ...fixed }: Changes): Promise<Ctx> {
  if (id.toLowerCase() !== ctx.site.id) throw new ApiError({ code: 'EVENTS_SETTINGS_NOT_FOUND' })
  const refused = (['siteSettings', 'eventPages'] as const).filter((field) => fixed[field] !== undefined)
  if (refused.length > 0)
    throw new InvalidArgument(
      refused.map((field) => ({
        field: `eventsSettings.${field}`,
        description: message('violations.fixedPages'),
        violatedRule: 'VALIDATION' as const,
      })),
    )
  const { enabled, action, delayInHours: hours } = paymentSettings?.delayedPaymentCaptureSettings ?? {}
  const end = action && (action === 'CAPTURE' ? ('capture' as const) : ('void' as const))
  const settings = await reserveAll(ctx, { enabled, end, hours }, { revision, field: `eventsSettings.${CAPTURE}` })
  return { ...ctx, site: { ...ctx.site, settings } }
}

export function eventsSettingsRoutes(api: Api, deps: EventsSettingsDeps): void {
  mount(api, getEventsSettings, async (request, ctx) => ({ eventsSettings: await settingsOf(ctx, deps, request) }))
  mount(
    api,
    updateEventsSettings,
    async ({ eventsSettings, fields }, ctx) => ({
      eventsSettings: await settingsOf(await change(ctx, eventsSettings), deps, { fields }),
    }),
    { changesSite: true },
  )
}

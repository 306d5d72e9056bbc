import { registrationRefusal } from '@fairground/domain/events/registration-refusal.ts'
import { formatDate } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import { inOrder, passOffer } from '@fairground/domain/tickets/series-pass.ts'
import { isUuid } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import type {
  DescriptionLine,
  Draw,
  ResolveFor,
  Sellable,
  SellableKind,
  Unavailable,
} from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsById } from '../event/find-events.ts'
import { closedTo } from '../gates/admissions.ts'
import { ticketAsSellable } from '../ticket-definitions/as-sellable.ts'
import { currencyOfDefinition, type OfferedRow } from '../ticket-definitions/definition-row.ts'
import { freeOf, leftOfQuota, registrantOf, registrationRulesOf } from '../ticket-definitions/definition-state.ts'
import { offeredById } from '../ticket-definitions/find-definitions.ts'
import { ticketFeeBp } from '../ticket-definitions/ticket-fee.ts'
import { ticketTax } from '../ticket-definitions/ticket-tax.ts'
import { datesOfPasses, findPasses, type PassDateRow, type PassRow } from './queries.ts'

/** Catalogue app id of passes; ours. */
export const PASSES_APP_ID = '5f6e1c2a-9d0b-4c1e-8a37-3b1d6f20c4e9'

/** Passes as line items: `catalogItemId` is the pass. Its order has a line and a ticket for each of its dates. */
export const passSellable: SellableKind = {
  kind: 'pass',
  appIds: [PASSES_APP_ID],
  async resolve(references, context) {
    const ids = [...new Set(references.map(({ catalogItemId }) => catalogItemId).filter((id) => isUuid(id)))]
    const passes = ids.length === 0 ? [] : await context.db.rows(findPasses, { ids })
    const sold = await soldPasses(
      passes.filter(({ onSale }) => onSale),
      context,
    )
    return references.map(({ catalogItemId }) => sold.get(catalogItemId.toLowerCase()))
  },
}

/** Passes as they are sold now, by id; one without a date to come is sold no more, and stands with the dates that it had. */
export async function soldPasses(passes: readonly PassRow[], context: ResolveFor): Promise<Map<string, Sellable>> {
  return new Map([...(await offeredPasses(passes, context))].map(([id, { sellable }]) => [id, sellable]))
}

/** The same with the dates that each is sold for. */
export async function offeredPasses(
  passes: readonly PassRow[],
  context: ResolveFor,
): Promise<Map<string, { readonly sellable: Sellable; readonly dates: readonly SoldDate[] }>> {
  if (passes.length === 0) return new Map()
  const dates = await context.db.rows(datesOfPasses, { ids: passes.map(({ id }) => id) })
  const standing = dates.filter(({ published, canceled }) => published && !canceled)
  const kinds = new Map(
    (
      await offeredById(
        context.db,
        standing.map(({ definitionId }) => definitionId),
        context.now,
      )
    ).map((row) => [row.id, row]),
  )
  const events = await eventsById(
    context.db,
    standing.map(({ eventId }) => eventId),
  )
  const closed = await closedTo(context, [...kinds.values()])
  return new Map(
    passes.flatMap((pass) => {
      const own = dates.filter(({ passId }) => passId === pass.id)
      const sold = passAsSellable(pass, own, { ...context, kinds, events, closed })
      return sold ? [[pass.id, sold] as const] : []
    }),
  )
}

interface Read extends ResolveFor {
  readonly kinds: ReadonlyMap<string, OfferedRow>
  readonly events: ReadonlyMap<string, EventRow>
  /** Events whose gate the buyer is not through. */
  readonly closed: ReadonlySet<string>
}

/** A date with what is sold of it. */
export interface SoldDate {
  readonly row: OfferedRow
  readonly event: EventRow
  readonly share: bigint
}

function passAsSellable(
  pass: PassRow,
  dates: readonly PassDateRow[],
  read: Read,
): { readonly sellable: Sellable; readonly dates: readonly SoldDate[] } | undefined {
  const { site, now } = read
  const offer = passOffer(dates, pass, now)
  const shares = offer.kind === 'onSale' ? offer.dates : inOrder(dates).map((date) => ({ date, share: 0n }))
  const sold = shares.flatMap(({ date, share }): SoldDate[] => {
    const row = read.kinds.get(date.definitionId)
    const event = read.events.get(date.eventId)
    return row && event ? [{ row, event, share }] : []
  })
  const first = sold[0]
  if (!first) return undefined
  const price = offer.kind === 'onSale' ? offer.price : pass.price
  const left = pass.capacity === null ? null : Math.max(0, Number(pass.capacity - pass.used))
  const tickets = sold.map((date, i) =>
    dateAsSellable(pass, date, { site, isFirst: i === 0, own: i === sold.length - 1 ? left : undefined }),
  )
  const free = [left, ...sold.map(({ row }) => freeOf(row))].filter((count) => count !== null)
  const unavailable =
    offer.kind === 'closed'
      ? ({ code: 'SALE_CLOSED' } as const)
      : firstOf(sold.map((date) => unavailableOf(date, read)))
  const sellable: Sellable = {
    kind: 'pass',
    reference: { appId: PASSES_APP_ID, catalogItemId: pass.id },
    name: `${first.event.title} – ${pass.name}`,
    url: { relativePath: `/events/${first.event.slug}` },
    itemType: 'SERVICE',
    descriptionLines: linesOf(pass, sold, site),
    price,
    fullPrice: price,
    taxable: false,
    feeRateBp: tickets[0]?.feeRateBp ?? 0,
    draws: tickets.flatMap(({ draws }) => draws),
    quantityAvailable: free.length === 0 ? null : Math.min(...free),
    maxPerOrder: pass.limitPerOrder,
    ...present({
      image: first.event.doc.mainImage,
      tax: ticketTax(first.event, false) || undefined,
      unavailable,
    }),
    pass: { seriesId: pass.seriesId, name: pass.name, tickets },
  }
  return { sellable, dates: sold }
}

const firstOf = <T>(found: readonly (T | undefined)[]): T | undefined => found.find((one) => one !== undefined)

/**
 * The ticket of one date. Units of the first date count towards what a buyer may hold, those of the others are beside them. `own` is what is left of
 * the pass itself, which the last date draws on: it ends with it.
 */
function dateAsSellable(
  pass: PassRow,
  { row, event, share }: SoldDate,
  { site, isFirst, own }: { readonly site: Site; readonly isFirst: boolean; readonly own: number | null | undefined },
): Sellable {
  const sold = ticketAsSellable(
    {
      definitionId: row.id,
      poolId: row.poolId,
      poolVersion: row.poolVersion,
      name: pass.name,
      event,
      price: share,
      guestPrice: undefined,
      pricingOptionId: undefined,
      pricingOptionName: undefined,
      feeType: row.feeType,
      feeBp: ticketFeeBp(site),
      admits: row.doc.admits,
      limitPerPerson: row.doc.limitPerPerson,
    },
    event,
    site,
  )
  const free = freeOf(row)
  const { change: _terms, ...ticket } = sold.ticket! // it is of a ticket
  const draws: Draw[] = [
    ...sold.draws.map((draw) => ({
      ...draw,
      ...(isFirst ? {} : { beside: true as const }),
      ...present({ left: free === null ? undefined : free }),
    })),
    ...row.quotas.map((quota) => ({
      poolId: quota.poolId,
      perUnit: row.doc.admits ?? 1,
      beside: true as const,
      left: leftOfQuota(quota),
    })),
    ...(own === undefined
      ? []
      : [
          {
            poolId: pass.poolId,
            perUnit: 1,
            beside: true as const,
            ...present({ left: own === null ? undefined : own }),
          },
        ]),
  ]
  return { ...sold, draws, ticket, ...present({ image: event.doc.mainImage }) }
}

/** Reason why a date cannot be had now, and with it the pass. The sale period of its kind is that of single tickets. */
function unavailableOf({ row, event }: SoldDate, { caller, site, closed }: Read): Unavailable | undefined {
  const refusal = registrationRefusal(registrationRulesOf(row), { kind: registrantOf(caller), ignoreLimits: false })
  if (refusal) return { code: refusal }
  if (row.doc.membersOnly && registrantOf(caller) === 'visitor') return { code: 'MEMBER_NEEDED' }
  if (closed.has(event.id)) return { code: 'EVENT_ADMISSION_NEEDED' }
  if (row.seated) return { code: 'REGISTRATION_CLOSED' }
  const currency = currencyOfDefinition(row, site)
  if (currency !== site.currency)
    return { code: 'TICKETS_IN_OTHER_CURRENCY', currency, path: `/events/${event.slug}/tickets` }
  return freeOf(row) === 0 ? { code: 'NOT_ENOUGH_TICKETS' } : undefined
}

const SHOWN_DATES = 12

/** Description lines that name the pass and its dates. */
function linesOf(pass: PassRow, sold: readonly SoldDate[], { locale }: Site): DescriptionLine[] {
  const t = textsIn(locale)
  const dates = sold.slice(0, SHOWN_DATES).map(({ event }) => dayOf(event, locale))
  const more = sold.length - dates.length
  return [
    { name: t('purchase.ticket'), text: pass.name },
    {
      name: t('purchase.dates', { count: sold.length }),
      text: [...dates, ...(more > 0 ? [t('purchase.moreDates', { count: more })] : [])].join(', '),
    },
  ]
}

const dayOf = ({ startAt, timeZone, title, doc }: EventRow, locale: string): string =>
  startAt === null || doc.dateAndTimeTbd ? title : formatDate(startAt, { locale, zone: timeZone })

import { present } from '@fairground/domain/present.ts'
import { holdsScope } from '../../ground/caller.ts'
import { isUuid } from '../../ground/ids.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import type {
  CatalogReference,
  Draw,
  ResolveFor,
  Sellable,
  SellableKind,
  Unavailable,
} from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsById } from '../event/find-events.ts'
import { closedTo } from '../gates/admissions.ts'
import { findAccesses, isShown, type OpenedTickets } from '../ticket-access/find-access.ts'
import { ticketAsSellable, whenAndWhere } from '../ticket-definitions/as-sellable.ts'
import { currencyOfDefinition, type OfferedRow } from '../ticket-definitions/definition-row.ts'
import { freeOf, leftOfQuota, offerOf } from '../ticket-definitions/definition-state.ts'
import { offeredById } from '../ticket-definitions/find-definitions.ts'
import { drawsBeside, unavailableOf } from '../ticket-definitions/sellable.ts'
import { ticketFeeBp } from '../ticket-definitions/ticket-fee.ts'
import { ticketTax } from '../ticket-definitions/ticket-tax.ts'
import { type BundleRow, findBundles } from './queries.ts'
import { namedInBundle } from './ticket-names.ts'

/** Catalogue app id of bundles; ours. */
export const BUNDLES_APP_ID = '8a2f3c64-1d7e-4b95-9c08-52e6d1b7a3f0'

export const bundleReference = (id: string, access?: string): CatalogReference => ({
  appId: BUNDLES_APP_ID,
  catalogItemId: id,
  ...(access === undefined ? {} : { options: { access } }),
})

/** Bundles of tickets as line items: `catalogItemId` is the bundle, `options` may hold the `access` of hidden kinds. */
export const bundleSellable: SellableKind = {
  kind: 'bundle',
  appIds: [BUNDLES_APP_ID],
  async resolve(references, context) {
    const ids = [...new Set(references.map(({ catalogItemId }) => catalogItemId).filter((id) => isUuid(id)))]
    const bundles = ids.length === 0 ? [] : await context.db.rows(findBundles, { ids })
    const read = await readOf(bundles, references.map(accessIn), context)
    const byId = new Map(bundles.map((bundle) => [bundle.id, bundle]))
    return references.map((reference) => {
      const bundle = byId.get(reference.catalogItemId.toLowerCase())
      return bundle && bundleAsSellable(bundle, accessIn(reference), read)
    })
  },
}

/** Bundles as the caller may buy them, in their order; those that the caller does not see are left out. */
export async function soldBundles(
  bundles: readonly BundleRow[],
  access: string | undefined,
  context: ResolveFor,
): Promise<Sellable[]> {
  if (bundles.length === 0) return []
  const read = await readOf(bundles, [access], context)
  return bundles.flatMap((bundle) => bundleAsSellable(bundle, access, read) ?? [])
}

function accessIn({ options }: CatalogReference): string | undefined {
  const access = options?.access
  return typeof access === 'string' && access.length <= 64 ? access : undefined
}

interface Read extends ResolveFor {
  readonly kinds: ReadonlyMap<string, OfferedRow>
  readonly events: ReadonlyMap<string, EventRow>
  /** Events whose gate the buyer is not through. */
  readonly closed: ReadonlySet<string>
  readonly accesses: ReadonlyMap<string, OpenedTickets>
}

async function readOf(
  bundles: readonly BundleRow[],
  accesses: readonly (string | undefined)[],
  context: ResolveFor,
): Promise<Read> {
  const kindIds = [...new Set(bundles.flatMap(({ parts }) => parts.map(({ definitionId }) => definitionId)))]
  const rows = await offeredById(context.db, kindIds, context.now)
  return {
    ...context,
    kinds: new Map(rows.map((row) => [row.id, row])),
    events: await eventsById(
      context.db,
      bundles.map(({ eventId }) => eventId),
    ),
    closed: await closedTo(context, rows),
    accesses: await findAccesses(
      context.db,
      accesses.filter((access) => access !== undefined),
      context.now,
    ),
  }
}

/** A kind of a bundle, and how many of its tickets are in one. */
interface Kind {
  readonly row: OfferedRow
  readonly count: number
  /** The access that opens it, where it is hidden. */
  readonly opened: OpenedTickets | undefined
}

/** Kinds of a bundle; undefined where one of them is not for the caller to see. */
function kindsOf(
  { parts, eventId }: BundleRow,
  access: string | undefined,
  { kinds, caller, accesses }: Read,
): Kind[] | undefined {
  const found = access === undefined ? undefined : accesses.get(access)
  const opened = found && isShown(found) && found.eventId === eventId ? found : undefined
  const isStaff = holdsScope(caller, 'events.read')
  const own = parts.flatMap(({ definitionId, quantity: count, unfit }) => {
    const row = kinds.get(definitionId)
    if (!row || unfit) return []
    const byCode = row.hidden && opened?.definitionIds.has(row.id) ? opened : undefined
    const isSeen = isStaff || (row.eventPublishedAt !== null && (!row.hidden || byCode))
    return isSeen ? [{ row, count, opened: byCode }] : []
  })
  return own.length === parts.length ? own : undefined
}

function bundleAsSellable(bundle: BundleRow, access: string | undefined, read: Read): Sellable | undefined {
  const { site } = read
  const event = read.events.get(bundle.eventId)
  const kinds = bundle.onSale && event ? kindsOf(bundle, access, read) : undefined
  const first = kinds?.[0]
  if (!event || !kinds || !first) return undefined
  const isOpened = kinds.some(({ opened }) => opened)
  const reference = bundleReference(bundle.id, isOpened ? access : undefined)
  const tickets = kinds.reduce((sum, { count }) => sum + count, 0)
  const { eventTicketLimit } = first.row
  const most = eventTicketLimit ? Math.floor(eventTicketLimit / tickets) : bundle.limitPerOrder
  const parts = kinds.map(({ row, count, opened }) => ({
    count,
    regularPrice: row.lowestPrice,
    ticket: ticketOf(bundle, { row, opened, event }, read),
  }))
  const currency = currencyOfDefinition(first.row, site)
  const unavailable = firstOf(kinds.map((kind) => unavailableKind(kind, event, read)))
  return {
    kind: 'bundle',
    reference,
    name: `${event.title} – ${bundle.name}`,
    url: { relativePath: `/events/${event.slug}` },
    itemType: 'SERVICE',
    descriptionLines: [
      { name: textsIn(site.locale)('purchase.ticket'), text: bundle.name },
      { name: textsIn(site.locale)('purchase.contents'), text: contentsOf(kinds) },
      ...whenAndWhere(event, site.locale),
    ],
    price: bundle.price,
    fullPrice: bundle.price,
    taxable: false,
    feeRateBp: parts[0]?.ticket.feeRateBp ?? 0,
    draws: drawsOf(kinds),
    quantityAvailable: freeBundles(kinds),
    maxPerOrder: Math.min(bundle.limitPerOrder, most),
    ...present({
      image: event.doc.mainImage,
      tax: ticketTax(event, false) || undefined,
      currency: currency === site.currency ? undefined : currency,
      unavailable,
    }),
    bundle: { id: bundle.id, name: bundle.name, eventId: event.id, parts },
  }
}

const firstOf = <T>(found: readonly (T | undefined)[]): T | undefined => found.find((one) => one !== undefined)

/** "2 × Adult, 2 × Child" */
const contentsOf = (kinds: readonly Kind[]): string =>
  kinds.map(({ row, count }) => `${count} × ${row.name}`).join(', ')

const ticketOf = (
  bundle: BundleRow,
  { row, opened, event }: Pick<Kind, 'row' | 'opened'> & { readonly event: EventRow },
  { site }: Read,
): Sellable => ({
  ...ticketAsSellable(
    {
      definitionId: row.id,
      poolId: row.poolId,
      poolVersion: row.poolVersion,
      name: namedInBundle(bundle.name, row.name),
      event,
      price: row.lowestPrice,
      guestPrice: undefined,
      pricingOptionId: undefined,
      pricingOptionName: undefined,
      feeType: row.feeType,
      feeBp: ticketFeeBp(site),
      access: opened?.access,
      admits: row.doc.admits,
      limitPerPerson: row.doc.limitPerPerson,
      beside: drawsBeside(row, { access: opened, tier: undefined, spot: undefined }),
      staysAsItIs: true,
    },
    event,
    site,
  ),
  ...present({ image: event.doc.mainImage }),
})

function unavailableKind({ row }: Kind, event: EventRow, { caller, now, site, closed }: Read): Unavailable | undefined {
  const unavailable = unavailableOf(row, offerOf(row, now), caller, now)
  if (unavailable) return unavailable
  if (closed.has(event.id)) return { code: 'EVENT_ADMISSION_NEEDED' }
  const currency = currencyOfDefinition(row, site)
  return currency === site.currency
    ? undefined
    : { code: 'TICKETS_IN_OTHER_CURRENCY', currency, path: `/events/${event.slug}/tickets` }
}

/** A count that bundles are taken from: units of it in each, and those that are left. */
interface Count {
  readonly perUnit: number
  readonly left: number | null
}

/** Counts by pool: quotas of the kinds, what they share, and what their code opens. Kinds that draw on the same add up. */
function countsOf(kinds: readonly Kind[]): Map<string, Count> {
  const all = kinds.flatMap(({ row, count, opened }): (Count & { readonly poolId: string })[] => [
    { poolId: row.poolId, perUnit: count, left: freeOf(row) },
    ...row.quotas.map((quota) => ({
      poolId: quota.poolId,
      perUnit: count * (row.doc.admits ?? 1),
      left: leftOfQuota(quota),
    })),
    ...(opened ? [{ poolId: opened.poolId, perUnit: count, left: opened.left }] : []),
  ])
  return new Map(
    [...Map.groupBy(all, ({ poolId }) => poolId)].map(([poolId, own]) => [
      poolId,
      { perUnit: own.reduce((sum, { perUnit }) => sum + perUnit, 0), left: own[0]?.left ?? null },
    ]),
  )
}

/** All beside each other: each is compared with what other lines draw on it. */
const drawsOf = (kinds: readonly Kind[]): Draw[] =>
  [...countsOf(kinds)].map(([poolId, { perUnit, left }]) => ({
    poolId,
    perUnit,
    beside: true as const,
    ...present({ left: left ?? undefined }),
  }))

function freeBundles(kinds: readonly Kind[]): number | null {
  const counts = [...countsOf(kinds).values()].flatMap(({ perUnit, left }) =>
    left === null ? [] : [Math.max(0, Math.floor(left / perUnit))],
  )
  return counts.length === 0 ? null : Math.min(...counts)
}

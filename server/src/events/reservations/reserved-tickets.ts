import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { reserve } from '@fairground/domain/tickets/reserve.ts'
import type { Ctx } from '../../ground/context.ts'
import type { LineOfBundle, LineOfPass } from '../../sales/purchase/purchase.ts'
import type { Seated } from '../seats/choose-spots.ts'
import { seatOf } from '../seats/spot-row.ts'
import type { OpenedTickets } from '../ticket-access/find-access.ts'
import { namedInBundle } from '../ticket-bundles/ticket-names.ts'
import type { OfferedRow } from '../ticket-definitions/definition-row.ts'
import { ticketFeeBp } from '../ticket-definitions/ticket-fee.ts'
import type { ReservedTickets } from './reservation-row.ts'

type Decided = Extract<ReturnType<typeof reserve>, { ok: true }>['lines'][number]

interface Given extends Pick<Seated, 'quantity' | 'spot'> {
  readonly currency: string
  readonly opened: OpenedTickets | undefined
  readonly bundle: LineOfBundle | undefined
  /** The pass that it is a date of, with the count of passes where that ends with it. */
  readonly pass?: LineOfPass
  readonly passPool?: string | undefined
}

export const isLimited = (row: OfferedRow | undefined): boolean =>
  row !== undefined && (row.capacity !== null || row.quotas.length > 0)

/** The line of a reservation for tickets at one price, or one ticket with its seat. */
export const reservedTickets = (
  ctx: Pick<Ctx, 'site' | 'newId'>,
  row: OfferedRow,
  line: Decided,
  { quantity, spot, currency, opened, bundle, pass, passPool }: Given,
): ReservedTickets => ({
  id: ctx.newId(),
  eventId: row.eventId,
  eventTitle: row.eventTitle,
  eventSlug: row.eventSlug,
  definitionId: row.id,
  poolId: row.poolId,
  poolVersion: row.poolVersion,
  name: bundle ? namedInBundle(bundle.name, row.name) : (pass?.name ?? row.name),
  policyText: row.doc.policyText,
  quantity,
  unitPrice: String(line.price),
  currency,
  feeType: row.feeType,
  feeRateBp: ticketFeeBp(ctx.site),
  guestPrice: row.pricing === 'donation' ? formatAmount(line.price, currency) : undefined,
  pricingOptionId: line.pricingOptionId,
  pricingOptionName: line.pricingOptionName ?? undefined,
  tierName: line.tier?.name,
  limitPerPerson: row.doc.limitPerPerson,
  admits: row.doc.admits,
  ...besideOf(row, line, { opened, spot, passPool }),
  ...present({ seat: spot ? seatOf(spot) : undefined, bundle, pass }),
})

/** Counts beside the quota that tickets of this kind at this price, with this seat, are taken from. */
function besideOf(
  row: OfferedRow,
  { tier }: Decided,
  { opened, spot, passPool }: Pick<Given, 'opened' | 'spot' | 'passPool'>,
): Pick<ReservedTickets, 'access' | 'beside'> {
  const access = row.hidden && opened?.definitionIds.has(row.id) ? opened : undefined
  const tierPool = row.tiers.find(({ id }) => id === tier?.id)?.poolId
  const beside = [
    ...(access ? [{ poolId: access.poolId, perUnit: 1, of: 'code' as const }] : []),
    ...(tierPool ? [{ poolId: tierPool, perUnit: 1, of: 'tier' as const }] : []),
    ...(passPool ? [{ poolId: passPool, perUnit: 1, of: 'pass' as const }] : []),
    ...(spot ? [{ poolId: spot.poolId, perUnit: 1, of: 'seat' as const }] : []),
    ...row.quotas.map(({ poolId, name }) => ({ poolId, perUnit: row.doc.admits ?? 1, of: 'quota' as const, name })),
  ]
  return { ...present({ access: access?.access }), ...(beside.length > 0 ? { beside } : {}) }
}

import type { PickupLocationChanges } from '@fairground/contract/ecom/pickup-locations.ts'
import type { ShippingOptionChanges } from '@fairground/contract/ecom/shipping-options.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { Ctx } from '../../ground/context.ts'
import { filled } from '../../ground/filled.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { eachOf } from '../setup/setup-draft.ts'
import { changeSetup, type Draft, regionNotFound } from './setup/change-setup.ts'
import type { OptionKind, PickupDoc, RateDoc, SetupDocs, SetupRow } from './setup/documents.ts'
import { parseRates } from './setup/rates.ts'

type RateChanges = Partial<Static<typeof ShippingOptionChanges>>
type PickupChanges = Partial<Static<typeof PickupLocationChanges>>

/** Makes a document of a change and what there was before. `at` is the wire path of the option. */
export type Parse<K extends OptionKind, C> = (
  ctx: Ctx,
  before: SetupDocs[K] | undefined,
  change: C,
  at: string,
) => SetupDocs[K]

export const idsOf = (ids: readonly string[] | undefined): string[] | undefined => ids && [...new Set(ids)]

/** Null and the empty text take a field away, undefined leaves it. */
export const orBefore = <T>(value: T | null | undefined, before: T | undefined): T | undefined =>
  value === undefined ? before : value || undefined

/** Another name is the owner's. */
const keepsName = (written: string | undefined, before: string | undefined): boolean =>
  written === undefined || written.trim() === before

export const parseRateOption: Parse<'rate', RateChanges> = (ctx, before, change, at) => {
  const { title, rates, estimatedDeliveryTime, deliveryRegionId, extendedFields } = change
  const regionIds = idsOf(change.deliveryRegionIds ?? (deliveryRegionId ? [deliveryRegionId] : undefined))
  return {
    active: before?.active ?? true,
    title: title === undefined ? (before?.title ?? '') : filled(title, `${at}.title`),
    rates: rates ? parseRates(rates, ctx.site.currency, `${at}.rates`) : (before?.rates ?? []),
    regionIds: regionIds ?? before?.regionIds ?? [],
    ...present({
      code: before?.code,
      builtInName: keepsName(title, before?.title) ? before?.builtInName : undefined,
      estimatedDeliveryTime: orBefore(estimatedDeliveryTime, before?.estimatedDeliveryTime),
      namespaces: extendedFields?.namespaces ?? before?.namespaces,
    }),
  } satisfies RateDoc
}

export const parsePickup: Parse<'pickup', PickupChanges> = (ctx, before, change, at) => {
  const { name, address, deliveryTime, instructions, active, rates, deliveryRegionIds } = change
  return {
    active: active ?? before?.active ?? true,
    name: name === undefined ? (before?.name ?? '') : filled(name, `${at}.name`),
    address: address ?? before?.address ?? {},
    rates: rates ? parseRates(rates, ctx.site.currency, `${at}.rates`) : (before?.rates ?? []),
    regionIds: idsOf(deliveryRegionIds) ?? before?.regionIds ?? [],
    ...present({
      code: before?.code,
      builtInName: keepsName(name, before?.name) ? before?.builtInName : undefined,
      deliveryTime: orBefore(deliveryTime, before?.deliveryTime),
      instructions: orBefore(instructions, before?.instructions),
      hours: before?.hours,
      isPoint: before?.isPoint,
    }),
  } satisfies PickupDoc
}

export const createOption = <K extends OptionKind>(ctx: Ctx, kind: K, doc: SetupDocs[K]): Promise<SetupRow<K>> =>
  changeSetup(ctx, (draft) => draft.create(kind, doc))

interface Update<K extends OptionKind> {
  readonly kind: K
  readonly id: string
  readonly revision?: string | null | undefined
  readonly next: (before: SetupDocs[K]) => SetupDocs[K]
}

const applied = <K extends OptionKind>(draft: Draft, { kind, id, revision, next }: Update<K>): SetupRow<K> => {
  const row = draft.get(kind, id, revision)
  return draft.update(row, next(row.doc))
}

export const updateOption = <K extends OptionKind>(ctx: Ctx, update: Update<K>): Promise<SetupRow<K>> =>
  changeSetup(ctx, (draft) => applied(draft, update))

/** Each by itself: what is refused leaves the others. */
export const changeEach = <T, K extends OptionKind>(
  ctx: Ctx,
  items: readonly T[],
  change: (draft: Draft, item: T, at: number) => SetupRow<K>,
  idOf: (item: T) => string | undefined,
): Promise<Outcome<SetupRow<K>>[]> => changeSetup(ctx, (draft) => eachOf(draft, items, change, idOf))

export const updateEach = <K extends OptionKind>(
  ctx: Ctx,
  updates: readonly Update<K>[],
): Promise<Outcome<SetupRow<K>>[]> =>
  changeEach(
    ctx,
    updates,
    (draft, update) => applied(draft, update),
    ({ id }) => id,
  )

export const deleteOptions = (ctx: Ctx, kind: OptionKind, ids: readonly string[]): Promise<void> =>
  changeSetup(ctx, (draft) => {
    for (const id of new Set(ids.map((one) => one.toLowerCase()))) draft.remove(draft.get(kind, id))
  })

interface Link {
  readonly id: string
  readonly deliveryRegionId: string
  readonly revision?: string | null | undefined
}

/** Offers an option in another region. */
export const linkRegion = <K extends OptionKind>(ctx: Ctx, kind: K, link: Link): Promise<SetupRow<K>> =>
  changeSetup(ctx, (draft) => {
    const row = draft.get(kind, link.id, link.revision)
    const regionId = link.deliveryRegionId
    if (!draft.setup.profileOfRegion(regionId)) throw regionNotFound(regionId)
    return row.doc.regionIds.includes(regionId)
      ? row
      : draft.update(row, { ...row.doc, regionIds: [...row.doc.regionIds, regionId] })
  })

export const unlinkRegion = <K extends OptionKind>(ctx: Ctx, kind: K, link: Link): Promise<SetupRow<K>> =>
  changeSetup(ctx, (draft) => {
    const row = draft.get(kind, link.id, link.revision)
    const left = row.doc.regionIds.filter((id) => id !== link.deliveryRegionId)
    return left.length === row.doc.regionIds.length ? row : draft.update(row, { ...row.doc, regionIds: left })
  })

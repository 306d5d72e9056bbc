import type * as contract from '@fairground/contract/ecom/delivery-profile.ts'
import type * as shapes from '@fairground/contract/ecom/delivery-profile-shapes.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { collision, fullSubdivision } from '@fairground/domain/delivery/regions.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { filled } from '../../ground/filled.ts'
import { isSubdivision } from '../../ground/places.ts'
import { message } from '../../ground/texts/message.ts'
import { type NamespaceChange, withNamespace } from '../setup/namespaces.ts'
import { carrierOf } from './carriers.ts'
import { changeSetup, type Draft, regionNotFound, withRegion } from './setup/change-setup.ts'
import type { ProfileDoc, SetupRow, StoredCarrier, StoredRegion } from './setup/documents.ts'
import { amountText } from './setup/rates.ts'

type Profile = SetupRow<'profile'>
type NewRegion = Static<typeof shapes.NewDeliveryRegion>
type Carrier = Static<typeof shapes.DeliveryCarrier>
type RegionChanges = Static<typeof shapes.DeliveryRegionChanges>

/** A region is one of a hundred, as the published types bound them. */
const MAX_REGIONS = 100

/** Destinations as they are stored, with full codes of subdivisions. */
function destinationsOf(destinations: NewRegion['destinations'] = []) {
  return destinations.map(({ countryCode, subdivisions = [] }) => ({
    countryCode,
    ...present({
      subdivisions: subdivisions.length > 0 ? subdivisions.map((one) => ownSubdivision(countryCode, one)) : undefined,
    }),
  }))
}

function ownSubdivision(country: string, subdivision: string): string {
  const full = fullSubdivision(country, subdivision)
  if (!isSubdivision(country, full))
    throw new ApiError({ code: 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY', country, subdivision })
  return full
}

function storedCarrier({ appId, backupRate, additionalCharges }: Carrier, currency: string): StoredCarrier {
  const known = carrierOf(appId)
  if (!known) throw new ApiError({ code: 'UNKNOWN_DELIVERY_CARRIER', appId })
  if (known.needsBackup && !backupRate?.amount)
    throw new ApiError({ code: 'DELIVERY_CARRIER_MISSING_BACKUP_RATE', appId })
  return {
    appId: known.id,
    ...present({
      backupRate: backupRate
        ? present({
            title: backupRate.title || undefined,
            amount: backupRate.amount
              ? amountText(backupRate.amount, currency, 'deliveryCarrier.backupRate.amount')
              : undefined,
            active: backupRate.active,
          })
        : undefined,
      additionalCharges: additionalCharges?.map(({ description, amount }) => ({
        amount: amountText(amount, currency, 'deliveryCarrier.additionalCharges.amount'),
        ...present({ description: description || undefined }),
      })),
    }),
  }
}

function newRegion(ctx: Ctx, region: NewRegion, at: string): StoredRegion {
  const { name, active, destinations, deliveryCarriers = [] } = region
  const ids = deliveryCarriers.map(({ appId }) => appId)
  const twice = ids.findIndex((id, i) => ids.indexOf(id) < i)
  if (twice >= 0)
    throw new InvalidArgument([
      {
        field: `${at}.deliveryCarriers[${twice}].appId`,
        description: message('violations.namedOnce'),
        violatedRule: 'VALIDATION',
      },
    ])
  return {
    id: ctx.newId(),
    name: filled(name, `${at}.name`),
    active: active ?? true,
    destinations: destinationsOf(destinations),
    carriers: deliveryCarriers.map((carrier) => storedCarrier(carrier, ctx.site.currency)),
    createdDate: ctx.now.toISOString(),
  }
}

/** Regions of a profile share no destination and no name. */
function assertApart(regions: readonly StoredRegion[]): void {
  const shared = collision(regions)
  if (shared) throw new ApiError({ code: 'DESTINATIONS_COLLISION', destination: shared })
  const names = regions.map(({ name }) => name.toLowerCase())
  const twice = regions.find((_, i) => names.indexOf(names[i] ?? '') < i)
  if (twice) throw new ApiError({ code: 'DELIVERY_REGION_NAME_ALREADY_EXISTS', name: twice.name })
}

export const createProfile = (
  ctx: Ctx,
  { deliveryProfile }: RequestOf<typeof contract.createDeliveryProfile>,
): Promise<Profile> =>
  changeSetup(ctx, (draft) => {
    const { name, default: isDefault, deliveryRegions = [], extendedFields } = deliveryProfile
    if (isDefault && draft.setup.all('profile').some(({ doc }) => doc.isDefault))
      throw new ApiError({ code: 'SINGLE_DEFAULT_DELIVERY_PROFILE' })
    const regions = deliveryRegions.map((region, i) => newRegion(ctx, region, `deliveryProfile.deliveryRegions[${i}]`))
    assertApart(regions)
    return draft.create('profile', {
      name: filled(name, 'deliveryProfile.name'),
      isDefault: isDefault ?? false,
      regions,
      ...present({ createdBy: createdBy(ctx), namespaces: extendedFields?.namespaces }),
    })
  })

const createdBy = ({ caller }: Ctx): ProfileDoc['createdBy'] =>
  caller.kind === 'staff' ? { userId: caller.id } : caller.kind === 'apiKey' ? { appId: caller.id } : undefined

export const updateProfile = (ctx: Ctx, change: Static<typeof shapes.DeliveryProfileChanges>): Promise<Profile> =>
  changeSetup(ctx, (draft) => {
    const { id, revision, name, deliveryRegions, extendedFields } = change
    const row = draft.get('profile', id, revision)
    const isDefault = change.default ?? row.doc.isDefault
    if (isDefault !== row.doc.isDefault) throw new ApiError({ code: 'DEFAULT_CANNOT_BE_UPDATED' })
    if (deliveryRegions && !hasSameIds(deliveryRegions, row.doc.regions))
      throw new ApiError({ code: 'DELIVERY_REGION_CANNOT_BE_UPDATED' })
    return draft.update(row, {
      ...row.doc,
      ...present({
        name: name === undefined ? undefined : filled(name, 'deliveryProfile.name'),
        namespaces: extendedFields?.namespaces,
      }),
    })
  })

const hasSameIds = (
  wire: readonly { readonly id?: string | null | undefined }[],
  regions: readonly StoredRegion[],
): boolean => wire.length === regions.length && wire.every(({ id }, i) => id === regions[i]?.id)

export const deleteProfile = (ctx: Ctx, id: string): Promise<void> =>
  changeSetup(ctx, (draft) => {
    const row = draft.get('profile', id)
    if (row.doc.isDefault) throw new ApiError({ code: 'DEFAULT_PROFILE_CANNOT_BE_DELETED' })
    draft.unlink(row.doc.regions.map((region) => region.id))
    draft.remove(row)
  })

export const addRegion = (
  ctx: Ctx,
  { deliveryProfileId, deliveryRegion, revision }: RequestOf<typeof contract.addDeliveryRegion>,
): Promise<Profile> =>
  changeSetup(ctx, (draft) => {
    const row = draft.get('profile', deliveryProfileId, revision)
    if (row.doc.regions.length >= MAX_REGIONS) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_REGIONS })
    const regions = [...row.doc.regions, newRegion(ctx, deliveryRegion, 'deliveryRegion')]
    assertApart(regions)
    return draft.update(row, { ...row.doc, regions })
  })

function regionOf({ doc }: Profile, id: string): StoredRegion {
  const region = doc.regions.find((one) => one.id === id)
  if (!region) throw regionNotFound(id)
  return region
}

export const updateRegion = (
  ctx: Ctx,
  profileId: string,
  { id, name, active, destinations, deliveryCarriers }: RegionChanges,
  revision?: string | null,
): Promise<Profile> =>
  changeSetup(ctx, (draft) => {
    const row = draft.get('profile', profileId, revision)
    const region = regionOf(row, id)
    const named = deliveryCarriers?.map(({ appId }) => appId).sort()
    if (
      named &&
      named.join() !==
        region.carriers
          .map(({ appId }) => appId)
          .sort()
          .join()
    )
      throw new ApiError({ code: 'DELIVERY_CARRIER_CANNOT_BE_UPDATED' })
    const next = {
      ...region,
      ...present({
        name: name === undefined ? undefined : filled(name, 'deliveryRegion.name'),
        active: active ?? undefined,
        destinations: destinations ? destinationsOf(destinations) : undefined,
      }),
    }
    const doc = withRegion(row.doc, region.id, () => next)
    assertApart(doc.regions)
    return draft.update(row, doc)
  })

export const removeRegion = (ctx: Ctx, profileId: string, id: string, revision?: string | null): Promise<Profile> =>
  changeSetup(ctx, (draft) => {
    const region = regionOf(draft.get('profile', profileId, revision), id)
    draft.unlink([region.id])
    const row = draft.get('profile', profileId)
    return draft.update(row, { ...row.doc, regions: row.doc.regions.filter((one) => one.id !== region.id) })
  })

/** Changes the carriers of a region, wherever it is. */
function changeCarriers(
  draft: Draft,
  regionId: string,
  change: (carriers: readonly StoredCarrier[]) => readonly StoredCarrier[],
): Profile {
  const row = draft.setup.profileOfRegion(regionId)
  if (!row) throw regionNotFound(regionId)
  return draft.update(
    row,
    withRegion(row.doc, regionId, (region) => ({ ...region, carriers: change(region.carriers) })),
  )
}

export const addCarrier = (ctx: Ctx, regionId: string, carrier: Carrier): Promise<Profile> =>
  changeSetup(ctx, (draft) =>
    changeCarriers(draft, regionId, (carriers) => {
      const stored = storedCarrier(carrier, ctx.site.currency)
      if (carriers.some(({ appId }) => appId === stored.appId))
        throw new ApiError({ code: 'CARRIER_ALREADY_EXISTS_IN_REGION', appId: stored.appId })
      return [...carriers, stored]
    }),
  )

export const updateCarrier = (ctx: Ctx, regionId: string, carrier: Carrier): Promise<Profile> =>
  changeSetup(ctx, (draft) =>
    changeCarriers(draft, regionId, (carriers) => {
      const known = carrierOf(carrier.appId)
      if (!known) throw new ApiError({ code: 'UNKNOWN_DELIVERY_CARRIER', appId: carrier.appId })
      const before = carriers.find(({ appId }) => appId === known.id)
      if (!before) throw new ApiError({ code: 'DELIVERY_CARRIER_NOT_FOUND', appId: known.id })
      const next = { ...before, ...storedCarrier({ ...before, ...carrier } as Carrier, ctx.site.currency) }
      return carriers.map((one) => (one === before ? next : one))
    }),
  )

export const removeCarrier = (ctx: Ctx, regionId: string, appId: string): Promise<Profile> =>
  changeSetup(ctx, (draft) => {
    const known = carrierOf(appId)
    // The options stay: they are offered again where their carrier is added again and they are linked.
    if (known) draft.unlink([regionId], [known.kind])
    return changeCarriers(draft, regionId, (carriers) => carriers.filter((one) => one.appId !== known?.id))
  })

/** Switches an option of a carrier on or off. */
export const setActive = (ctx: Ctx, carrierId: string, rowId: string, active: boolean): Promise<void> =>
  changeSetup(ctx, (draft) => {
    const known = carrierOf(carrierId)
    const row = known && draft.setup.find(known.kind, rowId)
    if (!row) throw new ApiError({ code: 'DELIVERY_CARRIER_NOT_FOUND', appId: carrierId })
    draft.update(row, { ...row.doc, active })
  })

/** Sets the fields of one namespace; null takes it away. */
export const setNamespace = <K extends 'profile' | 'rate' | 'shippo'>(
  ctx: Ctx,
  kind: K,
  { id, ...change }: NamespaceChange & { readonly id: string },
): Promise<SetupRow<K>> =>
  changeSetup(ctx, (draft) => {
    const row = draft.get(kind, id)
    return draft.update(row, { ...row.doc, namespaces: withNamespace(row.doc.namespaces, change) })
  })

import * as profiles from '@fairground/contract/ecom/delivery-profile.ts'
import * as shapes from '@fairground/contract/ecom/delivery-profile-shapes.ts'
import { getDeliverySolutions } from '@fairground/contract/ecom/delivery-solutions.ts'
import { LocalDeliveryOptionChanges } from '@fairground/contract/ecom/local-delivery-option.ts'
import * as local from '@fairground/contract/ecom/local-delivery-options.ts'
import * as pickups from '@fairground/contract/ecom/pickup-locations.ts'
import * as rates from '@fairground/contract/ecom/shipping-options.ts'
import { present } from '@fairground/domain/present.ts'
import { doneItems } from '../../bulk/done-items.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { itemError, type Outcome } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { carriers } from './carriers.ts'
import { readDestinations } from './destination-properties.ts'
import { localToWire, parseLocal } from './local.ts'
import {
  changeEach,
  createOption,
  deleteOptions,
  linkRegion,
  parsePickup,
  parseRateOption,
  unlinkRegion,
  updateEach,
  updateOption,
} from './options.ts'
import { carriersOfProfile, detailsToWire, profileToWire, stampsToWire } from './profile-wire.ts'
import {
  addCarrier,
  addRegion,
  createProfile,
  deleteProfile,
  removeCarrier,
  removeRegion,
  setActive,
  setNamespace,
  updateCarrier,
  updateProfile,
  updateRegion,
} from './profiles.ts'
import { readSetup, regionNotFound, setupNotFound } from './setup/change-setup.ts'
import type { SetupKind, SetupRow } from './setup/documents.ts'
import { getSetup, listSetup } from './setup/list-setup.ts'
import { ratesToWire } from './setup/rates.ts'
import { deliverySolutions } from './solutions.ts'

export function deliveryRoutes(api: Api): void {
  profileRoutes(api)
  carrierRoutes(api)
  rateRoutes(api)
  pickupRoutes(api)
  localRoutes(api)
  mount(api, getDeliverySolutions, (request, ctx) => deliverySolutions(ctx, request))
}

const profile = async (row: SetupRow<'profile'> | Promise<SetupRow<'profile'>>) => ({
  deliveryProfile: profileToWire(await row),
})

function profileRoutes(api: Api): void {
  mount(api, profiles.createDeliveryProfile, (request, ctx) => profile(createProfile(ctx, request)))
  mount(api, profiles.getDeliveryProfile, ({ deliveryProfileId }, ctx) =>
    profile(getSetup(ctx, 'profile', deliveryProfileId)),
  )
  mount(api, profiles.updateDeliveryProfile, ({ deliveryProfile, fieldMask }, ctx) => {
    const { id, revision, ...change } = deliveryProfile
    const fields = masked(change, fieldMask, shapes.DeliveryProfileChanges, 'deliveryProfile')
    return profile(updateProfile(ctx, { id, revision, ...fields }))
  })
  mount(api, profiles.deleteDeliveryProfile, async ({ deliveryProfileId }, ctx) => {
    await deleteProfile(ctx, deliveryProfileId)
    return {}
  })
  mount(api, profiles.queryDeliveryProfiles, async ({ query }, ctx) => {
    const { rows, paging } = await listSetup(ctx, 'profile', query)
    return { deliveryProfiles: rows.map(profileToWire), pagingMetadata: paging }
  })
  mount(api, profiles.addDeliveryRegion, (request, ctx) => profile(addRegion(ctx, request)))
  mount(api, profiles.updateDeliveryRegion, ({ deliveryProfileId, deliveryRegion, revision, fieldMask }, ctx) => {
    const { id, ...change } = deliveryRegion
    const fields = masked(change, fieldMask, shapes.DeliveryRegionChanges, 'deliveryRegion')
    return profile(updateRegion(ctx, deliveryProfileId, { id, ...fields }, revision))
  })
  mount(api, profiles.removeDeliveryRegion, ({ deliveryProfileId, deliveryRegionId, revision }, ctx) =>
    profile(removeRegion(ctx, deliveryProfileId, deliveryRegionId, revision)),
  )
  mount(api, profiles.getDeliveryProfileByDeliveryRegionId, async ({ deliveryRegionId }, ctx) => {
    const row = (await readSetup(ctx.db)).profileOfRegion(deliveryRegionId)
    if (!row) throw regionNotFound(deliveryRegionId)
    return profile(row)
  })
  mount(api, profiles.updateExtendedFields, (request, ctx) => profile(setNamespace(ctx, 'profile', request)))
  mount(api, profiles.getDeliveryDestinationProperties, (_, ctx) => readDestinations(ctx.db))
}

function carrierRoutes(api: Api): void {
  mount(api, profiles.addDeliveryCarrier, ({ deliveryRegionId, deliveryCarrier }, ctx) =>
    profile(addCarrier(ctx, deliveryRegionId, deliveryCarrier)),
  )
  mount(api, profiles.updateDeliveryCarrier, ({ deliveryRegionId, deliveryCarrier, fieldMask }, ctx) => {
    const { appId, ...change } = deliveryCarrier
    const fields = masked(change, fieldMask, shapes.DeliveryCarrier, 'deliveryCarrier')
    return profile(updateCarrier(ctx, deliveryRegionId, { appId, ...fields }))
  })
  mount(api, profiles.removeDeliveryCarrier, ({ deliveryRegionId, appId }, ctx) =>
    profile(removeCarrier(ctx, deliveryRegionId, appId)),
  )
  mount(api, profiles.listInstalledDeliveryCarriers, async (_, { site }) => {
    const t = textsIn(site.locale)
    return { installedDeliveryCarriers: carriers.map((carrier) => detailsToWire(carrier, t)) }
  })
  mount(api, profiles.listDeliveryCarriers, async ({ deliveryProfileId, appIds }, ctx) => {
    const setup = await readSetup(ctx.db)
    const row = setup.find('profile', deliveryProfileId)
    if (!row) throw setupNotFound('profile', deliveryProfileId)
    return carriersOfProfile(setup, row, appIds, ctx.site.locale)
  })
  mount(api, profiles.setDeliveryCarrierActiveStatus, async ({ carrierAppId, rowId, active }, ctx) => {
    await setActive(ctx, carrierAppId, rowId, active ?? false)
    return {}
  })
  mount(api, profiles.updateCarrierSettings, async ({ carrierId, rowId, active }, ctx) => {
    await setActive(ctx, carrierId, rowId, active ?? false)
    return {}
  })
}

const rateToWire = (row: SetupRow<'rate'>) => ({
  ...stampsToWire(row),
  title: row.doc.title,
  ...present({ deliveryRegionId: row.doc.regionIds[0] }),
  deliveryRegionIds: [...row.doc.regionIds],
  ...present({
    estimatedDeliveryTime: row.doc.estimatedDeliveryTime,
    extendedFields: row.doc.namespaces ? { namespaces: { ...row.doc.namespaces } } : undefined,
  }),
  rates: ratesToWire(row.doc.rates),
})
const rate = async (row: Promise<SetupRow<'rate'>>) => ({ shippingOption: rateToWire(await row) })

function rateRoutes(api: Api): void {
  mount(api, rates.createShippingOption, async ({ shippingOption }, ctx) =>
    rate(createOption(ctx, 'rate', parseRateOption(ctx, undefined, shippingOption, 'shippingOption'))),
  )
  mount(api, rates.getShippingOption, ({ shippingOptionId }, ctx) => rate(getSetup(ctx, 'rate', shippingOptionId)))
  mount(api, rates.updateShippingOption, ({ shippingOption, fieldMask }, ctx) => {
    const { id, revision, ...change } = shippingOption
    const fields = masked(change, fieldMask, rates.ShippingOptionChanges, 'shippingOption')
    const next = (before: SetupRow<'rate'>['doc']) => parseRateOption(ctx, before, fields, 'shippingOption')
    return rate(updateOption(ctx, { kind: 'rate', id, revision, next }))
  })
  mount(api, rates.deleteShippingOption, async ({ shippingOptionId }, ctx) => {
    await deleteOptions(ctx, 'rate', [shippingOptionId])
    return {}
  })
  mount(api, rates.queryShippingOptions, async ({ query }, ctx) => {
    const { rows, paging } = await listSetup(ctx, 'rate', query)
    return { shippingOptions: rows.map(rateToWire), pagingMetadata: paging }
  })
  mount(api, rates.addDeliveryRegion, ({ shippingOptionId: id, ...link }, ctx) =>
    rate(linkRegion(ctx, 'rate', { id, ...link })),
  )
  mount(api, rates.removeDeliveryRegion, ({ shippingOptionId: id, ...link }, ctx) =>
    rate(unlinkRegion(ctx, 'rate', { id, ...link })),
  )
  mount(api, rates.updateExtendedFields, (request, ctx) => rate(setNamespace(ctx, 'rate', request)))
}

const pickupToWire = (row: SetupRow<'pickup'>) => ({
  ...stampsToWire(row),
  name: row.doc.name,
  address: row.doc.address,
  ...present({ deliveryTime: row.doc.deliveryTime, instructions: row.doc.instructions }),
  active: row.doc.active,
  rates: ratesToWire(row.doc.rates),
  deliveryRegionIds: [...row.doc.regionIds],
})
const pickup = async (row: Promise<SetupRow<'pickup'>>) => ({ pickupLocation: pickupToWire(await row) })

const failed = <K extends SetupKind>(outcomes: readonly Outcome<SetupRow<K>>[]) =>
  outcomes.flatMap((outcome) =>
    outcome.ok ? [] : [{ ...present({ id: outcome.id }), error: itemError(outcome.error) }],
  )

function pickupRoutes(api: Api): void {
  mount(api, pickups.createPickupLocation, async ({ pickupLocation }, ctx) =>
    pickup(createOption(ctx, 'pickup', parsePickup(ctx, undefined, pickupLocation, 'pickupLocation'))),
  )
  mount(api, pickups.getPickupLocation, ({ pickupLocationId }, ctx) =>
    pickup(getSetup(ctx, 'pickup', pickupLocationId)),
  )
  mount(api, pickups.updatePickupLocation, ({ pickupLocation, fieldMask }, ctx) => {
    const { id, revision, ...change } = pickupLocation
    const fields = masked(change, fieldMask, pickups.PickupLocationChanges, 'pickupLocation')
    const next = (before: SetupRow<'pickup'>['doc']) => parsePickup(ctx, before, fields, 'pickupLocation')
    return pickup(updateOption(ctx, { kind: 'pickup', id, revision, next }))
  })
  mount(api, pickups.deletePickupLocation, async ({ pickupLocationId }, ctx) => {
    await deleteOptions(ctx, 'pickup', [pickupLocationId])
    return {}
  })
  mount(api, pickups.queryPickupLocation, async ({ query }, ctx) => {
    const { rows, paging } = await listSetup(ctx, 'pickup', query)
    return { pickupLocations: rows.map(pickupToWire), pagingMetadata: paging }
  })
  mount(api, pickups.addDeliveryRegion, ({ pickupLocationId: id, ...link }, ctx) =>
    pickup(linkRegion(ctx, 'pickup', { id, ...link })),
  )
  mount(api, pickups.removeDeliveryRegion, ({ pickupLocationId: id, ...link }, ctx) =>
    pickup(unlinkRegion(ctx, 'pickup', { id, ...link })),
  )
  const many = (outcomes: readonly Outcome<SetupRow<'pickup'>>[]) => ({
    pickupLocations: doneItems(outcomes).map(pickupToWire),
    errors: failed(outcomes),
  })
  mount(api, pickups.bulkCreatePickupLocation, async ({ pickupLocations }, ctx) => {
    const parse = (one: (typeof pickupLocations)[number], at: number) =>
      parsePickup(ctx, undefined, one, `pickupLocations[${at}]`)
    return many(
      await changeEach(
        ctx,
        pickupLocations,
        (draft, one, at) => draft.create('pickup', parse(one, at)),
        () => undefined,
      ),
    )
  })
  mount(api, pickups.bulkUpdatePickupLocation, async ({ pickupLocations }, ctx) =>
    many(
      await updateEach(
        ctx,
        pickupLocations.map(({ id, revision, ...change }, at) => ({
          kind: 'pickup' as const,
          id,
          revision,
          next: (before: SetupRow<'pickup'>['doc']) => parsePickup(ctx, before, change, `pickupLocations[${at}]`),
        })),
      ),
    ),
  )
  mount(api, pickups.bulkDeletePickupLocation, async ({ pickupLocationIds }, ctx) => ({
    errors: failed(
      await changeEach(
        ctx,
        pickupLocationIds,
        (draft, id) => {
          const row = draft.get('pickup', id)
          draft.remove(row)
          return row
        },
        (id) => id,
      ),
    ),
  }))
}

const area = async (row: Promise<SetupRow<'local'>>) => ({ localDeliveryOption: localToWire(await row) })

function localRoutes(api: Api): void {
  mount(api, local.createLocalDeliveryOption, async ({ localDeliveryOption }, ctx) =>
    area(createOption(ctx, 'local', parseLocal(ctx, undefined, localDeliveryOption, 'localDeliveryOption'))),
  )
  mount(api, local.getLocalDeliveryOption, ({ localDeliveryOptionId }, ctx) =>
    area(getSetup(ctx, 'local', localDeliveryOptionId)),
  )
  mount(api, local.listLocalDeliveryOptions, async ({ externalId }, ctx) => ({
    localDeliveryOptions: (await readSetup(ctx.db))
      .all('local')
      .filter(({ doc }) => doc.externalId === externalId)
      .map(localToWire),
  }))
  mount(api, local.queryLocalDeliveryOptions, async ({ query }, ctx) => {
    const { rows, paging } = await listSetup(ctx, 'local', query)
    return { localDeliveryOptions: rows.map(localToWire), pagingMetadata: paging }
  })
  mount(api, local.updateLocalDeliveryOption, ({ localDeliveryOption, fieldMask }, ctx) => {
    const { id, revision, ...change } = localDeliveryOption
    const fields = masked(change, fieldMask, LocalDeliveryOptionChanges, 'localDeliveryOption')
    const next = (before: SetupRow<'local'>['doc']) => parseLocal(ctx, before, fields, 'localDeliveryOption')
    return area(updateOption(ctx, { kind: 'local', id, revision, next }))
  })
  mount(api, local.deleteLocalDeliveryOption, async ({ localDeliveryOptionId }, ctx) => {
    await deleteOptions(ctx, 'local', [localDeliveryOptionId])
    return {}
  })
  mount(api, local.addDeliveryRegion, ({ localDeliveryOptionId: id, ...link }, ctx) =>
    area(linkRegion(ctx, 'local', { id, ...link })),
  )
  mount(api, local.removeDeliveryRegion, ({ localDeliveryOptionId: id, ...link }, ctx) =>
    area(unlinkRegion(ctx, 'local', { id, ...link })),
  )
  const many = (outcomes: readonly Outcome<SetupRow<'local'>>[]) => ({
    localDeliveryOptions: doneItems(outcomes).map(localToWire),
    errors: failed(outcomes).map(({ error, ...one }) => ({ ...one, error: `${error.code}: ${error.description}` })),
  })
  mount(api, local.bulkCreateLocalDeliveryOption, async ({ localDeliveryOptions }, ctx) => {
    const parse = (one: (typeof localDeliveryOptions)[number], at: number) =>
      parseLocal(ctx, undefined, one, `localDeliveryOptions[${at}]`)
    return many(
      await changeEach(
        ctx,
        localDeliveryOptions,
        (draft, one, at) => draft.create('local', parse(one, at)),
        () => undefined,
      ),
    )
  })
  mount(api, local.bulkUpdateLocalDeliveryOption, async ({ localDeliveryOptions }, ctx) =>
    many(
      await updateEach(
        ctx,
        localDeliveryOptions.map(({ id, revision, ...change }, at) => ({
          kind: 'local' as const,
          id,
          revision,
          next: (before: SetupRow<'local'>['doc']) => parseLocal(ctx, before, change, `localDeliveryOptions[${at}]`),
        })),
      ),
    ),
  )
  mount(api, local.bulkDeleteLocalDeliveryOption, async ({ ids }, ctx) => {
    await changeEach(
      ctx,
      ids,
      (draft, id) => {
        const row = draft.get('local', id)
        draft.remove(row)
        return row
      },
      (id) => id,
    )
    return {}
  })
}

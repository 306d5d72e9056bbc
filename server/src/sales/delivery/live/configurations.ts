import type * as contract from '@fairground/contract/ecom/shippo-configurations.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { statement } from '../../../db/statement.ts'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { message } from '../../../ground/texts/message.ts'
import { LIVE_CARRIER_ID } from '../carriers.ts'
import { idsOf, orBefore } from '../options.ts'
import { stampsToWire } from '../profile-wire.ts'
import { changeSetup, type Setup, withRegion } from '../setup/change-setup.ts'
import type { SetupRow, ShippoDoc, StoredService } from '../setup/documents.ts'
import { amountText } from '../setup/rates.ts'
import { originOf } from './offers.ts'

type Changes = Partial<Static<typeof contract.ShippoConfigurationChanges>>
type Wire = Static<typeof contract.ShippoConfiguration>
type WireService<S> = {
  id?: string | null
  service: S
  serviceSettings?: NonNullable<Changes['domesticServices']>[number]['serviceSettings']
}

const findOpenLocation = statement({
  name: 'carriers.findLocation',
  params: { id: 'uuid' },
  row: { id: 'uuid' },
  sql: `select l.id from locations l where l.site_id = $1 and l.id = $2 and l.closed_at is null`,
})

/** Throws LOCATION_NOT_FOUND for one that is not there, or closed. */
export async function assertLocation({ db }: Pick<Ctx, 'db'>, locationId: string): Promise<void> {
  if (!(await db.row(findOpenLocation, { id: locationId })))
    throw new ApiError({ code: 'LOCATION_NOT_FOUND', locationId })
}

function servicesOf<S extends string>(
  ctx: Ctx,
  given: readonly WireService<S>[] | undefined,
  before: readonly StoredService<S>[] | undefined,
  at: string,
): readonly StoredService<S>[] {
  if (!given) return before ?? []
  const names = given.map(({ service }) => service)
  const twice = names.findIndex((name, i) => names.indexOf(name) < i)
  if (twice >= 0)
    throw new InvalidArgument([
      { field: `${at}[${twice}].service`, description: message('violations.namedOnce'), violatedRule: 'VALIDATION' },
    ])
  return given.map(({ id, service, serviceSettings = {} }, i) => {
    const { estimatedDeliveryTime, handlingFee, freeDeliveryMinimumAmount: freeFrom } = serviceSettings
    const field = `${at}[${i}].serviceSettings`
    const { currency } = ctx.site
    if (handlingFee?.calculationType === 'FIXED') amountText(handlingFee.value, currency, `${field}.handlingFee.value`)
    return {
      id: id ?? before?.find((one) => one.service === service)?.id ?? ctx.newId(),
      service,
      terms: present({
        handlingFee,
        freeFrom: freeFrom ? amountText(freeFrom, currency, `${field}.freeDeliveryMinimumAmount`) : undefined,
      }),
      ...present({ deliveryTime: estimatedDeliveryTime || undefined }),
    }
  })
}

/** Packaging of the shop's own has sides; each is longer than nothing. */
function sidesOf(doc: Pick<ShippoDoc, 'packageType' | 'sides'>, at: string): void {
  const { packageType, sides } = doc
  if (packageType !== 'CUSTOM') return
  const names = ['length', 'width', 'height'] as const
  const missing = names.filter((name) => !sides || !isPositive(sides[name]))
  if (missing.length === 0) return
  throw new InvalidArgument(
    missing.map((name) => ({
      field: `${at}.packageDetails.dimensions.${name}`,
      description: message('violations.aboveZero'),
      violatedRule: 'DECIMAL_GT',
    })),
  )
}

export function parseConfiguration(ctx: Ctx, before: ShippoDoc | undefined, change: Changes): ShippoDoc {
  const at = 'shippoConfiguration'
  const { packageDetails: details, backupWeight, extendedFields } = change
  const doc: ShippoDoc = {
    active: before?.active ?? true,
    regionIds: before?.regionIds ?? [],
    rates: [],
    domestic: servicesOf(ctx, change.domesticServices, before?.domestic, `${at}.domesticServices`),
    international: servicesOf(ctx, change.internationalServices, before?.international, `${at}.internationalServices`),
    packageType: change.packageType ?? before?.packageType ?? 'CUSTOM',
    locationId: (change.osLocationId ?? before?.locationId ?? '').toLowerCase(),
    ...present({
      packageName: details ? orBefore(details.name, undefined) : before?.packageName,
      sides: details ? details.dimensions : before?.sides,
      mostPerPackage: details ? mostOf(details.maxNumberOfProducts) : before?.mostPerPackage,
      backupWeight: orBefore(backupWeight, before?.backupWeight),
      namespaces: extendedFields?.namespaces ?? before?.namespaces,
    }),
  }
  sidesOf(doc, at)
  return doc
}

const mostOf = (most: string | null | undefined): number | undefined => (most ? Number(most) : undefined)

interface NewConfiguration {
  readonly doc: ShippoDoc
  readonly regionIds: readonly string[]
  readonly backupRate: string | undefined
}

/** Regions of a request: the older field names one, the other all of them. */
export const regionsOf = (one: string | null | undefined, all: readonly string[] | undefined): readonly string[] =>
  idsOf([...(all ?? []), ...(one ? [one] : [])]) ?? []

/** Makes a configuration, and its backup rate in each of its regions. */
export const createConfiguration = (
  ctx: Ctx,
  { doc, regionIds, backupRate }: NewConfiguration,
): Promise<{ row: SetupRow<'shippo'>; setup: Setup }> =>
  changeSetup(ctx, (draft) => {
    const row = draft.create('shippo', { ...doc, regionIds })
    for (const regionId of backupRate === undefined ? [] : regionIds) {
      const profile = draft.setup.profileOfRegion(regionId)
      if (!profile) continue
      const withBackup = withRegion(profile.doc, regionId, (region) => ({
        ...region,
        carriers: region.carriers.map((one) =>
          one.appId === LIVE_CARRIER_ID
            ? { ...one, backupRate: { ...one.backupRate, amount: backupRate, active: true } }
            : one,
        ),
      }))
      draft.update(profile, withBackup)
    }
    return { row, setup: draft.setup }
  })

const serviceToWire = <S>({ id, service, terms, deliveryTime }: StoredService<S>) => ({
  id,
  service,
  serviceSettings: present({
    estimatedDeliveryTime: deliveryTime,
    handlingFee: terms.handlingFee && { ...terms.handlingFee },
    freeDeliveryMinimumAmount: terms.freeFrom,
  }),
})

export function configurationToWire(row: SetupRow<'shippo'>, setup: Setup): Wire {
  const { doc } = row
  return {
    ...stampsToWire(row),
    ...present({ deliveryRegionId: doc.regionIds[0] }),
    deliveryRegionIds: [...doc.regionIds],
    domesticServices: doc.domestic.map(serviceToWire),
    internationalServices: doc.international.map(serviceToWire),
    packageType: doc.packageType,
    packageDetails: present({
      name: doc.packageName,
      dimensions: doc.sides && { ...doc.sides },
      maxNumberOfProducts: doc.mostPerPackage === undefined ? undefined : String(doc.mostPerPackage),
    }),
    osLocationId: doc.locationId,
    ...present({
      shipFromAddress: originOf(setup, doc.locationId)?.address,
      backupWeight: doc.backupWeight,
      extendedFields: doc.namespaces ? { namespaces: { ...doc.namespaces } } : undefined,
    }),
  }
}

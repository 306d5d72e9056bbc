import { isInArea } from '@fairground/domain/delivery/areas.ts'
import type { Place } from '@fairground/domain/delivery/regions.ts'
import { readyAt } from '@fairground/domain/delivery/schedule.ts'
import {
  type Charge,
  type DeliveredLine,
  type Offer,
  type Parcel,
  type Profile,
  parcelsOf,
  type Solution,
  solutionsOf,
} from '@fairground/domain/delivery/solutions.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { amountOf } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { ShippingCharge } from '@fairground/domain/price/input.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { type Site, weightUnitOf } from '../../ground/site.ts'
import { refusalText, textsIn } from '../../ground/texts/catalogues.ts'
import type { Contact } from '../buyers/contact.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import { LIVE_CARRIER_ID, LOCAL_CARRIER_ID, PICKUP_CARRIER_ID, RATES_CARRIER_ID } from './carriers.ts'
import { liveOffers } from './live/offers.ts'
import { readSetup, type Setup } from './setup/change-setup.ts'
import type { PickupDoc, SetupRow } from './setup/documents.ts'
import { isScheduled, type OptionSlot, openSlots } from './slots.ts'

/** A shipping option as the buyer chose it; its price is never stored here. */
export interface ChosenShipping {
  readonly carrierId?: string
  readonly code: string
}

/** Place where the buyer fetches the goods. */
interface Pickup {
  readonly address: PickupDoc['address']
  readonly method: 'STORE_PICKUP' | 'PICKUP_POINT'
}

/** Share of one carrier in one region, with the lines that it carries. */
interface Allocation {
  readonly carrierId: string
  readonly code: string
  readonly region: { readonly id: string; readonly name: string }
  readonly lineIds: readonly string[]
}

/** A way for the goods to reach the buyer. `cost` is minor units for the whole order, handling included. */
export interface ShippingOption {
  readonly carrierId: string
  readonly code: string
  readonly title: string
  readonly cost: bigint
  readonly pickup?: Pickup
  readonly deliveryTime?: string
  readonly instructions?: string
  /** Time at which the shop brings it. */
  readonly slot?: OptionSlot
  readonly handling: readonly Charge[]
  readonly allocations: readonly Allocation[]
}

/** An offer with everything a buyer reads about it. */
interface CarrierOffer extends Offer {
  readonly title: string
  readonly pickup?: Pickup
  readonly deliveryTime?: string
  readonly instructions?: string
  readonly slot?: OptionSlot
}

/**
 * Reading of delivery: one statement, and one more where slots have limits, or a carrier has live rates, however many lines, regions
 * and rates.
 */
type DeliveryReading = Pick<Ctx, 'site' | 'now'> & { readonly db: Queryable }

export const needsShipping = (lines: readonly ResolvedLine[]): boolean =>
  lines.some(({ sellable }) => sellable.physical?.shippable)

/** Goods that are sent, with their weights and prices. */
const deliveredLines = (lines: readonly ResolvedLine[]): DeliveredLine[] =>
  lines.flatMap(({ line, sellable: { physical, price } }) =>
    physical?.shippable
      ? [
          {
            id: line.id,
            profileId: physical.deliveryProfileId,
            quantity: line.quantity,
            weightGrams: physical.weightGrams * line.quantity,
            price: price * BigInt(line.quantity),
          },
        ]
      : [],
  )

const profilesOf = (setup: Setup, { currency }: Site): Profile[] =>
  setup.all('profile').map(({ id, doc }) => ({
    id,
    isDefault: doc.isDefault,
    regions: doc.regions.map(({ carriers, ...region }) => ({
      ...region,
      carriers: carriers.map(({ appId, additionalCharges = [] }) => ({
        carrierId: appId,
        handling: additionalCharges.map(({ description = '', amount }) => ({
          description,
          amount: amountOf(amount, currency),
        })),
      })),
    })),
  }))

export const placeOf = (address: Contact['address']): Place => {
  const { country, subdivision, city, postalCode, addressLine, geocode } = address ?? {}
  const { latitude, longitude } = geocode ?? {}
  const point = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
  return { country, subdivision, city, postalCode, street: addressLine, point }
}

const isActive = ({ doc }: SetupRow<'rate'> | SetupRow<'pickup'> | SetupRow<'local'>): boolean => doc.active

const shared = (row: SetupRow<'rate'> | SetupRow<'pickup'> | SetupRow<'local'>) => ({
  code: row.doc.code ?? row.id,
  regionIds: row.doc.regionIds,
  rates: row.doc.rates,
})

/** Rates of the site's own. */
const rateOffers = (setup: Setup, { site }: Pick<DeliveryReading, 'site'>): CarrierOffer[] =>
  setup
    .all('rate')
    .filter(isActive)
    .map((row) => ({
      ...shared(row),
      carrierId: RATES_CARRIER_ID,
      // The name that a site began with is in the reader's language; one of the owner's stays.
      title: row.doc.builtInName ? textsIn(site.locale)('purchase.standardDelivery') : row.doc.title,
      ...present({ deliveryTime: row.doc.estimatedDeliveryTime }),
    }))

/** Places to fetch goods at; without a rate they cost nothing. */
const pickupOffers = (setup: Setup, { site, now }: Omit<DeliveryReading, 'db'>): CarrierOffer[] =>
  setup
    .all('pickup')
    .filter(isActive)
    .map((row) => ({
      ...shared(row),
      rates: row.doc.rates.length > 0 ? row.doc.rates : [{ amount: '0' }],
      carrierId: PICKUP_CARRIER_ID,
      title: row.doc.builtInName ? textsIn(site.locale)('purchase.pickUp') : row.doc.name,
      pickup: { address: row.doc.address, method: row.doc.isPoint ? 'PICKUP_POINT' : 'STORE_PICKUP' },
      ...present({
        deliveryTime: row.doc.deliveryTime ?? readyText(row.doc, site, now),
        instructions: row.doc.instructions,
      }),
    }))

/** Time at which an order of now is ready, by the hours of the place. */
function readyText({ hours }: PickupDoc, { locale, timeZone }: Site, now: Date): string | undefined {
  const ready = hours && readyAt(hours, now, timeZone)
  if (!ready) return undefined
  return textsIn(locale)('purchase.readyFrom', { time: formatDateTime(ready, { locale, zone: timeZone }) })
}

/** The shop's own van, where the address lies in its area. */
async function localOffers(setup: Setup, reading: DeliveryReading, place: Place): Promise<CarrierOffer[]> {
  const areas = setup.all('local').filter((row) => isActive(row) && isInArea(row.doc.area, place))
  const slots = await openSlots(
    reading,
    areas.filter(({ doc }) => isScheduled(doc)),
  )
  return areas.flatMap((row) => {
    const offer = {
      ...shared(row),
      carrierId: LOCAL_CARRIER_ID,
      title: textsIn(reading.site.locale)('purchase.localDelivery', { area: row.doc.areaName }),
      ...present({ deliveryTime: row.doc.estimatedDeliveryTime }),
    }
    if (!isScheduled(row.doc)) return [offer]
    return (slots.get(row.id) ?? []).map((slot) => ({ ...offer, code: `${offer.code}@${slot.key}`, slot }))
  })
}

/** A parcel that the chosen option cannot carry goes by an ordinary rate: never by another place or van that nobody chose. */
const joins = (lead: CarrierOffer, other: CarrierOffer): boolean =>
  lead.carrierId !== PICKUP_CARRIER_ID && other.carrierId !== PICKUP_CARRIER_ID && other.carrierId !== LOCAL_CARRIER_ID

/**
 * Options of the site for these lines to this address; nothing where nothing is sent, or nothing reaches it. `chosen` is the code of
 * the one that the buyer chose: its price holds for a day.
 */
export async function shippingOptions(
  reading: DeliveryReading,
  lines: readonly ResolvedLine[],
  address: Contact['address'],
  chosen?: string,
): Promise<ShippingOption[]> {
  if (!needsShipping(lines)) return []
  return (
    (await waysTo(reading, await readSetup(reading.db), deliveredLines(lines), {
      place: placeOf(address),
      ...present({ chosen }),
    })) ?? []
  )
}

/** Options for these goods; undefined where some of them are not delivered to the place at all. */
export async function waysTo(
  reading: DeliveryReading,
  setup: Setup,
  lines: readonly DeliveredLine[],
  { place, chosen }: { readonly place: Place; readonly chosen?: string },
): Promise<ShippingOption[] | undefined> {
  const { site } = reading
  const parcels = parcelsOf(profilesOf(setup, site), lines, place)
  if (!parcels) return undefined
  const offers = [
    ...rateOffers(setup, reading),
    ...(await liveOffers(reading, setup, { parcels, lines, place, chosen })),
    ...(await localOffers(setup, reading, place)),
    ...pickupOffers(setup, reading),
  ]
  return optionsOf(parcels, offers, site)
}

const optionsOf = (parcels: readonly Parcel[], offers: readonly CarrierOffer[], site: Site): ShippingOption[] =>
  solutionsOf(parcels, offers, { currency: site.currency, weightUnit: weightUnitOf(site) }, joins).map(optionOf)

/** Checkouts know a single carrier, our own, whichever way the goods go; the parts say more. */
const optionOf = ({ offer, legs, cost }: Solution<CarrierOffer>): ShippingOption => ({
  carrierId: RATES_CARRIER_ID,
  code: offer.code,
  title: offer.title,
  cost,
  handling: legs.flatMap(({ handling }) => handling),
  allocations: legs.map((leg) => ({
    carrierId: leg.offer.carrierId,
    code: leg.offer.code,
    region: { id: leg.parcel.region.id, name: leg.parcel.region.name },
    lineIds: leg.parcel.lineIds,
  })),
  ...present({
    pickup: offer.pickup,
    deliveryTime: offer.deliveryTime,
    instructions: offer.instructions,
    slot: offer.slot,
  }),
})

export interface SelectedShipping {
  readonly options: readonly ShippingOption[]
  readonly selected?: ShippingOption
  /** The buyer chose it, as opposed to our preselection. */
  readonly requested: boolean
  /** An option was chosen that is not offered. */
  readonly unknownChoice?: ChosenShipping
  /** Goods are sent, whether or not anything reaches the address. */
  readonly needed: boolean
}

/**
 * The buyer's choice. Without one, the first delivery to the address is preselected when its country is known, else nothing: nobody
 * is taken to have chosen to fetch it themselves. The same rule everywhere, so that estimate, checkout and order cost the same.
 */
export async function selectShipping(
  reading: DeliveryReading,
  lines: readonly ResolvedLine[],
  { chosen, destination }: { chosen?: ChosenShipping; destination?: Contact['address'] },
): Promise<SelectedShipping> {
  const options = await shippingOptions(reading, lines, destination, chosen?.code)
  const needed = needsShipping(lines)
  if (!needed) return { options, requested: false, needed }
  if (chosen) {
    const selected = options.find((option) => isChosen(option, chosen))
    return selected
      ? { options, selected, requested: true, needed }
      : { options, requested: true, unknownChoice: chosen, needed }
  }
  const selected = destination?.country ? options.find(isOrdinary) : undefined
  return { options, requested: false, needed, ...present({ selected }) }
}

/** Sent at a rate: neither fetched nor brought at a time that somebody has to choose. */
const isOrdinary = ({ allocations }: ShippingOption): boolean =>
  allocations.every(({ carrierId }) => carrierId === RATES_CARRIER_ID || carrierId === LIVE_CARRIER_ID)

/** A delivery option as a cart stores it; undefined and null as they are. */
export const chosenOf = <Nothing extends null | undefined>(
  chosen: { readonly code: string; readonly carrierId?: string | null | undefined } | Nothing,
): ChosenShipping | Nothing => chosen && { code: chosen.code, ...present({ carrierId: chosen.carrierId || undefined }) }

export const isChosen = ({ carrierId, code }: ShippingOption, chosen: ChosenShipping): boolean =>
  code === chosen.code && (chosen.carrierId === undefined || carrierId === chosen.carrierId)

/** Amount of the delivery before its tax, which `priceLines` finds. */
export const shippingCharge = ({ selected }: SelectedShipping): Pick<ShippingCharge, 'amount'> | null =>
  selected ? { amount: selected.cost } : null

/** As answers and refusals carry it. */
export const unknownOption = (code: string, options: readonly ShippingOption[], locale: string) => ({
  applicationError: {
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    description: refusalText('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', locale),
    data: { code, offered: options.map((option) => option.code) },
  },
})

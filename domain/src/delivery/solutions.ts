import { type ConditionalRate, type Measures, type RateUnits, rateOf } from './rates.ts'
import { type Place, type Region, regionOf } from './regions.ts'

/** A carrier as a region has it, with what handling costs there in minor units. */
export interface RegionCarrier {
  readonly carrierId: string
  readonly handling: readonly Charge[]
}

export interface Charge {
  readonly description: string
  readonly amount: bigint
}

export interface ProfileRegion extends Region {
  readonly carriers: readonly RegionCarrier[]
}

export interface Profile {
  readonly id: string
  readonly isDefault: boolean
  readonly regions: readonly ProfileRegion[]
}

/** Goods of one line that are sent. */
export interface DeliveredLine {
  readonly id: string
  readonly profileId?: string | undefined
  readonly quantity: number
  /** Weight of all its units. */
  readonly weightGrams: number
  /** Minor units, of all its units, before coupons. */
  readonly price: bigint
}

/** An option of a carrier, before it is known what it costs for these lines. */
export interface Offer {
  readonly carrierId: string
  readonly code: string
  readonly regionIds: readonly string[]
  readonly rates: readonly ConditionalRate[]
  /** Prices by region that the carrier calculated itself; in place of `rates`. */
  readonly quoted?: ReadonlyMap<string, bigint>
}

/** Lines of one profile, which travel together. */
export interface Parcel {
  readonly profileId: string
  readonly region: ProfileRegion
  readonly lineIds: readonly string[]
  readonly measures: Measures
}

/** Share of one parcel in a solution. */
export interface Leg<O> {
  readonly offer: O
  readonly parcel: Parcel
  readonly rate: bigint
  readonly handling: readonly Charge[]
}

/** A way for all the goods to reach the buyer. */
export interface Solution<O> {
  readonly offer: O
  readonly legs: readonly Leg<O>[]
  /** Minor units: rates and handling of all parcels. */
  readonly cost: bigint
}

/** Lines by profile. Undefined where the goods of some profile are not delivered to the place at all. */
export function parcelsOf(
  profiles: readonly Profile[],
  lines: readonly DeliveredLine[],
  place: Place,
): readonly Parcel[] | undefined {
  const byDefault = profiles.find(({ isDefault }) => isDefault)
  const groups = Map.groupBy(lines, ({ profileId }) => profiles.find(({ id }) => id === profileId) ?? byDefault)
  const parcels: Parcel[] = []
  for (const [profile, own] of groups) {
    const region = profile && regionOf(profile.regions, place)
    if (!region) return undefined
    parcels.push({ profileId: profile.id, region, lineIds: own.map(({ id }) => id), measures: measuresOf(own) })
  }
  return parcels
}

const measuresOf = (lines: readonly DeliveredLine[]): Measures => ({
  weightGrams: lines.reduce((sum, line) => sum + line.weightGrams, 0),
  price: lines.reduce((sum, line) => sum + line.price, 0n),
  quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
})

/**
 * Ways in which all parcels reach the buyer, in the order of the offers. Each is led by one offer; a parcel that it cannot carry
 * goes by the cheapest offer that `joins` lets travel beside it. An offer that must carry everything (a place of pick-up) leads
 * alone or not at all.
 */
export function solutionsOf<O extends Offer>(
  parcels: readonly Parcel[],
  offers: readonly O[],
  units: RateUnits,
  joins: (lead: O, other: O) => boolean,
): Solution<O>[] {
  const legs = parcels.map((parcel) => offers.flatMap((offer) => legOf(parcel, offer, units) ?? []))
  return offers.flatMap((lead) => {
    const chosen = legs.map((own) => own.find(({ offer }) => offer === lead) ?? cheapest(own, lead, joins))
    if (!chosen.every((leg) => leg !== undefined) || !chosen.some(({ offer }) => offer === lead)) return []
    return [{ offer: lead, legs: chosen, cost: chosen.reduce((sum, leg) => sum + costOf(leg), 0n) }]
  })
}

const costOf = <O>({ rate, handling }: Leg<O>): bigint => handling.reduce((sum, { amount }) => sum + amount, rate)

function legOf<O extends Offer>(parcel: Parcel, offer: O, units: RateUnits): Leg<O> | undefined {
  const carrier = parcel.region.carriers.find(({ carrierId }) => carrierId === offer.carrierId)
  if (!carrier || !offer.regionIds.includes(parcel.region.id)) return undefined
  const rate = offer.quoted ? offer.quoted.get(parcel.region.id) : rateOf(offer.rates, parcel.measures, units)
  return rate === undefined ? undefined : { offer, parcel, rate, handling: carrier.handling }
}

const cheapest = <O extends Offer>(
  legs: readonly Leg<O>[],
  lead: O,
  joins: (lead: O, other: O) => boolean,
): Leg<O> | undefined =>
  legs
    .filter(({ offer }) => joins(lead, offer))
    .reduce<Leg<O> | undefined>((least, leg) => (least && costOf(least) <= costOf(leg) ? least : leg), undefined)

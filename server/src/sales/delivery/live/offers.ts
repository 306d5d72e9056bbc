import { packagesFor, parcelGrams, serviceCharge } from '@fairground/domain/delivery/live-rates.ts'
import { type Place, partOf } from '@fairground/domain/delivery/regions.ts'
import type { DeliveredLine, Offer, Parcel } from '@fairground/domain/delivery/solutions.ts'
import { amountOf, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Queryable } from '../../../ground/database.ts'
import { type PricedPlace, type QuoteQuestion, QuotesNeeded } from '../../../ground/quotes-needed.ts'
import { type Site, weightUnitOf } from '../../../ground/site.ts'
import { textsIn } from '../../../ground/texts/catalogues.ts'
import { gramsOf } from '../../lines/weight.ts'
import { digestOf, isCurrent } from '../../outside/answers.ts'
import { LIVE_CARRIER_ID } from '../carriers.ts'
import type { Setup } from '../setup/change-setup.ts'
import type { OriginDoc, SetupRow, StoredCarrier, StoredService } from '../setup/documents.ts'
import type { CarrierService, LiveRate } from './live-carrier.ts'
import { findQuotes } from './quotes.ts'

/** Names of the services, which are the same in every language. */
const NAMES: Readonly<Record<CarrierService, string>> = {
  GROUND_ADVANTAGE: 'USPS Ground Advantage',
  PRIORITY_MAIL: 'USPS Priority Mail',
  PRIORITY_MAIL_EXPRESS: 'USPS Priority Mail Express',
  FIRST_CLASS_PACKAGE_INTERNATIONAL: 'USPS First-Class Package International',
  PRIORITY_MAIL_INTERNATIONAL: 'USPS Priority Mail International',
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: 'USPS Priority Mail Express International',
}

/** A service of a carrier, with what a buyer reads about it. */
interface LiveOffer extends Offer {
  readonly title: string
  readonly deliveryTime?: string
  readonly quoted: ReadonlyMap<string, bigint>
}

interface Travelling {
  readonly parcels: readonly Parcel[]
  readonly lines: readonly DeliveredLine[]
  readonly place: Place
  /** Code of the option that the buyer chose. */
  readonly chosen?: string | undefined
}

/** A parcel with the question that one configuration makes of it. */
interface Inquiry {
  readonly row: SetupRow<'shippo'>
  readonly parcel: Parcel
  readonly packages: number
  /** Absent where there is none, as of things without a weight. */
  readonly question?: QuoteQuestion
  readonly services: readonly StoredService<CarrierService>[]
}

type Reading = Pick<Ctx, 'site' | 'now'> & { readonly db: Queryable }

/** An address that carriers can price: prices within a country differ by the place. */
function pricedPlace(place: Place): PricedPlace | undefined {
  const { country, city, postalCode } = place
  if (!country || !(postalCode || city)) return undefined
  return {
    country,
    ...present({
      // Carriers know states by their codes alone.
      subdivision: partOf(place),
      city: city || undefined,
      postalCode: postalCode?.trim().toUpperCase() || undefined,
    }),
  }
}

export const placeOfOrigin = ({ address }: OriginDoc): PricedPlace | undefined => pricedPlace(placeOf(address))
const placeOf = ({ country, subdivision, city, postalCode }: OriginDoc['address']): Place => ({
  country,
  subdivision,
  city,
  postalCode,
})

export const originOf = (setup: Setup, locationId: string): OriginDoc | undefined =>
  setup.all('origin').find(({ doc }) => doc.locationId === locationId)?.doc

/** Options of live rates. Throws `QuotesNeeded` where the carrier has to answer first. */
export async function liveOffers(reading: Reading, setup: Setup, travelling: Travelling): Promise<LiveOffer[]> {
  const inquiries = questionsOf(setup, travelling, reading.site)
  if (inquiries.length === 0) return []
  const digests = inquiries.map(({ question }) => question && digestOf(question))
  const questions = digests.filter((digest) => digest !== undefined)
  const rows = await reading.db.rows(findQuotes, { questions: [...new Set(questions)] })
  if (rows.length === 0) return []
  const known = new Map(rows.map((row) => [row.question, row]))
  const lacking = new Map<string, QuoteQuestion>()
  for (const [i, { row, question }] of inquiries.entries()) {
    const digest = digests[i]
    if (!question || !digest) continue
    const quote = known.get(digest)
    const isChosen = travelling.chosen?.startsWith(`${row.id}:`) ?? false
    if (!quote || !isCurrent(quote, reading.now, isChosen)) lacking.set(digest, question)
  }
  if (lacking.size > 0) throw new QuotesNeeded(reading.site.id, reading.now, [...lacking.values()])
  const offers = inquiries.flatMap((one, i) =>
    offersOf(one, known.get(digests[i] ?? null)?.answer ?? null, { setup, site: reading.site }),
  )
  return [...Map.groupBy(offers, ({ code }) => code).values()].map(together).sort(byPrice)
}

/** One option where a service goes to several regions. */
const together = ([first, ...others]: readonly LiveOffer[]): LiveOffer => ({
  ...first!, // a group has one at least
  quoted: new Map([first!, ...others].flatMap(({ quoted }) => [...quoted])),
})

const byPrice = (a: LiveOffer, b: LiveOffer): number => Number(leastOf(a) - leastOf(b))
const leastOf = ({ quoted }: LiveOffer): bigint => [...quoted.values()][0] ?? 0n

/** Parcels by the configurations of their regions. */
function questionsOf(setup: Setup, { parcels, lines, place }: Travelling, site: Site): Inquiry[] {
  const to = pricedPlace(place)
  if (!to) return []
  return setup
    .all('shippo')
    .filter(({ doc }) => doc.active)
    .flatMap((row) => {
      const origin = originOf(setup, row.doc.locationId)
      const from = origin && placeOfOrigin(origin)
      return from
        ? parcels
            .filter(({ region }) => row.doc.regionIds.includes(region.id))
            .map((parcel) => inquiryOf(row, parcel, { lines, from, to, site }))
        : []
    })
}

interface Around {
  readonly lines: readonly DeliveredLine[]
  readonly from: PricedPlace
  readonly to: PricedPlace
  readonly site: Site
}

function inquiryOf(row: SetupRow<'shippo'>, parcel: Parcel, { lines, from, to, site }: Around): Inquiry {
  const { doc } = row
  const unit = weightUnitOf(site)
  const packages = packagesFor(parcel.measures.quantity, doc.mostPerPackage)
  const grams = parcelGrams(
    lines.filter(({ id }) => parcel.lineIds.includes(id)),
    doc.backupWeight === undefined ? undefined : gramsOf(Number(doc.backupWeight), unit),
  )
  const packaging = {
    type: doc.packageType,
    ...present({ sides: doc.sides && { ...doc.sides, unit: unit === 'LB' ? ('in' as const) : ('cm' as const) } }),
  }
  const weightGrams = grams === undefined ? undefined : Math.ceil(grams / packages)
  return {
    row,
    parcel,
    packages,
    services: from.country === to.country ? doc.domestic : doc.international,
    ...present({
      question: weightGrams === undefined ? undefined : { from, to, packaging, weightGrams, currency: site.currency },
    }),
  }
}

function offersOf(inquiry: Inquiry, rates: readonly LiveRate[] | null, { setup, site }: { setup: Setup; site: Site }) {
  const { row, parcel, packages, services } = inquiry
  const regionId = parcel.region.id
  const offer = (code: string, title: string, price: bigint, deliveryTime: string | undefined): LiveOffer => ({
    carrierId: LIVE_CARRIER_ID,
    code: `${row.id}:${code}`,
    regionIds: row.doc.regionIds,
    rates: [],
    quoted: new Map([[regionId, price]]),
    title,
    ...present({ deliveryTime }),
  })
  const t = textsIn(site.locale)
  if (!rates) {
    const backup = backupOf(setup, regionId)
    return services.length > 0 && backup?.amount && backup.active !== false
      ? [offer('backup', backup.title ?? t('purchase.backupRate'), amountOf(backup.amount, site.currency), undefined)]
      : []
  }
  return services.flatMap(({ service, terms, deliveryTime }) => {
    const rate = rates.find((one) => one.service === service)
    const price = rate && parseAmount(rate.amount, site.currency)
    if (!price?.ok) return []
    const charge = serviceCharge(price.minor * BigInt(packages), terms, parcel.measures.price, site.currency)
    const days = rate?.days === undefined ? undefined : t('purchase.daysOnTheWay', { days: rate.days })
    return [offer(service, NAMES[service], charge, deliveryTime ?? days)]
  })
}

const backupOf = (setup: Setup, regionId: string): StoredCarrier['backupRate'] =>
  setup
    .regions()
    .find(({ id }) => id === regionId)
    ?.carriers.find(({ appId }) => appId === LIVE_CARRIER_ID)?.backupRate

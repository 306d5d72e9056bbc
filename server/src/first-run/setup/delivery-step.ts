import { queryDeliveryProfiles, updateDeliveryRegion } from '@fairground/contract/ecom/delivery-profile.ts'
import {
  createPickupLocation,
  queryPickupLocation,
  updatePickupLocation,
} from '@fairground/contract/ecom/pickup-locations.ts'
import {
  createShippingOption,
  queryShippingOptions,
  updateShippingOption,
} from '@fairground/contract/ecom/shipping-options.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { countriesIn, type Questions, wireAmount } from './questions.ts'
import type { SetupShop, Walk } from './setup-shop.ts'

type Region = ResponseOf<typeof queryDeliveryProfiles>['deliveryProfiles'][number]['deliveryRegions'][number]
type Option = ResponseOf<typeof queryShippingOptions>['shippingOptions'][number]
type Place = ResponseOf<typeof queryPickupLocation>['pickupLocations'][number]

const EVERYWHERE = 'ALL'
const LONGEST_NAME = 100

/** Places that goods go to, a flat rate that may end at an order's value, and pick-up. */
export const walkDelivery: Walk = async (shop, questions) => {
  if (shop.site().settings.sells === 'TICKETS') {
    questions.write('Tickets alone are sold: nothing is delivered.\n')
    return
  }
  const region = await walkRegion(shop, questions)
  if (!region) {
    questions.write(`Delivery has no region. Add one under ${shop.url}/admin/settings/delivery.\n`)
    return
  }
  await walkRate(shop, questions, region)
  await walkPickup(shop, questions, region)
}

async function walkRegion(shop: SetupShop, { until }: Questions): Promise<Region | undefined> {
  const read = async () => {
    const { deliveryProfiles } = await shop.call(queryDeliveryProfiles, {})
    const profile = deliveryProfiles.find(({ deliveryRegions }) => deliveryRegions.length > 0)
    return { profile, region: profile?.deliveryRegions[0] }
  }
  const { region } = await read()
  if (!region) return undefined
  const codes = region.destinations.map(({ countryCode }) => countryCode)
  const shown = codes.length > 0 ? codes.join(' ') : EVERYWHERE
  await until(`Countries that you deliver to, such as GB DE, or ${EVERYWHERE}`, shown, async (answer) => {
    const { profile, region: stored } = await read()
    if (!profile || !stored) return
    const countries = answer.toUpperCase() === EVERYWHERE ? [] : countriesIn(answer)
    await shop.call(updateDeliveryRegion, {
      deliveryProfileId: profile.id,
      revision: profile.revision,
      deliveryRegion: {
        id: stored.id,
        name: nameOf(countries, shop.site().locale),
        destinations: countries.map((countryCode) => ({ countryCode })),
      },
    })
  })
  return region
}

/** Names of the countries in the language of the shop. */
function nameOf(countries: readonly string[], locale: string): string {
  if (countries.length === 0) return textsIn(locale)('purchase.everywhere')
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  // Codes that are no countries are refused by the operation.
  const words = countries.map((code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code))
  return words.join(', ').slice(0, LONGEST_NAME)
}

/** The price of a rate that is flat, and the value from which it is free; undefined where it depends on more. */
function flatOf({ rates }: Option): { amount: string; freeFrom: string } | undefined {
  const [first, second, ...rest] = rates
  if (!first || rest.length > 0 || (first.conditions ?? []).length > 0 || first.multiplyByQuantity) return undefined
  const [condition, ...more] = second?.conditions ?? []
  if (!second) return { amount: first.amount, freeFrom: '' }
  const isFree = !isPositive(second.amount) && condition?.type === 'BY_TOTAL_PRICE' && condition.operator === 'GTE'
  return isFree && more.length === 0 ? { amount: first.amount, freeFrom: condition.value } : undefined
}

async function walkRate(shop: SetupShop, { text, write, attempt }: Questions, { id }: Region): Promise<void> {
  const { shippingOptions } = await shop.call(queryShippingOptions, {})
  const option = shippingOptions.find(({ deliveryRegionIds }) => deliveryRegionIds.includes(id))
  const flat = option ? flatOf(option) : { amount: '', freeFrom: '' }
  if (!flat) {
    write(`"${option?.title}" has rates of its own. Change them under ${shop.url}/admin/settings/delivery.\n`)
    return
  }
  const { currency, locale } = shop.site()
  for (;;) {
    const amount = await text(`Price of delivery in ${currency}, 0 for free`, flat.amount)
    const freeFrom = await text(`Free from an order of, - for never`, flat.freeFrom)
    if ((amount ?? freeFrom) === undefined) return
    const rates = flatRates(amount ?? flat.amount, freeFrom === '-' ? '' : (freeFrom ?? flat.freeFrom))
    const saved = await attempt(() =>
      option
        ? shop.call(updateShippingOption, { shippingOption: { id: option.id, revision: option.revision, rates } })
        : shop.call(createShippingOption, {
            shippingOption: { title: textsIn(locale)('purchase.standardDelivery'), rates, deliveryRegionIds: [id] },
          }),
    )
    if (saved) return
  }
}

const flatRates = (amount: string, freeFrom: string) => [
  { amount: wireAmount(amount) },
  ...(freeFrom
    ? [
        {
          amount: '0',
          conditions: [{ type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: wireAmount(freeFrom) }],
        },
      ]
    : []),
]

async function walkPickup(shop: SetupShop, questions: Questions, { id }: Region): Promise<void> {
  const { pickupLocations } = await shop.call(queryPickupLocation, {})
  const place: Place | undefined = pickupLocations[0]
  const active = await questions.yes('Can buyers collect their orders', place?.active ?? false)
  if (!active) {
    if (place?.active)
      await shop.call(updatePickupLocation, { pickupLocation: { id: place.id, revision: place.revision, active } })
    return
  }
  const own = place?.address.addressLine ? place.address : shop.site().settings.business?.address
  for (;;) {
    const line = async (label: string, current: string | null | undefined) =>
      (await questions.text(label, current ?? '')) ?? current
    const address = present({
      addressLine: (await line('Street and number of the place', own?.addressLine)) ?? undefined,
      postalCode: (await line('Postcode', own?.postalCode)) ?? undefined,
      city: (await line('City', own?.city)) ?? undefined,
      country: own?.country ?? undefined,
    })
    const saved = await questions.attempt(() =>
      place
        ? shop.call(updatePickupLocation, {
            pickupLocation: { id: place.id, revision: place.revision, active, address },
          })
        : shop.call(createPickupLocation, {
            pickupLocation: {
              name: textsIn(shop.site().locale)('purchase.pickUp'),
              address,
              active,
              deliveryRegionIds: [id],
            },
          }),
    )
    if (saved) return
  }
}

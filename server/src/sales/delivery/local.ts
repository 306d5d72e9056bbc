import type {
  LocalDeliveryOption,
  LocalDeliveryOptionChanges,
} from '@fairground/contract/ecom/local-delivery-option.ts'
import { DayOfWeek } from '@fairground/contract/enumerations/delivery.ts'
import { notPostcodes } from '@fairground/domain/delivery/area-codes.ts'
import { type Area, cityKey } from '@fairground/domain/delivery/areas.ts'
import type { ConditionalRate } from '@fairground/domain/delivery/rates.ts'
import { fullSubdivision } from '@fairground/domain/delivery/regions.ts'
import type { TimeOfDay, TimeWindow } from '@fairground/domain/delivery/schedule.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { filled } from '../../ground/filled.ts'
import { isSubdivision } from '../../ground/places.ts'
import { message } from '../../ground/texts/message.ts'
import { orBefore, type Parse } from './options.ts'
import { stampsToWire } from './profile-wire.ts'
import type { LocalDoc, SetupRow } from './setup/documents.ts'
import { amountText, parseRates, ratesToWire } from './setup/rates.ts'

type Changes = Partial<Static<typeof LocalDeliveryOptionChanges>>
type Wire = Static<typeof LocalDeliveryOption>

const AREAS = ['zipConfig', 'radiusConfig', 'customAreaConfig', 'cityConfig'] as const

/** The area after a change: one of four kinds; a new kind takes the place of the one before. A radius without a unit is in the site's. */
function areaOf({ site }: Ctx, change: Changes, before: Area | undefined, at: string): Area {
  const given = AREAS.filter((kind) => change[kind])
  if (given.length > 1 || (given.length === 0 && !before))
    throw new InvalidArgument([
      {
        field: at,
        description: message('violations.oneArea', { areas: AREAS.join(', ') }),
        violatedRule: 'REQUIRED_ONE_OF_FIELD',
      },
    ])
  assertParts(change, at)
  assertPostcodes(change, before, at)
  const { zipConfig, radiusConfig, customAreaConfig, cityConfig } = given.length === 1 ? change : (before as Changes)
  return present({
    zipConfig,
    radiusConfig: radiusConfig && {
      ...radiusConfig,
      lengthUnit: unitOf(radiusConfig) ?? site.settings.distanceUnit ?? 'KM',
    },
    customAreaConfig,
    cityConfig: cityConfig && {
      cityItems: cityConfig.cityItems.map(({ cityName, country, subdivision }) => ({
        cityName: cityName.trim(),
        country,
        ...present({ subdivision: subdivision ? fullSubdivision(country, subdivision) : undefined }),
      })),
    },
    destinations: change.destinations ?? before?.destinations,
  }) as Area
}

/** Parts of countries that an area names are parts of them. */
function assertParts({ cityConfig, destinations = [] }: Changes, at: string): void {
  const named = [
    ...destinations.flatMap(({ code, subdivisions = [] }, i) =>
      subdivisions.map((part, j) => ({ country: code, part, field: `${at}.destinations[${i}].subdivisions[${j}]` })),
    ),
    ...(cityConfig?.cityItems ?? []).map(({ country, subdivision }, i) => ({
      country,
      part: subdivision ?? '',
      field: `${at}.cityConfig.cityItems[${i}].subdivision`,
    })),
  ]
  const unknown = named.filter(({ country, part }) => part && !isSubdivision(country, fullSubdivision(country, part)))
  if (unknown.length > 0)
    throw new InvalidArgument(
      unknown.map(({ field }) => ({
        field,
        description: message('violations.partOfCountry'),
        violatedRule: 'VALIDATION',
      })),
    )
}

/** Postcodes that an area names could be some of its countries. */
function assertPostcodes({ zipConfig, destinations }: Changes, before: Area | undefined, at: string): void {
  const countries = (destinations ?? before?.destinations ?? []).map(({ code }) => code)
  const wrong = (zipConfig?.zipCodes ?? []).flatMap((text, i) => (notPostcodes(text, countries).length > 0 ? [i] : []))
  if (wrong.length > 0)
    throw new InvalidArgument(
      wrong.map((i) => ({
        field: `${at}.zipConfig.zipCodes[${i}]`,
        description: message('violations.postcodes'),
        violatedRule: 'FORMAT',
      })),
    )
}

/** `UNSPECIFIED_LENGTH_UNIT` names none. */
const unitOf = ({ lengthUnit }: NonNullable<Changes['radiusConfig']>) =>
  lengthUnit === 'MI' || lengthUnit === 'KM' ? lengthUnit : undefined

const DAY_KEYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
type Schedule = NonNullable<Changes['scheduledDeliveryConfig']>

const windowsOfDays = (days: NonNullable<Schedule['days']>): TimeWindow[] =>
  DAY_KEYS.flatMap((key, i) =>
    (days[key]?.timeSlots ?? []).map(({ from, to }) => ({
      day: DayOfWeek[i]!, // seven of each
      start: from,
      end: to,
      enabled: days[key]?.enabledForDelivery ?? true,
    })),
  )

const minutes = ({ hours, minutes: more }: TimeOfDay): number => hours * 60 + (more ?? 0)

function scheduleOf(config: Schedule | undefined, before: LocalDoc['schedule'], at: string): LocalDoc['schedule'] {
  if (config === undefined) return before
  const { handlingDays, cutOffTime, timeWindows, days } = config
  const windows = timeWindows ?? (days ? windowsOfDays(days) : [...(before?.windows ?? [])])
  const wrong = windows.findIndex(({ start, end }) => minutes(end) <= minutes(start))
  if (wrong >= 0)
    throw new InvalidArgument([
      {
        field: `${at}.timeWindows[${wrong}].end`,
        description: message('violations.afterStart'),
        violatedRule: 'VALIDATION',
      },
    ])
  return { windows, ...present({ handlingDays: handlingDays ?? undefined, cutOff: cutOffTime }) }
}

/** Rates of the older fields: one price, free from an amount on. The one that a change leaves out stays. */
function olderRates(
  { site }: Ctx,
  { rate, minimumFreeDeliveryOrderAmount: given }: Changes,
  before: readonly ConditionalRate[],
  at: string,
): ConditionalRate[] | undefined {
  if ((rate === undefined || rate === null) && given === undefined) return undefined
  const flat = { amount: rate ?? flatOf(before)?.amount ?? '0' }
  const free = given === undefined ? freeFrom(before) : given
  if (!free) return [flat]
  const value = amountText(free, site.currency, `${at}.minimumFreeDeliveryOrderAmount`)
  return [flat, { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value }] }]
}

export const parseLocal: Parse<'local', Changes> = (ctx, before, change, at) => {
  const { areaName, estimatedDeliveryTime, deliveryRegionIds, externalId, scheduledDeliveryConfig } = change
  const rates = change.rates ?? olderRates(ctx, change, before?.rates ?? [], at)
  return {
    active: before?.active ?? true,
    areaName: areaName === undefined ? (before?.areaName ?? '') : filled(areaName, `${at}.areaName`),
    area: areaOf(ctx, change, before?.area, at),
    rates: rates ? parseRates(rates, ctx.site.currency, `${at}.rates`) : (before?.rates ?? [{ amount: '0' }]),
    regionIds: deliveryRegionIds ? [...new Set(deliveryRegionIds)] : (before?.regionIds ?? []),
    ...present({
      estimatedDeliveryTime: orBefore(estimatedDeliveryTime, before?.estimatedDeliveryTime),
      externalId: orBefore(externalId, before?.externalId),
      schedule: scheduleOf(scheduledDeliveryConfig, before?.schedule, `${at}.scheduledDeliveryConfig`),
      slotCapacity: before?.slotCapacity,
      closedDates: before?.closedDates,
    }),
  } satisfies LocalDoc
}

export function localToWire(row: SetupRow<'local'>): Wire {
  const { areaName, area, rates, regionIds, estimatedDeliveryTime, externalId, schedule } = row.doc
  const { cityConfig, ...areas } = area
  return {
    ...stampsToWire(row),
    areaName,
    ...(structuredClone(areas) as Pick<Wire, 'zipConfig' | 'radiusConfig' | 'customAreaConfig' | 'destinations'>), // as it was validated
    ...present({
      cityConfig: cityConfig && {
        cityItems: cityConfig.cityItems.map((item) => ({ ...item, cityKey: cityKey(item.cityName) })),
      },
      rate: flatOf(rates)?.amount,
      minimumFreeDeliveryOrderAmount: freeFrom(rates),
      estimatedDeliveryTime,
      externalId,
      scheduledDeliveryConfig: schedule && scheduleToWire(schedule),
    }),
    rates: ratesToWire(rates),
    deliveryRegionIds: [...regionIds],
  }
}

const flatOf = (rates: readonly ConditionalRate[]): ConditionalRate | undefined =>
  rates.find(({ conditions = [], multiplyByQuantity }) => conditions.length === 0 && !multiplyByQuantity)

function freeFrom(rates: readonly ConditionalRate[]): number | undefined {
  const [condition] =
    rates.find(
      ({ amount, conditions = [] }) =>
        !isPositive(amount) && conditions.length === 1 && conditions[0]?.type === 'BY_TOTAL_PRICE',
    )?.conditions ?? []
  return condition?.operator === 'GTE' ? Number(condition.value) : undefined
}

const timeToWire = ({ hours, minutes: more }: TimeOfDay) => ({ hours, minutes: more ?? 0 })

function scheduleToWire({ handlingDays = 0, cutOff, windows }: NonNullable<LocalDoc['schedule']>): Schedule {
  return {
    handlingDays,
    ...present({ cutOffTime: cutOff && timeToWire(cutOff) }),
    timeWindows: windows.map(({ day, start, end, enabled }) => ({
      day,
      start: timeToWire(start),
      end: timeToWire(end),
      enabled: enabled ?? true,
    })),
    days: Object.fromEntries(
      DAY_KEYS.map((key, i) => {
        const own = windows.filter(({ day }) => day === DayOfWeek[i])
        const timeSlots = own.slice(0, 8).map(({ start, end }) => ({ from: timeToWire(start), to: timeToWire(end) }))
        return [key, { enabledForDelivery: own.some(({ enabled }) => enabled !== false), timeSlots }]
      }),
    ),
  }
}

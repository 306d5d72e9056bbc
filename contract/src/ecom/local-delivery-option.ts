import Type from 'typebox'
import { DayOfWeek, LengthUnit } from '../enumerations/delivery.ts'
import {
  CountryCode,
  Decimal,
  float,
  Guid,
  int,
  list,
  named,
  nullable,
  oneOf,
  optional,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'
import { Rates, RegionIds, SubdivisionCode } from './delivery-parts.ts'

const Point = named('AddressLocation', Type.Object({ latitude: float(-90, 90), longitude: float(-180, 180) }))

/** Postcodes (`10115`), beginnings (`SW1*`) and ranges of numbers (`10115-10179`), several in one text apart by commas. */
const ZipCodeConfig = named('ZipCodeConfig', Type.Object({ zipCodes: list(text(300, { minLength: 1 }), 500, 1) }))

const RadiusConfig = named(
  'RadiusConfig',
  Type.Object({
    address: named(
      'LocalDeliveryAddress',
      Type.Object({ formattedAddress: optional(nullable(text(400))), geocode: Point }),
    ),
    radius: float(0.1, 50),
    /** The site's; kilometres where it has none. */
    lengthUnit: optional(oneOf(LengthUnit)),
  }),
)

const CustomAreaConfig = named('CustomAreaConfig', Type.Object({ geocodes: list(Point, 300, 3) }))

const CityConfig = named(
  'CityConfig',
  Type.Object({
    cityItems: list(
      named(
        'CityItem',
        Type.Object({
          cityName: text(100, { minLength: 1 }),
          subdivision: optional(nullable(SubdivisionCode)),
          country: CountryCode,
          /** Name as it is compared, without case and accents. */
          cityKey: optional(nullable(text(100))),
        }),
      ),
      50,
      1,
    ),
  }),
)

const TimePoint = named('TimePoint', Type.Object({ hours: int(0, 23), minutes: optional(nullable(int(0, 59))) }))
const TimeOfDay = named('TimeOfDay', Type.Object({ hours: int(0, 23), minutes: optional(int(0, 59)) }))

const DaySlot = named(
  'DaySlot',
  Type.Object({
    enabledForDelivery: optional(nullable(Type.Boolean())),
    timeSlots: optional(list(named('TimeSlot', Type.Object({ from: TimePoint, to: TimePoint })), 8)),
  }),
)

const Days = named(
  'Days',
  Type.Object({
    monday: optional(DaySlot),
    tuesday: optional(DaySlot),
    wednesday: optional(DaySlot),
    thursday: optional(DaySlot),
    friday: optional(DaySlot),
    saturday: optional(DaySlot),
    sunday: optional(DaySlot),
  }),
)

const ScheduledDelivery = named(
  'ScheduledDelivery',
  Type.Object({
    /** Days that pass before an order is delivered. */
    handlingDays: optional(nullable(int(0, 30))),
    /** Orders after it count as the next day's; wall time of the site. */
    cutOffTime: optional(TimePoint),
    timeWindows: optional(
      list(
        named(
          'TimeWindow',
          Type.Object({
            day: oneOf(DayOfWeek),
            start: TimeOfDay,
            end: TimeOfDay,
            enabled: optional(nullable(Type.Boolean())),
          }),
        ),
        100,
      ),
    ),
    /** The same windows by day; used where `timeWindows` is absent. */
    days: optional(Days),
  }),
)

const fields = {
  areaName: text(100, { minLength: 1 }),
  zipConfig: optional(ZipCodeConfig),
  radiusConfig: optional(RadiusConfig),
  customAreaConfig: optional(CustomAreaConfig),
  cityConfig: optional(CityConfig),
  /** Used where `rates` is absent. */
  rate: optional(nullable(Decimal())),
  minimumFreeDeliveryOrderAmount: optional(nullable(float(0, 999_999_999))),
  rates: optional(Rates),
  estimatedDeliveryTime: optional(nullable(text(40))),
  /** Countries, or parts of them, that the area lies in; empty: any. */
  destinations: optional(
    list(
      named('Destination', Type.Object({ code: CountryCode, subdivisions: optional(list(SubdivisionCode, 200)) })),
      100,
    ),
  ),
  scheduledDeliveryConfig: optional(ScheduledDelivery),
  deliveryRegionIds: optional(RegionIds),
  externalId: optional(nullable(Guid)),
}

export const NewLocalDeliveryOption = named('NewLocalDeliveryOption', Type.Object(fields))

export const LocalDeliveryOptionChanges = named(
  'LocalDeliveryOptionChanges',
  Type.Object({ ...fields, id: Guid, revision: optional(nullable(Revision)), areaName: optional(fields.areaName) }),
)

export const LocalDeliveryOption = named(
  'LocalDeliveryOption',
  Type.Object({
    ...fields,
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    rates: Rates,
    deliveryRegionIds: RegionIds,
  }),
)

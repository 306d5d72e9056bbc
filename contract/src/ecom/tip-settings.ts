import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { StaffDistributionMethod, TipType } from '../enumerations/tips.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata } from '../paging.ts'
import {
  Empty,
  FieldMask,
  Guid,
  list,
  named,
  nullable,
  oneOf,
  optional,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'
import { DeliveryQuery } from './pickup-locations.ts'

const at = addresses({
  module: 'ecom.tip-settings',
  under: '/v1/tip-settings',
  api: '/tip-settings',
  site: '/_api/tip-settings',
})
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

/** A site has at most so many, its default ones among them; our choice. */
export const MAX_TIP_SETTINGS = 100

/** One to three tips that are suggested; `value` is percent, or an amount in the site's currency. At most one is the default. */
const Presets = list(
  named(
    'Preset',
    Type.Object({
      value: Type.Number({ minimum: 0, maximum: 1_000_000 }),
      default: optional(nullable(Type.Boolean())),
    }),
  ),
  3,
  1,
)

/** Place, terminal or person whose settings they are, at most one of them. Settings of none are the site's default. */
const identifier = {
  locationId: optional(nullable(Guid)),
  paymentTerminalId: optional(nullable(text(30, { minLength: 1 }))),
  userId: optional(nullable(Guid)),
}

const given = {
  ...identifier,
  tipType: optional(oneOf(TipType)),
  presets: optional(Presets),
  /** Buyers may tip. */
  allowCustomerTip: optional(nullable(Type.Boolean())),
  /** Buyers may enter an amount of their own. */
  allowCustomAmount: optional(nullable(Type.Boolean())),
  /** Staff may add a tip to an order. */
  allowBusinessTipAtPayment: optional(nullable(Type.Boolean())),
  /** Staff may share out tips by hand. */
  allowEditDistribution: optional(nullable(Type.Boolean())),
  staffDistributionMethod: optional(oneOf(StaffDistributionMethod)),
}

export const TipSettings = named(
  'TipSettings',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    /** They count wherever no others do. */
    default: Type.Boolean(),
    locationId: optional(Guid),
    paymentTerminalId: optional(Type.String()),
    userId: optional(Guid),
    tipType: oneOf(TipType),
    presets: Presets,
    allowCustomerTip: Type.Boolean(),
    allowCustomAmount: Type.Boolean(),
    allowBusinessTipAtPayment: Type.Boolean(),
    allowEditDistribution: Type.Boolean(),
    staffDistributionMethod: oneOf(StaffDistributionMethod),
  }),
)

const One = Type.Object({ tipSettings: TipSettings })
const NewTipSettings = named('NewTipSettings', Type.Object(given))
export const TipSettingsChanges = named('TipSettingsChanges', Type.Object({ id: Guid, revision: Revision, ...given }))

export const createTipSettings = operation({
  ...at(''),
  ...write,
  name: 'createTipSettings',
  summary: 'Makes tip settings of a location, a payment terminal or a person.',
  method: 'POST',
  request: Type.Object({ tipSettings: NewTipSettings }),
  response: One,
  refusals: ['CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET', 'PRESET_PERCENTAGE_TOO_HIGH', 'LIMIT_REACHED'],
})

export const createDefaultTipSettings = operation({
  ...at('/create-default'),
  ...write,
  name: 'createDefaultTipSettings',
  summary: 'Makes the tip settings of the site: buyers at the checkout choose from them.',
  method: 'POST',
  request: Type.Object({ tipSettings: NewTipSettings }),
  response: One,
  refusals: [
    'DEFAULT_SETTINGS_ALREADY_EXISTS',
    'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET',
    'PRESET_PERCENTAGE_TOO_HIGH',
  ],
})

export const updateTipSettings = operation({
  ...at(''),
  ...write,
  name: 'updateTipSettings',
  summary: 'Changes tip settings; presets are set as a whole.',
  method: 'PATCH',
  request: Type.Object({ tipSettings: TipSettingsChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: [
    'TIP_SETTINGS_NOT_FOUND',
    'STALE_REVISION',
    'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET',
    'PRESET_PERCENTAGE_TOO_HIGH',
  ],
})

export const deleteTipSettings = operation({
  ...at('/{tipSettingsId}'),
  ...write,
  name: 'deleteTipSettings',
  summary: 'Deletes tip settings; those of the site stay.',
  method: 'DELETE',
  request: Type.Object({ tipSettingsId: Guid }),
  response: Empty,
  refusals: ['TIP_SETTINGS_NOT_FOUND', 'CANNOT_DELETE_DEFAULT_SETTINGS'],
})

export const queryTipSettings = operation({
  ...at('/query'),
  ...read,
  name: 'queryTipSettings',
  summary: 'Tip settings that match, the oldest first unless sorted.',
  method: 'POST',
  request: Type.Object({ query: optional(DeliveryQuery) }),
  response: Type.Object({ tipSettings: list(TipSettings, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const operations = [
  createTipSettings,
  createDefaultTipSettings,
  updateTipSettings,
  deleteTipSettings,
  queryTipSettings,
] as const

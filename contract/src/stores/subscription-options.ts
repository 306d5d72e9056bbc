import Type from 'typebox'
import { SubscriptionFrequency, SubscriptionOptionDiscountType } from '../enumerations/catalog.ts'
import { admin, caller, operation } from '../operation.ts'
import { Paging } from '../paging.ts'
import { Empty, float, Guid, int, list, named, nullable, oneOf, optional, text } from '../scalars.ts'

const module = 'stores.subscription-options'

/** Most options one product offers. */
export const MAX_OPTIONS_OF_PRODUCT = 6
/** A site has at most so many; our choice. */
export const MAX_SUBSCRIPTION_OPTIONS = 1000

const reads = (path: string) => ({
  path,
  publicPath: `/_api/subscription-options-reader-server${path}`,
  aliases: [`/wix-ecommerce-plans-reader${path}`, `/_api/wix-ecommerce-plans-reader${path}`],
})
const writes = (path: string) => ({
  path,
  publicPath: `/stores${path}`,
  aliases: [`/wix-ecommerce-plans${path}`, `/_api/subscription-options-server${path}`],
})

const SubscriptionSettings = named(
  'SubscriptionSettings',
  Type.Object({
    frequency: oneOf(SubscriptionFrequency),
    /** The subscription goes on after its last cycle. */
    autoRenewal: Type.Boolean(),
    /** Payments of one term; absent: until it is cancelled. */
    billingCycles: optional(int(2, 999)),
    /** A payment every so many days, weeks, months or years. */
    interval: int(1, 50),
  }),
)

const SettingsForWrite = named(
  'SubscriptionSettingsForWrite',
  Type.Object({
    frequency: optional(oneOf(SubscriptionFrequency)),
    autoRenewal: optional(Type.Boolean()),
    billingCycles: optional(nullable(int(2, 999))),
    interval: optional(nullable(int(1, 50))),
  }),
)

/** Off the price of each payment: in the site's currency, or per cent. */
const SubscriptionDiscount = named(
  'SubscriptionDiscount',
  Type.Object({ type: oneOf(SubscriptionOptionDiscountType), value: float(0, 1_000_000_000) }),
)
const DiscountForWrite = named(
  'SubscriptionDiscountForWrite',
  Type.Object({
    type: optional(oneOf(SubscriptionOptionDiscountType)),
    value: optional(float(0, 1_000_000_000)),
  }),
)

const shown = {
  title: Type.String(),
  description: optional(Type.String()),
  subscriptionSettings: SubscriptionSettings,
  discount: optional(SubscriptionDiscount),
}
export const SubscriptionOption = named('SubscriptionOption', Type.Object({ id: Guid, ...shown }))
const SubscriptionOptionInProduct = named(
  'SubscriptionOptionInProduct',
  Type.Object({ id: Guid, hidden: Type.Boolean(), ...shown }),
)

const more = { description: optional(nullable(text(60))), discount: optional(nullable(DiscountForWrite)) }
export const NewSubscriptionOption = named(
  'NewSubscriptionOption',
  Type.Object({ title: text(20, { minLength: 1 }), subscriptionSettings: SettingsForWrite, ...more }),
)
export const SubscriptionOptionChanges = named(
  'SubscriptionOptionChanges',
  Type.Object({
    id: Guid,
    title: optional(text(20, { minLength: 1 })),
    subscriptionSettings: optional(SettingsForWrite),
    ...more,
  }),
)

const One = Type.Object({ subscriptionOption: SubscriptionOption })
const Several = Type.Object({ subscriptionOptions: list(SubscriptionOption, 100) })

export const getSubscriptionOption = operation({
  module,
  name: 'getSubscriptionOption',
  summary: 'One subscription option.',
  method: 'GET',
  ...reads('/v1/subscription-options/{id}'),
  who: caller,
  request: Type.Object({ id: Guid }),
  response: One,
  refusals: ['SUBSCRIPTION_OPTION_NOT_FOUND'],
})

export const getSubscriptionOptionsForProduct = operation({
  module,
  name: 'getSubscriptionOptionsForProduct',
  summary: 'The options a product offers, in their order. Hidden ones are for administrators who ask for them.',
  method: 'GET',
  ...reads('/v1/subscription-options/byProduct/{productId}'),
  who: caller,
  request: Type.Object({ productId: Guid, includeHiddenSubscriptionOptions: optional(Type.Boolean()) }),
  response: Type.Object({ subscriptionOptions: list(SubscriptionOptionInProduct, MAX_OPTIONS_OF_PRODUCT) }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const getProductIdsForSubscriptionOption = operation({
  module,
  name: 'getProductIdsForSubscriptionOption',
  summary: 'The products that offer an option. Hidden products are for administrators who ask for them.',
  method: 'GET',
  ...reads('/v1/subscription-options/{id}/productIds'),
  who: caller,
  request: Type.Object({ id: Guid, includeHiddenProducts: optional(Type.Boolean()), paging: optional(Paging) }),
  response: Type.Object({
    productIds: list(Guid, 100),
    metadata: Type.Object({ items: Type.Integer(), offset: Type.Integer() }),
    totalResults: Type.Integer(),
  }),
  refusals: ['SUBSCRIPTION_OPTION_NOT_FOUND'],
})

export const getOneTimePurchasesStatus = operation({
  module,
  name: 'getOneTimePurchasesStatus',
  summary: 'Purchases of a product without a subscription: allowed or not. They are by default.',
  method: 'GET',
  ...reads('/v1/subscription-options/product/{productId}/oneTimePurchasesStatus'),
  who: caller,
  request: Type.Object({ productId: Guid }),
  response: Type.Object({ allowed: Type.Boolean() }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const createSubscriptionOption = operation({
  module,
  name: 'createSubscriptionOption',
  summary: 'Makes an option that products can offer.',
  method: 'POST',
  ...writes('/v1/subscription-options'),
  who: admin('catalog.write'),
  request: Type.Object({ subscriptionOption: NewSubscriptionOption }),
  response: One,
  refusals: ['SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED'],
})

export const updateSubscriptionOption = operation({
  module,
  name: 'updateSubscriptionOption',
  summary: 'Sets what is present; every product that offers the option shows it.',
  method: 'PATCH',
  ...writes('/v1/subscription-options/{subscriptionOption.id}'),
  who: admin('catalog.write'),
  request: Type.Object({ subscriptionOption: SubscriptionOptionChanges }),
  response: One,
  refusals: ['SUBSCRIPTION_OPTION_NOT_FOUND'],
})

export const deleteSubscriptionOption = operation({
  module,
  name: 'deleteSubscriptionOption',
  summary: 'Deletes an option and takes it off the products that offer it.',
  method: 'DELETE',
  ...writes('/v1/subscription-options/{id}'),
  who: admin('catalog.write'),
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['SUBSCRIPTION_OPTION_NOT_FOUND'],
})

export const bulkCreateSubscriptionOptions = operation({
  module,
  name: 'bulkCreateSubscriptionOptions',
  summary: 'Makes several options, all or none.',
  method: 'POST',
  ...writes('/v1/subscription-options/createBulk'),
  who: admin('catalog.write'),
  request: Type.Object({ subscriptionOptions: list(NewSubscriptionOption, 100, 1) }),
  response: Several,
  refusals: ['SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED'],
})

export const bulkUpdateSubscriptionOptions = operation({
  module,
  name: 'bulkUpdateSubscriptionOptions',
  summary: 'Changes several options, all or none.',
  method: 'PATCH',
  ...writes('/v1/subscription-options'),
  who: admin('catalog.write'),
  request: Type.Object({ subscriptionOptions: list(SubscriptionOptionChanges, 100, 1) }),
  response: Several,
  refusals: ['SUBSCRIPTION_OPTION_NOT_FOUND'],
})

export const bulkDeleteSubscriptionOptions = operation({
  module,
  name: 'bulkDeleteSubscriptionOptions',
  summary: 'Deletes several options, all or none.',
  method: 'POST',
  ...writes('/v1/subscription-options/deleteBulk'),
  who: admin('catalog.write'),
  request: Type.Object({ ids: list(Guid, 100, 1) }),
  response: Empty,
  refusals: ['SUBSCRIPTION_OPTION_NOT_FOUND'],
})

export const assignSubscriptionOptionsToProduct = operation({
  module,
  name: 'assignSubscriptionOptionsToProduct',
  summary: 'Sets the options that a product offers, in this order; others are taken off.',
  method: 'POST',
  ...writes('/v1/subscription-options/product/{productId}/assign'),
  who: admin('catalog.write'),
  request: Type.Object({
    productId: Guid,
    assignedSubscriptionOptions: optional(
      list(
        named('AssignedSubscriptionOption', Type.Object({ id: Guid, hidden: optional(Type.Boolean()) })),
        MAX_OPTIONS_OF_PRODUCT,
      ),
    ),
  }),
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND', 'SUBSCRIPTION_OPTION_NOT_FOUND'],
})

export const allowOneTimePurchases = operation({
  module,
  name: 'allowOneTimePurchases',
  summary: 'Sets if a product can be bought without a subscription.',
  method: 'PATCH',
  ...writes('/v1/subscription-options/product/{productId}/allowOneTimePurchase'),
  who: admin('catalog.write'),
  request: Type.Object({ productId: Guid, allowed: Type.Boolean() }),
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const operations = [
  getSubscriptionOption,
  getSubscriptionOptionsForProduct,
  getProductIdsForSubscriptionOption,
  getOneTimePurchasesStatus,
  createSubscriptionOption,
  updateSubscriptionOption,
  deleteSubscriptionOption,
  bulkCreateSubscriptionOptions,
  bulkUpdateSubscriptionOptions,
  bulkDeleteSubscriptionOptions,
  assignSubscriptionOptionsToProduct,
  allowOneTimePurchases,
] as const

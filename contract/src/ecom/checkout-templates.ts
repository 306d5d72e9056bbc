import Type from 'typebox'
import { bulkAnswerWith } from '../bulk.ts'
import { CheckoutTemplateStatus } from '../enumerations/carts.ts'
import { admin, operation, own } from '../operation.ts'
import { CursorMetadata, CursorQuery } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { addingRefusals, ExternalReference } from './checkout-parts.ts'
import { couponRefusals } from './coupons.ts'
import { AddedLineItem, CustomLineItems, NewLineItems } from './line-item.ts'

const module = 'ecom.checkout-templates'
const at = (rest: string) => ({
  module,
  path: `/v1/checkout-templates${rest}`,
  publicPath: `/ecom/v1/checkout-templates${rest}`,
})
const read = { who: admin('orders.read') }
const write = { who: admin('orders.write') }

const CheckoutCustomization = named(
  'CheckoutCustomization',
  Type.Object({
    /** Buyers cannot change the coupon. */
    lockedCoupon: optional(Type.Boolean()),
    /** Orders are paid online, or not made. */
    disabledManualPayment: optional(Type.Boolean()),
  }),
)

const parts = {
  /** ACTIVE unless given. An INACTIVE one makes no checkouts. */
  status: optional(oneOf(CheckoutTemplateStatus)),
  lineItems: optional(NewLineItems),
  /** Lines that are in no catalogue, with the price of the template. */
  customLineItems: optional(CustomLineItems),
  /** Entered in each checkout. */
  couponCode: optional(nullable(text(100))),
  /** Rules of each checkout. */
  customization: optional(CheckoutCustomization),
}

export const CheckoutTemplate = named(
  'CheckoutTemplate',
  Type.Object({
    id: Guid,
    status: oneOf(CheckoutTemplateStatus),
    lineItems: Type.Array(AddedLineItem),
    customLineItems: CustomLineItems,
    couponCode: optional(Type.String()),
    customization: optional(CheckoutCustomization),
    externalReference: optional(ExternalReference),
    createdDate: Timestamp,
    updatedDate: Timestamp,
  }),
)
const NewCheckoutTemplate = named(
  'NewCheckoutTemplate',
  Type.Object({ ...parts, externalReference: optional(ExternalReference) }),
)
export const CheckoutTemplateChanges = named('CheckoutTemplateChanges', Type.Object({ id: Guid, ...parts }))
const One = Type.Object({ checkoutTemplate: CheckoutTemplate })
const lineRefusals = ['CANT_CREATE_CHECKOUT_WITHOUT_ITEMS', 'ITEM_NOT_FOUND_IN_CATALOG', 'LIMIT_REACHED'] as const

export const createCheckoutTemplate = operation({
  ...at(''),
  ...write,
  name: 'createCheckoutTemplate',
  summary: 'Makes a template: lines and a coupon that checkouts are filled with, again and again.',
  method: 'POST',
  request: Type.Object({ checkoutTemplate: NewCheckoutTemplate }),
  response: One,
  refusals: [...lineRefusals],
})

export const bulkCreateCheckoutTemplates = operation({
  module,
  path: '/v1/bulk/checkout-templates/create',
  ...write,
  name: 'bulkCreateCheckoutTemplates',
  summary: 'Makes templates, each by itself.',
  method: 'POST',
  request: Type.Object({
    checkoutTemplates: list(NewCheckoutTemplate, 100, 1),
    returnEntity: optional(Type.Boolean()),
  }),
  response: bulkAnswerWith('BulkCheckoutTemplateResult', CheckoutTemplate, 100),
  refusals: [],
})

export const getCheckoutTemplate = operation({
  ...at('/{checkoutTemplateId}'),
  ...read,
  name: 'getCheckoutTemplate',
  summary: 'One template.',
  method: 'GET',
  request: Type.Object({ checkoutTemplateId: Guid }),
  response: One,
  refusals: ['CHECKOUT_TEMPLATE_NOT_FOUND'],
})

export const updateCheckoutTemplate = operation({
  ...at('/{checkoutTemplate.id}'),
  ...write,
  name: 'updateCheckoutTemplate',
  summary: 'Changes a template; checkouts that were made of it stay as they are.',
  method: 'PATCH',
  request: Type.Object({ checkoutTemplate: CheckoutTemplateChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['CHECKOUT_TEMPLATE_NOT_FOUND', ...lineRefusals],
})

export const deleteCheckoutTemplate = operation({
  ...at('/{checkoutTemplateId}'),
  ...write,
  name: 'deleteCheckoutTemplate',
  summary: 'Deletes a template; its link leads nowhere from then on.',
  method: 'DELETE',
  request: Type.Object({ checkoutTemplateId: Guid }),
  response: Empty,
  refusals: ['CHECKOUT_TEMPLATE_NOT_FOUND'],
})

export const queryCheckoutTemplates = operation({
  ...at('/query'),
  ...read,
  name: 'queryCheckoutTemplates',
  summary: 'Templates that match, the newest first unless sorted.',
  method: 'POST',
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ checkoutTemplates: list(CheckoutTemplate, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const createCheckoutFromTemplate = operation({
  ...at('/{checkoutTemplateId}/create-checkout-from-template'),
  who: own('orders.write'),
  name: 'createCheckoutFromTemplate',
  summary: 'Makes a checkout of the caller with the lines and the coupon of a template.',
  method: 'POST',
  request: Type.Object({
    checkoutTemplateId: Guid,
    /** The site whose template it is, where the caller names one. */
    siteId: optional(Guid),
  }),
  response: Type.Object({ checkoutId: Guid, checkoutUrl: Type.String(), purchaseFlowId: Guid }),
  refusals: [
    'CHECKOUT_TEMPLATE_NOT_FOUND',
    'CHECKOUT_TEMPLATE_INACTIVE',
    'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS',
    ...couponRefusals,
    ...addingRefusals,
  ],
})

export const operations = [
  createCheckoutTemplate,
  bulkCreateCheckoutTemplates,
  getCheckoutTemplate,
  updateCheckoutTemplate,
  deleteCheckoutTemplate,
  queryCheckoutTemplates,
  createCheckoutFromTemplate,
] as const

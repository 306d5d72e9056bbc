import Type from 'typebox'
import { MethodDelivery, MethodItem } from '../enumerations/payments.ts'
import { admin, operation } from '../operation.ts'
import { CountryCode, Decimal, int, list, named, oneOf, optional, properName, text } from '../scalars.ts'
import { PaymentMethodName } from './payment-method-name.ts'

const module = 'fairground.payment-settings'

/** Days after which an order that a visitor or member pays in person is cancelled unless it was paid. */
const manualPaymentDays = int(1, 365)

/** Purchases that the method takes; an absent field limits nothing. Amounts are to be paid now, in the currency of the site; both ends are taken. */
const MethodLimits = named(
  'PaymentMethodLimits',
  Type.Object({
    /** Countries of the address it goes to, else of the one it is billed to; where none is known, that of the shop. */
    countries: optional(list(CountryCode, 250, 1)),
    minimumAmount: optional(Decimal()),
    maximumAmount: optional(Decimal()),
    deliveries: optional(list(oneOf(MethodDelivery), MethodDelivery.length, 1)),
    /** Everything that is bought must be of these kinds. */
    items: optional(list(oneOf(MethodItem), MethodItem.length, 1)),
  }),
)

const SiteMethod = named(
  'SitePaymentMethod',
  Type.Object({
    method: PaymentMethodName,
    title: Type.String(),
    /** No money moves. */
    test: Type.Boolean(),
    /** Buyers may choose it. */
    enabled: Type.Boolean(),
    /** Address for the provider's messages about payments of the site; absent where it sends none. */
    messagesUrl: optional(Type.String()),
    limits: optional(MethodLimits),
  }),
)

const words = {
  /** "Bank transfer", as buyers read it. */
  title: properName(60),
  /** Read where buyers choose how to pay. */
  description: optional(text(200)),
  /** Read by buyers who chose it, on the order's page and in its mail; lines stay lines. The order's number stands beside them. */
  instructions: optional(text(2000)),
}

/** A payment method outside that the owner named: bank transfer, invoice, cash at the door. */
const ManualMethod = named('ManualPaymentMethod', Type.Object({ method: PaymentMethodName, ...words }))

const ManualMethodChange = named(
  'ManualPaymentMethodChange',
  Type.Object({
    /** Absent: it is new. */
    method: optional(PaymentMethodName),
    ...words,
  }),
)

const MethodSwitch = named(
  'PaymentMethodSwitch',
  Type.Object({
    method: PaymentMethodName,
    enabled: optional(Type.Boolean()),
    /** All of them: a field that is left out limits nothing. */
    limits: optional(MethodLimits),
  }),
)

const PaymentSettings = Type.Object({
  manualPaymentDays,
  /** True when buyers may pay in person. Without it and without another method the site takes no payments. */
  manualPayments: Type.Boolean(),
  /** Payment methods outside beside the plain one, in the order that buyers see. */
  manualMethods: Type.Array(ManualMethod),
  /** Methods that are set up for the site. */
  methods: Type.Array(SiteMethod),
})

/** Changes of the settings; absent fields stay. */
const PaymentSettingsChange = Type.Object({
  manualPaymentDays: optional(manualPaymentDays),
  manualPayments: optional(Type.Boolean()),
  /** All of them: one that is left out is removed. A new one is on. Orders keep the words that their buyers read. */
  manualMethods: optional(list(ManualMethodChange, 10)),
  methods: optional(list(MethodSwitch, 20)),
})

export const getPaymentSettings = operation({
  module,
  name: 'getPaymentSettings',
  summary: 'Payment methods that buyers may choose, and how long orders that are paid in person hold their units.',
  method: 'GET',
  path: '/fairground/v1/payment-settings',
  who: admin('settings.read'),
  request: Type.Object({}),
  response: PaymentSettings,
  refusals: [],
})

export const setPaymentSettings = operation({
  module,
  name: 'setPaymentSettings',
  summary:
    'Switches payment methods on and off, limits them to some purchases, names payment methods outside, and sets how long orders that are paid in person keep their units. Orders that were placed already keep their term.',
  method: 'PATCH',
  path: '/fairground/v1/payment-settings',
  who: admin('settings.write'),
  request: PaymentSettingsChange,
  response: PaymentSettings,
  refusals: ['PAYMENT_METHOD_NOT_AVAILABLE'],
})

export const operations = [getPaymentSettings, setPaymentSettings] as const

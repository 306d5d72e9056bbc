import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { int, optional } from '../scalars.ts'

const module = 'fairground.payment-settings'

/** Days after which an order that a visitor or member pays in person is cancelled unless it was paid. */
const manualPaymentDays = int(1, 365)

const PaymentSettings = Type.Object({
  manualPaymentDays,
  /** Whether buyers may pay in person. Without it and without another method the site takes no payments. */
  manualPayments: Type.Boolean(),
})

/** What is absent stays. */
const PaymentSettingsChange = Type.Object({
  manualPaymentDays: optional(manualPaymentDays),
  manualPayments: optional(Type.Boolean()),
})

export const getPaymentSettings = operation({
  module,
  name: 'getPaymentSettings',
  summary: 'Whether buyers may pay in person, and how long such orders keep their units.',
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
    'Sets whether buyers may pay in person, and how long such orders keep their units. Orders that were placed already keep their term.',
  method: 'PATCH',
  path: '/fairground/v1/payment-settings',
  who: admin('settings.write'),
  request: PaymentSettingsChange,
  response: PaymentSettings,
  refusals: [],
})

export const operations = [getPaymentSettings, setPaymentSettings] as const

import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { int } from '../scalars.ts'

const module = 'fairground.payment-settings'

const PaymentSettings = Type.Object({
  /** Days after which an order that a visitor or member pays in person is cancelled unless it was paid. */
  manualPaymentDays: int(1, 365),
})

export const getPaymentSettings = operation({
  module,
  name: 'getPaymentSettings',
  summary: 'How long orders that are paid in person keep their units.',
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
    'Sets how long orders that are paid in person keep their units. Orders that were placed already keep their term.',
  method: 'PATCH',
  path: '/fairground/v1/payment-settings',
  who: admin('settings.write'),
  request: PaymentSettings,
  response: PaymentSettings,
  refusals: [],
})

export const operations = [getPaymentSettings, setPaymentSettings] as const

import Type from 'typebox'
import { ReserveEnd } from '../enumerations/payments.ts'
import { admin, operation } from '../operation.ts'
import { Empty, int, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { PaymentMethodName } from './payment-method-name.ts'

const module = 'fairground.payment-accounts'

/** Payments are reserved first, and taken by the merchant, or decided so many hours later. */
const Reserve = named('PaymentReserve', Type.Object({ hours: int(1, 160), end: oneOf(ReserveEnd) }))

const key = text(255, { minLength: 1 })

const PaymentAccount = named(
  'PaymentAccount',
  Type.Object({
    method: PaymentMethodName,
    title: Type.String(),
    /** No money moves: offered while test payments are on. */
    test: Type.Boolean(),
    /** Address for the provider's messages about payments of the site. */
    messagesUrl: Type.String(),
    /** Public key of the account; absent until keys are entered. The secrets are never shown again. */
    publicKey: optional(Type.String()),
    /** Last characters of the secret key, to tell one from another. */
    secretKeyEnd: optional(Type.String()),
    changedDate: optional(Timestamp),
    /** Absent: the money is taken at once. */
    reserve: optional(Reserve),
    /** Accounts whose keys were replaced by those of another account, or removed, and whose messages are read still; the latest first. */
    formerAccounts: list(
      named(
        'LeftPaymentAccount',
        Type.Object({
          publicKey: Type.String(),
          leftDate: Timestamp,
          /** Until then its messages about disputes are read. */
          messagesUntil: Timestamp,
        }),
      ),
      10,
    ),
  }),
)

export const listPaymentAccounts = operation({
  module,
  name: 'listPaymentAccounts',
  summary: 'Accounts at payment providers that the site can have, with or without keys.',
  method: 'GET',
  path: '/fairground/v1/payment-accounts',
  who: admin('settings.read'),
  request: Type.Object({}),
  response: Type.Object({ accounts: Type.Array(PaymentAccount) }),
  refusals: [],
})

export const setPaymentAccount = operation({
  module,
  name: 'setPaymentAccount',
  summary:
    'Stores the keys of an account, which the provider confirms first. The secrets are sealed. Keys that are there stay where none are given; all three are given together. While a payment is under way, keys of another account are refused.',
  method: 'PUT',
  path: '/fairground/v1/payment-accounts/{method}',
  who: admin('settings.write'),
  request: Type.Object({
    method: PaymentMethodName,
    keys: optional(named('PaymentAccountKeys', Type.Object({ publicKey: key, secretKey: key, messagesSecret: key }))),
    /** Null: the money is taken at once. */
    reserve: optional(nullable(Reserve)),
  }),
  response: Type.Object({ account: PaymentAccount }),
  refusals: [
    'PAYMENT_METHOD_NOT_AVAILABLE',
    'PAYMENT_KEYS_REFUSED',
    'PAYMENT_PROVIDER_UNREACHABLE',
    'PAYMENTS_UNDER_WAY',
  ],
})

export const testPaymentAccount = operation({
  module,
  name: 'testPaymentAccount',
  summary: 'Asks the provider with the stored keys whose account it is, and if it takes payments.',
  method: 'POST',
  path: '/fairground/v1/payment-accounts/{method}/test',
  who: admin('settings.write'),
  request: Type.Object({ method: PaymentMethodName }),
  response: Type.Object({ name: Type.String(), takesPayments: Type.Boolean() }),
  refusals: ['PAYMENT_METHOD_NOT_AVAILABLE', 'PAYMENT_KEYS_REFUSED', 'PAYMENT_PROVIDER_UNREACHABLE'],
})

export const removePaymentAccount = operation({
  module,
  name: 'removePaymentAccount',
  summary: 'Removes the keys of an account. Its payments can then be refunded by hand alone.',
  method: 'DELETE',
  path: '/fairground/v1/payment-accounts/{method}',
  who: admin('settings.write'),
  request: Type.Object({ method: PaymentMethodName }),
  response: Empty,
  refusals: ['PAYMENT_METHOD_NOT_AVAILABLE', 'PAYMENTS_UNDER_WAY'],
})

export const operations = [listPaymentAccounts, setPaymentAccount, testPaymentAccount, removePaymentAccount] as const

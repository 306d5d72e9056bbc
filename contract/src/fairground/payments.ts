import Type from 'typebox'
import { operation, own } from '../operation.ts'
import { Decimal, Guid, list, named, oneOf, optional } from '../scalars.ts'
import { OrderLinkToken } from './order-view.ts'

const module = 'fairground.payments'

/** `manual`: paid outside (cash, bank transfer). `test`: the built-in cards that move no money. */
const PaymentMethodKind = ['manual', 'test'] as const

const PaymentMethod = named(
  'PaymentMethod',
  Type.Object({
    method: oneOf(PaymentMethodKind),
    title: Type.String(),
    description: Type.String(),
    /** No money moves: said loudly wherever it is offered. */
    test: Type.Boolean(),
  }),
)

export const listPaymentMethods = operation({
  module,
  name: 'listPaymentMethods',
  summary: 'How the site lets its buyers pay.',
  method: 'GET',
  path: '/fairground/v1/payment-methods',
  who: own('orders.read'),
  request: Type.Object({}),
  response: Type.Object({ methods: Type.Array(PaymentMethod) }),
  refusals: [],
})

export const PaymentOutcome = ['PAID', 'PENDING', 'DECLINED', 'OFFLINE'] as const

const TestCard = named(
  'TestCard',
  Type.Object({
    number: Type.String({ pattern: '^[0-9 ]{12,23}$', maxLength: 23 }),
    /** MM/YY; a card that has expired is declined. */
    expiry: optional(Type.String({ pattern: '^(0[1-9]|1[0-2])/[0-9]{2}$', maxLength: 5 })),
  }),
)

export const payOrder = operation({
  module,
  name: 'payOrder',
  summary:
    'Pays an order that waits for its payment. Repeating it for an order that is paid or settled answers as the first time did.',
  method: 'POST',
  path: '/fairground/v1/orders/{orderId}/pay',
  who: own('orders.write'),
  request: Type.Object({
    orderId: Guid,
    method: oneOf(PaymentMethodKind),
    card: optional(TestCard),
    token: optional(OrderLinkToken),
    /** What the buyer was shown. When another amount is due by now, nothing is charged. */
    amount: optional(Decimal()),
  }),
  response: Type.Object({ orderId: Type.String(), status: oneOf(PaymentOutcome) }),
  refusals: [
    'ORDER_NOT_FOUND',
    'PAYMENT_METHOD_NOT_AVAILABLE',
    'ORDER_STATUS_IS_NOT_SUPPORTED',
    'AMOUNT_CHANGED',
    'EVENT_CANCELED',
    'CHECKOUT_INCOMPLETE',
    'TOO_MANY_OPEN_HOLDS',
    'TOO_MANY_UNITS_HELD',
  ],
})

const TestCardMeaning = named('TestCardMeaning', Type.Object({ number: Type.String(), outcome: Type.String() }))

export const listTestCards = operation({
  module,
  name: 'listTestCards',
  summary: 'The cards of the built-in test provider and what each does.',
  method: 'GET',
  path: '/fairground/v1/test-cards',
  who: own('orders.read'),
  request: Type.Object({}),
  response: Type.Object({ cards: list(TestCardMeaning, 20) }),
  refusals: ['PAYMENT_METHOD_NOT_AVAILABLE'],
})

export const operations = [listPaymentMethods, payOrder, listTestCards] as const
